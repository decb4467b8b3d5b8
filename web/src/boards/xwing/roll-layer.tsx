import type { People, Texts } from '@parsecs/lang';
import { describeAnswer } from '@parsecs/lang';
import type { Asked } from '@parsecs/table';
import { type Roll, type ShipView, shipAsked, type View, type XWing } from '@parsecs/xwing';
import { type JSX, type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import type { Picking } from '../contract.ts';
import { useLatest } from '../use-latest.ts';
import { Ghost } from './ghost.tsx';
import { fromBoard, type Layout, toBoard } from './layout.ts';
import { refusalOf } from './moment.ts';
import {
  asideOf,
  type Rolls,
  rollNear,
  rollPose,
  rollsOf,
  rollTemplatePath,
  trackPath,
  writeRoll,
} from './rolling.ts';
import { GAME } from './ships.ts';
import { useGrab } from './use-grab.ts';

export interface RollLayerProps {
  readonly layout: Layout;
  readonly view: View;
  readonly question: Asked<XWing>;
  readonly picking: Picking;
  readonly texts: Texts;
  readonly people: People;
}

/** The ship slid sideways along its template: anywhere on the lit tracks. */
export function RollLayer(props: RollLayerProps): JSX.Element | null {
  const { view } = props;
  const ship = shipAsked(view);
  const rolls = useMemo(() => ship && rollsOf(view, ship), [view, ship]);
  if (ship === undefined || rolls === undefined) return null;
  return <Sliding {...props} ship={ship} rolls={rolls} />;
}

interface SlidingProps extends RollLayerProps {
  readonly ship: ShipView;
  readonly rolls: Rolls;
}

interface Held {
  readonly key: string;
  readonly roll: Roll;
}

function Sliding(props: SlidingProps): JSX.Element | null {
  const { layout, view, question, picking, texts, people, ship, rolls } = props;
  const key = `${question.seat}/${question.ask}`;
  const [held, setHeld] = useState<Held>();
  const listed = question.answers.filter((answer) => answer.kind === 'roll');
  const first = listed.find(({ shift }) => Math.abs(shift) < 0.01) ?? listed[0];
  const roll = held?.key === key ? held.roll : first;
  const latest = useLatest({ picking, first });
  useEffect(() => {
    const now = latest.current;
    if (key !== '' && now.first !== undefined) now.picking.propose(writeRoll(now.first));
  }, [key, latest]);
  const show = (next: Roll | undefined, isHeld = false): void => {
    if (next === undefined) return;
    setHeld({ key, roll: next });
    const id = writeRoll(next);
    if (!isHeld) {
      picking.propose(refusalOf(view, question.seat, id) === undefined ? id : undefined);
    }
  };
  const node = useRef<SVGGElement>(null);
  const middle = roll === undefined ? { x: 0, y: 0 } : toBoard(layout, rollPose(rolls, roll));
  const grip = useRef({ x: 0, y: 0 });
  useGrab(node, roll !== undefined, {
    onStart: (at) => {
      grip.current = { x: at.x - middle.x, y: at.y - middle.y };
    },
    onMove: (at) => {
      const to = { x: at.x - grip.current.x, y: at.y - grip.current.y };
      const { side, shift } = asideOf(rolls, fromBoard(layout, to));
      show(rollNear(rolls, side, shift), true);
    },
    onEnd: () => show(roll),
    onTap: () => show(roll),
  });
  if (roll === undefined) return null;
  const pose = rollPose(rolls, roll);
  return (
    <g>
      <RollTracks layout={layout} rolls={rolls} />
      <path
        className="xw-card xw-template"
        aria-hidden="true"
        transform={layout.matrix}
        d={rollTemplatePath(rolls, roll)}
      />
      <g
        ref={node}
        className="xw-held"
        data-tone="good"
        role="slider"
        tabIndex={0}
        data-option
        aria-label={texts.t('xwing-board:roll.held')}
        aria-valuemin={-100}
        aria-valuemax={100}
        aria-valuenow={Math.round(roll.shift)}
        aria-valuetext={describeAnswer(texts, GAME, writeRoll(roll), question, view, people)}
        aria-orientation="vertical"
        onKeyDown={(event) => onKey(event, rolls, roll, show, () => picking.give(writeRoll(roll)))}
      >
        <Ghost layout={layout} ship={ship} pose={pose} tone="good" />
        <circle className="xw-grip" cx={middle.x} cy={middle.y} r={30} />
      </g>
    </g>
  );
}

/** Where the middle of the ship may come to lie. */
export function RollTracks(props: { readonly layout: Layout; readonly rolls: Rolls }): JSX.Element {
  const { layout, rolls } = props;
  return (
    <g aria-hidden="true" transform={layout.matrix}>
      <path className="xw-track" d={trackPath(rolls)} />
    </g>
  );
}

function onKey(
  event: KeyboardEvent,
  rolls: Rolls,
  roll: Roll,
  show: (next: Roll | undefined) => void,
  give: () => void,
): void {
  const step = event.shiftKey ? 0.5 : 2;
  switch (event.key) {
    case 'ArrowLeft':
    case 'ArrowRight':
      show(rollNear(rolls, event.key === 'ArrowLeft' ? 'left' : 'right', roll.shift));
      break;
    case 'ArrowUp':
    case 'ArrowDown':
      show(rollNear(rolls, roll.side, roll.shift + (event.key === 'ArrowUp' ? step : -step)));
      break;
    case 'Enter':
    case ' ':
      give();
      break;
    default:
      return;
  }
  event.preventDefault();
  event.stopPropagation();
}
