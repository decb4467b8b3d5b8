import { type JSX, type ReactNode, useLayoutEffect, useRef } from 'react';
import type { CssVars } from '../../art/kit/css-vars.ts';
import { useLatest } from '../use-latest.ts';
import { dicePlace } from './dice-place.ts';
import type { Spot } from './effect.ts';
import type { Seen } from './theatre.ts';

/** What a die does: it lies, is rolled, was altered, is cancelled with its like, or counts. */
type DieMotion = 'lie' | 'tumble' | 'alter' | 'cancel' | 'count';

export interface StageDie {
  readonly face: ReactNode;
  /** Faces that are seen while it tumbles. */
  readonly others?: readonly ReactNode[];
  readonly motion: DieMotion;
  /** Its turn among those that do the same. */
  readonly order: number;
}

interface DiceStageProps {
  readonly time: number;
  readonly seen: () => Seen;
  /** Whom the dice are about; they are not covered if it can be helped. */
  readonly about: readonly Spot[];
  /** The rows of dice: those who attack above, those who defend below. */
  readonly rows: readonly (readonly StageDie[])[];
  /** Pixels that something else covers at the upper edge. */
  readonly covered?: number;
  /** How many turns there are. */
  readonly turns: number;
}

/** More than this in a row lie smaller. */
const MANY = 5;

/** Dice in the middle of the table, large. Decoration: the panel and the log say the same. */
export function DiceStage(props: DiceStageProps): JSX.Element {
  const { time, seen, about, rows, covered, turns } = props;
  const node = useRef<HTMLDivElement>(null);
  const latest = useLatest({ seen, about, covered });
  useLayoutEffect(() => {
    // Placed once: the camera may still be on its way, and dice do not jump.
    const first = latest.current;
    const now = first.seen();
    const place = dicePlace(first.about.map(now.toFrame), now, first.covered);
    node.current?.style.setProperty('top', `${place * 100}%`);
  }, [latest]);
  const isMany = rows.some((dice) => dice.length > MANY);
  const vars: CssVars = { '--time': `${time}ms`, '--turns': `${Math.max(1, turns)}` };
  return (
    <div
      ref={node}
      className="fx-dice"
      data-many={isMany || undefined}
      style={vars}
      aria-hidden="true"
    >
      {rows.map((dice, row) => (
        <div key={row} className="fx-dice-row" data-row={row === 0 ? 'upper' : 'lower'}>
          {dice.map((die, place) => (
            <Die key={place} die={die} />
          ))}
        </div>
      ))}
    </div>
  );
}

function Die(props: { readonly die: StageDie }): JSX.Element {
  const { face, others = [], motion, order } = props.die;
  const vars: CssVars = { '--order': `${order}` };
  return (
    <span className="fx-die" data-motion={motion} style={vars}>
      {motion === 'tumble' &&
        others.map((other, index) => (
          <span key={index} className="fx-die-other" data-index={index}>
            {other}
          </span>
        ))}
      <span className="fx-die-face">{face}</span>
    </span>
  );
}
