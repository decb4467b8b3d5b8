import type { GameId } from '@parsecs/table';
import type { OptionSpec, OptionValues } from '../shell/command.ts';
import { UsageError } from '../shell/usage-error.ts';

const MOST = 20;
const FEW = 3;

type Flag = 'attack-focus' | 'lock' | 'defence-focus' | 'obstructed' | 'behind' | 'moved';
type Text =
  | 'attack'
  | 'defence'
  | 'attacker'
  | 'defender'
  | 'supporter'
  | 'escort'
  | 'weapon'
  | 'acted'
  | 'surges'
  | 'attack-conditions'
  | 'defence-conditions'
  | 'face'
  | 'board'
  | 'half'
  | 'gone';
type Whole =
  | 'evade'
  | 'range'
  | 'distance'
  | 'accuracy'
  | 'damage'
  | 'surge'
  | 'pierce'
  | 'block'
  | 'attack-rerolls'
  | 'either-rerolls'
  | 'defence-rerolls'
  | 'space'
  | 'cards';

interface Spec<K extends OptionSpec['kind']> extends OptionSpec {
  readonly kind: K;
}

type OddsSpecs = Readonly<
  Record<Flag, Spec<'flag'>> & Record<Text, Spec<'text'>> & Record<Whole, Spec<'whole'>>
>;

/** Everything that may be told about an attack or a race; each game knows some of it. */
export const ODDS_OPTIONS: OddsSpecs = {
  attack: { kind: 'text', value: 'DICE', message: 'odds-attack' },
  'attack-focus': { kind: 'flag', message: 'odds-attack-focus' },
  lock: { kind: 'flag', message: 'odds-lock' },
  defence: { kind: 'text', value: 'DICE', message: 'odds-defence' },
  'defence-focus': { kind: 'flag', message: 'odds-defence-focus' },
  evade: { kind: 'whole', value: 'N', most: MOST, message: 'odds-evade' },
  attacker: { kind: 'text', value: 'a+b,…', message: 'odds-attacker' },
  defender: { kind: 'text', value: 'a+b', message: 'odds-defender' },
  supporter: { kind: 'text', value: 'a+b,…', message: 'odds-supporter' },
  escort: { kind: 'text', value: 'a+b,…', message: 'odds-escort' },
  weapon: { kind: 'text', value: 'CARD', message: 'odds-weapon' },
  acted: { kind: 'text', value: 'marksmanship,expose,r2f2', message: 'odds-acted' },
  range: { kind: 'whole', value: 'N', least: 1, most: MOST, message: 'odds-range' },
  obstructed: { kind: 'flag', message: 'odds-obstructed' },
  behind: { kind: 'flag', message: 'odds-behind' },
  distance: { kind: 'whole', value: 'N', most: MOST, message: 'odds-distance' },
  accuracy: { kind: 'whole', value: 'N', least: -MOST, most: MOST, message: 'odds-accuracy' },
  damage: { kind: 'whole', value: 'N', least: -MOST, most: MOST, message: 'odds-damage' },
  surge: { kind: 'whole', value: 'N', least: -MOST, most: MOST, message: 'odds-surge' },
  pierce: { kind: 'whole', value: 'N', most: MOST, message: 'odds-pierce' },
  block: { kind: 'whole', value: 'N', least: -MOST, most: MOST, message: 'odds-block' },
  surges: { kind: 'text', value: 'damage:2,2xpierce:1+accuracy:2', message: 'odds-surges' },
  'attack-rerolls': { kind: 'whole', value: 'N', most: FEW, message: 'odds-attack-rerolls' },
  'either-rerolls': { kind: 'whole', value: 'N', most: FEW, message: 'odds-either-rerolls' },
  'defence-rerolls': { kind: 'whole', value: 'N', most: FEW, message: 'odds-defence-rerolls' },
  'attack-conditions': {
    kind: 'text',
    value: 'focused,hidden,weakened',
    message: 'odds-conditions',
  },
  'defence-conditions': {
    kind: 'text',
    value: 'focused,hidden,weakened',
    message: 'odds-conditions',
  },
  moved: { kind: 'flag', message: 'odds-moved' },
  face: { kind: 'text', value: 'front|side|rear', message: 'odds-face' },
  board: { kind: 'text', value: 'standard|short|long', message: 'odds-board' },
  space: { kind: 'whole', value: 'N', message: 'odds-space' },
  half: { kind: 'text', value: 'hyperspace|asteroid|normal', message: 'odds-half' },
  cards: { kind: 'whole', value: 'N', least: 1, most: 6, message: 'odds-cards' },
  gone: { kind: 'text', value: '6,6,…', message: 'odds-gone' },
};

export type OddsOption = keyof OddsSpecs;
export type OddsOptions = OptionValues<OddsSpecs>;

/** What is known of a case, with the fields that a table for people shows. */
export interface OddsReport {
  readonly outcomes: readonly Readonly<Record<string, number | null>>[];
  readonly expected: number;
}

/** An option that says nothing about this game is a mistake, not a wish to be ignored. */
export function checkOptions(
  game: GameId,
  options: OddsOptions,
  known: readonly OddsOption[],
): void {
  for (const option of Object.keys(ODDS_OPTIONS) as OddsOption[]) {
    const isGiven = options[option] !== undefined && options[option] !== false;
    if (isGiven && !known.includes(option)) {
      throw new UsageError((texts) => texts.t('cli:error.odds-option', { option, game }));
    }
  }
}

export function wanting(option: OddsOption): UsageError {
  return new UsageError((texts) => texts.t('cli:error.odds-wanting', { option }));
}

export function impossible(): UsageError {
  return new UsageError((texts) => texts.t('cli:error.odds-impossible'));
}

/** Words apart from each other, each one of those that are known. */
export function readWords<Word extends string>(
  option: OddsOption,
  text: string | undefined,
  known: readonly Word[],
  separator = ',',
): readonly Word[] {
  if (text === undefined || text === '') return [];
  return text.split(separator).map((written) => {
    const word = known.find((one) => one === written.trim());
    if (word !== undefined) return word;
    throw new UsageError((texts) =>
      texts.t('cli:error.odds-word', { option, word: written.trim() }),
    );
  });
}

export function readNumbers(
  option: OddsOption,
  text: string,
  least: number,
  most: number,
): readonly number[] {
  return text.split(',').map((written) => {
    const value = Number(written);
    if (/^\d+$/.test(written.trim()) && value >= least && value <= most) return value;
    throw new UsageError((texts) =>
      texts.t('cli:error.not-whole', { option, least, most, value: written }),
    );
  });
}
