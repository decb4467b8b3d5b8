import { at, isRefusal, seededChance } from '@parsecs/kernel';
import { describe, expect, test } from 'vitest';
import type { Answer } from '../answers.ts';
import { FACES, type FigureCard, findDeployment } from '../cards/cards.ts';
import { imperialAssault } from '../game.ts';
import { figureOf, isOnMap, rulesOf, type State } from '../state.ts';
import { table } from '../testing/table.ts';
import { type Condition, DEPLOYMENT_IDS, type Die } from '../vocabulary.ts';
import { attackOddsNow } from './odds.ts';
import { EMPTY_POOL, poolOdds } from './pool.ts';

/** `ODDS_CASES=1000` tries as many. */
const CASES = Number(process.env['ODDS_CASES'] ?? 30);
const SAMPLES = 60;
/** Where somebody is asked before the dice are rolled they are rolled after his answer. */
const LATER = seededChance('later');
/** The map is open from H19 to the right. */
const LINE = ['H', 'I', 'J', 'K', 'L', 'M', 'N'] as const;

const FIGURES: readonly FigureCard[] = DEPLOYMENT_IDS.flatMap((id) => {
  const card = findDeployment(id);
  const isPlain = card?.type === 'figure' && card.base[0] * card.base[1] === 1;
  // Who picks his dice is asked before any are rolled.
  return isPlain && card.attack.flexible === undefined ? [card] : [];
});

function nameOf(seat: string, { id, figures }: FigureCard): string {
  return `${seat}.${id}${figures > 1 ? '.1' : ''}`;
}

/** The mean damage from here when both sides do what is best for them, by the rules alone. */
function bestMean(state: State, target: number): number {
  const seat = imperialAssault.asked(state)[0];
  // Whoever is defeated has suffered all that it could.
  if (!isOnMap(state, target)) return figureOf(state, target).card.health;
  if (seat === undefined || state.question === 'act') return at(state.damage, target);
  const { answers } = imperialAssault.question(state, seat);
  const isReroll = answers.some(({ kind }) => kind === 'reroll');
  const tried =
    state.question === 'surge' || isReroll ? answers : [imperialAssault.fallback(state, seat)];
  const values = tried.map((answer) => meanAfter(state, seat, answer, target));
  return seat === 0 ? Math.max(...values) : Math.min(...values);
}

function meanAfter(state: State, seat: number, answer: Answer, target: number): number {
  if (answer.kind !== 'reroll') {
    const after = imperialAssault.copy(state);
    imperialAssault.answer(after, seat, answer, { chance: LATER });
    return bestMean(after, target);
  }
  let sum = 0;
  for (let pick = 0; pick < 6; pick += 1) {
    const after = imperialAssault.copy(state);
    const chance = { draws: 0, pick: () => pick, shuffle: () => undefined };
    imperialAssault.answer(after, seat, answer, { chance });
    sum += bestMean(after, target) / 6;
  }
  return sum;
}

interface Meeting {
  readonly attacker: FigureCard;
  readonly target: FigureCard;
  readonly distance: number;
  readonly own: readonly Condition[];
  readonly other: readonly Condition[];
}

function randomMeeting(seed: string): Meeting {
  const chance = seededChance(seed);
  const one = <T>(list: readonly T[]): T => at(list, chance.pick('any', list.length));
  const conditions = [[], [], ['focused'], ['hidden'], ['weakened']] as const;
  const attacker = one(FIGURES);
  const reach = attacker.attack.type === 'melee' ? 1 : LINE.length - 1;
  const distance = 1 + chance.pick('distance', reach);
  // Who shoots back begins another attack with other dice.
  const target = one(
    FIGURES.filter(
      ({ id, abilities }) =>
        id !== attacker.id &&
        !abilities.includes('return-fire') &&
        !abilities.includes('last-stand'),
    ),
  );
  return { attacker, target, distance, own: one(conditions), other: one(conditions) };
}

function layOut({ attacker, target, distance, own, other }: Meeting): State {
  return table()
    .figure(nameOf('P1', attacker), 'H19', { conditions: own })
    .figure(nameOf('P2', target), `${at(LINE, distance)}19`, { conditions: other })
    .acts(nameOf('P1', attacker)).state;
}

