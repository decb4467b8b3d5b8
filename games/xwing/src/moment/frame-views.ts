import { at } from '@parsecs/kernel';
import { PRIMARY } from '../answers/answer.ts';
import { shipNamed } from '../answers/chosen.ts';
import { damageHolding, holdingOf } from '../behaviour/cards-in-play.ts';
import { rulesOfCard } from '../behaviour/catalogue.ts';
import { DAMAGE_IDS, type DamageId, OBSTACLE_IDS } from '../cards/ids.ts';
import { ATTACK_RESULTS, DEFENCE_RESULTS, DIFFICULTIES } from '../cards/vocabulary.ts';
import { DAMAGE_NUMBERS } from '../damage-pack.ts';
import { attackDiceNames, defenceDiceNames, LOCKED } from '../dice.ts';
import { attackDiceOf, codeOfAttackDice } from '../dice-codes.ts';
import type { EffectFrame, Frame } from '../frames.ts';
import type { Manoeuvre } from '../geometry/directions.ts';
import { bitsOf, bitsOfSeats, namesIn, seatsIn } from '../name-bits.ts';
import { readCard, readManoeuvre, writeManoeuvre } from '../names.ts';
import { battleOf, idOf, NONE, PER_BOMB, PER_OBSTACLE, rulesOf, type State } from '../state.ts';
import { stepName, stepNumber } from '../steps.ts';
import { ACTIONS, BARRED, DICE_TOKENS, STRIKES, WINDOW_NUMBERS, WINDOWS } from '../vocabulary.ts';
import type { CardPlace, Kept, Moment, MomentOf } from './moment.ts';

type FrameOf<Kind extends Frame['kind']> = Extract<Frame, { readonly kind: Kind }>;

/** A frame in names, and back again. */
interface FrameView<Kind extends Frame['kind']> {
  readonly show: (state: State, frame: FrameOf<Kind>) => MomentOf<Kind>;
  /** `state` has its ships, obstacles and bombs already. */
  readonly restore: (state: State, moment: MomentOf<Kind>) => FrameOf<Kind>;
}

function nameOrNull(state: State, ship: number): string | null {
  return ship === NONE ? null : idOf(state, ship);
}

function shipOrNone(state: State, name: string | null): number {
  return name === null ? NONE : shipNamed(state, name);
}

function manoeuvreNamed(name: string): Manoeuvre {
  const manoeuvre = readManoeuvre(name);
  if (manoeuvre === undefined) throw new Error(`no manoeuvre ${name}`);
  return manoeuvre;
}

function placeOfCard(state: State, number: number): CardPlace {
  const battle = battleOf(state);
  const { card, ship } = holdingOf(battle, number);
  const alike = battle.holdings.filter((other) => other.ship === ship && other.card === card);
  const before = alike.filter((other) => other.number < number);
  return { card, ship: idOf(state, ship), copy: alike.length === 0 ? 1 : before.length + 1 };
}

function numberOfCard(state: State, { card, ship: name, copy }: CardPlace): number {
  const battle = battleOf(state);
  const ship = shipNamed(state, name);
  const { kind, id } = readCard(card);
  if (kind === 'damage') return damageHolding(battle, ship, DAMAGE_NUMBERS[id as DamageId]).number;
  const alike = battle.holdings.filter((other) => other.ship === ship && other.card === card);
  return at(alike, copy - 1).number;
}

function placeOrNull(state: State, number: number): CardPlace | null {
  return number === NONE ? null : placeOfCard(state, number);
}

function cardOrNone(state: State, place: CardPlace | null): number {
  return place === null ? NONE : numberOfCard(state, place);
}

/** Which of several weapons that are alike stands at this place. */
function copyOfWeapon(state: State, ship: number, weapon: number): number {
  const { upgrades } = rulesOf(state, ship);
  return upgrades.filter(({ id }, place) => place <= weapon && id === upgrades[weapon]?.id).length;
}

function weaponAt(state: State, { ship, weapon, copy }: MomentOf<'attack'>): number {
  if (weapon === PRIMARY) return NONE;
  const { upgrades } = rulesOf(state, shipNamed(state, ship));
  const places = [...upgrades.keys()].filter((place) => upgrades[place]?.id === weapon);
  return at(places, copy - 1);
}

