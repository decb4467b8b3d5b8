import { type ArmyId, PRINTED_SKIRMISH } from '@parsecs/imperial-assault';
import { handicapFrom, type Measured } from '@parsecs/kernel';
import type { Texts } from '@parsecs/lang';
import { type AssaultDraft, changedOptions } from './imperial-assault-draft.ts';

/** What was measured says nothing about other armies, a chosen mission or other rules. */
function isMeasured(draft: AssaultDraft, wins: Readonly<Record<string, number>>): boolean {
  const keys = draft.armies.map(({ key }) => key);
  return (
    Object.keys(wins).every((army) => keys.includes(`ready:${army}`)) &&
    draft.mission === 'random' &&
    changedOptions(draft) === 0
  );
}

/** Which of the printed armies should have the stronger player, and what this rests on; empty if they are even. */
export function adviceOnArmies<Id extends ArmyId>(
  texts: Texts,
  draft: AssaultDraft,
  measured: Measured<Id>,
): string {
  const handicap = isMeasured(draft, measured.wins) ? handicapFrom(measured) : undefined;
  if (handicap === undefined) return '';
  const { side: army, degree, share, games } = handicap;
  const percent = Math.round(share * 100);
  const advice = texts.t(`imperial-assault-board:new.army-${degree}`, { army });
  return `${advice} ${texts.t('imperial-assault-board:new.army-measured', { percent, games })}`;
}

export function adviceOnPrinted(texts: Texts, draft: AssaultDraft): string {
  return adviceOnArmies(texts, draft, PRINTED_SKIRMISH);
}
