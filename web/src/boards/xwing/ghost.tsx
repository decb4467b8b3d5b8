import type { Manoeuvre, Pose, ShipView } from '@parsecs/xwing';
import type { JSX } from 'react';
import { headingOn, type Layout, placedAt, toBoard } from './layout.ts';
import { centrePath, templatePath } from './shapes.ts';
import { Hull, litHeading, Plate } from './ship-piece.tsx';
import { kindOf } from './ships.ts';

export interface GhostProps {
  readonly layout: Layout;
  readonly ship: ShipView;
  readonly pose: Readonly<Pose>;
  readonly tone?: 'good' | 'bad' | 'risky' | 'plain';
}

/** A ship where it would stand. */
export function Ghost(props: GhostProps): JSX.Element {
  const { layout, ship, pose, tone = 'plain' } = props;
  const { x, y } = toBoard(layout, pose);
  const heading = headingOn(layout, pose.heading);
  return (
    <g
      aria-hidden="true"
      className="xw-ghost"
      data-tone={tone}
      transform={`translate(${x} ${y}) rotate(${heading})`}
    >
      <Plate ship={ship} />
      <Hull ship={ship} heading={litHeading(heading)} />
    </g>
  );
}

export interface TemplateProps {
  readonly layout: Layout;
  readonly ship: ShipView;
  readonly from: Readonly<Pose>;
  readonly manoeuvre: Manoeuvre;
  readonly tone?: 'good' | 'bad' | 'risky' | 'plain';
  readonly className?: string;
}

/** The template of a manoeuvre laid in front of the ship. */
export function Template(props: TemplateProps): JSX.Element {
  const { layout, ship, from, manoeuvre, tone = 'plain', className = '' } = props;
  const kind = kindOf(ship);
  return (
    <g
      aria-hidden="true"
      className={`xw-template ${className}`}
      data-tone={tone}
      transform={layout.matrix}
    >
      <g transform={placedAt(from)}>
        <path className="xw-card" d={templatePath(kind, manoeuvre)} />
        <path className="xw-card-line" d={centrePath(kind, manoeuvre)} />
      </g>
    </g>
  );
}
