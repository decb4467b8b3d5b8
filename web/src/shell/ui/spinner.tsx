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
