import type { JSX } from 'react';

/** Something is under way. Say what, so that it can be read aloud. */
export function Spinner(props: { readonly label: string; readonly size?: number }): JSX.Element {
  const { label, size = 32 } = props;
  return (
    <span role="status" className="inline-flex items-center gap-3 text-quiet">
      <svg width={size} height={size} viewBox="-16 -16 32 32" aria-hidden="true">
        <circle r={13} fill="none" stroke="var(--color-line)" strokeWidth={2} />
        <g className="animate-orbit">
          <circle cx={13} r={3} fill="var(--color-info-ink)" />
          <path
            d="M13 0A13 13 0 0 0 0 -13"
            fill="none"
            stroke="var(--color-info-ink)"
            strokeWidth={2}
          />
        </g>
      </svg>
      <span>{label}</span>
    </span>
  );
}

export interface ProgressProps {
  readonly label: string;
  /** From 0 to 1. */
  readonly value: number;
}

export function Progress(props: ProgressProps): JSX.Element {
  const percent = Math.round(Math.min(1, Math.max(0, props.value)) * 100);
  return (
    <div>
      <div className="mb-1 text-sm text-quiet">{props.label}</div>
      <div
        role="progressbar"
        aria-label={props.label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        className="h-2 overflow-hidden rounded-full border border-edge bg-raised"
      >
        <div className="h-full bg-info transition-[width]" style={{ width: `${percent}%` }} />
      </div>
    </div>
  );
}
