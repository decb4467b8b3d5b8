import type { People, Texts } from '@parsecs/lang';
import { describeAnswer } from '@parsecs/lang';
import type { Asked } from '@parsecs/table';
import { EXTENTS, outlineOf, type View, type XWing } from '@parsecs/xwing';
import { type JSX, type KeyboardEvent, useMemo, useRef } from 'react';
import { PIECE_GRID_MM, SatelliteArt } from '../../art/xwing/index.ts';
import { partOf } from '../contract.ts';
import { Ghost } from './ghost.tsx';
import { fromBoard, headingOn, type Layout, outlinePath, stepOn, toBoard } from './layout.ts';
import { regionPath, type Thing, writePlace } from './placing.ts';
import { Rock } from './rock-layer.tsx';
import { GAME, kindOf, shipIn } from './ships.ts';
import { useGrab } from './use-grab.ts';
import type { Placing } from './use-placing.ts';
import { tellRefusal } from './words.ts';

export interface PlaceLayerProps {
  readonly layout: Layout;
  readonly view: View;
  readonly placing: Placing;
  readonly question: Asked<XWing>;
  readonly texts: Texts;
  readonly people: People;
}

/** Millimetres around a thing that belong to it, and the pixels that a thumb needs at least. */
const GRIP = 6;
const THUMB = 24;
/** How far outside of that the handle stands that turns it, in pixels: thumbs find one or the other. */
const ARM = 34;
/** Whoever turns by hand finds these headings without aiming. */
const NOTCH = 15;
const PULL = 3;
const RAGGED = 24;
const STEP = 10;
const TURN = 15;

/** Where something may be put, and the thing itself to be moved and turned. */
export function PlaceLayer(props: PlaceLayerProps): JSX.Element {
  const { layout, view, placing } = props;
  const path = useMemo(() => regionPath(placing.region), [placing.region]);
  return (
    <g>
      {/* What the thing may cover: where its middle may be, and its own size around that. */}
      <g className="xw-region" aria-hidden="true" transform={layout.matrix}>
        <path d={path} strokeWidth={spreadOf(view, placing.placed.thing)} />
      </g>
      <Held {...props} />
    </g>
  );
}

function Held(props: PlaceLayerProps): JSX.Element {
  const { layout, view, placing, question, texts, people } = props;
  const { placed, refusal } = placing;
  const thing = useRef<SVGGElement>(null);
  const handle = useRef<SVGGElement>(null);
  const middle = toBoard(layout, placed);
  const grip = useRef({ x: 0, y: 0 });
  useGrab(thing, true, {
    onStart: (at) => {
      grip.current = { x: at.x - middle.x, y: at.y - middle.y };
    },
    onMove: (at) => {
      const to = { x: at.x - grip.current.x, y: at.y - grip.current.y };
      placing.put(fromBoard(layout, to), true);
    },
    onEnd: () => placing.drop(),
    onTap: () => placing.drop(),
  });
  useGrab(handle, true, {
    onMove: (at) => placing.put({ heading: headingTo(layout, middle, at) }, true),
    onEnd: () => placing.drop(),
  });
  const reach = reachOf(view, placed.thing);
  const tone = refusal === undefined ? 'good' : 'bad';
  const words =
    refusal === undefined
      ? describeAnswer(texts, GAME, writePlace(placed), question, view, people)
      : tellRefusal(texts, refusal, people);
  return (
    <>
      <g
        ref={thing}
        className="xw-held"
        data-offers={partOf('ship', placed.thing.id)}
        data-tone={tone}
        role="slider"
        tabIndex={0}
        aria-label={texts.t('xwing-board:place.held')}
        aria-valuemin={0}
        aria-valuemax={359}
        aria-valuenow={Math.round(placed.heading) % 360}
        aria-valuetext={words}
        aria-orientation="horizontal"
        data-option
        onKeyDown={(event) => onKey(event, layout, placing)}
      >
        <Picture {...props} tone={tone} />
        <circle className="xw-grip" cx={middle.x} cy={middle.y} r={reach + GRIP} />
        <g transform={`translate(${middle.x} ${middle.y})`}>
          <circle className="xw-grip-room" r={THUMB} />
        </g>
      </g>
      <g
        ref={handle}
        className="xw-knob"
        data-tone={tone}
        aria-hidden="true"
        transform={`translate(${middle.x} ${middle.y}) rotate(${headingOn(layout, placed.heading)})`}
      >
        <g transform={`translate(0 ${-reach - GRIP})`}>
          <g className="xw-knob-head">
            <path d={`M0 0V${-ARM}`} />
            <g transform={`translate(0 ${-ARM})`}>
              <circle r={THUMB - 4} className="xw-knob-room" />
              <circle r={10} />
              <path d="M-5 1.5A5 5 0 1 1 3.5 4M3.5 4L5.5 0.5M3.5 4L-0.4 3" />
            </g>
          </g>
        </g>
      </g>
    </>
  );
}

