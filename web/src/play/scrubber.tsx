import { listOf, type People } from '@parsecs/lang';
import type { JSX } from 'react';
import type { BoardModule } from '../boards/contract.ts';
import { useTexts } from '../shell/texts.tsx';
import { Curve } from './curve.tsx';
import './scrubber.css';
import type { ReplayMark } from './protocol.ts';

export interface ScrubberProps {
  readonly board: BoardModule;
  readonly view: unknown;
  readonly people: People;
  readonly step: number;
  readonly length: number;
  readonly marks: readonly ReplayMark[];
  readonly curve: readonly (readonly number[])[];
  readonly onGoTo: (step: number) => void;
}

const HEIGHT = 40;

/** Every moment of the match on one line, over a small curve of who was ahead. */
export function Scrubber(props: ScrubberProps): JSX.Element {
  const { board, view, people, step, length, marks, curve, onGoTo } = props;
  const texts = useTexts(board.words);
  const { SeatMark } = board;
  const sides = view === undefined ? [] : board.standings(view);
  const names = sides.map(({ seats }) =>
    listOf(
      texts,
      seats.map((seat) => people.name(seat)),
    ),
  );
  const lead = leaderAt(curve, step);
  const ahead = lead === undefined ? undefined : names[lead];
  const moment = texts.t('shell:play.replay.step', { step, length });
  const spoken =
    ahead === undefined
      ? moment
      : `${moment}. ${texts.t('shell:play.replay.ahead', { name: ahead })}`;
  return (
    <div className="flex items-stretch gap-2" title={texts.t('shell:play.replay.curve')}>
      {curve.length > 0 && view !== undefined && (
        <ul className="flex w-12 shrink-0 flex-col justify-between" aria-hidden="true">
          {sides.map(({ seats }, side) => (
            <li key={seats.join()} className="flex items-center gap-1">
              {curve.length > 2 && <span className={`scrub-key scrub-line-${side}`} />}
              {seats.map((seat) => (
                <SeatMark key={seat} view={view} seat={seat} />
              ))}
            </li>
          ))}
        </ul>
      )}
      <div className="relative min-w-0 grow" style={{ height: HEIGHT + 18 }}>
        <svg
          viewBox={`0 -1 ${Math.max(1, length)} 2`}
          preserveAspectRatio="none"
          className="absolute inset-x-0 top-0 w-full rounded-sm bg-space"
          style={{ height: HEIGHT }}
          aria-hidden="true"
        >
          <Curve curve={curve} />
          {marks.map(({ step: x, round }) => (
            <line key={round} x1={x} x2={x} y1={-1} y2={1} className="scrub-mark" />
          ))}
          <line x1={step} x2={step} y1={-1} y2={1} className="scrub-now" />
        </svg>
        <input
          type="range"
          className="scrub absolute inset-x-0 top-0 w-full"
          style={{ height: HEIGHT }}
          min={0}
          max={length}
          value={step}
          aria-label={texts.t('shell:play.replay.scrub')}
          aria-valuetext={spoken}
          onChange={(event) => onGoTo(Number(event.target.value))}
        />
        {marks.map(({ step: x, round }) => (
          <span
            key={round}
            aria-hidden="true"
            className="condensed absolute bottom-0 -translate-x-1/2 text-xs text-quiet"
            style={{ left: `${(x / Math.max(1, length)) * 100}%` }}
          >
            {round}
          </span>
        ))}
      </div>
    </div>
  );
}

function leaderAt(curve: ScrubberProps['curve'], step: number): number | undefined {
  const leads = curve.map((line) => line[step] ?? 0);
  const best = Math.max(...leads);
  return leads.length === 0 || best <= 0.02 ? undefined : leads.indexOf(best);
}
