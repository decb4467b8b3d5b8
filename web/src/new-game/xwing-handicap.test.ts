import { createTexts } from '@parsecs/lang';
import { PRINTED_BATTLES } from '@parsecs/xwing';
import { expect, test } from 'vitest';
import { XWING_BATTLES, type XWingBattle } from './xwing-draft.ts';
import { adviceOn, measuredIn } from './xwing-handicap.ts';

/** Our own squads are made even instead. */
function rebelShareIn(battle: XWingBattle): number {
  const measured = PRINTED_BATTLES[battle];
  return measured === undefined ? 0.5 : measured.wins.rebel / measured.games;
}

test.each(XWING_BATTLES)('%s has advice exactly if it is uneven', async (battle) => {
  const texts = await createTexts('en', ['xwing', 'xwing-board']);
  const share = rebelShareIn(battle);
  const chosen = { battle, forces: 'printed' } as const;
  const told = `${adviceOn(texts, battle, chosen)} ${measuredIn(texts, chosen)}`;
  if (share >= 0.42 && share <= 0.58) {
    expect(told).toBe(' ');
    return;
  }
  const [side, own] = share < 0.5 ? ['Rebel Alliance', share] : ['Galactic Empire', 1 - share];
  expect(told).toMatch(new RegExp(`[Hh]ard(er)? for the ${side}:`));
  expect(told).toContain(`the ${side} wins about ${Math.round(own * 100)}%`);
});

test('with squads of their own the players hear nothing of the printed ones', async () => {
  const texts = await createTexts('en', ['xwing', 'xwing-board']);
  const chosen = { battle: 'mission-1', forces: 'squads' } as const;
  expect(adviceOn(texts, 'mission-1', chosen)).toBe('');
  expect(measuredIn(texts, chosen)).toBe('');
  expect(adviceOn(texts, 'mission-3', chosen)).not.toBe('');
});
