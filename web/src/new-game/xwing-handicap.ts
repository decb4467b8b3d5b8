import type { Handicap } from '@parsecs/kernel';
import type { Texts } from '@parsecs/lang';
import { type Faction, handicapIn } from '@parsecs/xwing';
import type { XWingBattle, XWingDraft } from './xwing-draft.ts';

type Chosen = Pick<XWingDraft, 'battle' | 'forces'>;

/** What was measured says nothing about other squads than the printed ones. */
function handicapOf(battle: XWingBattle, chosen: Chosen): Handicap<Faction> | undefined {
  const isPrinted = battle !== chosen.battle || chosen.forces === 'printed';
  return isPrinted ? handicapIn(battle) : undefined;
}

/** Which side of a battle should have the stronger player; empty where both have the same chances. */
export function adviceOn(texts: Texts, battle: XWingBattle, chosen: Chosen): string {
  const handicap = handicapOf(battle, chosen);
  if (handicap === undefined) return '';
  const { side, degree } = handicap;
  return texts.t(`xwing-board:new.battle-${degree}`, { side });
}

/** What the advice on the chosen battle rests on. */
export function measuredIn(texts: Texts, chosen: Chosen): string {
  const handicap = handicapOf(chosen.battle, chosen);
  if (handicap === undefined) return '';
  const { side, share, games } = handicap;
  const percent = Math.round(share * 100);
  return texts.t('xwing-board:new.battle-measured', { side, percent, games });
}
