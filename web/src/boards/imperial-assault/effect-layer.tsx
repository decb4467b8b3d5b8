import type { View } from '@parsecs/imperial-assault';
import type { JSX } from 'react';
import { ConditionMark } from '../../art/imperial-assault/index.ts';
import type { CssVars } from '../../art/kit/css-vars.ts';
import type { PlayingBeat } from '../contract.ts';
import type { Motion } from './choreography.ts';
import { type Layout, middleOf, type Point } from './layout.ts';
import { boxOfTarget } from './target-layer.tsx';

export interface EffectLayerProps {
  readonly layout: Layout;
  /** The view before the beat: what is lost still has its place in it. */
  readonly view: View;
  readonly beat: PlayingBeat | undefined;
}

/** Shots, flashes and numbers that rise, each once. */
export function EffectLayer(props: EffectLayerProps): JSX.Element | null {
  const { layout, view, beat } = props;
  const motion = beat?.motion as Motion | undefined;
  if (beat === undefined || motion === undefined) return null;
  const time: CssVars = { '--time': `${beat.length}ms` };
  const placeOf = (id: string): (Point & { readonly radius: number }) | undefined => {
    const box = boxOfTarget(layout, view, id) ?? boxOfTarget(layout, beat.after as View, id);
    return box && { ...middleOf(box), radius: Math.min(box.width, box.height) / 2 };
  };
  return (
    <g key={beat.key} aria-hidden="true" className="ia-effects" style={time}>
      {effectOf(motion, placeOf)}
    </g>
  );
}

type PlaceOf = (id: string) => (Point & { readonly radius: number }) | undefined;

function effectOf(motion: Motion, placeOf: PlaceOf): JSX.Element | null {
  switch (motion.kind) {
    case 'arrive':
    case 'act':
      return <Ring place={placeOf(motion.figure)} className="ia-arrival" />;
    case 'aim':
      return <Shot from={placeOf(motion.from)} to={placeOf(motion.target)} className="ia-aim" />;
    case 'miss':
      return (
        <Shot
          from={placeOf(motion.from)}
          to={placeOf(motion.target)}
          className="ia-shot ia-shot-miss"
        />
      );
    case 'hit':
      return (
        <>
          <Shot from={placeOf(motion.from)} to={placeOf(motion.target)} className="ia-shot" />
          <Ring place={placeOf(motion.target)} className="ia-flash" />
          <Rising place={placeOf(motion.target)} words={`−${motion.damage}`} kind="bad" />
        </>
      );
    case 'hurt':
      return (
        <>
          <Ring place={placeOf(motion.target)} className="ia-flash" />
          <Rising place={placeOf(motion.target)} words={`−${motion.damage}`} kind="bad" />
        </>
      );
    case 'heal':
      return (
        <>
          <Ring place={placeOf(motion.target)} className="ia-mended" />
          <Rising place={placeOf(motion.target)} words={`+${motion.damage}`} kind="good" />
        </>
      );
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
    case 'loss':
      return <Ring place={placeOf(motion.figure)} className="ia-burst" />;
    case 'ability':
      return <Ring place={placeOf(motion.target)} className="ia-arrival" />;
    case 'raider':
      return <Ring place={placeOf(motion.raider)} className="ia-arrival" />;
    case 'door':
      return <Ring place={placeOf(motion.door)} className="ia-arrival" />;
    default:
      return null;
  }
}

type Place = ReturnType<PlaceOf>;

function Ring(props: { readonly place: Place; readonly className: string }): JSX.Element | null {
  const { place, className } = props;
  if (place === undefined) return null;
  return (
    <g transform={`translate(${place.x} ${place.y})`}>
      <circle className={className} r={place.radius} />
    </g>
  );
}

function Shot(props: {
  readonly from: Place;
  readonly to: Place;
  readonly className: string;
}): JSX.Element | null {
  const { from, to, className } = props;
  if (from === undefined || to === undefined) return null;
  return (
    <line className={className} x1={from.x} y1={from.y} x2={to.x} y2={to.y} pathLength={100} />
  );
}

function Rising(props: {
  readonly place: Place;
  readonly words: string;
  readonly kind: 'good' | 'bad';
}): JSX.Element | null {
  const { place, words, kind } = props;
  if (place === undefined) return null;
  return (
    <g transform={`translate(${place.x} ${place.y})`}>
      <text className="ia-rising" data-kind={kind} fontSize={34}>
        {words}
      </text>
    </g>
  );
}
