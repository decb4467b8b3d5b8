import { at, type Chance, type Seat } from '@parsecs/kernel';
import type { Answer, AnswerOf } from '../answers/answer.ts';
import { isWord } from '../answers/answer-book.ts';
import { rulesOfCard } from '../behaviour/catalogue.ts';
import { hasModifier, mayOpen } from '../behaviour/uses.ts';
import { LOCKED } from '../dice.ts';
import type { Event } from '../events.ts';
import type { Frame } from '../frames.ts';
import { answer, answersTo, runOn } from '../play/process.ts';
import {
  copyState,
  currentAttack,
  idOf,
  NONE,
  rulesOf,
  type State,
  teamOf,
  topFrame,
} from '../state.ts';
import { stepNumber } from '../steps.ts';
import { WINDOW_NUMBERS } from '../vocabulary.ts';
import { EveryRoll } from './rolls.ts';

/**
 * Attacks by the rules of the game themselves: every roll is played, whoever is asked does what is best
 * for his side, so every card that works in an attack counts without being named here.
 */

/** One attack that is going to be made. */
export interface PlannedAttack {
  readonly ship: number;
  readonly target: number;
  /** The id of the answer that declares it. */
  readonly id: string;
}

export interface AttackOutcome {
  /** Uncancelled results. */
  readonly hits: number;
  readonly crits: number;
  /** Points of damage that the defender suffers; Ion Cannons and others change what results do. */
  readonly damage: number;
  readonly p: number;
}

export interface AttackOutlook {
  readonly outcomes: readonly AttackOutcome[];
  /** Mean uncancelled hits and critical hits together. */
  readonly expected: number;
  readonly expectedDamage: number;
}

/** More than any attack could take away: no card is dealt, and nobody is destroyed on the way. */
const PLENTY = 1000;
/** Of two ways to do the same damage the one with more critical hits is better. */
const CRIT_WORTH = 0.001;
const ATTACK_DICE_ARE_OVER: number = stepNumber('attack', 'defence-roll');
const ATTACKER = WINDOW_NUMBERS['attack-dice-attacker'];
const COMPARED: number = stepNumber('attack', 'compared');
const DAMAGED: number = stepNumber('attack', 'damage');

interface Node {
  readonly value: number;
  /** Chances of what is still to come, by `codeOf`. */
  readonly ahead: ReadonlyMap<number, number>;
  /** What whoever is asked does. */
  readonly best: Answer | undefined;
}

const OVER: Node = { value: 0, ahead: new Map([[0, 1]]), best: undefined };

function codeOf(hits: number, crits: number, damage: number): number {
  return (hits * 256 + crits) * 256 + damage;
}

interface Step {
  readonly state: State;
  readonly hits: number;
  readonly crits: number;
  readonly damage: number;
}

/** A fight that goes from one opportunity to the next and ends at the question below all others. */
export class AttackTree {
  readonly #plan: readonly PlannedAttack[];
  readonly #start: State;
  readonly #known = new Map<string, Node>();

  constructor(position: State, plan: readonly PlannedAttack[]) {
    this.#plan = plan;
    this.#start = opportunities(position, plan);
  }

  outlook(): AttackOutlook {
    const { ahead } = this.#solve(this.#start);
    const outcomes = [...ahead].map(([code, p]) => ({
      hits: code >> 16,
      crits: (code >> 8) & 255,
      damage: code & 255,
      p,
    }));
    outcomes.sort(
      (one, other) =>
        codeOf(one.damage, one.hits + one.crits, one.crits) -
        codeOf(other.damage, other.hits + other.crits, other.crits),
    );
    return {
      outcomes,
      expected: mean(outcomes, ({ hits, crits }) => hits + crits),
      expectedDamage: mean(outcomes, ({ damage }) => damage),
    };
  }

  /** Plays the fight once with these dice; both sides as `outlook` takes them to. */
  play(chance: Chance): Omit<AttackOutcome, 'p'> {
    let state = this.#start;
    let [hits, crits, damage] = [0, 0, 0];
    while (!this.#isOver(state)) {
      const best = this.#solve(copyState(state)).best;
      if (best === undefined) throw new Error('somebody is asked and has no answer');
      const step = this.#give(state, best, chance);
      hits += step.hits;
      crits += step.crits;
      damage += step.damage;
      state = step.state;
    }
    return { hits, crits, damage };
  }

