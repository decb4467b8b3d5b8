import type { FigureView, ImperialAssault, View } from '@parsecs/imperial-assault';
import { describeAnswer } from '@parsecs/lang';
import { type JSX, useMemo, useRef, useState } from 'react';
import { useTexts } from '../../shell/texts.tsx';
import '../kit/kit.css';
import { type BoardProps, idOf, isKind, type Part } from '../contract.ts';
import { type Landmark, Overview } from '../kit/overview.tsx';
import { usePanZoom } from '../kit/use-pan-zoom.ts';
import { ViewButtons } from '../kit/view-buttons.tsx';
import { ArmyChoice } from './army-choice.tsx';
import { AttackPanel } from './attack-panel.tsx';
import { Banner } from './banner.tsx';
import './board.css';
import './effects.css';
import { BoardTools } from './board-tools.tsx';
import { sideOf } from './cards.ts';
import { EffectLayer } from './effect-layer.tsx';
import { FigureLayer } from './figure-layer.tsx';
import { Ghost } from './ghost-layer.tsx';
import { Ground } from './ground.tsx';
import {
  boxOfSpaces,
  CELL,
  type Layout,
  layoutOf,
  mapFileOf,
  middleOf,
  quartersFor,
} from './layout.ts';
import { isWho } from './parts.ts';
import { RaiderLayer } from './raider-layer.tsx';
import { LitSpaces, Zones } from './scenery.tsx';
import { SightLayer } from './sight-layer.tsx';
import { SightPanel } from './sight-panel.tsx';
import { Region, SpotLayer } from './spot-layer.tsx';
import { moverOf, type Place, placesOf, plannedStand, wayTo } from './spots.ts';
import { outlookAt, StandLayer } from './stand-layer.tsx';
import { StandPanel } from './stand-panel.tsx';
import { attackerOf, promisesOf, TargetLayer } from './target-layer.tsx';
import { TokenLayer } from './token-layer.tsx';
import { useFollowing } from './use-following.ts';
import { useSight } from './use-sight.ts';
import { useTaps } from './use-taps.ts';
import { useViewerTurn } from './use-viewer-turn.ts';
import { knownOf, labelFigure, labelWay, NAMESPACES, nameOfTarget } from './words.ts';

/** Pixels for a space when something is brought into sight, at the most, when it is far, for fingers. */
const COMFORT = 60 / CELL;
const MOST = 128 / CELL;
const FAR = 26 / CELL;
const LEAST = 34 / CELL;

/** The map from above. */
export function Board(props: BoardProps<ImperialAssault>): JSX.Element {
  const { view, viewer } = props;
  const texts = useTexts(...NAMESPACES);
  const [turn, flip] = useViewerTurn(view, viewer);
  const file = mapFileOf(view);
  const quarters = file && quartersFor(file, turn, props.width, props.height);
  const layout = useMemo(() => file && layoutOf(file, quarters), [file, quarters]);
  const { question, picking, beat } = props;
  if (question?.kind === 'army' && picking !== undefined && beat === undefined) {
    // What one player brought along is not the next one's business.
    return <ArmyChoice key={question.seat} question={question} picking={picking} />;
  }
  if (layout === undefined) {
    return (
      <div className="bk-board absolute inset-0 grid place-items-center p-6 text-center">
        <p className="text-quiet">{texts.t('imperial-assault-board:no-map')}</p>
      </div>
    );
  }
  return <MapBoard {...props} layout={layout} onFlip={flip} />;
}

interface MapBoardProps extends BoardProps<ImperialAssault> {
  readonly layout: Layout;
  readonly onFlip: () => void;
}

