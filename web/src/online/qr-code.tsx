import { type JSX, useMemo } from 'react';
import { qrOf } from './qr.ts';

/** The quiet edge that cameras need, in cells. */
const EDGE = 4;

/** An address as a camera reads it: always dark on light, whatever the theme. */
export function QrPicture(props: {
  readonly text: string;
  readonly label: string;
}): JSX.Element | null {
  const { text, label } = props;
  const code = useMemo(() => qrOf(text), [text]);
  if (code === undefined) return null;
  const size = code.length + 2 * EDGE;
  const path = code
    .flatMap((row, y) =>
      row.flatMap((isDark, x) => (isDark ? [`M${x + EDGE} ${y + EDGE}h1v1h-1z`] : [])),
    )
    .join('');
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      className="size-48 max-w-full rounded-md"
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#ffffff" />
      <path d={path} fill="#000000" />
    </svg>
  );
}