  #isOver({ frames, asked }: State): boolean {
    return asked !== 0 && frames.length === 1;
  }

  #solve(state: State): Node {
    if (this.#isOver(state)) return OVER;
    tidyDice(state);
    const key = keyOf(state);
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const seat = seatAsked(state);
    const sign = seat % 2 === teamOf(state, at(this.#plan, 0).ship) ? 1 : -1;
    let best: Node | undefined;
    for (const option of this.#options(state, seat)) {
      const node = this.#tryOut(state, option);
      if (best === undefined || sign * (node.value - best.value) > 1e-12) best = node;
    }
    if (best === undefined) throw new Error('somebody is asked and has no answer');
    this.#known.set(key, best);
    return best;
  }

  #options(state: State, seat: Seat): readonly Answer[] {
    const frame = topFrame(state);
    const answers = answersTo(state, seat);
    if (frame.kind === 'opportunity') return this.#attacks(state, frame.by, answers);
    // Where a ship flies or whom it locks after its attack has nothing to do with the dice.
    if (frame.kind === 'action' || frame.kind === 'move') return quietest(answers);
    return frame.kind === 'window' && frame.window === ATTACKER && keepsDamage(state)
      ? answers.filter((one) => !rerollsDamage(one))
      : answers;
  }

  #attacks(state: State, by: number, answers: readonly Answer[]): readonly Answer[] {
    if (by === NONE) {
      // The opportunities lie on top of each other, below them the end.
      const planned = at(this.#plan, this.#plan.length + 1 - state.frames.length);
      return answers.filter(({ id }) => id === planned.id);
    }
    const target = idOf(state, at(this.#plan, 0).target);
    return answers.filter((one) => one.kind !== 'attack' || one.target === target);
  }

  #tryOut(state: State, option: Answer): Node {
    const ahead = new Map<number, number>();
    let value = 0;
    let held = state;
    const rolls = new EveryRoll(() => throwOf(held));
    do {
      held = copyState(state);
      const { hits, crits, damage } = this.#give(held, option, rolls, true);
      const weight = rolls.weight();
      const node = this.#solve(held);
      value += weight * (damage + CRIT_WORTH * crits + node.value);
      const shift = codeOf(hits, crits, damage);
      for (const [code, p] of node.ahead) {
        ahead.set(code + shift, (ahead.get(code + shift) ?? 0) + weight * p);
      }
    } while (rolls.advance());
    return { value, ahead, best: option };
  }

  #give(from: State, option: Answer, chance: Chance, inPlace = false): Step {
    const state = inPlace ? from : copyState(from);
    const { target } = at(this.#plan, 0);
    const before = at(state.shields, target);
    let [hits, crits] = [0, 0];
    answer(state, seatAsked(state), option, {
      chance,
      tell: (event: Event) => {
        if (event.type !== 'results-compared') return;
        hits += event.hits;
        crits += event.crits;
      },
    });
    return { state, hits, crits, damage: before - at(state.shields, target) };
  }
}

/**
 * A die that shows damage is as good as it gets, except where critical hits cannot be cancelled, where hits
 * are better than they, and where a miss gives another attack.
 */
function keepsDamage(state: State): boolean {
  const attack = currentAttack(state);
  if (attack === undefined || mayOpen(state, 'attack-extra')) return false;
  const weapon = rulesOf(state, attack.ship).upgrades[attack.weapon];
  if (weapon !== undefined && rulesOfCard(`upgrade.${weapon.id}`).weapon?.sparesHits === true) {
    return false;
  }
  return !hasModifier(state, attack.ship, 'uncancelledCrits');
}

function rerollsDamage(one: Answer): boolean {
  const dice = one.kind === 'spend-lock' ? one.dice : one.kind === 'use' ? diceOf(one) : [];
  return dice.includes('hit') || dice.includes('critical');
}

function diceOf({ on }: AnswerOf<'use'>): readonly string[] {
  return on !== undefined && 'dice' in on ? on.dice : [];
}

function mean(
  outcomes: readonly AttackOutcome[],
  worth: (outcome: AttackOutcome) => number,
): number {
  return outcomes.reduce((sum, outcome) => sum + outcome.p * worth(outcome), 0);
}

function quietest(answers: readonly Answer[]): readonly Answer[] {
  const quiet = answers.filter(
    (one) => isWord(one, 'pass') || isWord(one, 'done') || isWord(one, 'decline'),
  );
  return (quiet.length > 0 ? quiet : answers).slice(0, 1);
}

function seatAsked({ asked }: State): Seat {
  return 31 - Math.clz32(asked & -asked);
}

/** Nothing but the attacks, the first on top; the question below them all is the end. */
function opportunities(position: State, plan: readonly PlannedAttack[]): State {
  const state = copyState(position);
  for (const ship of state.shields.keys()) state.shields[ship] = PLENTY;
  const end = at(plan, 0).ship;
  state.frames = [end, ...plan.map(({ ship }) => ship).reverse()].map((ship) => ({
    kind: 'opportunity',
    ship,
    primaryOnly: false,
    by: NONE,
    step: 0,
  }));
  state.question = 'none';
  state.asked = 0;
  runOn(state, { chance: new EveryRoll(() => '') });
  return state;
}

function throwOf(state: State): string {
  const attack = currentAttack(state);
  return `${state.frames.length}/${attack?.step}/${attack?.round}/${attack?.ship}`;
}

/**
 * Forgets what cannot matter any more, so that equal prospects are looked at once: the order of dice, which
 * of the attack dice were rerolled once nobody may do so, and all dice after results were compared.
 */
function tidyDice(state: State): void {
  for (const frame of state.frames) {
    if (frame.kind !== 'attack') continue;
    const { attackDice, defenceDice, step } = frame;
    if (step > COMPARED) {
      attackDice.length = 0;
      defenceDice.length = 0;
      frame.evades = 0;
      frame.safeCrits = 0;
      frame.tokens = 0;
    }
    if (step > DAMAGED) {
      frame.hits = 0;
      frame.crits = 0;
      frame.cancelledCrits = 0;
    }
    if (step > ATTACK_DICE_ARE_OVER) {
      for (const [index, die] of attackDice.entries()) attackDice[index] = die & ~LOCKED;
    }
    attackDice.sort((one, other) => one - other);
    defenceDice.sort((one, other) => one - other);
  }
}

/** Everything that can still change what comes; numbers in a row are quicker than JSON. */
function keyOf(state: State): string {
  const { focus, evade, stress, ion, locks, flags, effects, discardedUpgrades, actions } = state;
  let key = `${state.asked};${state.stressed};${focus};${evade};${stress};${ion};${locks};${flags}`;
  key += `;${effects};${discardedUpgrades};${actions}`;
  for (const frame of state.frames) key += `|${keyOfFrame(frame)}`;
  return key;
}

function keyOfFrame(frame: Frame): string {
  switch (frame.kind) {
    case 'opportunity':
      return `${frame.ship},${frame.by},${frame.step}`;
    case 'window':
      return `${frame.window},${frame.ship},${frame.other},${frame.used},${frame.passed}`;
    case 'attack': {
      const { step, moreAttackDice, moreDefenceDice, attackDice, defenceDice, evades } = frame;
      const { barred, tokens, choice, noLock, hits, crits, safeCrits, cancelledCrits } = frame;
      const { ship, weapon, round, hit, missed } = frame;
      const flags = (noLock ? 1 : 0) | (hit ? 2 : 0) | (missed ? 4 : 0);
      const counts = `${hits},${crits},${safeCrits},${cancelledCrits},${choice},${round},${flags}`;
      const more = `${moreAttackDice},${moreDefenceDice},${barred},${tokens}`;
      return `${ship},${weapon},${step},${attackDice}/${defenceDice}/${evades},${more},${counts}`;
    }
    default:
      return JSON.stringify(frame);
  }
}