function MapBoard(props: MapBoardProps): JSX.Element {
  const { view, question, picking, beat, lit, width, height, people, layout, onPick } = props;
  const texts = useTexts(...NAMESPACES);
  const frame = useRef<HTMLDivElement>(null);
  const world = useRef<HTMLDivElement>(null);
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
  const asked = beat === undefined ? question : undefined;
  // What is drawn may still be on its way to what is asked about.
  const now = asked === undefined ? view : props.now;
  const who = picking?.chosen.find(isWho);
  // Only whose place is chosen changes the places; the rest of the draft does not.
  const places = useMemo(() => placesOf(asked, now, layout, who), [asked, now, layout, who]);
  const [hovered, setHovered] = useState<Part>();
  const sight = useSight(view, view.attack?.figure ?? view.activation?.figure, layout.quarters);
  useFollowing({
    zoom,
    layout,
    view,
    question: asked,
    picking,
    places,
    beat,
    least: LEAST,
  });
  const taps = useTaps(props, {
    layout,
    places,
    setHovered,
    onPlace: (place) => {
      // A place beyond the points at hand is reached by moving first.
      const [first, ...after] = wayTo(place);
      if (place.moves === 0) onPick(place.id);
      else if (first !== undefined) picking?.pickAnswer(first, after);
    },
    reveal: zoom.reveal,
    onSight: sight.isOn ? sight.pick : undefined,
  });
  const pointed = hovered ?? picking?.hovered;
  const chosenStand =
    plannedStand(picking?.after ?? []) ?? picking?.chosen.find((part) => isKind(part, 'stand'));
  const place = placeOf(places, pointed) ?? placeOf(places, chosenStand);
  const mover = asked === undefined ? undefined : moverOf(now, asked, who);
  const outlook = useMemo(
    () =>
      place === undefined || mover === undefined || mover.at.length === 0 || asked?.unaided
        ? undefined
        : outlookAt(now, mover, place),
    [now, mover, place, asked],
  );
  const promises = useMemo(() => promisesOf(now, asked, picking), [now, asked, picking]);
  const aimed = [pointed, ...(picking?.chosen ?? [])].find(
    (part) => part !== undefined && isKind(part, 'target'),
  );
  const spotLabels = useMemo(() => {
    const labelPlace = (one: Place): string =>
      one.cost === undefined && one.answer !== undefined && asked !== undefined
        ? describeAnswer(texts, 'imperial-assault', one.answer, asked, now, people, knownOf(now))
        : labelWay(texts, one);
    return new Map(places.map((one) => [one.id, labelPlace(one)]));
  }, [places, texts, asked, now, people]);
  const labels = (figure: FigureView): string => {
    const odds = promises.find(({ target }) => target === figure.id)?.odds ?? undefined;
    return labelFigure(texts, view, figure, people, odds);
  };
  const layer = { layout, view, question: asked, picking, lit };
  const shown = attackShown(now, beat);
  return (
    <div
      ref={frame}
      className="bk-board ia-board absolute inset-0 overflow-hidden"
      onScroll={() => frame.current?.scrollTo(0, 0)}
    >
      <div ref={world} className="bk-world" style={{ width: layout.width, height: layout.height }}>
        <svg
          width={layout.width}
          height={layout.height}
          viewBox={`0 0 ${layout.width} ${layout.height}`}
          role="group"
          aria-label={texts.t('shell:play.board')}
          {...taps}
        >
          <Ground layout={layout} />
          <Zones layout={layout} view={view} question={asked} picking={picking} />
          {!sight.isOn && <Region places={places} />}
          <LitSpaces layout={layout} lit={lit} />
          <TokenLayer {...layer} labelOf={(id) => nameOfTarget(texts, view, id, people)} />
          <RaiderLayer {...layer} labelOf={({ id }) => nameOfTarget(texts, view, id, people)} />
          <FigureLayer {...layer} beat={beat} labelOf={labels} />
          {!sight.isOn && <SpotLayer places={places} chosen={chosenStand} labels={spotLabels} />}
          {place !== undefined && mover !== undefined && !sight.isOn && (
            <Ghost view={view} figure={mover} place={place} />
          )}
          {place !== undefined && outlook !== undefined && !sight.isOn && (
            <StandLayer
              layout={layout}
              view={view}
              place={place}
              outlook={outlook}
              language={texts.language}
            />
          )}
          {!sight.isOn && outlook === undefined && (
            <TargetLayer
              layout={layout}
              view={view}
              attacker={attackerOf(view, asked) ?? view.attack?.figure}
              promises={promises}
              aimed={aimed === undefined ? view.attack?.target : idOf(aimed)}
              language={texts.language}
              unit={zoom.unit}
              seen={zoom.seen}
            />
          )}
          {sight.sight !== undefined && (
            <SightLayer layout={layout} view={view} sight={sight.sight} corner={sight.corner} />
          )}
          <EffectLayer layout={layout} view={view} beat={beat} />
        </svg>
      </div>
      <ViewButtons zoom={zoom} onFlip={props.onFlip} />
      <BoardTools
        overview={
          <Overview zoom={zoom} frame={props} world={layout} marks={landmarksOf(layout, view)} />
        }
        view={view}
        people={people}
        isSightOn={sight.isOn}
        onSight={sight.toggle}
        onInspect={props.onInspect}
      />
      {shown !== null && !sight.isOn && (
        <AttackPanel
          view={shown.view}
          people={people}
          attack={shown.attack}
          question={asked}
          picking={picking}
          beat={beat}
          onPick={onPick}
        />
      )}
      {outlook !== undefined && place?.id === chosenStand && !sight.isOn && (
        <StandPanel view={now} people={people} space={place?.stand ?? ''} outlook={outlook} />
      )}
      {sight.isOn && (
        <SightPanel
          view={view}
          people={people}
          from={sight.from}
          sight={sight.sight}
          corner={sight.corner}
          onCorner={sight.showCorner}
          onClose={sight.toggle}
        />
      )}
      <Banner beat={beat} people={people} view={view} isLow={false} />
    </div>
  );
}

function landmarksOf(layout: Layout, view: View): readonly Landmark[] {
  return view.figures.flatMap(({ at, owner }) => {
    const box = boxOfSpaces(layout, at);
    const color = `var(--color-${sideOf(view, owner)})`;
    return box === undefined ? [] : [{ ...middleOf(box), color }];
  });
}

function placeOf(places: readonly Place[], part: Part | undefined): Place | undefined {
  return part === undefined ? undefined : places.find(({ id }) => id === part);
}

interface ShownAttack {
  readonly view: View;
  readonly attack: NonNullable<View['attack']>;
}

/** While something is told, dice and results are shown as they will be when it is over. */
function attackShown(view: View, beat: BoardProps['beat']): ShownAttack | null {
  const after = beat?.after as View | undefined;
  const source = after !== undefined && after.attack !== null ? after : view;
  return source.attack === null || (beat === undefined && source.attack.target === null)
    ? null
    : { view: source, attack: source.attack };
}
