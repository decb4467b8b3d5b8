import { RANGE_LENGTH, readManoeuvre, type View, writeManoeuvre } from '@parsecs/xwing';
import type { JSX } from 'react';
import type { CssVars } from '../../art/kit/css-vars.ts';
import { ManoeuvreMark, TokenArt } from '../../art/xwing/index.ts';
import type { PlayingBeat } from '../contract.ts';
import type { Motion } from './choreography.ts';
import { Template } from './ghost.tsx';
import { type Layout, outlinePath, type Point, toBoard } from './layout.ts';
import { baseOf, dialOf, obstaclesIn, shipIn } from './ships.ts';

export interface EffectLayerProps {
  readonly layout: Layout;
  /** The view before the beat: what is lost still has its place in it. */
  readonly view: View;
  readonly beat: PlayingBeat | undefined;
}

interface Spot extends Point {
  readonly radius: number;
}

/** Beams, flashes, bumps and tokens that rise, each once. */
export function EffectLayer(props: EffectLayerProps): JSX.Element | null {
  const { layout, view, beat } = props;
  const motion = beat?.motion as Motion | undefined;
  if (beat === undefined || motion === undefined) return null;
  const time: CssVars = { '--time': `${beat.length}ms` };
  const after = beat.after as View;
  const spotOf = (id: string, source: View = view): Spot | undefined => {
    const ship = shipIn(source, id) ?? shipIn(after, id);
    const base = ship && (baseOf(ship) ?? lastBase(after, id));
    return base && { ...toBoard(layout, base), radius: base.halfLength };
  };
  return (
    <g key={beat.key} aria-hidden="true" className="xw-effects" style={time}>
      {effectOf({ layout, view, after, motion, spotOf })}
    </g>
  );
}

function lastBase(view: View, id: string): ReturnType<typeof baseOf> {
  const ship = shipIn(view, id);
  return ship && baseOf(ship);
}

interface Showing {
  readonly layout: Layout;
  readonly view: View;
  readonly after: View;
  readonly motion: Motion;
  readonly spotOf: (id: string, source?: View) => Spot | undefined;
}

function effectOf(showing: Showing): JSX.Element | null {
  const { layout, motion, spotOf, after } = showing;
  switch (motion.kind) {
    case 'arrive':
      return <Ring spot={spotOf(motion.ship, after)} className="xw-arrival" />;
    case 'reveal':
      return <Revealed showing={showing} ship={motion.ship} manoeuvre={motion.manoeuvre} />;
    case 'fly':
      return <Flown showing={showing} motion={motion} />;
    case 'crash':
      return <Crash showing={showing} obstacle={motion.obstacle} ship={motion.ship} />;
    case 'token':
      return (
        <Rising spot={spotOf(motion.ship)} isGood={motion.isGained}>
          <g transform="scale(0.42)">
            <TokenArt kind={motion.token} />
          </g>
        </Rising>
      );
    case 'lock':
      return (
        <Beam from={spotOf(motion.ship)} to={spotOf(motion.target)} className="xw-lock-beam" />
      );
    case 'aim':
      return <Beam from={spotOf(motion.ship)} to={spotOf(motion.target)} className="xw-aim" />;
    case 'hit':
      return (
        <>
          <Beam from={spotOf(motion.ship)} to={spotOf(motion.target)} className="xw-shot" />
          <Ring spot={spotOf(motion.target)} className="xw-flash" />
        </>
      );
    case 'miss':
      return (
        <Beam
          from={spotOf(motion.ship)}
          to={spotOf(motion.target)}
          className="xw-shot xw-shot-miss"
        />
      );
    case 'shield':
      return (
        <Ring
          spot={spotOf(motion.ship)}
          className={motion.isLost ? 'xw-shield-loss' : 'xw-arrival'}
        />
      );
    case 'damage':
      return <Ring spot={spotOf(motion.ship)} className="xw-flash" />;
    case 'loss':
      return <Ring spot={spotOf(motion.ship)} className="xw-burst" />;
    case 'bomb':
    case 'rock': {
      const { x, y } = toBoard(layout, motion.at);
      return <Ring spot={{ x, y, radius: 22 }} className="xw-arrival" />;
    }
    case 'blast': {
      const { x, y } = toBoard(layout, motion.at);
      return <Ring spot={{ x, y, radius: RANGE_LENGTH + 15 }} className="xw-blast" />;
    }
    case 'card':
      return <Ring spot={spotOf(motion.ship)} className="xw-arrival" />;
    default:
      return null;
  }
}

