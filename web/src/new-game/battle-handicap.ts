import type { Handicap } from '@parsecs/kernel';
import type { Texts } from '@parsecs/lang';
import { type Faction, handicapIn } from '@parsecs/starship-battles';
import {
  type BattleDraft,
  type BattleId,
  chooseBattle,
  newBattleDraft,
  setSide,
  toBattleSetup,
} from './battle-draft.ts';

/** What was measured says nothing about other fleets, cards or rules. */
function isAsGiven(draft: BattleDraft): boolean {
  const given = chooseBattle(newBattleDraft('en', []), draft.battle);
  const seated = setSide(given, draft.side === 'ask' ? 'light' : draft.side);
  return JSON.stringify(toBattleSetup(draft)) === JSON.stringify(toBattleSetup(seated));
}

function handicapOf(battle: BattleId, draft: BattleDraft): Handicap<Faction> | undefined {
  return battle !== draft.battle || isAsGiven(draft) ? handicapIn(battle) : undefined;
}

/** Which side of a battle should have the stronger player; empty where both have the same chances. */
export function adviceOn(texts: Texts, battle: BattleId, draft: BattleDraft): string {
  const handicap = handicapOf(battle, draft);
  if (handicap === undefined) return '';
  const { side, degree } = handicap;
  return texts.t(`starship-battles-board:new.battle-${degree}`, { side });
}

/** What the advice on the chosen battle rests on. */
export function measuredIn(texts: Texts, draft: BattleDraft): string {
  const handicap = handicapOf(draft.battle, draft);
  if (handicap === undefined) return '';
  const { side, share, games } = handicap;
  const percent = Math.round(share * 100);
  return texts.t('starship-battles-board:new.battle-measured', { side, percent, games });
}
