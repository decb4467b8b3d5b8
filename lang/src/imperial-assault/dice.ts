import {
  type AttackResults,
  DIE_FACES,
  type Die,
  type DieView,
  type SurgeView,
} from '@parsecs/imperial-assault/words';
import type { Texts } from '../texts.ts';

const ATTACK = ['accuracy', 'damage', 'surge'] as const;
const DEFENCE = ['block', 'evade', 'dodge'] as const;

export function nameDie(texts: Texts, die: Die): string {
  return texts.t(`imperial-assault:die.${die}.nom`);
}

function tellSymbol(
  texts: Texts,
  symbol: (typeof ATTACK)[number] | (typeof DEFENCE)[number] | 'blank',
  value: number,
): string {
  return texts.t(`imperial-assault:symbol.${symbol}.shown`, { value });
}

/** What a die shows: “accuracy 2, surge 1”. */
export function tellFace(texts: Texts, die: Die, face: number): string {
  const symbols = die === 'black' || die === 'white' ? DEFENCE : ATTACK;
  const shown = symbols.flatMap((symbol, index) => {
    const value = DIE_FACES[die][face - 1]?.[index] ?? 0;
    return value === 0 ? [] : [tellSymbol(texts, symbol, value)];
  });
  return shown.length === 0 ? tellSymbol(texts, 'blank', 0) : shown.join(', ');
}

/** “blue (accuracy 2, surge 1)”, or only the colour before the roll. */
function tellDie(texts: Texts, { die, face }: Pick<DieView, 'die' | 'face'>): string {
  const name = nameDie(texts, die);
  if (face === null) return name;
  return texts.t('imperial-assault:die-shown', { die: name, shown: tellFace(texts, die, face) });
}

export function tellDice(texts: Texts, dice: readonly Pick<DieView, 'die' | 'face'>[]): string {
  return dice.map((die) => tellDie(texts, die)).join(', ');
}

/** “Pierce 2, Stun”. */
export function tellEffects(texts: Texts, effects: SurgeView['effects']): string {
  return effects
    .map(([keyword, value]) => texts.t(`imperial-assault:keyword.${keyword}.label`, { value }))
    .join(', ');
}

type Results = Pick<AttackResults, 'accuracy' | 'damage' | 'surges' | 'block' | 'evade' | 'dodge'>;

/** What both sides have after the modifier step. */
export function tellResults(texts: Texts, results: Results): string {
  const { accuracy, damage, surges, block, evade, dodge } = results;
  const attack = [
    tellSymbol(texts, 'accuracy', accuracy),
    tellSymbol(texts, 'damage', damage),
    tellSymbol(texts, 'surge', surges),
  ].join(', ');
  const defence = [
    tellSymbol(texts, 'block', block),
    tellSymbol(texts, 'evade', evade),
    ...(dodge ? [tellSymbol(texts, 'dodge', 1)] : []),
  ].join(', ');
  return texts.t('imperial-assault:event.results', { attack, defence });
}
