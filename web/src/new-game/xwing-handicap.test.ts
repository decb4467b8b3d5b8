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
  const told = `${adviceOn(texts, battle)} ${measuredIn(texts, battle)}`;
  if (share >= 0.42 && share <= 0.58) {
    expect(told).toBe(' ');
    return;
  }
  const [side, own] = share < 0.5 ? ['Rebel Alliance', share] : ['Galactic Empire', 1 - share];
  expect(told).toMatch(new RegExp(`[Hh]ard(er)? for the ${side}:`));
  expect(told).toContain(`the ${side} wins about ${Math.round(own * 100)}%`);
});
