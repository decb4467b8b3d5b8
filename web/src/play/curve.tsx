import { type JSX, useMemo } from 'react';
import './scrubber.css';

/** Two sides share one area around the middle; more have a line each. */
export function Curve(props: {
  readonly curve: readonly (readonly number[])[];
}): JSX.Element | null {
  const { curve } = props;
  const drawing = useMemo(() => {
    const first = curve[0];
    if (first === undefined) return undefined;
    const points = (values: readonly number[]): string =>
      values.map((value, x) => `${x} ${-value}`).join('L');
    if (curve.length > 2) return curve.map(points);
    return [`0 0L${points(first)}L${first.length - 1} 0`];
  }, [curve]);
  if (drawing === undefined) return null;
  const isArea = drawing.length === 1;
  return (
    <>
      <line x1={0} x2={1e6} y1={0} y2={0} className="scrub-middle" />
      {drawing.map((d, side) => (
        <path
          key={d}
          d={`M${d}`}
          className={isArea ? 'scrub-area' : `scrub-line scrub-line-${side}`}
        />
      ))}
    </>
  );
}
