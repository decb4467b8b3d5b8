import { MAPS, type NamedLines, type View } from '@parsecs/imperial-assault';
import { type JSX, useMemo, useState } from 'react';
import { FigureArt, type FigureId } from '../../art/imperial-assault/index.ts';
import { FigureBase } from '../../boards/imperial-assault/base.tsx';
import { bustScale } from '../../boards/imperial-assault/figure-piece.tsx';
import { Ground } from '../../boards/imperial-assault/ground.tsx';
import {
  boxOfSpace,
  boxOfSpaces,
  CELL,
  cornerAt,
  type Layout,
  layoutOf,
  middleOf,
  spaceUnder,
} from '../../boards/imperial-assault/layout.ts';
import { type Sight, shownLine } from '../../boards/imperial-assault/sight.ts';
import { SightLayer } from '../../boards/imperial-assault/sight-layer.tsx';
import { nameOfTarget } from '../../boards/imperial-assault/words.ts';
import { type Texts, useTexts } from '../../shell/texts.tsx';
import { FigureFrame, StepButtons, type Way } from './figure-frame.tsx';
import { numberIn, percentIn } from './numbers.ts';
import { type Looked, lookFrom, type Part, plaza, spotsIn } from './sight-walk.ts';
import { pointIn } from './svg-point.ts';
import '../../boards/imperial-assault/board.css';

const PART: Part = { left: 5, top: 8, across: 8, down: 6 };
const FIRST = 'L16';
const NOBODY = { name: (): string => '' };
const WAYS: Readonly<Record<Way, readonly [number, number]>> = {
  up: [0, -1],
  down: [0, 1],
  left: [-1, 0],
  right: [1, 0],
};

/** Walk a figure over a plaza and see whether it sees Vader, and what is in the way. */
export function SightFigure(): JSX.Element {
  const texts = useTexts('learn', 'imperial-assault', 'imperial-assault-board', 'builder');
  const [view] = useState(plaza);
  const layout = useMemo(() => layoutOf(MAPS['mos-eisley-outskirts']), []);
  const spots = useMemo(() => new Set(spotsIn(view, layout.grid, PART)), [view, layout]);
  const [space, setSpace] = useState(FIRST);
  const looked = useMemo(() => lookFrom(view, space), [view, space]);
  const { sight } = looked;
  const best = Math.max(0, sight?.corners.findIndex(({ isFree }) => isFree) ?? 0);
  const corner = cornerAt(layout, PART.left, PART.top);
  return (
    <FigureFrame
      hint={texts.t('learn:sight.hint')}
      picture={
        <svg
          viewBox={`${corner.x} ${corner.y} ${PART.across * CELL} ${PART.down * CELL}`}
          className="bk-board ia-board block max-h-[60dvh] w-full"
          style={{ '--inverse': 1, touchAction: 'pan-y' } as Record<string, unknown>}
          aria-hidden="true"
          onPointerUp={(event) => {
            const point = pointIn(event);
            const label = point && spaceUnder(layout, point);
            if (label !== undefined && spots.has(label)) setSpace(label);
          }}
        >
          <Ground layout={layout} isSketch />
          {[...spots].map((label) => {
            const box = boxOfSpace(layout, label);
            const middle = box && middleOf(box);
            return (
              middle && <circle key={label} className="ia-dot" r={5} cx={middle.x} cy={middle.y} />
            );
          })}
          {sight !== undefined && (
            <SightLayer layout={layout} view={looked.view} sight={sight} corner={best} />
          )}
          {looked.view.figures.map((figure) => (
            <Piece key={figure.id} layout={layout} figure={figure} />
          ))}
        </svg>
      }
      controls={
        <StepButtons
          onStep={(way) => setSpace(beside(layout, space, way) ?? space)}
          shut={(['up', 'down', 'left', 'right'] as const).filter((way) => {
            const next = beside(layout, space, way);
            return next === undefined || !spots.has(next);
          })}
        />
      }
      said={<Verdict texts={texts} space={space} looked={looked} />}
    />
  );
}

/** The next space that way. */
function beside({ grid }: Layout, label: string, way: Way): string | undefined {
  const space = grid.label.indexOf(label);
  const [dx, dy] = WAYS[way];
  return grid.label[grid.find((grid.x[space] ?? 0) + dx, (grid.y[space] ?? 0) + dy)];
}

interface PieceProps {
  readonly layout: Layout;
  readonly figure: View['figures'][number];
}

function Piece({ layout, figure }: PieceProps): JSX.Element | null {
  const box = boxOfSpaces(layout, figure.at);
  if (box === undefined) return null;
  const { x, y } = middleOf(box);
  const { width, height } = box;
  return (
    <g transform={`translate(${x} ${y})`}>
      <FigureBase
        side={figure.owner === 0 ? 'rebel' : 'imperial'}
        width={width}
        height={height}
        health={figure.health}
        lost={0}
      />
      <g transform={`scale(${bustScale(width, height).toFixed(3)})`}>
        <FigureArt id={figure.card as FigureId} />
      </g>
    </g>
  );
}

interface VerdictProps {
  readonly texts: Texts;
  readonly space: string;
  readonly looked: Looked;
}

function Verdict({ texts, space, looked }: VerdictProps): JSX.Element {
  const { view, sight, odds } = looked;
  if (sight === undefined) return <></>;
  const name = (id: string): string => nameOfTarget(texts, view, id, NOBODY);
  const names = { from: name(sight.from), to: name(sight.to) };
  return (
    <>
      <p className="font-semibold">
        {space}:{' '}
        <span className={sight.sees ? 'text-confirm-ink' : 'text-danger-ink'}>
          {texts.t(
            sight.sees ? 'imperial-assault-board:sight.sees' : 'imperial-assault-board:sight.blind',
            names,
          )}
        </span>
      </p>
      <p className="text-quiet">{why(texts, sight, name)}</p>
      {odds !== undefined && (
        <p>
          {texts.t('learn:sight.attack', {
            chance: percentIn(texts.language, odds.hit),
            damage: numberIn(texts.language, odds.expected),
          })}
        </p>
      )}
    </>
  );
}

function why(texts: Texts, sight: Sight, name: (id: string) => string): string {
  if (sight.isAdjacent) return texts.t('imperial-assault-board:sight.adjacent');
  const corner = sight.corners.find(({ isFree }) => isFree) ?? sight.corners[0];
  const line: NamedLines | undefined = corner && shownLine(corner);
  if (line === undefined) return '';
  const { obstruction } = line;
  if (obstruction === undefined) return texts.t('imperial-assault-board:sight.free');
  return obstruction.kind === 'figure'
    ? texts.t('imperial-assault-board:sight.stopped-figure', { name: name(obstruction.figure) })
    : texts.t(`imperial-assault-board:sight.stopped-${obstruction.kind}`);
}
