import { mayAllMeasure, type ShipView, type XWing } from '@parsecs/xwing';
import { type JSX, useCallback, useMemo, useRef, useState } from 'react';
import { useTexts } from '../../shell/texts.tsx';
import '../kit/kit.css';
import { type BoardProps, type Part, partOf } from '../contract.ts';
import { type Landmark, Overview } from '../kit/overview.tsx';
import { usePanZoom } from '../kit/use-pan-zoom.ts';
import { ViewButtons } from '../kit/view-buttons.tsx';
import { bestShots, meantWeapon } from './aims.ts';
import { AttackPanel } from './attack-panel.tsx';
import { Banner } from './banner.tsx';
import './board.css';
import './overlays.css';
import { BoardTools } from './board-tools.tsx';
import { DialPanel } from './dial-panel.tsx';
import { isAboutDial } from './dials.ts';
import './effects.css';
import { EffectLayer } from './effect-layer.tsx';
import { EdgeNames, EdgeStrips, exitEdgesIn, Ground, rebelEdgeIn } from './ground.tsx';
import { type Layout, layoutOf, toBoard } from './layout.ts';
import { type Sight, sightBetween } from './measure.ts';
import { attackIn, canMeasure, eyeOf, type ShownAttack } from './moment.ts';
import { PlacePanel } from './place-panel.tsx';
import { RockLayer } from './rock-layer.tsx';
import { RulerPanel } from './ruler-panel.tsx';
import { Scenery } from './scenery.tsx';
import { NameLayer, ShipLayer } from './ship-layer.tsx';
import { isInPlay, shownView } from './ships.ts';
import { promisesOf } from './shots.ts';
import { SquadChoice } from './squad-choice.tsx';
import { useAsked } from './use-asked.ts';
import { useFollowing } from './use-following.ts';
import { usePlacing } from './use-placing.ts';
import { useReady } from './use-ready.ts';
import { useRuler } from './use-ruler.ts';
import { useSpoken } from './use-spoken.ts';
import { useTaps } from './use-taps.ts';
import { useViewerTurn } from './use-viewer-turn.ts';
import { NAMESPACES } from './words.ts';

/** Pixels for a millimetre when something is brought into sight, at the most, and when it is far. */
const COMFORT = 1.5;
const MOST = 4.5;
const FAR = 0.62;
const NARROW = 560;

