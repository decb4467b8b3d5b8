import { type Checked, MOST_PROBLEMS, seededChance } from '@parsecs/kernel';
import { describe, expect, test } from 'vitest';
import { checkArmy, checkMap, DEPLOYMENTS, imperialAssault, MAPS, reviewArmy } from './index.ts';
import { FREE_DECK } from './testing/lists.ts';
import { table } from './testing/table.ts';

const DEPTH = 45_000;
const MANY = 400_000;

/** Lists in lists, deeper than anything that calls itself could follow. */
function nested(): unknown {
  let value: unknown = [];
  for (let level = 0; level < DEPTH; level += 1) value = [value];
  return value;
}

function many<T>(value: T): readonly T[] {
  return new Array<T>(MANY).fill(value);
}

const ARMY = { affiliation: 'rebel', deployments: ['gaarkhan'], commands: FREE_DECK };
const MAP = MAPS['cinder-relay'];
const SETUP = { armies: [ARMY, ARMY], mission: 'cinder-relay-a' };

function causes(checked: Checked<unknown>): readonly string[] {
  return checked.ok ? [] : [...new Set(checked.problems.map(({ cause }) => cause))];
}

function given(fields: Readonly<Record<string, unknown>>): Checked<unknown> {
  const figures = { 'P1.gaarkhan': 'A1', 'P2.gaarkhan': 'O12' };
  const context = { chance: seededChance('given') };
  return imperialAssault.scenarios.given({ setup: SETUP, figures, ...fields }, context);
}

describe('whatever is nested however deep is named, not followed', () => {
  test.each([
    ['affiliation', 'unknown-affiliation'],
    ['schema', 'army-wrong-schema'],
    ['name', 'army-wrong-name'],
    ['id', 'army-wrong-name'],
  ])('in the field %s of an army', (field, cause) => {
    expect(causes(checkArmy({ ...ARMY, [field]: nested() }))).toEqual([cause]);
  });

  test('among the cards of an army', () => {
    const review = reviewArmy({ ...ARMY, deployments: ['gaarkhan', nested()] });
    expect(review.problems).toEqual([
      { path: 'deployments[1]', cause: 'unknown-deployment', params: { card: '[… 1]' } },
    ]);
    expect(causes(checkArmy({ ...ARMY, commands: nested() }))).toEqual([
      'unknown-command',
      'wrong-deck-size',
    ]);
  });

  test.each([
    ['id', 'not-a-text'],
    ['origin', 'wrong-origin'],
    ['terrain', 'not-rows'],
    ['edges', 'wrong-edge'],
    ['doors', 'wrong-door'],
    ['terminals', 'not-a-text'],
    ['tokens', 'not-rows'],
    ['regions', 'map-not-an-object'],
  ])('in the field %s of a map', (field, cause) => {
    expect(causes(checkMap({ ...MAP, [field]: nested() }))).toContain(cause);
  });

  test('in what a map says about its things', () => {
    const [edge, token] = [MAP.edges[0], MAP.tokens.A[0]];
    const tokens = (one: unknown): unknown => ({ ...MAP, tokens: { A: [one], B: [] } });
    expect(checkMap(tokens({ ...token, kind: nested() }))).toMatchObject({
      problems: [{ cause: 'unknown-token', params: { kind: '[… 1]' } }],
    });
    // It would be kept with every match that is played there.
    for (const map of [
      { ...MAP, edges: [{ ...edge, why: nested() }] },
      tokens({ ...token, why: nested() }),
      { ...MAP, origin: { ...MAP.origin, why: nested() } },
      { ...MAP, tokens: { ...MAP.tokens, C: nested() } },
      { ...MAP, doors: [{ ...MAP.doors[0], why: nested() }] },
      { ...MAP, terminals: [{ ...MAP.terminals[0], why: nested() }] },
    ]) {
      expect(causes(checkMap(map))).toEqual(['map-unknown-field']);
    }
  });

  test('in a setup', () => {
    const check = (part: Readonly<Record<string, unknown>>): readonly string[] =>
      causes(imperialAssault.checkSetup({ ...SETUP, ...part }));
    expect(check({ armies: nested() })).toEqual(['wrong-armies']);
    expect(check({ armies: [nested(), ARMY] })).toEqual(['army-not-an-object']);
    expect(check({ mission: nested() })).toEqual(['unknown-mission']);
    expect(check({ map: nested() })).toEqual(['map-not-an-object']);
    expect(check({ options: { scoring: nested() } })).toEqual(['wrong-option']);
  });

  test.each([
    ['initiative', 'given-not-a-seat'],
    ['figures', 'given-not-a-list'],
    ['raiders', 'given-not-a-list'],
    ['phase', 'given-not-a-phase'],
    ['activating', 'given-not-a-figure'],
  ])('in the field %s of a position', (field, cause) => {
    expect(causes(given({ [field]: nested() }))).toContain(cause);
  });

  test('where a figure of a position stands', () => {
    expect(given({ figures: { 'P1.gaarkhan': nested(), 'P2.gaarkhan': 'O12' } })).toMatchObject({
      problems: [{ cause: 'given-not-a-space', params: { space: '[… 1]' } }, {}],
    });
  });
});