function showKept(state: State, { holding, chosen }: EffectFrame): Kept | null {
  const [kept] = chosen;
  if (kept === undefined) return null;
  const { card } = holdingOf(battleOf(state), holding);
  switch (rulesOfCard(card)?.effect?.keeps) {
    case 'ship':
      return { ship: idOf(state, kept) };
    case 'dice':
      return { dice: attackDiceOf(kept) };
    case 'actions':
      return { actions: namesIn(kept, ACTIONS) };
    default:
      throw new Error(`${card} does not tell what it keeps`);
  }
}

function restoreKept(state: State, kept: Kept | null): number[] {
  if (kept === null) return [];
  if ('ship' in kept) return [shipNamed(state, kept.ship)];
  return 'dice' in kept ? [codeOfAttackDice(kept.dice)] : [bitsOf(kept.actions, ACTIONS)];
}

function dieNumber(face: number, fixed: boolean | undefined): number {
  return fixed === true ? face | LOCKED : face;
}

/** The ships that squads brought; the shuttle of a mission comes after them. */
function shipsOfSquads(state: State): number {
  return battleOf(state).ships.filter(({ pilot }) => pilot !== undefined).length;
}

/** By kind: a frame without a view fails the type check. */
const FRAME_VIEWS: { readonly [Kind in Frame['kind']]: FrameView<Kind> } = {
  setup: {
    show: (state, { kind, step, ship }) => ({
      kind,
      step: stepName(kind, step),
      ship: stepName(kind, step) === 'assign' ? idOf(state, ship) : null,
    }),
    restore: (state, { kind, step, ship }) => {
      const number = stepNumber(kind, step);
      const passed = number > stepNumber(kind, 'assign') ? shipsOfSquads(state) : NONE;
      return { kind, step: number, ship: ship === null ? passed : shipNamed(state, ship) };
    },
  },
  round: {
    show: (_, { kind, step }) => ({ kind, step: stepName(kind, step) }),
    restore: (_, { kind, step }) => ({ kind, step: stepNumber(kind, step) }),
  },
  activation: {
    show: (state, frame) => ({
      kind: frame.kind,
      ship: idOf(state, frame.ship),
      step: stepName(frame.kind, frame.step),
      manoeuvre: writeManoeuvre(frame),
      colour: at(DIFFICULTIES, frame.colour),
      actions: frame.actions,
    }),
    restore: (state, { kind, ship, step, manoeuvre, colour, actions }) => ({
      kind,
      ship: shipNamed(state, ship),
      step: stepNumber(kind, step),
      ...manoeuvreNamed(manoeuvre),
      colour: DIFFICULTIES.indexOf(colour),
      actions,
    }),
  },
  manoeuvre: {
    show: (state, frame) => ({
      kind: frame.kind,
      ship: idOf(state, frame.ship),
      step: stepName(frame.kind, frame.step),
      manoeuvre: writeManoeuvre(frame),
      colour: at(DIFFICULTIES, frame.colour),
      ion: frame.ion,
      overlapped: frame.overlapped,
      onObstacle: frame.onObstacle,
      obstacles: frame.obstacles.map((place) =>
        at(OBSTACLE_IDS, at(state.obstacles, place * PER_OBSTACLE)),
      ),
      mines: frame.mines.map((index) => index / PER_BOMB),
    }),
    restore: (state, moment) => {
      const { kind, ship, step, manoeuvre, colour, ion, overlapped, onObstacle } = moment;
      const tokens = state.obstacles.filter((_, index) => index % PER_OBSTACLE === 0);
      return {
        kind,
        ship: shipNamed(state, ship),
        ...manoeuvreNamed(manoeuvre),
        colour: DIFFICULTIES.indexOf(colour),
        ion,
        step: stepNumber(kind, step),
        overlapped,
        onObstacle,
        obstacles: moment.obstacles.map((id) => tokens.indexOf(OBSTACLE_IDS.indexOf(id))),
        mines: moment.mines.map((place) => place * PER_BOMB),
      };
    },
  },
  window: {
    show: (state, { kind, window, ship, other, used, passed }) => ({
      kind,
      window: at(WINDOWS, window),
      ship: nameOrNull(state, ship),
      other: nameOrNull(state, other),
      used: used.map((number) => placeOfCard(state, number)),
      passed: seatsIn(passed),
    }),
    restore: (state, { kind, window, ship, other, used, passed }) => ({
      kind,
      window: WINDOW_NUMBERS[window],
      ship: shipOrNone(state, ship),
      other: shipOrNone(state, other),
      used: used.map((place) => numberOfCard(state, place)),
      passed: bitsOfSeats(passed),
    }),
  },
  action: {
    show: (state, { kind, ship, step, allowed, free, action }) => ({
      kind,
      ship: idOf(state, ship),
      step: stepName(kind, step),
      allowed: namesIn(allowed, ACTIONS),
      free,
      action: action === NONE ? null : at(ACTIONS, action),
    }),
    restore: (state, { kind, ship, step, allowed, free, action }) => ({
      kind,
      ship: shipNamed(state, ship),
      allowed: bitsOf(allowed, ACTIONS),
      free,
      step: stepNumber(kind, step),
      action: action === null ? NONE : ACTIONS.indexOf(action),
    }),
  },
  lock: {
    show: (state, { kind, ship, step, only, optional, besides, target }) => ({
      kind,
      ship: idOf(state, ship),
      step: stepName(kind, step),
      only: nameOrNull(state, only),
      optional,
      besides: nameOrNull(state, besides),
      target: nameOrNull(state, target),
    }),
    restore: (state, { kind, ship, step, only, optional, besides, target }) => ({
      kind,
      ship: shipNamed(state, ship),
      only: shipOrNone(state, only),
      optional,
      besides: shipOrNone(state, besides),
      step: stepNumber(kind, step),
      target: shipOrNone(state, target),
    }),
  },
  move: {
    show: (state, { kind, ship, step, boost }) => ({
      kind,
      ship: idOf(state, ship),
      step: stepName(kind, step),
      move: boost ? 'boost' : 'barrel-roll',
    }),
    restore: (state, { kind, ship, step, move }) => ({
      kind,
      ship: shipNamed(state, ship),
      boost: move === 'boost',
      step: stepNumber(kind, step),
    }),
  },
  stress: {
    show: (state, { kind, ship, step }) => ({
      kind,
      ship: idOf(state, ship),
      step: stepName(kind, step),
    }),
    restore: (state, { kind, ship, step }) => ({
      kind,
      ship: shipNamed(state, ship),
      step: stepNumber(kind, step),
    }),
  },
  opportunity: {
    show: (state, { kind, ship, step, primaryOnly, by }) => ({
      kind,
      ship: idOf(state, ship),
      step: stepName(kind, step),
      primaryOnly,
      by: placeOrNull(state, by),
    }),
    restore: (state, { kind, ship, step, primaryOnly, by }) => ({
      kind,
      ship: shipNamed(state, ship),
      primaryOnly,
      by: cardOrNone(state, by),
      step: stepNumber(kind, step),
    }),
  },
  attack: {
    show: (state, frame) => ({
      kind: frame.kind,
      ship: idOf(state, frame.ship),
      target: idOf(state, frame.target),
      weapon:
        frame.weapon === NONE ? PRIMARY : at(rulesOf(state, frame.ship).upgrades, frame.weapon).id,
      copy: frame.weapon === NONE ? 1 : copyOfWeapon(state, frame.ship, frame.weapon),
      range: frame.range,
      obstructed: frame.obstructed,
      by: placeOrNull(state, frame.by),
      step: stepName(frame.kind, frame.step),
      moreAttackDice: frame.moreAttackDice,
      moreDefenceDice: frame.moreDefenceDice,
      attackDice: attackDiceNames(frame),
      attackFixed: frame.attackDice.map((die) => (die & LOCKED) !== 0),
      defenceDice: defenceDiceNames(frame),
      defenceFixed: frame.defenceDice.map((die) => (die & LOCKED) !== 0),
      evades: frame.evades,
      barred: namesIn(frame.barred, BARRED),
      spent: namesIn(frame.tokens, DICE_TOKENS),
      choice: frame.choice === NONE ? null : frame.choice,
      noLock: frame.noLock,
      hits: frame.hits,
      crits: frame.crits,
      safeCrits: frame.safeCrits,
      cancelledCrits: frame.cancelledCrits,
      round: frame.round,
      hit: frame.hit,
      missed: frame.missed,
    }),
    restore: (state, moment) => ({
      kind: moment.kind,
      ship: shipNamed(state, moment.ship),
      target: shipNamed(state, moment.target),
      weapon: weaponAt(state, moment),
      range: moment.range,
      obstructed: moment.obstructed,
      by: cardOrNone(state, moment.by),
      step: stepNumber(moment.kind, moment.step),
      moreAttackDice: moment.moreAttackDice,
      moreDefenceDice: moment.moreDefenceDice,
      attackDice: moment.attackDice.map((face, die) =>
        dieNumber(ATTACK_RESULTS.indexOf(face), moment.attackFixed[die]),
      ),
      defenceDice: moment.defenceDice.map((face, die) =>
        dieNumber(DEFENCE_RESULTS.indexOf(face), moment.defenceFixed[die]),
      ),
      evades: moment.evades,
      barred: bitsOf(moment.barred, BARRED),
      tokens: bitsOf(moment.spent, DICE_TOKENS),
      choice: moment.choice ?? NONE,
      noLock: moment.noLock,
      hits: moment.hits,
      crits: moment.crits,
      safeCrits: moment.safeCrits,
      cancelledCrits: moment.cancelledCrits,
      round: moment.round,
      hit: moment.hit,
      missed: moment.missed,
    }),
  },
  damage: {
    show: (state, { kind, ship, hits, crits, by }) => ({
      kind,
      ship: idOf(state, ship),
      hits,
      crits,
      by: nameOrNull(state, by),
    }),
    restore: (state, { kind, ship, hits, crits, by }) => ({
      kind,
      ship: shipNamed(state, ship),
      hits,
      crits,
      by: shipOrNone(state, by),
    }),
  },
  deal: {
    show: (state, { kind, ship, step, by, faceUp, card, lies }) => ({
      kind,
      ship: idOf(state, ship),
      step: stepName(kind, step),
      by: nameOrNull(state, by),
      faceUp,
      // A card that is dealt face down is not looked at, by nobody.
      card: faceUp && card !== NONE ? at(DAMAGE_IDS, card) : null,
      lies,
    }),
    restore: (state, { kind, ship, step, by, faceUp, card, lies }) => ({
      kind,
      ship: shipNamed(state, ship),
      by: shipOrNone(state, by),
      faceUp,
      card: card === null ? NONE : DAMAGE_NUMBERS[card],
      lies,
      step: stepNumber(kind, step),
    }),
  },
  effect: {
    show: (state, frame) => ({
      kind: frame.kind,
      card: placeOfCard(state, frame.holding),
      step: frame.step,
      kept: showKept(state, frame),
    }),
    restore: (state, { kind, card, step, kept }) => ({
      kind,
      holding: numberOfCard(state, card),
      step,
      chosen: restoreKept(state, kept),
    }),
  },
  bomb: {
    show: (state, { kind, bomb, by, ships }) => ({
      kind,
      strike: at(STRIKES, bomb),
      by,
      ships: ships.map((ship) => idOf(state, ship)),
    }),
    restore: (state, { kind, strike, by, ships }) => ({
      kind,
      bomb: STRIKES.indexOf(strike),
      by,
      ships: ships.map((ship) => shipNamed(state, ship)),
      step: 0,
    }),
  },
  charges: {
    show: (_, { kind, by, mine }) => ({ kind, by, mine: mine === NONE ? null : mine / PER_BOMB }),
    restore: (_, { kind, by, mine }) => ({
      kind,
      by,
      mine: mine === null ? NONE : mine * PER_BOMB,
    }),
  },
  mission: {
    show: (state, { kind, when, step, chosen }) => ({
      kind,
      when,
      step,
      ship: nameOrNull(state, chosen[0] ?? NONE),
    }),
    restore: (state, { kind, when, step, ship }) => ({
      kind,
      when,
      step,
      chosen: ship === null ? [] : [shipNamed(state, ship)],
    }),
  },
};

/** What a frame is, is known only when it is looked at. */
function viewOf(kind: Frame['kind']): FrameView<Frame['kind']> {
  return FRAME_VIEWS[kind] as unknown as FrameView<Frame['kind']>;
}

/** What is being resolved, in names; innermost last. */
export function showMoment(state: State): readonly Moment[] {
  return state.frames.map((frame) => viewOf(frame.kind).show(state, frame));
}

export function restoreFrames(state: State, moment: readonly Moment[]): Frame[] {
  return moment.map((part) => viewOf(part.kind).restore(state, part));
}
