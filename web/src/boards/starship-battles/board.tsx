import { describeAnswer } from '@parsecs/lang';
import type { ShipView, StarshipBattles, View } from '@parsecs/starship-battles';
import type { Asked } from '@parsecs/table';
import { type JSX, useMemo, useRef, useState } from 'react';
import { useTexts } from '../../shell/texts.tsx';
import '../kit/kit.css';
import { type BoardProps, idOf, isKind, type Part, type Picking } from '../contract.ts';
import { Corner } from '../kit/corner.tsx';
import { type Landmark, Overview } from '../kit/overview.tsx';
import { usePanZoom } from '../kit/use-pan-zoom.ts';
import { ViewButtons } from '../kit/view-buttons.tsx';
import { Banner } from './banner.tsx';
import './board.css';
import { EffectLayer } from './effect-layer.tsx';
import { FleetChoice } from './fleet-choice.tsx';
import { forecastDeclared, forecastShots } from './forecast.ts';
import { CELL, type Grid, gridOf, quartersFor } from './grid.ts';
import { Ground } from './ground.tsx';
import { GAME, knownOf } from './known.ts';
import { OrdersPanel } from './orders-panel.tsx';
import { Planned } from './planned.tsx';
import { CloseLook, LitSquares, Zones } from './scenery.tsx';
import { ShipLayer } from './ship-layer.tsx';
import { Region, SpotLayer } from './spot-layer.tsx';
import { placesOf } from './spots.ts';
import { bestShots, placeOfShip, TargetLayer } from './target-layer.tsx';
import { useFollowing } from './use-following.ts';
import { useOrders } from './use-orders.ts';
import { useTaps } from './use-taps.ts';
import { useViewerTurn } from './use-viewer-turn.ts';
import { labelShip, NAMESPACES } from './words.ts';

/** Pixels for a square when something is brought into sight, at the most, and when it is far. */
const COMFORT = 44 / CELL;
const MOST = 110 / CELL;
const FAR = 25 / CELL;

const NO_SHOTS: ReturnType<typeof bestShots> = new Map();

/** The stellar grid from above. */
export function Board(props: BoardProps<StarshipBattles>): JSX.Element {
  const { view, viewer, question, picking, beat, lit, width, height, people } = props;
  const texts = useTexts(...NAMESPACES);
  const frame = useRef<HTMLDivElement>(null);
  const world = useRef<HTMLDivElement>(null);
  const [turn, flip] = useViewerTurn(view, viewer);
  const { map } = view.setup;
  const quarters = quartersFor(map, turn, width, height);
  const grid = useMemo(() => gridOf(map, quarters), [map, quarters]);
  const zoom = usePanZoom({
    frame,
    world,
    width,
    height,
    worldWidth: grid.width,
    worldHeight: grid.height,
    comfort: COMFORT,
    most: MOST,
    far: FAR,
  });
  const asked = beat === undefined ? question : undefined;
  const places = useMemo(() => placesOf(asked, view, grid, picking), [asked, view, grid, picking]);
  const shots = useShots(props);
  const [hovered, setHovered] = useState<Part>();
  useFollowing({ zoom, grid, view, question: asked, picking, places, beat });
  const taps = useTaps(props, grid, places, setHovered, zoom.reveal);
  const orders = useOrders(props);
  const chosen = picking?.chosen ?? [];
  const complete = picking?.complete?.id;
  const pointed = hovered ?? picking?.hovered;
  const aim = [...chosen, ...(pointed ? [pointed] : [])].find((part) => isKind(part, 'target'));
  const aimed = aim === undefined ? view.attack?.target : idOf(aim);
  return (
    <div
      ref={frame}
      className="bk-board absolute inset-0 overflow-hidden"
      onScroll={() => frame.current?.scrollTo(0, 0)}
    >
      <div ref={world} className="bk-world" style={{ width: grid.width, height: grid.height }}>
        <svg
          width={grid.width}
          height={grid.height}
          viewBox={`0 0 ${grid.width} ${grid.height}`}
          role="group"
          aria-label={texts.t('shell:play.board')}
          {...taps}
        >
          <Ground grid={grid} />
          <Zones grid={grid} isShown={view.phase === 'setup'} />
          <Region places={places} />
          <CloseLook {...props} grid={grid} aimed={aimed} />
          <LitSquares grid={grid} lit={lit} />
          <ShipLayer
            grid={grid}
            view={view}
            question={asked}
            picking={picking}
            beat={beat}
            lit={lit}
            labelOf={(ship: ShipView) => labelShip(texts, view, ship)}
          />
          <SpotLayer
            grid={grid}
            places={places}
            chosen={complete}
            labelOf={(place) =>
              question === undefined
                ? place.answer
                : describeAnswer(texts, GAME, place.answer, question, view, people, knownOf(view))
            }
          />
          <Planned
            {...props}
            grid={grid}
            places={places}
            pointed={pointed}
            company={orders.company}
          />
          {asked !== undefined && (
            <TargetLayer
              grid={grid}
              view={view}
              shots={shots}
              aimed={aimed}
              unit={zoom.unit}
              seen={zoom.seen}
            />
          )}
          <EffectLayer grid={grid} view={view} beat={beat} />
        </svg>
      </div>
      <ViewButtons zoom={zoom} onFlip={flip} />
      <Corner side="left">
        <Overview zoom={zoom} frame={props} world={grid} marks={landmarksOf(grid, view)} />
      </Corner>
      <OrdersPanel {...props} orders={orders} />
      <Banner beat={beat} view={view} people={people} />
      {asked !== undefined && picking !== undefined && (
        <FleetChoice view={view} question={asked} picking={picking} />
      )}
    </div>
  );
}

function landmarksOf(grid: Grid, view: View): readonly Landmark[] {
  return view.ships.flatMap(({ id, owner }) => {
    const place = placeOfShip(grid, view, id);
    const side = view.seats[owner]?.faction === 'light' ? 'rebel' : 'imperial';
    return place === undefined ? [] : [{ ...place, color: `var(--color-${side})` }];
  });
}

function shotsOf(
  view: View,
  question: Asked<StarshipBattles>,
  picking: Picking,
): ReturnType<typeof bestShots> {
  if (question.kind === 'fire') return bestShots(question, picking, forecastShots(view, question));
  const target = view.attack?.target;
  const isTold = target !== undefined && !question.unaided;
  const forecast = isTold ? forecastDeclared(view) : undefined;
  return forecast === undefined || target === undefined ? NO_SHOTS : new Map([[target, forecast]]);
}

/** The easiest attack on each legal target, while a target is asked for. */
function useShots(props: BoardProps<StarshipBattles>): ReturnType<typeof bestShots> {
  const { now, question, picking } = props;
  return useMemo(
    () =>
      question === undefined || picking === undefined ? NO_SHOTS : shotsOf(now, question, picking),
    [now, question, picking],
  );
}
