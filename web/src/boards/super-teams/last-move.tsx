import type { People } from '@parsecs/lang';
import { type JSX, useState } from 'react';
import { useTexts } from '../../shell/texts.tsx';
import type { PlayingBeat } from '../contract.ts';
import type { Motion } from './choreography.ts';
import type { Layout } from './layout.ts';
import { flightPath } from './placing.ts';
import { type LastMove, noteMotion } from './trace.ts';
import { labelSpace } from './words.ts';

/** Remembers the last move while its beats are played. */
export function useLastMove(beat: PlayingBeat | undefined): LastMove | undefined {
  const [seen, setSeen] = useState<{ readonly key: number; readonly last: LastMove | undefined }>();
  if (beat !== undefined && seen?.key !== beat.key) {
    setSeen({ key: beat.key, last: noteMotion(seen?.last, beat.motion as Motion) });
  }
  return seen?.last;
}

export interface LastMoveProps {
  readonly layout: Layout;
  readonly last: LastMove | undefined;
}

/** The ways that ships have just gone, until the next card. */
export function Trace(props: LastMoveProps): JSX.Element {
  const { layout, last } = props;
  return (
    <g aria-hidden="true">
      {(last?.legs ?? []).map(({ ship, from, to }) => (
        <path key={`${ship} ${from} ${to}`} className="st-trace" d={flightPath(layout, from, to)} />
      ))}
    </g>
  );
}

/** Who has moved what, from where and where to. */
export function TraceCaption(
  props: LastMoveProps & { readonly people: People },
): JSX.Element | null {
  const { layout, last, people } = props;
  const texts = useTexts('super-teams');
  if (last === undefined || last.legs.length === 0) return null;
  const placeOf = (index: number): string => {
    const spot = layout.spots[index];
    const isPlanet = spot?.kinds[0] === 'start' || spot?.kinds[0] === 'final';
    return spot !== undefined && isPlanet ? labelSpace(texts, spot) : `${index}`;
  };
  const [first] = last.legs;
  const own = last.legs.filter(({ ship }) => ship === first?.ship);
  const end = own.at(-1);
  if (first === undefined || end === undefined) return null;
  return (
    <p
      aria-hidden="true"
      className="pointer-events-none absolute inset-x-2 top-2 mx-auto w-fit max-w-[calc(100%-1rem)] rounded-md border border-line bg-panel/90 px-3 py-1 text-center text-sm shadow-md md:max-w-[calc(100%-37rem)]"
    >
      {texts.t('super-teams:trace', {
        name: people.name(last.seat),
        ship: texts.t(`super-teams:ship.${first.ship}.name`),
        from: placeOf(first.from),
        to: placeOf(end.to),
      })}
    </p>
  );
}
