import type { Texts } from '@parsecs/lang';
import { handicapIn } from '@parsecs/xwing';
import type { XWingBattle } from './xwing-draft.ts';

/** Which side of a battle should have the stronger player; empty where both have the same chances. */
export function adviceOn(texts: Texts, battle: XWingBattle): string {
  const handicap = handicapIn(battle);
  if (handicap === undefined) return '';
  const { side, degree } = handicap;
  return texts.t(`xwing-board:new.battle-${degree}`, { side });
}

/** What that advice rests on. */
export function measuredIn(texts: Texts, battle: XWingBattle): string {
  const handicap = handicapIn(battle);
  if (handicap === undefined) return '';
  const { side, share, games } = handicap;
  const percent = Math.round(share * 100);
  return texts.t('xwing-board:new.battle-measured', { side, percent, games });
}
