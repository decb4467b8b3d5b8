import { type Condition, type GroupState, isHarmful } from '@parsecs/imperial-assault';
import type { JSX } from 'react';
import { ConditionMark } from '../../art/imperial-assault/index.ts';
import { ArtSvg } from '../../art/kit/index.ts';
import { useTexts } from '../../shell/texts.tsx';
import { NAMESPACES, nameOfCondition } from './words.ts';

/** What is left of somebody's health; the number says it to those who cannot see the bar. */
export function HealthBar(props: {
  readonly damage: number;
  readonly health: number;
}): JSX.Element {
  const { damage, health } = props;
  const left = Math.max(0, health - damage);
  const isLow = left * 3 <= health;
  return (
    <span className="flex items-center gap-1">
      <span className="relative block h-1.5 min-w-6 grow overflow-hidden rounded-sm border border-edge">
        <span
          className={`absolute inset-y-0 left-0 ${isLow ? 'bg-danger-ink' : 'bg-confirm-ink'}`}
          style={{ width: `${(left / health) * 100}%` }}
        />
      </span>
      <span className="condensed shrink-0 text-right text-xs leading-none whitespace-nowrap">
        {left}
        <span className="text-quiet">/{health}</span>
      </span>
    </span>
  );
}

const STATES: Readonly<Record<GroupState, readonly [path: string, ink: string]>> = {
  ready: ['M2 8A6 6 0 1 1 14 8A6 6 0 1 1 2 8Z', 'text-confirm-ink'],
  activating: ['M4 2L13 8L4 14Z', 'text-ask-ink'],
  exhausted: ['M3 8L7 12L13 4', 'text-quiet'],
  defeated: ['M3 3L13 13M13 3L3 13', 'text-danger-ink'],
};

/** Whether a group is ready, at it, or has had its turn: a shape for each. */
export function StateMark(props: { readonly state: GroupState }): JSX.Element {
  const texts = useTexts(...NAMESPACES);
  const [path, ink] = STATES[props.state];
  const isSolid = props.state === 'ready' || props.state === 'activating';
  return (
    <svg
      width={14}
      height={14}
      viewBox="0 0 16 16"
      role="img"
      aria-label={texts.t(`imperial-assault:group-state.${props.state}`)}
      className={`shrink-0 ${ink}`}
    >
      <path
        d={path}
        fill={isSolid ? 'currentColor' : 'none'}
        stroke="currentColor"
        strokeWidth={2}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}

export function ConditionMarks(props: { readonly conditions: readonly Condition[] }): JSX.Element {
  const texts = useTexts(...NAMESPACES);
  return (
    <>
      {props.conditions.map((condition) => (
        <ArtSvg
          key={condition}
          size={16}
          className={`shrink-0 ${isHarmful(condition) ? 'text-danger-ink' : 'text-confirm-ink'}`}
          title={nameOfCondition(texts, condition)}
        >
          <ConditionMark condition={condition} />
        </ArtSvg>
      ))}
    </>
  );
}

/** An hourglass: something lasts here. */
export const LASTING_PATH = 'M-5 -7H5L-5 7H5Z';

export function LastingMark(props: {
  readonly size: number;
  readonly title?: string;
}): JSX.Element {
  return (
    <ArtSvg {...props}>
      <g transform="scale(3)" fill="none" stroke="currentColor" strokeWidth={1.8}>
        <path d={LASTING_PATH} strokeLinejoin="round" />
      </g>
    </ArtSvg>
  );
}
