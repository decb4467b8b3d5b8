import type { Die, DieView, Effect } from '@parsecs/imperial-assault';
import type { Texts } from '../texts.ts';

type Face = readonly [number, number, number];

/** What is printed on the dice: accuracy, damage and surge, or block, evade and dodge. */
export const FACES: Readonly<Record<Die, readonly Face[]>> = {
  blue: [
    [2, 0, 1],
    [2, 1, 0],
    [5, 1, 0],
    [3, 1, 1],
    [3, 2, 0],
    [4, 2, 0],
  ],
  red: [
    [0, 1, 0],
    [0, 2, 0],
    [0, 2, 0],
    [0, 2, 1],
    [0, 3, 0],
    [0, 3, 0],
  ],
  green: [
    [1, 0, 1],
    [1, 1, 1],
    [2, 1, 1],
    [3, 2, 0],
    [1, 2, 0],
    [2, 2, 0],
  ],
  yellow: [
    [0, 0, 1],
    [2, 0, 1],
    [2, 1, 0],
    [1, 1, 1],
    [1, 2, 0],
    [0, 1, 2],
  ],
  black: [
    [1, 0, 0],
    [1, 0, 0],
    [2, 0, 0],
    [2, 0, 0],
    [3, 0, 0],
    [0, 1, 0],
  ],
  white: [
    [0, 0, 0],
    [0, 1, 0],
    [1, 0, 0],
    [1, 1, 0],
    [1, 1, 0],
    [0, 0, 1],
  ],
};

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

/** “accuracy 2, surge 1”. */
export function tellFace(texts: Texts, die: Die, face: number): string {
  const symbols = die === 'black' || die === 'white' ? DEFENCE : ATTACK;
  const shown = symbols.flatMap((symbol, index) => {
    const value = FACES[die][face - 1]?.[index] ?? 0;
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
export function tellEffects(texts: Texts, effects: readonly Effect[]): string {
  return effects
    .map(([keyword, value]) => texts.t(`imperial-assault:keyword.${keyword}.label`, { value }))
    .join(', ');
}

interface Results {
  readonly accuracy: number;
  readonly damage: number;
  readonly surges: number;
  readonly block: number;
  readonly evade: number;
  readonly dodge: boolean;
}

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
