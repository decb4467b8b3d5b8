import { at, fixedChance, isRefusal } from '@parsecs/kernel';
import { describe, expect, test } from 'vitest';
import {
  attackOdds,
  type DeploymentId,
  DICE,
  type FigureCard,
  findDeployment,
  imperialAssault,
} from '../index.ts';
import { rulesOf, type State } from '../state.ts';
import { table } from '../testing/table.ts';
import { attackOddsNow, type Circumstances, chanceOf } from './odds.ts';

function figure(id: DeploymentId): FigureCard {
  const card = findDeployment(id);
  if (card?.type !== 'figure') throw new Error(`${id} has no figures`);
  return card;
}

/** The most damage that the attacker can still do from here, by the rules of the game alone. */
function bestDamage(state: State, target: number): number {
  const asked = imperialAssault.asked(state)[0];
  if (asked === undefined || state.question === 'act') return at(state.damage, target);
  const { answers } = imperialAssault.question(state, asked);
  const tried = state.question === 'surge' ? answers : [imperialAssault.fallback(state, asked)];
  return Math.max(
    ...tried.map((answer) => {
      const after = imperialAssault.copy(state);
      imperialAssault.answer(after, asked, answer, { chance: fixedChance([]) });
      return bestDamage(after, target);
    }),
  );
}

function nameOf(seat: string, id: DeploymentId): string {
  return `${seat}.${id}${figure(id).figures > 1 ? '.1' : ''}`;
}

/** Every throw of the dice, played through the engine. */
function byEngine(
  attacker: DeploymentId,
  target: DeploymentId,
  space: string,
  conditions: Pick<Circumstances, 'attacker' | 'target'> = { attacker: [], target: [] },
): number[] {
  const { state } = table()
    .figure(nameOf('P1', attacker), 'H19', { conditions: conditions.attacker })
    .figure(nameOf('P2', target), space, { conditions: conditions.target })
    .acts(nameOf('P1', attacker));
  const number = rulesOf(state).figureIds.get(nameOf('P2', target)) ?? -1;
  const answer = imperialAssault.check(state, 0, `attack:${nameOf('P2', target)}`);
  if (isRefusal(answer)) throw new Error(answer.cause);
  const more = conditions.attacker.includes('focused') ? (['green'] as const) : [];
  const dice = [...figure(attacker).attack.dice, ...more, ...figure(target).defence];
  const throws = 6 ** dice.length;
  const found: number[] = [];
  for (let index = 0; index < throws; index += 1) {
    const rolls = dice.map((die, place) => ({
      purpose: `${die} die`,
      pick: Math.floor(index / 6 ** place) % 6,
    }));
    const after = imperialAssault.copy(state);
    imperialAssault.answer(after, 0, answer, { chance: fixedChance(rolls) });
    const damage = bestDamage(after, number);
    while (found.length <= damage) found.push(0);
    found[damage] = at(found, damage) + 1 / throws;
  }
  return found;
}

describe('the odds of a plain attack are what the rules give', () => {
  test.each([
    ['stormtrooper', 'gaarkhan', 'K19', 3],
    ['gideon-argus', 'ig-88', 'N19', 6],
    ['royal-guard', 'luke-skywalker', 'I19', 1],
    ['mak-eshkarey', 'han-solo', 'L19', 4],
    ['rebel-trooper', 'royal-guard', 'L19', 4],
  ] as const)('%s against %s on %s', (attacker, target, space, distance) => {
    const odds = attackOdds(figure(attacker), figure(target), distance);
    const played = byEngine(attacker, target, space);
    expect(odds.damage.map((p) => p.toFixed(9))).toEqual(played.map((p) => p.toFixed(9)));
  });

  test.each([
    ['stormtrooper', 'gaarkhan', 'K19', 3, ['focused'], ['hidden']],
    ['stormtrooper', 'luke-skywalker', 'M19', 5, ['weakened'], ['weakened']],
    ['rebel-trooper', 'royal-guard', 'L19', 4, ['hidden'], ['weakened']],
  ] as const)('%s against %s on %s at %i, %s against %s', (from, to, space, far, own, other) => {
    const conditions = { attacker: own, target: other };
    const odds = attackOddsNow(figure(from), figure(to), far, { ...conditions, moved: false });
    const played = byEngine(from, to, space, conditions);
    expect(odds.damage.map((p) => p.toFixed(9))).toEqual(played.map((p) => p.toFixed(9)));
  });

  test('whoever has moved does not Aim, and the chance of so much damage adds up', () => {
    const still = { attacker: [], target: [], moved: false };
    const card = figure('rebel-trooper');
    const aimed = attackOddsNow(card, 'neutral', 5, still);
    const moved = attackOddsNow(card, 'neutral', 5, { ...still, moved: true });
    expect(card.abilities.includes('aim')).toBe(true);
    expect(moved.expected).toBeLessThan(aimed.expected);
    expect(chanceOf(aimed, 0)).toBeCloseTo(1, 9);
    expect(chanceOf(aimed, 3)).toBeCloseTo(
      1 - at(aimed.damage, 0) - at(aimed.damage, 1) - at(aimed.damage, 2),
      9,
    );
  });

  test('whoever picks his dice picks the best, and the chances add up', () => {
    const weiss = attackOdds(figure('general-weiss'), figure('at-st'), 5);
    expect(weiss.damage.reduce((sum, p) => sum + p, 0)).toBeCloseTo(1, 9);
    expect(weiss.expected).toBeGreaterThan(
      attackOdds(figure('at-st'), figure('at-st'), 9).expected,
    );
  });

  test('farther is never easier, and nobody dodges with a black die', () => {
    const chances = [1, 3, 5, 7, 9, 12].map(
      (far) => attackOdds(figure('stormtrooper'), figure('gaarkhan'), far).hit,
    );
    expect(chances).toEqual([...chances].sort((one, other) => other - one));
    expect(chances[0]).toBeCloseTo(1, 9);
    expect(attackOdds(figure('stormtrooper'), figure('luke-skywalker'), 1).hit).toBeCloseTo(
      5 / 6,
      9,
    );
    expect(attackOdds(figure('darth-vader'), 'neutral', 1).hit).toBeCloseTo(1, 9);
    expect(DICE).toHaveLength(6);
  });
});
