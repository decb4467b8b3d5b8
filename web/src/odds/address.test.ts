import { GAME_IDS } from '@parsecs/table';
import { describe, expect, test } from 'vitest';
import { readAddress, writeAddress } from './address.ts';
import { loadKind } from './kinds/index.ts';
import { choicesOf, type Field, isAsked, mostOf, type Setting, settle } from './setting.ts';

/** Every field that is asked as far from the usual as it goes. */
function utmost(fields: readonly Field[]): Setting {
  let setting = settle(fields, {});
  for (const field of fields) {
    if (!isAsked(field, setting)) continue;
    const value =
      field.form === 'flag'
        ? 1
        : field.form === 'whole'
          ? mostOf(field, setting)
          : field.form === 'choice'
            ? (choicesOf(field, setting).at(-1) ?? field.usual)
            : choicesOf(field, setting).slice(-2);
    setting = settle(fields, { ...setting, [field.id]: value });
  }
  return setting;
}

describe('the address of the odds page', () => {
  test.each(GAME_IDS)('%s: every setting comes back from its address', async (game) => {
    const { fields } = await loadKind(game);
    const usual = settle(fields, {});
    const far = utmost(fields);
    expect(far).not.toEqual(usual);
    for (const address of [
      { one: usual, other: undefined },
      { one: far, other: undefined },
      { one: usual, other: far },
      { one: far, other: far },
    ]) {
      expect(readAddress(writeAddress(address, fields), fields)).toEqual(address);
    }
  });

  test('says nothing of what is as usual', async () => {
    const { fields } = await loadKind('xwing');
    const usual = settle(fields, {});
    expect(writeAddress({ one: usual, other: undefined }, fields)).toBe('#');
    const four = settle(fields, { ...usual, dice1: 4 });
    expect(writeAddress({ one: four, other: usual }, fields)).toBe('#dice1=4&compare=1');
  });

  test('nonsense is brought to the nearest that can be', async () => {
    const { fields } = await loadKind('xwing');
    const { one } = readAddress('#dice1=99&range=-2&agility=many&mode=luck&focus1=7', fields);
    expect(one).toMatchObject({ dice1: 8, range: 1, agility: 3, mode: 'dice', focus1: 0 });
    const cards = readAddress('#mode=cards&pilot1=nobody&cards1=r2d2.r2d2.nothing', fields);
    expect(cards.one).toMatchObject({ pilot1: 'rookiepilot', cards1: ['r2d2', 'r2d2'] });
  });
});
