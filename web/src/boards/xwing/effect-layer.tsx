import { readManoeuvre, type View, writeManoeuvre } from '@parsecs/xwing';
import type { JSX } from 'react';
import type { CssVars } from '../../art/kit/css-vars.ts';
import { ManoeuvreMark, TokenArt } from '../../art/xwing/index.ts';
import type { PlayingBeat } from '../contract.ts';
import type { Spot } from '../fx/effect.ts';
import { FxLayer } from '../fx/fx-layer.tsx';
import { AttackDice } from './attack-dice.tsx';
import type { Motion } from './choreography.ts';
import { effectsOf, type Showing, spotOf } from './drama.ts';
import { Template } from './ghost.tsx';
import { type Layout, outlinePath } from './layout.ts';
import { dialOf, obstaclesIn, shipIn } from './ships.ts';

export interface EffectLayerProps {
  readonly layout: Layout;
  /** The view before the beat: what is lost still has its place in it. */
  readonly view: View;
  readonly beat: PlayingBeat | undefined;
}

/** What happens, each thing once: signs in the drawing, light on the canvas over it, dice above all. */
export function EffectLayer(props: EffectLayerProps): JSX.Element {
  const { layout, view, beat } = props;
  const motion = beat?.motion as Motion | undefined;
  const after = (beat?.after as View | undefined) ?? view;
  const showing = { layout, view, after };
  const time: CssVars = { '--time': `${beat?.length ?? 0}ms` };
  return (
    <>
      {beat !== undefined && motion !== undefined && (
        <g key={beat.key} aria-hidden="true" className="xw-effects" style={time}>
          {signOf(showing, motion)}
        </g>
      )}
      <FxLayer
        beat={beat}
        effectsOf={(seen) => (motion === undefined ? [] : effectsOf(showing, motion, seen))}
      >
        {(seen) =>
          beat !== undefined &&
          motion !== undefined && (
            <AttackDice
              key={beat.key}
              showing={showing}
              motion={motion}
              time={beat.length}
              seen={seen}
            />
          )
        }
      </FxLayer>
    </>
  );
}

function signOf(showing: Showing, motion: Motion): JSX.Element | null {
  switch (motion.kind) {
    case 'reveal':
      return <Revealed showing={showing} ship={motion.ship} manoeuvre={motion.manoeuvre} />;
    case 'fly':
      return <Flown showing={showing} motion={motion} />;
    case 'crash':
      return <Crash showing={showing} obstacle={motion.obstacle} />;
    case 'token':
      return (
        <Rising spot={spotOf(showing, motion.ship)} isGood={motion.isGained}>
          <g transform="scale(0.42)">
            <TokenArt kind={motion.token} />
          </g>
        </Rising>
      );
    case 'aim':
      return (
        <Beam
          from={spotOf(showing, motion.ship)}
          to={spotOf(showing, motion.target)}
          className="xw-aim"
        />
      );
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
  const spot = spotOf(showing, ship);
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

/** The template lies on the table while the ship glides along it. */
function Flown(props: {
  readonly showing: Showing;
  readonly motion: Extract<Motion, { readonly kind: 'fly' }>;
}): JSX.Element | null {
  const { showing, motion } = props;
  const ship = shipIn(showing.view, motion.ship);
  const manoeuvre = readManoeuvre(motion.manoeuvre);
  if (ship === undefined || manoeuvre === undefined) return null;
  return (
    <g className="xw-laid">
      <Template
        layout={showing.layout}
        ship={ship}
        from={motion.from}
        manoeuvre={manoeuvre}
        tone={motion.isShort ? 'bad' : 'plain'}
      />
    </g>
  );
}

function Crash(props: {
  readonly showing: Showing;
  readonly obstacle: string;
}): JSX.Element | null {
  const { showing, obstacle } = props;
  const rock = obstaclesIn(showing.view).find(({ id }) => id === obstacle);
  if (rock === undefined) return null;
  return (
    <path
      className="xw-crash"
      transform={showing.layout.matrix}
      d={outlinePath(rock.outline.points)}
    />
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