/** The play area from above, true to scale. */
export function Board(props: BoardProps<XWing>): JSX.Element {
  const { view, viewer, picking, beat, lit, width, height, people, onPick } = props;
  const texts = useTexts(...NAMESPACES);
  const frame = useRef<HTMLDivElement>(null);
  const world = useRef<HTMLDivElement>(null);
  const [turn, flip] = useViewerTurn(view, viewer);
  const { width: areaWidth, height: areaHeight } = view.setup;
  const layout = useMemo(
    () => layoutOf({ width: areaWidth, height: areaHeight }, turn),
    [areaWidth, areaHeight, turn],
  );
  const asked = useAsked(props);
  const isNarrow = width < NARROW;
  const isDialOut = picking !== undefined && isAboutDial(asked);
  const [isFolded, fold] = useState(false);
  const [turned, setTurned] = useState<string>();
  const [hasThreats, setThreats] = useState(false);
  const attack = attackShown(props);
  // On a small board the dial has the room of the buttons.
  const hasButtons = !isNarrow || !isDialOut || isFolded;
  const zoom = usePanZoom({
    frame,
    world,
    width,
    height,
    worldWidth: layout.width,
    worldHeight: layout.height,
    comfort: COMFORT,
    most: MOST,
    far: FAR,
  });
  // What is drawn may still be on its way to what is asked about.
  const now = asked === undefined ? view : props.now;
  const [hovered, setHovered] = useState<Part>();
  const placing = usePlacing(now, asked, picking);
  const eye = eyeOf(now, viewer);
  const ruler = useRuler(now, eye, asked?.ask);
  const isMeasuring = canMeasure(now, asked);
  useReady(now, asked, picking);
  useFollowing({ zoom, layout, view: now, question: asked, picking, beat });
  useSpoken(texts, now, asked, eye);
  const taps = useTaps(props, { layout, placing, ruler, setHovered, reveal: zoom.reveal });
  const sightOf = useCallback(
    (ship: ShipView): Sight | undefined =>
      isMeasuring && eye !== undefined ? sightBetween(eye, ship) : undefined,
    [isMeasuring, eye],
  );
  const promises = useMemo(() => promisesOf(now, asked), [now, asked]);
  const meant = meantWeapon(picking);
  const shots = useMemo(() => bestShots(asked, meant, promises), [asked, meant, promises]);
  const exits = useMemo(() => exitEdgesIn(view), [view]);
  const { inspected } = props;
  const scene = { layout, view: now, question: asked, picking, hovered, texts, people, placing };
  const aids = {
    hasThreats: hasThreats && mayAllMeasure(view),
    turned: isDialOut ? turned : undefined,
  };
  const measuring = {
    ruler,
    isMeasuring,
    shots,
    inspected,
    unit: zoom.unit,
    seen: zoom.seen,
    ...aids,
  };
  return (
    <div className="absolute inset-0 overflow-hidden">
      {/* Panels stand beside the frame, not in it: whoever turns a dial does not move the board. */}
      <div
        ref={frame}
        className="bk-board xw-board absolute inset-0 overflow-hidden"
        onScroll={() => frame.current?.scrollTo(0, 0)}
      >
        <div
          ref={world}
          className="bk-world"
          style={{ width: layout.width, height: layout.height }}
        >
          <svg
            width={layout.width}
            height={layout.height}
            viewBox={`0 0 ${layout.width} ${layout.height}`}
            role="group"
            aria-label={texts.t('shell:play.board')}
            {...taps}
          >
            <Ground
              layout={layout}
              rebelEdge={rebelEdgeIn(now)}
              hasGrid={view.setup.options.freeMeasuring}
              exits={exits}
            />
            <EdgeNames layout={layout} nameOf={(edge) => texts.t(`xwing:edge.${edge}.name`)} />
            {asked?.kind === 'edge' && (
              <EdgeStrips
                layout={layout}
                open={(edge) => picking?.open.has(partOf('edge', edge)) === true}
                chosen={(edge) => picking?.chosen.includes(partOf('edge', edge)) === true}
                labelOf={(edge) => texts.t(`xwing:edge.${edge}.name`)}
              />
            )}
            <RockLayer layout={layout} view={view} texts={texts} picking={picking} lit={lit} />
            <Scenery {...scene} {...measuring} layer="under" />
            <ShipLayer
              layout={layout}
              view={shownView(view)}
              texts={texts}
              people={people}
              question={asked}
              picking={picking}
              beat={beat}
              lit={lit}
              sightOf={sightOf}
              shots={shots}
            />
            <Scenery {...scene} {...measuring} layer="over" />
            <NameLayer
              layout={layout}
              view={view}
              texts={texts}
              people={people}
              question={asked}
              picking={picking}
              hovered={hovered}
              beat={beat}
              unit={zoom.unit}
              seen={zoom.seen}
            />
            <EffectLayer layout={layout} view={view} beat={beat} />
          </svg>
        </div>
      </div>
      {hasButtons && (
        <>
          <ViewButtons zoom={zoom} onFlip={flip} />
          <BoardTools
            overview={
              <Overview
                zoom={zoom}
                frame={props}
                world={layout}
                marks={landmarksOf(layout, view)}
              />
            }
            view={view}
            isRulerOut={ruler.isOn}
            isNarrow={isNarrow}
            onRuler={ruler.toggle}
            hasThreats={mayAllMeasure(view) ? hasThreats : undefined}
            onThreats={() => setThreats(!hasThreats)}
            onMission={() => props.onInspect(partOf('mission', `${view.setup.mission}`))}
            onDeck={() => props.onInspect(partOf('deck', '0'))}
          />
        </>
      )}
      {ruler.isOn && <RulerPanel ruler={ruler} isAllowed={isMeasuring} />}
      {attack !== undefined && (
        <AttackPanel
          view={now}
          attack={attack}
          question={asked}
          picking={picking}
          beat={beat}
          isNarrow={isNarrow}
        />
      )}
      {placing !== undefined && !ruler.isOn && (
        <PlacePanel view={now} placing={placing} people={people} isNarrow={isNarrow} />
      )}
      {asked !== undefined && picking !== undefined && isDialOut && (
        <DialPanel
          view={now}
          question={asked}
          picking={picking}
          isNarrow={isNarrow}
          isFolded={isFolded}
          onFold={fold}
          onPick={onPick}
          onTurn={setTurned}
        />
      )}
      {asked?.kind === 'squad' && picking !== undefined && (
        <SquadChoice view={now} question={asked} picking={picking} people={people} />
      )}
      <Banner beat={beat} view={view} people={people} />
    </div>
  );
}

function landmarksOf(layout: Layout, view: BoardProps<XWing>['view']): readonly Landmark[] {
  return view.ships.filter(isInPlay).flatMap(({ at, faction }) => {
    const color = `var(--color-${faction})`;
    return at === null ? [] : [{ ...toBoard(layout, at), color }];
  });
}

/** While something is told, dice and results are shown as they will be when it is over. */
function attackShown({ beat, view, now, question }: BoardProps<XWing>): ShownAttack | undefined {
  const after = beat?.after as BoardProps<XWing>['view'] | undefined;
  if (after === undefined) return attackIn(question === undefined ? view : now);
  return attackIn(after) ?? attackIn(view);
}