/** The dial is turned over beside the ship. */
function Revealed(props: {
  readonly showing: Showing;
  readonly ship: string;
  readonly manoeuvre: string;
}): JSX.Element | null {
  const { showing, ship, manoeuvre } = props;
  const spot = showing.spotOf(ship);
  const own = shipIn(showing.view, ship);
  const turned = readManoeuvre(manoeuvre);
  const printed = own && dialOf(own).find((known) => writeManoeuvre(known) === manoeuvre);
  if (spot === undefined || turned === undefined) return null;
  const { bearing, speed } = turned;
  return (
    <g transform={`translate(${spot.x} ${spot.y - spot.radius - 24})`}>
      <g className="bk-sign">
        <g className="xw-turned-dial">
          <circle r={26} />
          <g transform="translate(-5 0) scale(0.5)">
            <ManoeuvreMark bearing={bearing} difficulty={printed?.difficulty ?? 'white'} />
          </g>
          <text x={15} y={1} fontSize={18}>
            {speed}
          </text>
        </g>
      </g>
    </g>
  );
}

/** The template lies on the table while the ship glides along it; who is bumped into, shakes. */
function Flown(props: {
  readonly showing: Showing;
  readonly motion: Extract<Motion, { readonly kind: 'fly' }>;
}): JSX.Element | null {
  const { showing, motion } = props;
  const ship = shipIn(showing.view, motion.ship);
  const manoeuvre = readManoeuvre(motion.manoeuvre);
  if (ship === undefined || manoeuvre === undefined) return null;
  return (
    <>
      <g className="xw-laid">
        <Template
          layout={showing.layout}
          ship={ship}
          from={motion.from}
          manoeuvre={manoeuvre}
          tone={motion.isShort ? 'bad' : 'plain'}
        />
      </g>
      {motion.touching.map((other) => (
        <Ring key={other} spot={showing.spotOf(other)} className="xw-bump" />
      ))}
    </>
  );
}

function Crash(props: {
  readonly showing: Showing;
  readonly obstacle: string;
  readonly ship: string;
}): JSX.Element {
  const { showing, obstacle, ship } = props;
  const rock = obstaclesIn(showing.view).find(({ id }) => id === obstacle);
  return (
    <>
      {rock !== undefined && (
        <path
          className="xw-crash"
          transform={showing.layout.matrix}
          d={outlinePath(rock.outline.points)}
        />
      )}
      <Ring spot={showing.spotOf(ship)} className="xw-bump" />
    </>
  );
}

function Ring(props: {
  readonly spot: Spot | undefined;
  readonly className: string;
}): JSX.Element | null {
  const { spot, className } = props;
  if (spot === undefined) return null;
  return (
    <g transform={`translate(${spot.x} ${spot.y})`}>
      <circle className={className} r={spot.radius * 1.3} />
    </g>
  );
}

function Beam(props: {
  readonly from: Spot | undefined;
  readonly to: Spot | undefined;
  readonly className: string;
}): JSX.Element | null {
  const { from, to, className } = props;
  if (from === undefined || to === undefined) return null;
  return (
    <line className={className} x1={from.x} y1={from.y} x2={to.x} y2={to.y} pathLength={100} />
  );
}

function Rising(props: {
  readonly spot: Spot | undefined;
  readonly isGood: boolean;
  readonly children: JSX.Element;
}): JSX.Element | null {
  const { spot, isGood, children } = props;
  if (spot === undefined) return null;
  return (
    <g transform={`translate(${spot.x} ${spot.y})`}>
      <g className="xw-rising" data-kind={isGood ? 'gain' : 'loss'}>
        {children}
      </g>
    </g>
  );
}
