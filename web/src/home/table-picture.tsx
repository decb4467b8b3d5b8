import type { JSX } from 'react';
import type { MarkShape, Sketch, SketchMark, Tone } from '../shell/glance.ts';

const SHAPES: Readonly<Record<MarkShape, string>> = {
  arrow: 'M0 -1L0.8 1L0 0.6L-0.8 1Z',
  disc: 'M-1 0A1 1 0 0 1 1 0A1 1 0 0 1 -1 0Z',
  diamond: 'M0 -1.1L1.1 0L0 1.1L-1.1 0Z',
  rock: 'M-1 0.2L-0.5 -0.8L0.4 -1L1 -0.1L0.6 0.9L-0.4 0.8Z',
};

const TONES: Readonly<Record<Tone, string>> = {
  rebel: '#ff8a4c',
  imperial: '#7cc4ff',
  mercenary: '#b78bff',
  neutral: '#56658c',
  red: '#ff6b6b',
  yellow: '#ffd75e',
  green: '#5dd39e',
  black: '#a9b4cc',
};

const EDGE = 0.04;

/** The table as it was left. Decoration: what it shows stands beside it in words. */
export function TablePicture(props: { readonly sketch: Sketch }): JSX.Element {
  const { width, height, ground, marks } = props.sketch;
  const edge = Math.max(width, height) * EDGE;
  return (
    <svg
      viewBox={`${-edge} ${-edge} ${width + 2 * edge} ${height + 2 * edge}`}
      aria-hidden="true"
      focusable="false"
      className="block size-full"
    >
      {ground === undefined ? (
        <rect
          width={width}
          height={height}
          rx={edge / 3}
          fill="#10182e"
          stroke="#2b3a5e"
          strokeWidth={edge / 6}
        />
      ) : (
        <path
          d={ground.path}
          fill={ground.isLine ? 'none' : '#25355c'}
          stroke={ground.isLine ? '#33456f' : 'none'}
          strokeWidth={edge / 2}
          strokeLinejoin="round"
          shapeRendering={ground.isLine ? 'auto' : 'crispEdges'}
        />
      )}
      {marks.map((mark, index) => (
        // A still picture: its marks have no other name than their place.
        <Mark key={index} mark={mark} least={edge * 0.9} />
      ))}
    </svg>
  );
}

function Mark(props: { readonly mark: SketchMark; readonly least: number }): JSX.Element {
  const { shape, tone, x, y, size, turn = 0 } = props.mark;
  const scale = Math.max(size, props.least);
  return (
    <path
      d={SHAPES[shape]}
      transform={`translate(${x} ${y}) rotate(${turn}) scale(${scale})`}
      fill={TONES[tone]}
    />
  );
}
