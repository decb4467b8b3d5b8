import { describeRefusal } from '@parsecs/lang';
import type { ShipView } from '@parsecs/starship-battles';
import { type JSX, useMemo, useState } from 'react';
import { ShipArt, SIDE_OF_FACTION } from '../../art/starship-battles/index.ts';
import { Base } from '../../boards/kit/bases.tsx';
import { ArcLayer } from '../../boards/starship-battles/arc-layer.tsx';
import { cardIn, isOnMap, shipIn, sizeOf } from '../../boards/starship-battles/cards.ts';
import {
  CELL,
  cornerOf,
  type Grid,
  gridOf,
  headingOf,
  middleOf,
  squareUnder,
} from '../../boards/starship-battles/grid.ts';
import { Ground } from '../../boards/starship-battles/ground.tsx';
import { nameOfWeapon } from '../../boards/starship-battles/words.ts';
import { type Texts, useTexts } from '../../shell/texts.tsx';
import { FigureFrame, StepButtons, TurnButtons, type Way } from './figure-frame.tsx';
import { type Aim, aimFrom, MINE, type Placed, THEIRS, turned } from './fleet-aim.ts';
import { percentIn } from './numbers.ts';
import { pointIn } from './svg-point.ts';
import '../../boards/starship-battles/board.css';

/** The part of the map that the figure shows, in squares. */
const PART = { column: 4, row: 3, across: 12, down: 9 };
const ENEMY: Placed = { at: [10, 6], facing: 'west' };
const SIZE = 2;
const NOBODY = { name: (): string => '' };
const WAYS: Readonly<Record<Way, readonly [number, number]>> = {
  up: [0, -1],
  down: [0, 1],
  left: [-1, 0],
  right: [1, 0],
};

/** Both ships cover two squares on a side, and never the same. */
function isFree([column, row]: readonly [number, number]): boolean {
  const isInside =
    column >= PART.column &&
    row >= PART.row &&
    column + SIZE <= PART.column + PART.across &&
    row + SIZE <= PART.row + PART.down;
  const [x, y] = ENEMY.at;
  return isInside && (Math.abs(column - x) >= SIZE || Math.abs(row - y) >= SIZE);
}

/** Place and turn a large ship, and see what each of its weapons needs. */
export function FleetTurn(): JSX.Element {
  const texts = useTexts('learn', 'starship-battles', 'starship-battles-board');
  const grid = useMemo(() => gridOf('compact', 0), []);
  const [mine, setMine] = useState<Placed>({ at: [6, 9], facing: 'north' });
  const { view, aims } = useMemo(() => aimFrom(mine, ENEMY), [mine]);
  const [ship, enemy] = [shipIn(view, MINE), shipIn(view, THEIRS)];
  const card = ship && cardIn(view, ship.card);
  const other = enemy && cardIn(view, enemy.card);
  if (!ship || !card || !enemy || !other) return <></>;
  const put = (column: number, row: number): void => {
    if (isFree([column, row])) setMine({ ...mine, at: [column, row] });
  };
  const next = (way: Way): readonly [number, number] => [
    mine.at[0] + WAYS[way][0],
    mine.at[1] + WAYS[way][1],
  ];
  const corner = cornerOf(grid, PART.column, PART.row);
  const face = aims.find(({ forecast }) => forecast !== undefined)?.forecast?.face;
  return (
    <FigureFrame
      hint={texts.t('learn:fleet.hint')}
      picture={
        <svg
          viewBox={`${corner.x} ${corner.y} ${PART.across * CELL} ${PART.down * CELL}`}
          className="bk-board block max-h-[60dvh] w-full"
          style={{ '--inverse': 1, touchAction: 'pan-y' } as Record<string, unknown>}
          aria-hidden="true"
          onPointerUp={(event) => {
            const point = pointIn(event);
            const square = point && squareUnder(grid, point);
            if (square !== undefined) put(...square);
          }}
        >
          <Ground grid={grid} />
          <ArcLayer grid={grid} ship={ship} card={card} shows="lanes" arc="broadside" />
          <ArcLayer grid={grid} ship={enemy} card={other} shows="faces" />
          <Piece grid={grid} ship={enemy} card={other} />
          <Piece grid={grid} ship={ship} card={card} />
        </svg>
      }
      controls={
        <>
          <StepButtons
            onStep={(way) => put(...next(way))}
            shut={(['up', 'down', 'left', 'right'] as const).filter((way) => !isFree(next(way)))}
          />
          <TurnButtons onTurn={(by) => setMine({ ...mine, facing: turned(mine.facing, by) })} />
        </>
      }
      said={
        <>
          {face !== undefined && (
            <p>
              {texts.t('learn:fleet.face', { face: texts.t(`starship-battles:face.${face}.nom`) })}
            </p>
          )}
          <ul>
            {aims.map((aim) => (
              <li key={aim.weapon}>
                <span className="font-semibold">{nameOfWeapon(texts, aim.weapon)}:</span>{' '}
                {sayAim(texts, aim)}
              </li>
            ))}
          </ul>
        </>
      }
    />
  );
}

function sayAim(texts: Texts, { forecast, refusal }: Aim): string {
  if (forecast !== undefined) {
    const { need, hits, damage } = forecast;
    const chance = percentIn(texts.language, hits / 20);
    return texts.t('learn:fleet.needs', { need, chance, count: damage });
  }
  return refusal === undefined ? '' : describeRefusal(texts, 'starship-battles', refusal, NOBODY);
}

interface PieceProps {
  readonly grid: Grid;
  readonly ship: ShipView;
  readonly card: NonNullable<ReturnType<typeof cardIn>>;
}

/** The ship on its base, with its bow. */
function Piece({ grid, ship, card }: PieceProps): JSX.Element | null {
  if (!isOnMap(ship)) return null;
  const size = sizeOf(card);
  const { x, y } = middleOf(grid, ship.at, size);
  const heading = headingOf(grid, ship.facing);
  const radius = size * CELL * 0.455;
  const side = SIDE_OF_FACTION[card.faction];
  return (
    <g transform={`translate(${x} ${y})`}>
      <Base side={side} radius={radius} health={card.hull.full} lost={0} />
      <g transform={`rotate(${heading})`}>
        <path
          className="sb-bow"
          data-side={side}
          d={`M0 ${-radius - 4}L4.5 ${-radius + 2}H-4.5Z`}
        />
        <g transform={`scale(${((size * CELL * 0.9) / 64).toFixed(3)})`}>
          <ShipArt id={card.id} faction={card.faction} heading={heading} />
        </g>
      </g>
    </g>
  );
}
