import {
  type FigureView,
  readPlace,
  type TargetView,
  targetsFor,
  type View,
  viewWithFigureAt,
} from '@parsecs/imperial-assault';
import type { JSX } from 'react';
import { type Layout, middleOf } from './layout.ts';
import type { Place } from './spots.ts';
import { boxOfTarget, PromiseSign } from './target-layer.tsx';

/** Somebody who could attack whoever stands on a place, with the odds of it. */
export interface Reply {
  readonly by: string;
  readonly attack: TargetView;
}

/** What standing on a place would mean. */
export interface Outlook {
  readonly targets: readonly TargetView[];
  readonly replies: readonly Reply[];
}

/** Whom a figure could attack from a place, and who could attack it there. Measuring is free. */
export function outlookAt(view: View, figure: FigureView, place: Place): Outlook {
  const there = viewWithFigureAt(view, figure.id, place.spaces, readPlace(place.stand).turned);
  return {
    targets: targetsFor(there, figure.id),
    replies: there.figures
      .filter(({ owner, at }) => owner !== figure.owner && at.length > 0)
      .flatMap(({ id }) =>
        targetsFor(there, id)
          .filter(({ target }) => target === figure.id)
          .map((attack) => ({ by: id, attack })),
      ),
  };
}

export interface StandLayerProps {
  readonly layout: Layout;
  readonly view: View;
  readonly place: Place;
  readonly outlook: Outlook;
  readonly language: string;
}

/** Lines to whom one would see from a place, with the chances, and from those who could answer. */
export function StandLayer(props: StandLayerProps): JSX.Element {
  const { layout, view, place, outlook, language } = props;
  const line = (id: string, kind: 'sees' | 'answers'): JSX.Element | null => {
    const box = boxOfTarget(layout, view, id);
    if (box === undefined) return null;
    const { x, y } = middleOf(box);
    return (
      <line
        key={`${kind} ${id}`}
        className="ia-stand-line"
        data-kind={kind}
        x1={place.x}
        y1={place.y}
        x2={x}
        y2={y}
      />
    );
  };
  return (
    <g aria-hidden="true" className="ia-stand">
      {outlook.replies.map(({ by }) => line(by, 'answers'))}
      {outlook.targets.map(({ target }) => line(target, 'sees'))}
      {outlook.targets.map(({ target, odds, left }) => {
        const box = boxOfTarget(layout, view, target);
        if (box === undefined || odds === null) return null;
        return (
          <g
            key={target}
            className="ia-promise"
            transform={`translate(${box.x + box.width / 2} ${box.y})`}
          >
            <PromiseSign odds={odds} left={left} isWhole language={language} />
          </g>
        );
      })}
    </g>
  );
}