function reachOf(view: View, { kind, id }: Thing): number {
  const ship = shipIn(view, id);
  if (ship !== undefined) return EXTENTS[kindOf(ship)].length / 2;
  return kind === 'satellite' ? 20 : 34;
}

/** Ships may cover all of their zone; rocks are ragged, so that their zone stays a little smaller. */
function spreadOf(view: View, { id }: Thing): number {
  const ship = shipIn(view, id);
  return ship === undefined ? RAGGED : EXTENTS[kindOf(ship)].length;
}

/** The heading from the middle to a point of the screen; near a notch it snaps. */
function headingTo(
  layout: Layout,
  middle: { readonly x: number; readonly y: number },
  at: { readonly x: number; readonly y: number },
): number {
  const seen = (Math.atan2(at.x - middle.x, middle.y - at.y) * 180) / Math.PI;
  const heading = (seen - headingOn(layout, 0) + 720) % 360;
  const notch = Math.round(heading / NOTCH) * NOTCH;
  return (Math.abs(heading - notch) <= PULL ? notch : Math.round(heading)) % 360;
}

function Picture(props: PlaceLayerProps & { readonly tone: 'good' | 'bad' }): JSX.Element | null {
  const { layout, view, placing, tone } = props;
  const { placed } = placing;
  const { thing } = placed;
  if (thing.kind === 'ship') {
    const ship = shipIn(view, thing.id);
    return ship === undefined ? null : (
      <Ghost layout={layout} ship={ship} pose={placed} tone={tone} />
    );
  }
  if (thing.kind === 'satellite') {
    const { x, y } = toBoard(layout, placed);
    return (
      <g
        className="xw-ghost"
        data-tone={tone}
        transform={`translate(${x} ${y}) rotate(${headingOn(layout, placed.heading)}) scale(${PIECE_GRID_MM.satellite / 64})`}
      >
        <SatelliteArt />
      </g>
    );
  }
  const { points } = outlineOf(thing.id, placed, placed.flipped);
  return (
    <g className="xw-ghost" data-tone={tone}>
      <Rock layout={layout} points={points} />
      <path className="xw-outline" transform={layout.matrix} d={outlinePath(points)} />
    </g>
  );
}

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const TURNS: Readonly<Record<string, number>> = { ',': -1, '.': 1, '<': -1, '>': 1, q: -1, e: 1 };

/** Arrows move by a centimetre, with Shift by a millimetre; `,` and `.` turn, with Shift by a degree. */
function onKey(event: KeyboardEvent, layout: Layout, placing: Placing): void {
  const { placed, put } = placing;
  const step = STEPS[event.key];
  const turn = TURNS[event.key.toLowerCase()];
  if (step !== undefined) {
    const size = event.shiftKey ? 1 : STEP;
    const { x, y } = stepOn(layout, step[0] * size, step[1] * size);
    put({ x: placed.x + x, y: placed.y + y });
  } else if (turn !== undefined) {
    put({ heading: (placed.heading + turn * (event.shiftKey ? 1 : TURN) + 360) % 360 });
  } else if (event.key.toLowerCase() === 'm' && placed.thing.kind === 'obstacle') {
    put({ flipped: !placed.flipped });
  } else if (event.key === 'Enter' || event.key === ' ') placing.give();
  else return;
  event.preventDefault();
  event.stopPropagation();
}
