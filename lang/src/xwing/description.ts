import type { Outcome } from '@parsecs/kernel';
import {
  areAllies,
  findPilot,
  innermostMoment,
  isMirrorMatch,
  type ShipView,
  type View,
} from '@parsecs/xwing/words';
import { listOf, type People, personOf } from '../people.ts';
import type { Texts } from '../texts.ts';
import { stepOf } from './attack-steps.ts';
import { listUpgrades, shipName } from './cards.ts';
import { describeOptions, describeThings } from './description-things.ts';
import { tellDial, tellPlace, tellState, tellUpgrades } from './facts.ts';
import { describeSights } from './sights.ts';
import {
  countDice,
  explainThing,
  listShips,
  nameShip,
  nameSquad,
  otherParams,
  shipParams,
  writeNumber,
} from './words.ts';

interface TextContext {
  readonly texts: Texts;
  readonly view: View;
  readonly people: People;
}

/** The whole position, for those who cannot see the field: one thing a line. */
export function describeView(telling: TextContext): string[] {
  const { texts, view } = telling;
  const { mission, width, height } = view.setup;
  const table = texts.t('xwing:position.table', {
    mission,
    width: writeNumber(texts, width / 10, 1),
    height: writeNumber(texts, height / 10, 1),
  });
  return [
    `${table} ${explainThing(texts, 'mission', mission)}`,
    ...describeOptions(texts, view),
    ...describeAgreements(texts, view),
    ...describeMoment(telling),
    ...describeAttack(telling),
    ...view.seats.flatMap((_, seat) => describeSeat(telling, seat)),
    ...describeSights(telling),
    ...describeThings(texts, view),
  ];
}

/** XW-314, XW-222: when it is over, and what is gone from the boxes while squads are built. */
function describeAgreements(texts: Texts, { setup, mission }: View): readonly string[] {
  const { roundLimit } = setup;
  const cards = listUpgrades(texts, mission.upgrades);
  return [
    ...(roundLimit > 0 ? [texts.t('xwing:position.limit', { round: roundLimit })] : []),
    ...(cards === '' ? [] : [texts.t('xwing:position.open', { cards })]),
  ];
}

function describeMoment(telling: TextContext): readonly string[] {
  const { texts, view, people } = telling;
  const { round, phase, ending, seats, initiative } = view;
  if (ending !== '') return [`${describeOutcome(telling, view)}.`];
  const lines = [
    phase === 'setup'
      ? texts.t('xwing:position.setup')
      : texts.t('xwing:position.round', { round, phase }),
    ...tellDeciders(telling),
  ];
  const leader = seats.find((_, seat) => initiative.includes(seat));
  const edge = seats.find(({ role }) => role === 'rebel')?.edge ?? null;
  const faction = leader?.faction ?? null;
  if (faction === null || edge === null) return [lines.join(' ')];
  if (!isMirrorMatch(view)) {
    return [lines.join(' '), texts.t('xwing:position.initiative', { faction, edge })];
  }
  const names = initiative.map((seat) => people.name(seat)).join(', ');
  const own = leader?.edge ?? edge;
  return [lines.join(' '), texts.t('xwing:position.initiative-mirror', { names, edge: own })];
}

/** Whose decision it is. */
function tellDeciders({ texts, view, people }: TextContext): readonly string[] {
  const { asked } = view;
  const [first] = asked;
  if (first === undefined) return [];
  if (asked.length === 1) {
    const who = personOf(people, first);
    return [texts.t(`xwing:position.decides.${who}`, { name: people.name(first) })];
  }
  const names = listOf(
    texts,
    asked.map((seat) => people.name(seat)),
  );
  return [texts.t('xwing:position.decide', { names })];
}

/** The attack that is going on, or the ship whose turn it is. */
function describeAttack({ texts, view }: TextContext): readonly string[] {
  const { active, question } = view;
  const attack = innermostMoment(view, 'attack');
  if (attack === undefined) {
    return active === null ? [] : [texts.t('xwing:position.active', shipParams(active))];
  }
  const lines = [
    texts.t('xwing:position.attack', {
      ...shipParams(attack.ship),
      ...otherParams(attack.target),
      range: attack.range,
      step: stepOf(question),
    }),
  ];
  if (attack.attackDice.length > 0) {
    const dice = countDice(texts, attack.attackDice);
    lines.push(texts.t('xwing:position.attack-dice', { dice }));
  }
  if (attack.defenceDice.length + attack.evades > 0) {
    const dice = countDice(texts, attack.defenceDice, attack.evades);
    lines.push(texts.t('xwing:position.defence-dice', { dice }));
  }
  return [lines.join(' ')];
}