describe('rerolls and everything else come out as the rules give it', () => {
  const seeds = Array.from({ length: CASES }, (_, index) => `attack/${index}`);
  test.each(seeds)('%s', (seed) => {
    const meeting = randomMeeting(seed);
    const { attacker, target, distance, own, other } = meeting;
    const odds = attackOddsNow(attacker, target, distance, {
      attacker: own,
      target: other,
      moved: false,
      rerolls: {
        attack: attacker.abilities.includes('targeting-computer') ? 1 : 0,
        either: 0,
        defence: target.abilities.includes('foresight') ? 1 : 0,
      },
    });
    const state = layOut(meeting);
    const number = rulesOf(state).figureIds.get(nameOf('P2', target)) ?? -1;
    const answer = imperialAssault.check(state, 0, `attack:${nameOf('P2', target)}`);
    if (isRefusal(answer)) throw new Error(answer.cause);
    const chance = seededChance(`${seed}/played`);
    let sum = 0;
    for (let sample = 0; sample < SAMPLES; sample += 1) {
      const after = imperialAssault.copy(state);
      imperialAssault.answer(after, 0, answer, { chance });
      sum += bestMean(after, number) / SAMPLES;
    }
    const { health } = target;
    const meanOf = (worth: (damage: number) => number): number =>
      odds.damage.reduce((total, p, amount) => total + p * worth(Math.min(amount, health)), 0);
    const expected = meanOf((damage) => damage);
    const sigma = Math.sqrt(meanOf((damage) => (damage - expected) ** 2) / SAMPLES);
    expect(Math.abs(sum - expected)).toBeLessThanOrEqual(5 * sigma + 1e-9);
  });
});

describe('pools', () => {
  const plain = { ...EMPTY_POOL, attack: ['red'], defence: ['black'] } as const;
  const mean = (die: Die, part: 0 | 1 | 2): number =>
    at(FACES, ['red', 'blue', 'green', 'yellow', 'black', 'white'].indexOf(die)).reduce(
      (sum, face) => sum + face[part] / 6,
      0,
    );

  test('one die alone is its mean, flat bonuses are added', () => {
    const alone = poolOdds({ ...EMPTY_POOL, attack: ['red'] });
    expect(poolOdds({ ...EMPTY_POOL, attack: ['red'], damage: 2 }).expected).toBeCloseTo(
      alone.expected + 2,
      12,
    );
    expect(alone.hit).toBeCloseTo(1, 12);
    expect(alone.expected).toBeGreaterThan(0);
    expect(mean('red', 1)).toBeGreaterThanOrEqual(0);
  });

  test('a reroll of one die takes the better of a face and the mean', () => {
    const faces = poolOdds({ ...EMPTY_POOL, attack: ['red'] }).damage;
    const average = faces.reduce((sum, p, amount) => sum + p * amount, 0);
    const best = faces.reduce((sum, p, amount) => sum + p * Math.max(amount, average), 0);
    const rerolls = { attack: 1, either: 0, defence: 0 };
    expect(poolOdds({ ...EMPTY_POOL, attack: ['red'], rerolls }).expected).toBeCloseTo(best, 12);
  });

  test('the attacker gains, the defender takes away, pierce ignores block', () => {
    const base = poolOdds(plain).expected;
    const rerolled = (attack: number, either: number, defence: number): number =>
      poolOdds({ ...plain, rerolls: { attack, either, defence } }).expected;
    expect(rerolled(1, 0, 0)).toBeGreaterThan(base);
    expect(rerolled(0, 1, 0)).toBeGreaterThanOrEqual(rerolled(1, 0, 0));
    expect(rerolled(0, 0, 1)).toBeLessThan(base);
    expect(poolOdds({ ...plain, pierce: 9 }).expected).toBeCloseTo(
      poolOdds({ ...EMPTY_POOL, attack: ['red'] }).expected,
      12,
    );
  });

  test('what is out of reach misses, a dodge misses, and surges buy accuracy', () => {
    expect(poolOdds({ ...plain, distance: 12 }).hit).toBe(0);
    expect(poolOdds({ ...plain, defence: ['white'] }).hit).toBeCloseTo(5 / 6, 12);
    const far = { ...EMPTY_POOL, attack: ['yellow', 'yellow'], distance: 6 } as const;
    const surges = [{ cost: 1, effects: [['accuracy', 4]] }] as const;
    expect(poolOdds({ ...far, surges }).hit).toBeGreaterThan(poolOdds(far).hit);
  });
});
