import type { JSX } from 'react';

/** Marks that people choose: each has a colour and a shape of its own. */
export const PLAYER_MARKS = [
  'none',
  'amber-circle',
  'blue-square',
  'green-triangle',
  'red-star',
  'violet-diamond',
  'white-hexagon',
] as const;
export type PlayerMark = (typeof PLAYER_MARKS)[number];

const DRAWN: Readonly<Record<Exclude<PlayerMark, 'none'>, readonly [path: string, fill: string]>> =
  {
    'amber-circle': ['M2 12A10 10 0 0 1 22 12A10 10 0 0 1 2 12Z', '#ffb52e'],
    'blue-square': ['M3 3H21V21H3Z', '#3f9bff'],
    'green-triangle': ['M12 2L23 21H1Z', '#2fbf71'],
    'red-star': ['M12 1L15 9H23L17 14L19 22L12 17L5 22L7 14L1 9H9Z', '#ff5a5a'],
    'violet-diamond': ['M12 1L22 12L12 23L2 12Z', '#a875ff'],
    'white-hexagon': ['M6 2H18L23 12L18 22H6L1 12Z', '#f4f7ff'],
  };

/** Whatever was kept: one of the marks, seat by seat. */
export function readMarks(value: unknown): readonly PlayerMark[] {
  if (!Array.isArray(value)) return [];
  return value.map((mark) => PLAYER_MARKS.find((known) => known === mark) ?? 'none');
}

/** Decoration beside a name; nothing where nobody chose one. */
export function PlayerMarkSign(props: {
  readonly mark: PlayerMark | undefined;
  readonly size?: number;
}): JSX.Element | null {
  const { mark = 'none', size = 16 } = props;
  if (mark === 'none') return null;
  const [path, fill] = DRAWN[mark];
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      aria-hidden="true"
      focusable="false"
      className="inline-block shrink-0 align-[-0.15em]"
    >
      <path d={path} fill={fill} stroke="#10182e" strokeWidth={1.5} strokeLinejoin="round" />
    </svg>
  );
}
