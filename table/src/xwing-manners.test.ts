import { consider, USUAL_LEVEL } from '@parsecs/bots';
import { at, type Chance, seededChance } from '@parsecs/kernel';
import { xwing } from '@parsecs/xwing';
import { expect, test } from 'vitest';

type State = Parameters<typeof xwing.copy>[0];

const SEEDS = ['one', 'two', 'three'];

/** Attack dice as they are laid out, everything else by chance. */
function diceWith(attack: readonly string[]): Chance {
  const faces = ['hit', 'hit', 'hit', 'critical', 'focus', 'focus', 'blank', 'blank'];
  const rest = seededChance('manners');
  const pile = attack.map((face) => faces.indexOf(face));
  return {
    draws: 0,
    pick: (purpose, sides) =>
      (purpose === 'attack die' ? pile.shift() : undefined) ?? rest.pick(purpose, sides),
    shuffle: (purpose, items) => rest.shuffle(purpose, items),
  };
}

function position(given: object, chance: Chance = seededChance('manners')): State {
  const made = xwing.scenarios.given({ anyUpgrades: true, ...given }, { chance });
  if (!made.ok) throw new Error(JSON.stringify(made.problems));
  return made.value;
}

function give(state: State, seat: number, id: string, chance: Chance): void {
  const found = xwing.question(state, seat).answers.find((answer) => answer.id === id);
  if (found === undefined) throw new Error(`${id} is not offered`);
  xwing.answer(state, seat, found, { chance });
}

/** What the usual level answers, with several dice of its own. */
function answersOf(state: State): readonly string[] {
  const seat = at(xwing.asked(state), 0);
  const view = xwing.view(state, seat);
  expect(xwing.question(state, seat).answers.length).toBeGreaterThan(1);
  return SEEDS.map((seed) => {
    const request = { game: 'xwing', bot: USUAL_LEVEL, seat, view, seed };
    return consider(xwing, request).answer;
  });
}

test('no bomb is dropped on nobody', () => {
  const state = position({
    phase: 'activation',
    ships: [
      { pilot: 'rookiepilot', at: [450, 800, 180], activated: true },
      {
        pilot: 'gammasquadronpilot',
        at: [450, 300, 0],
        dial: 'straight-2',
        upgrades: ['seismiccharges'],
      },
    ],
  });
  for (const answer of answersOf(state)) expect(answer).toBe('done');
});

test('sure critical hits are not rolled again', () => {
  const chance = diceWith(['critical', 'critical', 'blank']);
  const state = position(
    {
      phase: 'combat',
      ships: [
        { pilot: 'hansolo', at: [450, 300, 0] },
        { pilot: 'academypilot', at: [450, 520, 180], attacked: true },
      ],
    },
    chance,
  );
  give(state, 0, 'primary>academypilot', chance);
  for (const answer of answersOf(state)) expect(answer).toBe('done');
});

test('nobody flies off the table or onto a rock where there is another way', () => {
  const state = position({
    ships: [
      { pilot: 'rookiepilot', at: [450, 700, 0] },
      { pilot: 'academypilot', at: [450, 200, 0] },
    ],
    obstacles: [{ token: 'coreasteroid0', at: [340, 800, 0] }],
  });
  for (const answer of answersOf(state))
    expect(answer).toMatch(/^rookiepilot:(turn|koiogran|bank)/);
});
