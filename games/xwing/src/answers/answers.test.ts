import {
  type Chance,
  canonicalJson,
  chooseAtRandom,
  isRefusal,
  playOut,
  seededChance,
} from '@parsecs/kernel';
import { expect, test } from 'vitest';
import { xwing } from '../game.ts';
import type { XWing } from '../game-types.ts';
import type { Answer, AnswerOf } from './answer.ts';
import { readAnswer } from './read-answer.ts';
import { writeAnswer } from './write-answer.ts';

const SAMPLES = 3;

/** Every answer that random games offer: the listed ones, and some of those that only have a region. */
function offered(setup: XWing['setup'], chance: Chance, see: (answer: Answer) => void): void {
  const state = xwing.begin(setup, { chance });
  const random = chooseAtRandom<XWing>(chance);
  playOut<XWing>(
    xwing,
    state,
    chance,
    (now, question) => {
      for (const answer of question.answers) see(answer);
      for (let sample = 0; sample < SAMPLES && question.region !== undefined; sample += 1) {
        see(question.region.sample(chance));
      }
      return random(now, question);
    },
    600,
  );
}

const SETUPS: readonly (readonly [string, XWing['setup']])[] = [
  ...Object.entries(xwing.setups),
  ...Array.from({ length: 20 }, (_, index): [string, XWing['setup']] => [
    `any-${index}`,
    xwing.randomSetup(seededChance(`answers-${index}`)),
  ]),
];

test('every answer that is offered can be written, sent, and read again', () => {
  const kinds = new Set<string>();
  const known = new Set<string>();
  for (const [name, setup] of SETUPS) {
    offered(setup, seededChance(name), (answer) => {
      if (known.has(answer.id)) return;
      known.add(answer.id);
      kinds.add(answer.kind);
      expect(writeAnswer(answer)).toBe(answer.id);
      expect(readAnswer(answer.id)).toEqual(answer);
      expect(structuredClone(answer)).toEqual(answer);
    });
  }
  // Those that random games do not come by stand among the examples.
  expect(kinds.size).toBeGreaterThan(15);
});

/** Of each game: an audit does the same with every answer that it gives. */
const MOVES = 50;

/** One of each kind at least: a kind without an example fails the type check. */
const EXAMPLES: { readonly [Kind in Answer['kind']]: readonly AnswerOf<Kind>[] } = {
  word: [{ kind: 'word', id: 'spend-evade', word: 'spend-evade' }],
  side: [{ kind: 'side', id: 'imperial', faction: 'imperial' }],
  squad: [
    {
      kind: 'squad',
      id: '1rBP.FOt',
      squad: {
        faction: 'rebel',
        ships: [
          { pilot: 'lukeskywalker', upgrades: ['r2f2'] },
          { pilot: 'rookiepilot', upgrades: [] },
        ],
      },
    },
  ],
  assign: [{ kind: 'assign', id: 'P3', seat: 2 }],
  edge: [{ kind: 'edge', id: 'left', edge: 'left' }],
  obstacle: [
    {
      kind: 'obstacle',
      id: 'coreasteroid2@450,450.5,90,flipped',
      obstacle: 'coreasteroid2',
      at: { x: 450, y: 450.5, heading: 90 },
      flipped: true,
    },
  ],
  place: [
    {
      kind: 'place',
      id: 'academypilot-2@450,50,0',
      ship: 'academypilot-2',
      at: { x: 450, y: 50, heading: 0 },
    },
  ],
  satellite: [
    {
      kind: 'satellite',
      id: 'satellite-1@450,250,0',
      satellite: 'satellite-1',
      at: { x: 450, y: 250, heading: 0 },
    },
  ],
  charge: [
    {
      kind: 'charge',
      id: 'seismiccharges@450,250,0.000001',
      bomb: 'seismiccharges',
      at: { x: 450, y: 250, heading: 0.000001 },
    },
  ],
  ship: [
    { kind: 'ship', id: 'academypilot-12', ship: 'academypilot-12' },
    { kind: 'ship', id: 'senatorsshuttle', ship: 'senatorsshuttle' },
  ],
  dial: [
    {
      kind: 'dial',
      id: 'rookiepilot:bank-left-2',
      ship: 'rookiepilot',
      manoeuvre: 'bank-left-2',
    },
  ],
  change: [{ kind: 'change', id: 'change:rookiepilot', ship: 'rookiepilot' }],
  manoeuvre: [{ kind: 'manoeuvre', id: 'koiogran-4', manoeuvre: 'koiogran-4' }],
  action: [{ kind: 'action', id: 'proximitymines', action: 'proximitymines' }],
  lock: [{ kind: 'lock', id: 'lock:academypilot', target: 'academypilot' }],
  roll: [{ kind: 'roll', id: 'left:-1.5,0', side: 'left', shift: -1.5, template: 0 }],
  attack: [
    {
      kind: 'attack',
      id: 'primary>academypilot',
      weapon: 'primary',
      target: 'academypilot',
      price: 'printed',
    },
    {
      kind: 'attack',
      id: 'protontorpedoes+focus>academypilot',
      weapon: 'protontorpedoes',
      target: 'academypilot',
      price: 'focus',
    },
  ],
  scan: [{ kind: 'scan', id: 'scan:satellite-2', satellite: 'satellite-2' }],
  'spend-lock': [
    { kind: 'spend-lock', id: 'spend-lock:none', lock: 1, dice: [] },
    { kind: 'spend-lock', id: 'spend-lock-2:hit+blank', lock: 2, dice: ['hit', 'blank'] },
  ],
  use: [
    { kind: 'use', id: 'use:upgrade.gunner@hansolo', card: 'upgrade.gunner', ship: 'hansolo' },
    {
      kind: 'use',
      id: 'use:upgrade.squadleader@wedgeantilles:rookiepilot-2',
      card: 'upgrade.squadleader',
      ship: 'wedgeantilles',
      on: { ship: 'rookiepilot-2' },
    },
    {
      kind: 'use',
      id: 'use:pilot.ibtisam@ibtisam:evade',
      card: 'pilot.ibtisam',
      ship: 'ibtisam',
      on: { dice: ['evade'] },
    },
    {
      kind: 'use',
      id: 'use:upgrade.daredevil@tychocelchu:left',
      card: 'upgrade.daredevil',
      ship: 'tychocelchu',
      on: { word: 'left' },
    },
    {
      kind: 'use',
      id: 'use:upgrade.r5astromech@rookiepilot:minor-hull-breach',
      card: 'upgrade.r5astromech',
      ship: 'rookiepilot',
      on: { damage: 'minor-hull-breach' },
    },
  ],
  announce: [{ kind: 'announce', id: 'upgrade.r2d2', upgrade: 'r2d2' }],
};