describe('work is bounded before it starts', () => {
  test('endless lists of cards are not read', () => {
    const review = reviewArmy({ ...ARMY, deployments: many('moon'), commands: many('rally') });
    expect(review.problems.map(({ path, cause }) => [path, cause])).toEqual([
      ['deployments', 'army-too-long'],
      ['commands', 'army-too-long'],
      ['commands', 'wrong-deck-size'],
    ]);
    // No list that the rules could allow is too long.
    const copies = DEPLOYMENTS.reduce((sum, card) => sum + card.copies, 0);
    const most = review.problems[0]?.params?.['most'];
    expect(copies).toBeLessThan(Number(most));
  });

  test('endless parts of a map are not read', () => {
    const long: readonly [string, unknown, string][] = [
      ['terrain', many('.'), 'too-large'],
      ['edges', many(MAP.edges[0]), 'too-large'],
      ['doors', many(MAP.doors[0]), 'too-many-doors'],
      ['terminals', many(MAP.terminals[0]), 'too-large'],
      ['tokens', { A: many(MAP.tokens.A[0]), B: [] }, 'too-large'],
      ['regions', { camp: many([0, 0]) }, 'outside-the-map'],
      ['doors', [{ ...MAP.doors[0], edges: many(MAP.doors[0]?.edges[0]) }], 'too-large'],
    ];
    for (const [field, value, cause] of long) {
      expect(causes(checkMap({ ...MAP, [field]: value }))).toContain(cause);
    }
  });

  test('endless parts of a position are not read', () => {
    const lists = { raiders: many('A1'), open: many('door-1'), exhausted: many('x') };
    expect(causes(given({ ...lists, hands: { P1: many('rally') } }))).toEqual(['given-too-many']);
    const figures = Object.fromEntries(Array.from({ length: 5000 }, (_, index) => [index, 'A1']));
    expect(causes(given({ figures }))).toContain('given-not-a-figure');
  });

  test('only so many problems are named', () => {
    const fields = Object.fromEntries(Array.from({ length: 5000 }, (_, index) => [`f${index}`, 1]));
    const wrong = [
      reviewArmy({ ...ARMY, ...fields }).problems,
      reviewArmy({ ...ARMY, deployments: new Array(150).fill('moon') }).problems,
      ...[
        checkMap({ ...MAP, ...fields }),
        checkMap({ ...MAP, edges: Array.from({ length: 1000 }, () => ({})) }),
        imperialAssault.checkSetup({ ...SETUP, ...fields }),
        imperialAssault.checkSetup({ ...SETUP, options: fields }),
        imperialAssault.checkSetup({
          ...SETUP,
          armies: [
            { ...ARMY, ...fields },
            { ...ARMY, ...fields },
          ],
        }),
        given({ open: new Array(50).fill('x'), exhausted: new Array(50).fill('x') }),
      ].map((checked) => (checked.ok ? [] : checked.problems)),
    ];
    for (const problems of wrong) expect(problems).toHaveLength(MOST_PROBLEMS);
  });

  test('names have an end, also where they are shown', () => {
    const long = 'x'.repeat(100_000);
    expect(causes(checkArmy({ ...ARMY, name: long }))).toEqual(['army-wrong-name']);
    expect(causes(checkMap({ ...MAP, id: long }))).toEqual(['not-a-text']);
    const shown = [
      reviewArmy({ ...ARMY, [long]: 1, deployments: ['gaarkhan', long] }).problems,
      checkMap({ ...MAP, [long]: 1 }),
      imperialAssault.checkSetup({ armies: [long, long], [long]: 1, options: { [long]: 1 } }),
      given({ open: [long], exhausted: [long], hands: { P1: [long] }, marks: { [long]: 'red' } }),
      given({ [long]: 1 }),
    ];
    expect(JSON.stringify(shown).length).toBeLessThan(5000);
  });
});

describe('−0 is no number of a file', () => {
  test('as an option', () => {
    const options = { roundLimit: -0 };
    expect(causes(imperialAssault.checkSetup({ ...SETUP, options }))).toEqual(['wrong-option']);
  });

  test('on a map and in a position', () => {
    const core = { ...MAP.tokens.A[0], at: [-0, 0] };
    expect(causes(checkMap({ ...MAP, tokens: { A: [core], B: [] } }))).toEqual(['outside-the-map']);
    expect(causes(given({ round: -0 }))).toEqual(['given-not-a-number']);
  });
});

describe('doors can be told apart', () => {
  test.each(['raider-1', 'P1.darth-vader', 'P2.stormtrooper-2.3'])(
    'nothing else can be called %s',
    (id) => {
      const doors = [{ ...MAP.doors[0], id }];
      expect(causes(checkMap({ ...MAP, doors }))).toEqual(['id-twice']);
    },
  );

  test('two doors have two names', () => {
    const [door, edge] = [MAP.doors[0], { a: [0, 0], b: [1, 0] }];
    const doors = [door, { ...door, edges: [edge] }];
    expect(causes(checkMap({ ...MAP, doors }))).toEqual(['id-twice']);
    expect(causes(checkMap({ ...MAP, doors: [{ ...door, id: '' }] }))).toEqual(['wrong-door']);
  });
});

test('a card that no list holds is a fault, not another card', () => {
  const play = table()
    .figure('P1.luke-skywalker', 'H19')
    .figure('P2.darth-vader', 'K19')
    .hand('P1', 'rally')
    .deck('P1', 'urgency', 'planning');
  const view = imperialAssault.view(play.state, 0);
  const chance = seededChance('imagined');
  expect(imperialAssault.imagine(view, chance).decks[0]).toHaveLength(2);
  const seats = view.seats.map((seat) => ({ ...seat, cards: ['deadeye'] as const }));
  expect(() => imperialAssault.imagine({ ...view, seats }, chance)).toThrow();
});
