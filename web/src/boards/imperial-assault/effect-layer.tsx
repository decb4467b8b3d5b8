import type { View } from '@parsecs/imperial-assault';
import { type JSX, useRef } from 'react';
import { ConditionMark } from '../../art/imperial-assault/index.ts';
import type { CssVars } from '../../art/kit/css-vars.ts';
import type { PlayingBeat } from '../contract.ts';
import type { Effect, Spot } from '../fx/effect.ts';
import { FxLayer } from '../fx/fx-layer.tsx';
import type { Seen } from '../fx/theatre.ts';
import { AttackDice } from './attack-dice.tsx';
import type { Motion } from './choreography.ts';
import { effectsOf, spotOf } from './drama.ts';
import type { Layout } from './layout.ts';

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
  // Points fly from where somebody has just fallen.
  const fallen = useRef<Spot>(undefined);
  const effects = (seen: Seen): readonly Effect[] => {
    if (motion === undefined) return [];
    const found = effectsOf({ ...showing, fallen: fallen.current }, motion, seen);
    fallen.current = motion.kind === 'loss' ? spotOf(showing, motion.figure) : undefined;
    return found;
  };
  return (
    <>
      {beat !== undefined && motion !== undefined && (
        <g key={beat.key} aria-hidden="true" className="ia-effects" style={time}>
          {signOf(motion, (id) => spotOf(showing, id))}
        </g>
      )}
      <FxLayer beat={beat} effectsOf={effects}>
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

type PlaceOf = (id: string) => Spot | undefined;

function signOf(motion: Motion, placeOf: PlaceOf): JSX.Element | null {
  switch (motion.kind) {
    case 'aim':
      return <Aim from={placeOf(motion.from)} to={placeOf(motion.target)} />;
    case 'hit':
      return motion.damage === 0 ? null : (
        <Rising place={placeOf(motion.target)} words={`−${motion.damage}`} kind="bad" isLate />
      );
    case 'hurt':
      return <Rising place={placeOf(motion.target)} words={`−${motion.damage}`} kind="bad" />;
    case 'heal':
      return <Rising place={placeOf(motion.target)} words={`+${motion.damage}`} kind="good" />;
    case 'condition': {
      const place = placeOf(motion.target);
      if (place === undefined) return null;
      return (
        <g transform={`translate(${place.x} ${place.y})`}>
          <g className="ia-rising" data-kind={motion.gained ? 'bad' : 'good'}>
            <g transform="scale(0.5)">
              <ConditionMark condition={motion.condition} />
            </g>
          </g>
        </g>
      );
    }
    default:
      return null;
  }
}

function Aim(props: {
  readonly from: Spot | undefined;
  readonly to: Spot | undefined;
}): JSX.Element | null {
  const { from, to } = props;
  if (from === undefined || to === undefined) return null;
  return <line className="ia-aim" x1={from.x} y1={from.y} x2={to.x} y2={to.y} pathLength={100} />;
}

function Rising(props: {
  readonly place: Spot | undefined;
  readonly words: string;
  readonly kind: 'good' | 'bad';
  /** Only once the shot has arrived. */
  readonly isLate?: true;
}): JSX.Element | null {
  const { place, words, kind, isLate } = props;
  if (place === undefined) return null;
  return (
    <g transform={`translate(${place.x} ${place.y})`}>
      <text className="ia-rising" data-kind={kind} data-late={isLate} fontSize={34}>
        {words}
      </text>
    </g>
  );
}
