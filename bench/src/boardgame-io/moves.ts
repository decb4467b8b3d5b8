import { takeOut } from '@parsecs/kernel';
import {
  BONUS,
  BOOSTS,
  EVASIVE_MANOEUVRE,
  MAW,
  MECHANICAL_GRAB,
  SHIPS,
  valueOf,
} from '@parsecs/super-teams';
import type { DefaultPluginAPIs, PlayerID } from 'boardgame.io';
import {
  boostWorks,
  canAnnounce,
  canGrabFor,
  countSteps,
  holds,
  isGrabbable,
  type Stage,
} from './legal.ts';
import { deal, freshMove, isSideHome, type Race, type Track, trackFor } from './race.ts';

/** What boardgame.io gives to a move. */
interface Context extends DefaultPluginAPIs {
  readonly G: Race;
  readonly ctx: { readonly currentPlayer: PlayerID; readonly numPlayers: number };
  readonly playerID: PlayerID;
}

const INVALID = 'INVALID_MOVE';
type Verdict = typeof INVALID | undefined;

export function announce(context: Context, card: number, ship: number): Verdict {
  const { G, playerID } = context;
  const track = trackOf(context);
  const hand = G.hands[Number(playerID)] ?? [];
  const index = hand.indexOf(card);
  if (index === -1 || !canAnnounce(G, track, card, ship)) return INVALID;
  hand.splice(index, 1);
  G.movementDiscard.push(card);
  G.move.card = card;
  G.move.ship = ship;
  if (BOOSTS.some((boost) => boostWorks(G, track, boost))) askOwner(context, 'boost');
  else moveShip(context);
  return undefined;
}

export function playBonus(context: Context, bonus: number): Verdict {
  const { G, playerID } = context;
  const seat = Number(playerID);
  if (!holds(G, seat, bonus)) return INVALID;
  if (bonus === EVASIVE_MANOEUVRE) {
    spendBonus(G, seat, bonus, G.move.ship);
    comeToRest(context, trackOf(context).ahead[G.position[G.move.ship] ?? 0] ?? 0);
    return undefined;
  }
  if (!BOOSTS.includes(bonus) || !boostWorks(G, trackOf(context), bonus)) return INVALID;
  spendBonus(G, seat, bonus, G.move.ship);
  G.move.boost = bonus;
  moveShip(context);
  return undefined;
}

export function declineBoost(context: Context): void {
  if (!askPartnerAfter(context, 'boost')) moveShip(context);
}

export function declineEvasion(context: Context): void {
  if (!askPartnerAfter(context, 'evade')) fallBack(context);
}

export function declineGrab(context: Context): void {
  context.G.move.declines += 1;
  askForGrab(context, Number(context.playerID) + 1);
}

export function chooseHalf(context: Context, half: number): Verdict {
  const { G } = context;
  if (!isHalf(trackOf(context), G.move.rest, half)) return INVALID;
  G.half[G.move.ship] = half;
  settle(context);
  return undefined;
}

export function grab(context: Context, ship: number): Verdict {
  const { G, playerID, events } = context;
  const seat = Number(playerID);
  const track = trackOf(context);
  if (!holds(G, seat, MECHANICAL_GRAB) || !canGrabFor(G, track, seat, ship)) return INVALID;
  spendBonus(G, seat, MECHANICAL_GRAB, ship);
  G.move.moved.push({ ship, from: G.position[ship] ?? 0 });
  G.move.grabbed = ship;
  G.move.declines = 0;
  G.position[ship] = G.move.rest;
  G.half[ship] = -1;
  if (isDual(track, G.move.rest)) events.setActivePlayers({ value: { [playerID]: 'grabHalf' } });
  else settleGrab(context);
  return undefined;
}

export function chooseGrabHalf(context: Context, half: number): Verdict {
  const { G } = context;
  if (!isHalf(trackOf(context), G.move.rest, half)) return INVALID;
  G.half[G.move.grabbed] = half;
  settleGrab(context);
  return undefined;
}

function trackOf({ ctx }: Context): Track {
  return trackFor(ctx.numPlayers);
}

function isDual(track: Track, space: number): boolean {
  return (track.otherKind[space] ?? -1) !== -1;
}

function isHalf(track: Track, space: number, half: number): boolean {
  return half !== -1 && (track.kind[space] === half || track.otherKind[space] === half);
}

function spendBonus(race: Race, seat: number, bonus: number, ship: number): void {
  takeOut(race.bonus[seat] ?? [], bonus);
  race.bonusDiscard.push(bonus);
  race.move.carded.push(ship);
}

function ask(context: Context, seat: number, stage: Stage): void {
  context.events.setActivePlayers({ value: { [seat]: stage } });
}

function mayPlay(race: Race, seat: number): boolean {
  return (race.bonus[seat]?.length ?? 0) > 0;
}

