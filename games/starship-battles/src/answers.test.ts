import {
  chooseAtRandom,
  hashState,
  isRefusal,
  seededChance,
  type Unwritten,
} from '@parsecs/kernel';
import { describe, expect, test } from 'vitest';
import {
  type Answer,
  type AnswerKind,
  leavesMap,
  readAnswer,
  WORDS,
  writeAnswer,
} from './answers.ts';
import type { StarshipBattles } from './game-types.ts';
import { starshipBattles } from './index.ts';
import { newGame, playRandomGame, seeds } from './testing/games.ts';

const SETUPS = Object.entries(starshipBattles.setups);

describe('for every answer that is offered the id says the answer, and the answer its id', () => {
  test.each(SETUPS)('%s', (name, setup) => {
    const seen = new Set<string>();
    const check = (answer: Answer): void => {
      if (seen.has(answer.id)) return;
      seen.add(answer.id);
      expect(readAnswer(answer.id)).toEqual(answer);
      expect(writeAnswer(answer)).toBe(answer.id);
    };
    for (const seed of seeds(2)) {
      playRandomGame({ ...setup, roundLimit: 5 }, `${name} ${seed}`, {
        question: ({ answers, region }) => {
          for (const answer of answers) check(answer);
          if (region !== undefined) check(region.sample(seededChance(seed)));
        },
      });
    }
    expect(seen.size).toBeGreaterThan(100);
  });
});

const SAMPLES: Readonly<Record<AnswerKind, readonly (readonly [string, Unwritten<Answer>])[]>> = {
  word: WORDS.map((word) => [word, { kind: 'word', word }]),
  side: [['dark', { kind: 'side', faction: 'dark' }]],
  fleet: [
    [
      'dark:imperial-star-destroyer*3,tie-fighter*12',
      {
        kind: 'fleet',
        faction: 'dark',
        ships: [
          { ship: 'imperial-star-destroyer', count: 3 },
          { ship: 'tie-fighter', count: 12 },
        ],
      },
    ],
  ],
  seat: [['P3', { kind: 'seat', seat: 2 }]],
  square: [
    ['12,20', { kind: 'square', square: [12, 20] }],
    ['0,0', { kind: 'square', square: [0, 0] }],
  ],
  facing: [['north', { kind: 'facing', facing: 'north' }]],
  ship: [
    ['tie-fighter-2', { kind: 'ship', ship: 'tie-fighter-2' }],
    // Cards that somebody added may be called as they like.
    ['ahead-left-1', { kind: 'ship', ship: 'ahead-left-1' }],
    ['evasive-12', { kind: 'ship', ship: 'evasive-12' }],
  ],
  path: [
    ['ahead', { kind: 'path', steps: ['ahead'] }],
    ['ahead-left,right', { kind: 'path', steps: ['ahead-left', 'right'] }],
    ['left,flee', { kind: 'path', steps: ['left', 'flee'] }],
  ],
  displace: [['tie-fighter-1>15,9', { kind: 'displace', ship: 'tie-fighter-1', square: [15, 9] }]],
  launch: [
    [
      'x-wing-starfighter-1@mon-calamari-cruiser-1',
      { kind: 'launch', fighter: 'x-wing-starfighter-1', carrier: 'mon-calamari-cruiser-1' },
    ],
  ],
  fire: [
    ['turbolasers>tie-fighter-2', { kind: 'fire', weapon: 'turbolasers', target: 'tie-fighter-2' }],
    [
      'point-defense>tie-fighter-2',
      { kind: 'fire', weapon: 'point-defense', target: 'tie-fighter-2' },
    ],
  ],
  face: [['side', { kind: 'face', face: 'side' }]],
  option: [
    [
      'power-to-engines@mon-calamari-cruiser-1',
      { kind: 'option', option: 'power-to-engines', supplier: 'mon-calamari-cruiser-1' },
    ],
  ],
};

test.each(Object.values(SAMPLES).flat())('%s', (id, answer) => {
  expect(readAnswer(id)).toEqual({ ...answer, id });
  expect(writeAnswer(answer)).toBe(id);
});

