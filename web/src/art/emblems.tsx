import { type JSX, memo } from 'react';
import { ICON_PATHS } from './icon-paths.ts';

export type IconName = keyof typeof ICON_PATHS;

export interface IconProps {
  readonly name: IconName;
  readonly size?: number;
  /** Spoken name; without it the icon is decoration and hidden from assistive technology. */
  readonly title?: string;
}

export const Icon = memo(function Icon(props: IconProps): JSX.Element {
  const size = props.size ?? 20;
  const path = (
    <path
      d={ICON_PATHS[props.name]}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.8}
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  );
  if (props.title === undefined) {
    return (
      <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        {path}
      </svg>
    );
  }
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" role="img" aria-label={props.title}>
      {path}
    </svg>
  );
});
