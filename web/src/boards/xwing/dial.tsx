import type { Texts } from '@parsecs/lang';
import { type DialManoeuvre, writeManoeuvre } from '@parsecs/xwing';
import { type JSX, type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { ManoeuvreMark } from '../../art/xwing/index.ts';
import { partOf } from '../contract.ts';
import './dial.css';
import { nameOnDial } from './words.ts';

export interface DialProps {
  readonly manoeuvres: readonly DialManoeuvre[];
  /** The place of the manoeuvre that is under the pointer. */
  readonly value: number;
  readonly size: number;
  readonly texts: Texts;
  readonly label: string;
  /** Manoeuvres that may not be chosen are there, but pale. */
  readonly isOpen: (manoeuvre: DialManoeuvre) => boolean;
  readonly onTurn: (place: number) => void;
  readonly onSet: () => void;
  /** The place under a mouse, which sees what it would press. */
  readonly onPoint?: (place: number | undefined) => void;
  /** A mouse pressed what it had seen; a finger only turns the dial there. */
  readonly onChoose?: (place: number) => void;
  readonly pointed?: number | undefined;
}

/** The drawing is 200 units wide; the manoeuvres stand on this circle. */
const RADIUS = 78;
const HALF = 100;
/** What the wheel is rolled for one step, in pixels. */
const NOTCH = 40;

/**
 * A round dial: turned by hand, by the wheel or by keys until the pointer shows what is wanted; a
 * touch in its middle sets it. Whoever points with a mouse may press the manoeuvre itself.
 */
export function Dial(props: DialProps): JSX.Element {
  const { manoeuvres, value, size, texts, label, isOpen, onTurn, onSet } = props;
  const { onChoose = onTurn } = props;
  const step = 360 / manoeuvres.length;
  const disc = useRef<SVGSVGElement>(null);
  /** How far the hand has turned it, while it holds the dial. */
  const [held, setHeld] = useState<number>();
  const grip = useRef({ angle: 0, from: 0, isMoved: false });
  const rolled = useRef(0);
  const current = manoeuvres[props.pointed ?? value];
  const turned = manoeuvres[value];
  // Round and round: the disc goes the short way, also past the end of the list.
  const [rest, setRest] = useState(-value * step);
  const wanted = rest + ((((-value * step - rest) % 360) + 540) % 360) - 180;
  if (Math.abs(wanted - rest) > 0.01) setRest(wanted);
  const turn = held ?? wanted;
  const wrap = (place: number): number =>
    ((place % manoeuvres.length) + manoeuvres.length) % manoeuvres.length;
  const angleOf = (event: PointerEvent): number => {
    const box = disc.current?.getBoundingClientRect();
    if (box === undefined) return 0;
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    return (Math.atan2(event.clientX - x, y - event.clientY) * 180) / Math.PI;
  };
  const shown = Math.round(-turn / step);
  return (
    <svg
      ref={disc}
      width={size}
      height={size}
      viewBox={`${-HALF} ${-HALF} ${2 * HALF} ${2 * HALF}`}
      className="xw-dial shrink-0"
      data-held={held === undefined ? undefined : true}
      role="slider"
      tabIndex={0}
      data-option
      aria-label={label}
      aria-valuemin={1}
      aria-valuemax={manoeuvres.length}
      aria-valuenow={value + 1}
      aria-valuetext={turned && nameOnDial(texts, turned)}
      onKeyDown={(event) => onKey(event, props, wrap)}
      onWheel={(event) => {
        // A touchpad tells many small steps for one.
        rolled.current += event.deltaY;
        if (Math.abs(rolled.current) < NOTCH) return;
        onTurn(wrap(value + Math.sign(rolled.current)));
        rolled.current = 0;
      }}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        grip.current = { angle: angleOf(event), from: turn, isMoved: false };
      }}
      onPointerMove={(event) => {
        if (!event.currentTarget.hasPointerCapture(event.pointerId)) {
          props.onPoint?.(isMouse(event) ? pointedAt(event) : undefined);
          return;
        }
        const apart = ((angleOf(event) - grip.current.angle + 540) % 360) - 180;
        if (!grip.current.isMoved && Math.abs(apart) < 3) return;
        const next = (held ?? grip.current.from) + apart;
        grip.current = { ...grip.current, angle: angleOf(event), isMoved: true };
        setHeld(next);
        props.onPoint?.(undefined);
        const place = wrap(Math.round(-next / step));
        if (place !== value) onTurn(place);
      }}
      onPointerUp={(event) => {
        event.currentTarget.releasePointerCapture(event.pointerId);
        setHeld(undefined);
        if (grip.current.isMoved) return;
        const tapped = placeUnder(event.clientX, event.clientY);
        if (tapped === 'centre') onSet();
        else if (tapped !== undefined) (isMouse(event) ? onChoose : onTurn)(tapped);
      }}
      onPointerLeave={() => props.onPoint?.(undefined)}
      onPointerCancel={() => setHeld(undefined)}
    >
      <circle className="xw-dial-disc" r={96} />
      <circle className="xw-dial-inner" r={52} data-place-on-dial="centre" />
      <g className="xw-dial-turning" style={{ transform: `rotate(${turn}deg)` }}>
        {manoeuvres.map((manoeuvre, place) => (
          <g key={writeManoeuvre(manoeuvre)} transform={`rotate(${place * step})`}>
            <g
              transform={`translate(0 ${-RADIUS})`}
              className="xw-dial-place"
              data-place-on-dial={place}
              data-offers={partOf('manoeuvre', writeManoeuvre(manoeuvre))}
              data-shut={!isOpen(manoeuvre) || undefined}
              data-shown={wrap(shown) === place || undefined}
              data-pointed={props.pointed === place || undefined}
            >
              <circle className="xw-dial-room" r={17} />
              <Mark manoeuvre={manoeuvre} />
            </g>
          </g>
        ))}
      </g>
      {/* The window of the dial: what stands in it counts. */}
      <path className="xw-dial-window" d="M-21 -97H21L18 -57H-18Z" />
      <path className="xw-dial-pointer" d="M0 -50L7 -40H-7Z" />
      {current !== undefined && (
        <g className="xw-dial-centre">
          <g transform="translate(0 -8) scale(0.78)">
            <ManoeuvreMark bearing={current.bearing} difficulty={current.difficulty} />
          </g>
          <text y={39} fontSize={26}>
            {current.speed}
          </text>
        </g>
      )}
    </svg>
  );
}