test.each(Object.values(EXAMPLES).flat())('$id', (answer) => {
  expect(readAnswer(answer.id)).toEqual(answer);
  expect(writeAnswer(answer)).toBe(answer.id);
});

test('a copy of an answer does what the answer does, and so does whatever was read from its id', () => {
  for (const [name, setup] of SETUPS) {
    const chance = seededChance(`copies-${name}`);
    const state = xwing.begin(setup, { chance });
    for (let step = 0; step < MOVES && xwing.outcome(state) === undefined; step += 1) {
      const seats = xwing.asked(state);
      const seat = seats[chance.pick('seat', seats.length)] ?? 0;
      const { answers, region } = xwing.question(state, seat);
      const answer = region?.sample(chance) ?? answers[chance.pick('answer', answers.length)];
      if (answer === undefined) throw new Error('nothing is offered');
      const read = readAnswer(answer.id);
      const checked = xwing.check(state, seat, answer.id);
      if (read === undefined || isRefusal(checked)) throw new Error(`${answer.id} is not legal`);
      const ends = [answer, structuredClone(answer), read, checked].map((given) => {
        const copy = xwing.copy(state);
        xwing.answer(copy, seat, given, { chance: seededChance(`${name}-${step}`) });
        return canonicalJson(copy);
      });
      expect(new Set(ends).size).toBe(1);
      xwing.answer(state, seat, answer, { chance: seededChance(`${name}-${step}`) });
    }
  }
});

test('what is no answer is not read', () => {
  for (const text of [
    '',
    'nonsense',
    'academypilot-1',
    'academypilot-01',
    'nobody-2',
    'straight-9',
    'a@b',
    'a>b',
    'x:y',
    'lock:nobody',
    'primary>nobody',
    'club>rookiepilot',
    'rookiepilot:straight',
    'rookiepilot@1,2',
    'rookiepilot@1e3,2,0',
    'rookiepilot@1,2,0,flipped',
    'spend-lock:evade',
    'spend-lock-3:hit',
    'use:upgrade.gunner@hansolo:rookiepilot',
    'use:upgrade.squadleader@hansolo:hit',
    'use:upgrade.nothing@hansolo',
    'use:damage.r5k6@hansolo',
    'upgrade.nothing',
    'scan:satellite-0',
    'P0',
    '1rBxx',
  ]) {
    expect([text, readAnswer(text)]).toEqual([text, undefined]);
  }
});

test('what is no text is not read, and refused without a word of complaint', () => {
  const chance = seededChance('odd');
  const state = xwing.begin(xwing.randomSetup(chance), { chance });
  for (const odd of [undefined, null, 7, {}, [], ['done'], Symbol('done'), () => 'done']) {
    expect(readAnswer(odd as string)).toBeUndefined();
    expect(xwing.check(state, 0, odd as string)).toMatchObject({ refused: 'table' });
  }
});

test('numbers, links and dice may be written in another way; the answer has its one id', () => {
  expect(readAnswer('rookiepilot@450.0,50,360')?.id).toBe('rookiepilot@450,50,0');
  expect(readAnswer('left:1.50,-0')?.id).toBe('left:1.5,0');
  expect(readAnswer('spend-lock:blank+hit')).toEqual({
    kind: 'spend-lock',
    id: 'spend-lock:hit+blank',
    lock: 1,
    dice: ['hit', 'blank'],
  });
});
