import { type DieName, type DieView, type Side, writeDie } from '@parsecs/imperial-assault';
import { tellFace } from '@parsecs/lang';
import type { JSX } from 'react';
import { DieFace, type DieState } from '../../art/dice/index.ts';
import { useTexts } from '../../shell/texts.tsx';
import { type Part, type Picking, partOf } from '../contract.ts';
import { faceOf } from './attack-sums.ts';
import { dieOfSet } from './parts.ts';
import { NAMESPACES } from './words.ts';

interface DiceRowProps {
  readonly dice: readonly DieView[];
  readonly pool: Side;
  readonly picking: Picking | undefined;
  readonly onPick: (part: Part) => void;
  readonly size: number;
  /** Dice that tumble: all of them, or one by its name. */
  readonly tumbling: DieName | 'all' | undefined;
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
        const part = [partOf('die', name), dieOfSet(name)].find(
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
                data-offers={part}
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

/** The colour of a die and what it shows. */
function labelOf(texts: ReturnType<typeof useTexts>, { die, face }: DieView): string {
  const colour = texts.t(`imperial-assault:die.${die}.name`);
  return face === null ? colour : `${colour}: ${tellFace(texts, die, face)}`;
}