function describeSeat(telling: TextContext, seat: number): readonly string[] {
  const { texts, view, people } = telling;
  const who = personOf(people, seat);
  const name = people.name(seat);
  const faction = view.seats[seat]?.faction ?? null;
  const head = [
    faction === null
      ? texts.t(`xwing:position.no-side.${who}`, { name })
      : texts.t(`xwing:position.seat.${who}`, { name, faction }),
  ];
  if (isPartner(telling, seat)) head.push(texts.t('xwing:position.partner', { name }));
  head.push(...tellSecrets(telling, seat));
  return [head.join(' '), ...describeShips(telling, seat)];
}

function isPartner({ people: { me } }: TextContext, seat: number): boolean {
  return me !== undefined && me !== seat && areAllies(me, seat);
}

/** Wishes and squads while they are secret, as far as the viewer may know them. */
function tellSecrets({ texts, view, people }: TextContext, seat: number): readonly string[] {
  const { wish, squad } = view.seats[seat] ?? {};
  const who = personOf(people, seat);
  const name = people.name(seat);
  if (wish === 'hidden') return [texts.t(`xwing:event.side-wished.${who}`, { name })];
  if (wish !== undefined) {
    return [texts.t(`xwing:event.side-wished.${who}-side`, { name, faction: wish })];
  }
  if (squad === undefined) return [];
  if (squad === 'hidden') return [texts.t(`xwing:position.squad-hidden.${who}`, { name })];
  return [texts.t(`xwing:position.squad.${who}`, { name, ships: nameSquad(texts, squad) })];
}

function describeShips({ texts, view }: TextContext, seat: number): readonly string[] {
  const own = view.ships.filter(({ owner }) => owner === seat);
  const elsewhere = (['unplaced', 'destroyed', 'escaped'] as const).flatMap((status) => {
    const there = own.filter((ship) => ship.status === status).map(({ id }) => id);
    if (there.length === 0) return [];
    return [texts.t(`xwing:position.${status}`, { ships: listShips(texts, there) })];
  });
  return [
    ...own.filter(({ status }) => status === 'in-play').map((ship) => describeShip(texts, ship)),
    ...elsewhere,
  ];
}

/** “Luke Skywalker, X-wing. Pilot skill 8, hull 3, …. 45 cm from the left edge, ….” */
function describeShip(texts: Texts, ship: ShipView): string {
  const type = ship.pilot === null ? undefined : findPilot(ship.pilot)?.ship;
  const name = nameShip(texts, ship.id);
  const facts = [...tellState(texts, ship), ...tellDial(texts, ship), ...tellUpgrades(texts, ship)];
  return [
    type === undefined ? `${name}.` : `${name}, ${shipName(texts, type)}.`,
    `${facts.join(', ')}.`,
    `${tellPlace(texts, ship).join(', ')}.`,
  ].join(' ');
}

/** The headline of a finished game, and by how much it was won where points count (XW-315). */
export function describeOutcome(
  telling: Pick<TextContext, 'texts' | 'people'>,
  { winners, scores = [] }: Pick<Outcome, 'winners' | 'scores'>,
): string {
  const headline = tellWinners(telling, winners);
  const [one = 0, other = 0] = scores;
  const count = Math.abs(one - other);
  if (winners.length === 0 || count === 0) return headline;
  return telling.texts.t('xwing:outcome.margin', { headline, count });
}

function tellWinners(
  { texts, people }: Pick<TextContext, 'texts' | 'people'>,
  winners: Outcome['winners'],
): string {
  if (winners.length === 0) return texts.t('xwing:outcome.draw');
  const others = winners.filter((seat) => seat !== people.me);
  const names = listOf(
    texts,
    others.map((seat) => people.name(seat)),
  );
  if (others.length === winners.length) {
    return texts.t('xwing:outcome.they', { names, count: others.length });
  }
  return others.length === 0
    ? texts.t('xwing:outcome.you')
    : texts.t('xwing:outcome.you-team', { names });
}
