import { type DieView, type Side, writeDie } from '@parsecs/imperial-assault';
import type { JSX } from 'react';
import { DieFace, type DieState } from '../../art/dice/index.ts';
import { useTexts } from '../../shell/texts.tsx';
import { type Part, type Picking, partOf } from '../contract.ts';
import { faceOf } from './attack-sums.ts';
import { NAMESPACES } from './words.ts';

interface DiceRowProps {
  readonly dice: readonly DieView[];
  readonly pool: Side;
  readonly picking: Picking | undefined;
  readonly onPick: (part: Part) => void;
  readonly size: number;
  /** Dice that tumble: all of them, or one by its name. */
  readonly tumbling: string | undefined;
}

/** A pool of dice; those that an answer is about can be tapped. */
export function DiceRow(props: DiceRowProps): JSX.Element {
  const { dice, pool, picking, onPick, size, tumbling } = props;
  const texts = useTexts(...NAMESPACES);
  return (
    <ul
      className="flex flex-wrap items-center gap-1"
      aria-label={texts.t(`imperial-assault-board:attack.${pool}-dice`)}
    >
      {dice.map((die, index) => {
        const name = writeDie(pool, index + 1);
        const part = [partOf('die', name), partOf(name, 'again')].find(
          (own) => picking?.open.has(own) === true,
        );
        const isChosen = part !== undefined && picking?.chosen.includes(part) === true;
        const state: DieState = isChosen
          ? 'chosen'
          : part !== undefined
            ? 'open'
            : die.rerolled
              ? 'changed'
              : 'plain';
        const isTumbling = tumbling === 'all' || tumbling === name;
        const label = labelOf(texts, die);
        const face = (
          <span
            className={`block ${isTumbling ? 'ia-tumble' : ''} ${die.face === null ? 'opacity-60' : ''}`}
          >
            <DieFace kind={die.die} face={faceOf(die)} size={size} state={state} />
          </span>
        );
        return (
          <li key={name}>
            {part === undefined ? (
              <span role="img" aria-label={label} title={label}>
                {face}
              </span>
            ) : (
              <button
                type="button"
                className="grid min-h-touch min-w-touch place-items-center rounded-md"
                aria-label={label}
                aria-pressed={isChosen}
                data-option
                onClick={() => onPick(part)}
              >
                {face}
              </button>
            )}
          </li>
        );
      })}
    </ul>
  );
}

const ATTACK_WORDS = ['accuracy', 'damage', 'surge'] as const;
const DEFENCE_WORDS = ['block', 'evade', 'dodge'] as const;

/** The colour of a die and what it shows. */
function labelOf(texts: ReturnType<typeof useTexts>, die: DieView): string {
  const colour = texts.t(`imperial-assault:die.${die.die}.name`);
  if (die.face === null) return colour;
  const words = die.die === 'black' || die.die === 'white' ? DEFENCE_WORDS : ATTACK_WORDS;
  const shown = faceOf(die).flatMap((value, index) =>
    value === 0
      ? []
      : [texts.t(`imperial-assault:symbol.${words[index] ?? 'blank'}.shown`, { value })],
  );
  const faces = shown.length === 0 ? [texts.t('imperial-assault:symbol.blank.shown')] : shown;
  return `${colour}: ${faces.join(', ')}`;
}
