import type { Texts } from '@parsecs/lang';
import type { Asked } from '@parsecs/table';
import {
  BOOSTS,
  endPoseInto,
  findBoostFault,
  type Manoeuvre,
  type Pose,
  readManoeuvre,
  type ShipView,
  shipAsked,
  type View,
  type XWing,
} from '@parsecs/xwing';
import type { JSX } from 'react';
import { idOf, isKind, type Part, type Picking, partOf } from '../contract.ts';
import { fateOf, fateTone } from './fates.ts';
import { Ghost, Template } from './ghost.tsx';
import { type Layout, toBoard } from './layout.ts';
import { surroundingsOf } from './rolling.ts';
import { baseOf } from './ships.ts';
import { nameOfManoeuvre } from './words.ts';

export interface WayLayerProps {
  readonly layout: Layout;
  readonly view: View;
  readonly question: Asked<XWing>;
  readonly picking: Picking;
  readonly hovered: Part | undefined;
  readonly texts: Texts;
}

/** The few ways of a boost or of the shuttle, each with its template and where it ends. */
export function WayLayer(props: WayLayerProps): JSX.Element | null {
  const { layout, view, question, picking, hovered, texts } = props;
  const ship = shipAsked(view);
  const base = ship && baseOf(ship);
  if (ship === undefined || base === undefined || ship.at === null) return null;
  const ways = question.answers.flatMap((answer) =>
    answer.kind === 'manoeuvre' ? [answer.manoeuvre] : [],
  );
  const pointed = [hovered, picking.hovered, ...picking.chosen].find(
    (part) => part !== undefined && isKind(part, 'way'),
  );
  return (
    <g>
      {ways.map((way, index) => {
        const manoeuvre = readManoeuvre(way);
        if (manoeuvre === undefined) return null;
        const end: Pose = { x: 0, y: 0, heading: 0 };
        endPoseInto(end, base, manoeuvre);
        const part = partOf('way', way);
        const isAimed = pointed !== undefined && idOf(pointed) === way;
        const { x, y } = toBoard(layout, end);
        return (
          <g
            key={way}
            className="bk-spot xw-way"
            data-aimed={isAimed || undefined}
            data-part={part}
            data-option
            data-spatial
            role="button"
            tabIndex={index === 0 ? 0 : -1}
            aria-pressed={picking.chosen.includes(part)}
            aria-label={nameOfManoeuvre(texts, manoeuvre)}
          >
            <Template layout={layout} ship={ship} from={base} manoeuvre={manoeuvre} />
            <Ghost layout={layout} ship={ship} pose={end} tone={isAimed ? 'good' : 'plain'} />
            <circle className="bk-focus" cx={x} cy={y} r={base.reach + 3} />
          </g>
        );
      })}
    </g>
  );
}

/** Where boosts could end that are only thought of. */
export function BoostPreview(props: {
  readonly layout: Layout;
  readonly view: View;
  readonly ship: ShipView;
}): JSX.Element | null {
  const { layout, view, ship } = props;
  const base = baseOf(ship);
  if (base === undefined) return null;
  const around = surroundingsOf(view, ship);
  return (
    <>
      {BOOSTS.filter((boost) => findBoostFault(base, boost, around) === undefined).map((boost) => {
        const end: Pose = { x: 0, y: 0, heading: 0 };
        endPoseInto(end, base, boost);
        return (
          <g key={boost.bearing}>
            <Template layout={layout} ship={ship} from={base} manoeuvre={boost} />
            <Ghost layout={layout} ship={ship} pose={end} />
          </g>
        );
      })}
    </>
  );
}

/** A manoeuvre tried out: its template, and the ship where it would end. */
export function Trial(props: {
  readonly layout: Layout;
  readonly view: View;
  readonly ship: ShipView;
  readonly manoeuvre: Manoeuvre;
}): JSX.Element | null {
  const { layout, view, ship, manoeuvre } = props;
  const fate = fateOf(view, ship, manoeuvre);
  if (fate === undefined || ship.at === null) return null;
  const tone = fateTone(fate);
  return (
    <>
      <Template layout={layout} ship={ship} from={ship.at} manoeuvre={manoeuvre} tone={tone} />
      <Ghost layout={layout} ship={ship} pose={fate.flight} tone={tone} />
    </>
  );
}