/** The owner of the mover first, then the partner; nobody with an empty hand. */
function askOwner(context: Context, stage: 'boost' | 'evade'): void {
  const track = trackOf(context);
  const owner = track.owner[context.G.move.ship >> 1] ?? -1;
  const partner = track.partner[owner] ?? -1;
  const seat = [owner, partner].find((candidate) => mayPlay(context.G, candidate));
  if (seat !== undefined) ask(context, seat, stage);
  else if (stage === 'boost') moveShip(context);
  else fallBack(context);
}

function askPartnerAfter(context: Context, stage: 'boost' | 'evade'): boolean {
  const { G, playerID } = context;
  const track = trackOf(context);
  const owner = track.owner[G.move.ship >> 1] ?? -1;
  const partner = track.partner[owner] ?? -1;
  if (Number(playerID) !== owner || !mayPlay(G, partner)) return false;
  ask(context, partner, stage);
  return true;
}

function moveShip(context: Context): void {
  const { G } = context;
  const track = trackOf(context);
  const { ship, card, boost } = G.move;
  const from = G.position[ship] ?? 0;
  const steps = countSteps(G, track, ship, valueOf(card), boost);
  const to = Math.min(from + steps, track.last);
  G.move.moved.push({ ship, from });
  if (track.kind[to] !== MAW) {
    comeToRest(context, to);
    return;
  }
  G.position[ship] = to;
  G.half[ship] = -1;
  if (G.move.carded.includes(ship)) fallBack(context);
  else askOwner(context, 'evade');
}

function fallBack(context: Context): void {
  const { G } = context;
  comeToRest(context, trackOf(context).back[G.position[G.move.ship] ?? 0] ?? 0);
}

function comeToRest(context: Context, space: number): void {
  const { G, ctx } = context;
  G.position[G.move.ship] = space;
  G.half[G.move.ship] = -1;
  G.move.rest = space;
  if (isDual(trackOf(context), space)) ask(context, Number(ctx.currentPlayer), 'half');
  else settle(context);
}

function settle(context: Context): void {
  noteArrival(context);
  askForGrab(context, Number(context.ctx.currentPlayer));
}

function settleGrab(context: Context): void {
  context.G.move.grabbed = -1;
  noteArrival(context);
  askForGrab(context, Number(context.playerID) + 1);
}

function noteArrival(context: Context): void {
  const { G } = context;
  if (G.move.rest === trackOf(context).last && !G.planetPaid) G.move.rewardDue = true;
}

/** Asks round the table until everybody has declined in a row. */
function askForGrab(context: Context, from: number): void {
  const { G } = context;
  const track = trackOf(context);
  let seat = from % track.seats;
  while (G.move.declines < track.seats) {
    if (mayPlay(G, seat) && sideHasGrabbable(G, track, track.side[seat] ?? -1)) {
      ask(context, seat, 'grab');
      return;
    }
    G.move.declines += 1;
    seat = (seat + 1) % track.seats;
  }
  finishTurn(context);
}

function sideHasGrabbable(race: Race, track: Track, side: number): boolean {
  for (let ship = 0; ship < SHIPS.length; ship += 1) {
    const owner = track.owner[ship >> 1] ?? -1;
    if (track.side[owner] === side && isGrabbable(race, track, ship)) return true;
  }
  return false;
}

function finishTurn(context: Context): void {
  const { G, ctx, events, random } = context;
  const track = trackOf(context);
  if (G.move.rest === track.last && findWinners(G, track)) return;
  for (const { ship } of G.move.moved) drawFor(context, ship);
  if (G.move.rewardDue) payPlanet(G, Number(ctx.currentPlayer));
  G.move = freshMove();
  const next = (Number(ctx.currentPlayer) + 1) % track.seats;
  if (G.hands[next]?.length === 0) {
    G.round += 1;
    deal(G, next, random.Shuffle);
  }
  events.endTurn();
}

function findWinners(race: Race, track: Track): boolean {
  for (let seat = 0; seat < track.seats; seat += 1) {
    if (isSideHome(race, track, track.side[seat] ?? -1)) race.winners.push(seat);
  }
  return race.winners.length > 0;
}

function drawFor(context: Context, ship: number): void {
  const { G, random } = context;
  const track = trackOf(context);
  if (track.kind[G.move.rest] !== BONUS) return;
  if (G.bonusDeck.length === 0 && G.bonusDiscard.length > 0) {
    G.bonusDeck = random.Shuffle([...G.bonusDiscard]);
    G.bonusDiscard = [];
  }
  const card = G.bonusDeck.shift();
  if (card !== undefined) G.bonus[track.owner[ship >> 1] ?? -1]?.push(card);
}

function payPlanet(race: Race, from: number): void {
  const seats = race.bonus.length;
  race.planetPaid = true;
  for (let turn = 0; turn < seats; turn += 1) {
    race.bonus[(from + turn) % seats]?.push(...race.planet.splice(0, 2));
  }
}