test('what no answer is written like is none', () => {
  const others = [
    ['', ' ', 'nonsense', 'P0', 'P5', 'P1 ', 'DONE', '03,4', '3,04', '3,-0', '100,4', '3,4,5'],
    ['ahead,ahead,ahead', 'flee,ahead', 'ahead,', ',ahead', 'toString', 'constructor'],
    ['tie-fighter', 'tie-fighter-0', 'tie-fighter-01', '-1', 'Tie-fighter-1'],
    ['a@b', 'evasive@', '@tie-fighter-1', 'evasive@tie-fighter-1@tie-fighter-1'],
    ['a>b', 'laser>tie-fighter-1', 'tie-fighter-1>tie-fighter-2', 'tie-fighter-1>3,04'],
    ['x:y', 'light:', 'light:x-wing', 'light:x-wing*', 'light:x-wing*01', 'light:x-wing*1,'],
    ['grey:tie-fighter*1', 'dark:tie-fighter*1e1', 'dark:tie-fighter*-0', 'dark:a*1:b*1'],
  ].flat();
  expect(others.filter((id) => readAnswer(id) !== undefined)).toEqual([]);
});

test('whatever can be read is written as it was', () => {
  const letters = [
    '1',
    '-',
    ',',
    '>',
    '@',
    ':',
    '*',
    'P',
    'ahead',
    'tie-fighter',
    'dark',
    'evasive',
  ];
  const chance = seededChance('letters');
  let read = 0;
  for (let round = 0; round < 20_000; round += 1) {
    const length = 1 + chance.pick('length', 6);
    const id = Array.from({ length }, () => letters[chance.pick('letter', letters.length)]).join(
      '',
    );
    const answer = readAnswer(id);
    if (answer === undefined) continue;
    read += 1;
    expect(answer.id).toBe(id);
    expect(writeAnswer(answer)).toBe(id);
  }
  expect(read).toBeGreaterThan(100);
});

describe('an answer that was sent is the same answer', () => {
  test.each(SETUPS)('%s', (name, setup) => {
    const begin = (): StarshipBattles['state'] => newGame({ ...setup, roundLimit: 3 }, name);
    const [one, other] = [begin(), begin()];
    const [chance, same] = [seededChance(name), seededChance(name)];
    const choose = chooseAtRandom<StarshipBattles>(seededChance(`${name} chooses`));
    for (let step = 0; step < 600 && starshipBattles.outcome(one) === undefined; step += 1) {
      const seat = starshipBattles.asked(one)[0] ?? 0;
      const answer = choose(one, starshipBattles.question(one, seat));
      starshipBattles.answer(one, seat, answer, { chance });
      const sent = readAnswer(JSON.parse(JSON.stringify(answer.id)) as string);
      const received = step % 2 === 0 ? structuredClone(answer) : sent;
      if (received === undefined) throw new Error(answer.id);
      starshipBattles.answer(other, seat, received, { chance: same });
    }
    expect(hashState(other)).toBe(hashState(one));
  });
});

test('an id that is no text is refused, whatever is asked', () => {
  const wrong: readonly unknown[] = [undefined, null, 3, {}, [], ['done'], Symbol('done'), 7n];
  const kinds = new Set<string>();
  const look = (state: StarshipBattles['state'], seat: number, kind: string): void => {
    if (kinds.has(kind)) return;
    kinds.add(kind);
    for (const id of wrong) {
      const got = starshipBattles.check(state, seat, id as string);
      expect(isRefusal(got) && got.cause).toBe('unknown-answer');
    }
  };
  for (const name of ['patrol', 'coruscant', 'teams-patrol']) {
    playRandomGame({ ...starshipBattles.setups[name] }, name, {
      question: ({ seat, kind }, state) => look(state, seat, kind),
    });
  }
  expect(kinds).toContain('fleet');
  expect(kinds.size).toBeGreaterThan(12);
});

test('who leaves the map by an answer leaves it for good', () => {
  const leaving = ['flee', 'ahead,flee', 'right-left,flee'];
  const staying = ['stay', 'ahead', 'left,right', '3,4', 'north', 'tie-fighter-1'];
  const leaves = (id: string): boolean | undefined => {
    const answer = readAnswer(id);
    return answer && leavesMap(answer);
  };
  expect(leaving.map(leaves)).toEqual(leaving.map(() => true));
  expect(staying.map(leaves)).toEqual(staying.map(() => false));
});