function Mark(props: { readonly manoeuvre: DialManoeuvre }): JSX.Element {
  const { bearing, speed, difficulty } = props.manoeuvre;
  return (
    <>
      <g transform="translate(0 -3) scale(0.34)">
        <ManoeuvreMark bearing={bearing} difficulty={difficulty} />
      </g>
      <text y={16} fontSize={11} className="xw-dial-speed" data-difficulty={difficulty}>
        {speed}
      </text>
    </>
  );
}

function isMouse({ pointerType }: PointerEvent): boolean {
  return pointerType === 'mouse';
}

function pointedAt({ clientX, clientY }: PointerEvent): number | undefined {
  const place = placeUnder(clientX, clientY);
  return place === 'centre' ? undefined : place;
}

/** The pointer is captured by the dial, so what lies under it must be looked up. */
function placeUnder(x: number, y: number): number | 'centre' | undefined {
  const node = document.elementFromPoint(x, y)?.closest('[data-place-on-dial]');
  const place = node?.getAttribute('data-place-on-dial');
  if (place === 'centre') return place;
  return place === null || place === undefined ? undefined : Number(place);
}

/** Arrows turn it, a number goes to the next manoeuvre of that speed, Enter sets it. */
function onKey(
  event: KeyboardEvent,
  { manoeuvres, value, onTurn, onSet }: DialProps,
  wrap: (place: number) => number,
): void {
  switch (event.key) {
    case 'ArrowRight':
    case 'ArrowUp':
      onTurn(wrap(value + 1));
      break;
    case 'ArrowLeft':
    case 'ArrowDown':
      onTurn(wrap(value - 1));
      break;
    case 'Home':
      onTurn(0);
      break;
    case 'End':
      onTurn(manoeuvres.length - 1);
      break;
    case 'Enter':
    case ' ':
      onSet();
      break;
    default: {
      const places = manoeuvres.map((_, offset) => wrap(value + 1 + offset));
      const next = places.find((place) => `${manoeuvres[place]?.speed}` === event.key);
      if (next === undefined) return;
      onTurn(next);
    }
  }
  event.preventDefault();
  event.stopPropagation();
}
