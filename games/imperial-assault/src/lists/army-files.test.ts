import { describe, expect, test } from 'vitest';
import {
  ARMIES,
  ARMY_IDS,
  ARMY_SCHEMA,
  type Army,
  armyFromLink,
  armyToLink,
  imperialAssault,
  reviewArmy,
} from '../index.ts';
import { FREE_DECK } from '../testing/lists.ts';

const REBELS = { affiliation: 'rebel', deployments: ['gaarkhan'], commands: FREE_DECK };

describe('reviewing a list', () => {
  test('tells what it costs, legal or not', () => {
    const legal = reviewArmy(ARMIES['first-skirmish-empire']);
    expect(legal).toMatchObject({ points: 38, deck: { points: 6, most: 15 }, problems: [] });
    const over = reviewArmy({
      ...REBELS,
      deployments: ['chewbacca', 'han-solo', 'luke-skywalker', 'gaarkhan'],
    });
    expect(over.points).toBe(45);
    expect(over.problems).toEqual([
      {
        path: 'deployments',
        rule: 'IA-021',
        cause: 'too-expensive',
        params: { cost: 45, most: 40 },
      },
    ]);
  });

  test('names the last of too many copies by its place', () => {
    const twice = reviewArmy({ ...REBELS, deployments: ['gaarkhan', 'nexu', 'gaarkhan'] });
    expect(twice.problems.map(({ path, rule }) => [path, rule])).toEqual([
      ['deployments[1]', 'IA-022'],
      ['deployments[2]', 'IA-023'],
    ]);
    const deck = reviewArmy({ ...REBELS, commands: ['rally', 'rally', ...FREE_DECK.slice(2)] });
    expect(deck.problems).toMatchObject([
      { path: expect.stringMatching(/^commands\[\d+\]$/), rule: 'IA-032' },
    ]);
  });

  test('counts what cannot be read, and judges the rest', () => {
    const list = reviewArmy({ ...REBELS, deployments: ['moon', 'gaarkhan'], commands: [7] });
    expect(list.army.deployments).toEqual(['gaarkhan']);
    expect(list.points).toBe(8);
    expect(list.problems.map(({ path, cause }) => [path, cause])).toEqual([
      ['deployments[0]', 'unknown-deployment'],
      ['commands[0]', 'unknown-command'],
      ['commands', 'wrong-deck-size'],
    ]);
    // What is missing may be among what could not be read.
    const none = reviewArmy({ ...REBELS, deployments: ['moon'] });
    expect(none.problems.map(({ cause }) => cause)).toEqual(['unknown-deployment']);
  });

  test('warns of cards that no figure of the army could play', () => {
    const list = { ...REBELS, commands: ['lord-of-the-sith', ...FREE_DECK.slice(1)] };
    expect(reviewArmy(list)).toMatchObject({
      problems: [],
      warnings: [{ path: 'commands[0]', rule: 'IA-245', cause: 'command-without-figure' }],
    });
    expect(reviewArmy(REBELS).warnings).toEqual([]);
  });

  test('takes another limit of points, or none', () => {
    expect(reviewArmy(REBELS, 7).problems).toMatchObject([{ rule: 'IA-021' }]);
    const dear = {
      ...REBELS,
      deployments: ['chewbacca', 'han-solo', 'luke-skywalker', 'gaarkhan'],
    };
    expect(reviewArmy(dear, 0).problems).toEqual([]);
    expect(imperialAssault.reviewList?.(dear)?.problems).toHaveLength(1);
  });

  test('reads the format and refuses others', () => {
    const file = { schema: ARMY_SCHEMA, name: 'Cell', $schema: 'army.schema.json', ...REBELS };
    expect(reviewArmy(file).problems).toEqual([]);
    expect(reviewArmy({ ...file, schema: 'army/2', size: 3 }).problems).toMatchObject([
      { path: 'size', cause: 'army-unknown-field' },
      { path: 'schema', cause: 'army-wrong-schema' },
    ]);
    expect(reviewArmy([]).problems).toMatchObject([{ path: '', cause: 'army-not-an-object' }]);
    expect(reviewArmy({}).problems.map(({ path }) => path)).toEqual([
      'affiliation',
      'deployments',
      'commands',
      'commands',
    ]);
  });
});

function sorted({ affiliation, deployments, commands }: Army): Army {
  return { affiliation, deployments: deployments.toSorted(), commands: commands.toSorted() };
}

describe('links', () => {
  test.each(ARMY_IDS)('%s survives the way through an address', (id) => {
    const link = armyToLink({ name: `Отряд ${id}`, army: ARMIES[id] });
    expect(link).toMatch(/^[\w.~-]+$/);
    const read = armyFromLink(link);
    if (!read.ok) throw new Error('broken');
    expect(read.value.name).toBe(`Отряд ${id}`);
    expect(sorted(read.value.army)).toEqual(sorted(ARMIES[id]));
  });

  test('an army that is not finished is kept as it is', () => {
    const army: Army = { affiliation: 'mercenary', deployments: [], commands: ['rally'] };
    expect(armyFromLink(armyToLink({ name: '', army }))).toMatchObject({
      ok: true,
      value: { name: '', army },
    });
  });

  test('what was lost or changed on the way is noticed', () => {
    const link = armyToLink({ name: 'x', army: ARMIES['rebel-cell'] });
    const causes = (text: string): unknown => {
      const read = armyFromLink(text);
      return read.ok ? 'fine' : read.problems[0]?.cause;
    };
    expect(causes(link)).toBe('fine');
    expect(causes(link.slice(0, -1))).toBe('link-broken');
    expect(causes(`${link.slice(0, 5)}${link[5] === 'B' ? 'C' : 'B'}${link.slice(6)}`)).toBe(
      'link-broken',
    );
    expect(causes('')).toBe('link-broken');
    expect(causes(`2${link.slice(1)}`)).toBe('link-other-version');
    expect(causes('1'.repeat(5000))).toBe('link-too-long');
  });
});
