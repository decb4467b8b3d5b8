import { handicapFrom } from '@parsecs/kernel';
import { createTexts } from '@parsecs/lang';
import { PRINTED_BATTLES } from '@parsecs/starship-battles';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { BATTLES, chooseBattle, DRAWN, newBattleDraft, setFleet, setSide } from './battle-draft.ts';
import { adviceOn, measuredIn } from './battle-handicap.ts';

const NAMES = { light: 'Light Side', dark: 'Dark Side' } as const;
const wordsOf = () => createTexts('en', ['starship-battles', 'starship-battles-board']);

test.each(BATTLES)('%s has advice exactly if it is printed and uneven', async (battle) => {
  const texts = await wordsOf();
  const handicap = handicapFrom(PRINTED_BATTLES[battle]);
  for (const side of ['light', 'dark'] as const) {
    const draft = setSide(chooseBattle(newBattleDraft('en', []), battle), side);
    const told = `${adviceOn(texts, battle, draft)} ${measuredIn(texts, draft)}`;
    if (handicap === undefined) {
      expect(told).toBe(' ');
      continue;
    }
    expect(told).toMatch(new RegExp(`[Hh]ard(er)? for the ${NAMES[handicap.side]}:`));
    expect(told).toContain(`about ${Math.round(handicap.share * 100)}%`);
  }
});

describe('if the battle above Coruscant were uneven', () => {
  const measured = PRINTED_BATTLES['coruscant'];
  const printed = chooseBattle(newBattleDraft('en', []), 'coruscant');
  beforeEach(() => {
    Reflect.set(PRINTED_BATTLES, 'coruscant', { games: 100, wins: { light: 25, dark: 75 } });
  });
  afterEach(() => {
    Reflect.set(PRINTED_BATTLES, 'coruscant', measured);
  });

  test('it would be told, with what it rests on', async () => {
    const texts = await wordsOf();
    const draft = setSide(printed, 'light');
    expect(adviceOn(texts, 'coruscant', draft)).toContain('Light Side');
    expect(measuredIn(texts, draft)).toContain('25%');
  });

  test('with other fleets, or sides still open, nobody would hear of it', async () => {
    const texts = await wordsOf();
    for (const changed of [setFleet(printed, 0, DRAWN), setSide(printed, 'ask')]) {
      expect(adviceOn(texts, 'coruscant', changed)).toBe('');
      expect(measuredIn(texts, changed)).toBe('');
    }
  });
});
