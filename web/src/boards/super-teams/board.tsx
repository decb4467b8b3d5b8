import { boardOf, type SuperTeams } from '@parsecs/super-teams';
import type { Half, ShipId, ShipView } from '@parsecs/super-teams/words';
import { type JSX, useCallback, useMemo, useRef } from 'react';
import { Starfield } from '../../art/scenes/starfield.tsx';
import { useTexts } from '../../shell/texts.tsx';
import { type BoardProps, idOf, isKind, partOf } from '../contract.ts';
import { BoardFrame } from '../kit/board-frame.tsx';
import { fitScale } from '../kit/camera.ts';
import { usePanZoom } from '../kit/use-pan-zoom.ts';
import { useInsets } from '../kit/use-stage.ts';
import { ZoomButtons } from '../kit/view-buttons.tsx';
import './board.css';
import { Effects } from './effects.tsx';
import { FlyLayer } from './fly-layer.tsx';
import { GhostLayer } from './ghost-layer.tsx';
import { ghostsOf } from './ghosts.ts';
import { Trace, TraceCaption, useLastMove } from './last-move.tsx';
import { layOut, type SlotName, type Spot } from './layout.ts';
import { ShipLayer } from './ship-layer.tsx';
import { SlotLayer } from './slot-layer.tsx';
import { HalfChoice, SpaceLayer, SpaceLights } from './space-layer.tsx';
import { TRAY_HEIGHT } from './tray.tsx';
import { labelShip, labelSlot, labelSpace } from './words.ts';

const FINGER = 22;
const SMALLEST_TEXT = 12;

/** How much nearer than the whole the track may come. */
const NEAREST = 5;

/** Below this the cards are small. */
const NARROW = 768;

/** The shape of the room that the cards leave; not of what a longer question leaves, or the track would turn. */
function aspectOf(width: number, height: number): number {
  const tray = width < NARROW ? TRAY_HEIGHT.compact : TRAY_HEIGHT.wide;
  return width / (width < height ? height - tray : height);
}

/** The track from above. */
export function Board(props: BoardProps<SuperTeams>): JSX.Element {
  const { view, viewer, picking, previews, beat, lit, width, height, onPick } = props;
  const texts = useTexts('super-teams');
  const frame = useRef<HTMLDivElement>(null);
  const world = useRef<HTMLDivElement>(null);
  const board = boardOf(view.setup);
  const layout = useMemo(() => layOut(board, aspectOf(width, height)), [board, width, height]);
  const size = { width, height, worldWidth: layout.width, worldHeight: layout.height };
  const insets = useInsets(size, layout);
  const scale = fitScale({ ...size, insets });
  const most = NEAREST * scale;
  const zoom = usePanZoom({ frame, world, ...size, comfort: most, most, far: 0 });
  const text = SMALLEST_TEXT / scale;
  const nameSpace = useCallback((spot: Spot) => labelSpace(texts, spot), [texts]);
  const nameSlot = useCallback((slot: SlotName) => labelSlot(texts, slot, view), [texts, view]);
  const last = useLastMove(beat);
  const { inspected, onInspect } = props;
  const inspect = useCallback(
    (index: number) => {
      const part = partOf('space', `${index}`);
      onInspect(inspected === part ? undefined : part);
    },
    [inspected, onInspect],
  );
  const ghosts = beat === undefined && picking !== undefined ? ghostsOf(picking, previews) : [];
  return (
    <>
      <BoardFrame
        frame={frame}
        world={world}
        width={layout.width}
        height={layout.height}
        className="st-board"
        behind={
          <svg width={width} height={height} className="absolute inset-0" aria-hidden="true">
            <Starfield width={width} height={height} />
          </svg>
        }
        over={<ZoomButtons zoom={zoom} />}
      >
        <SpaceLayer layout={layout} text={text} labelOf={nameSpace} onInspect={inspect} />
        <Trace layout={layout} last={last} />
        <SlotLayer
          layout={layout}
          view={view}
          lit={lit}
          text={text}
          labelOf={nameSlot}
          planetLabel={texts.t('super-teams:position.planet', { count: view.planet })}
        />
        <SpaceLights layout={layout} lit={lit} />
        <Effects layout={layout} beat={beat} place="below" />
        {/* Under the ships: a finger on a ship means that ship, not what would come to rest there. */}
        <GhostLayer
          layout={layout}
          view={view}
          ghosts={ghosts}
          previews={previews}
          onPick={(answer) => picking?.pickAnswer(answer)}
        />
        <ShipLayer
          layout={layout}
          ships={view.ships}
          viewer={viewer}
          beat={beat}
          picking={picking}
          lit={lit}
          finger={FINGER / scale}
          labelOf={(ship: ShipView) => labelShip(texts, ship, board)}
          onPick={(ship: ShipId) => onPick(partOf('ship', ship))}
        />
        <Halves {...props} spots={layout.spots} />
        <Effects layout={layout} beat={beat} place="above" />
      </BoardFrame>
      <TraceCaption layout={layout} last={last} people={props.people} />
      <FlyLayer beat={beat} />
    </>
  );
}

/** While the half of a dual space is asked for, its halves are buttons. */
function Halves(
  props: BoardProps<SuperTeams> & { readonly spots: readonly Spot[] },
): JSX.Element | null {
  const { view, picking, spots } = props;
  const texts = useTexts('super-teams');
  const open = [...(picking?.open ?? [])].filter((part) => isKind(part, 'half'));
  const spot = spots[view.turn?.rest ?? -1];
  const ship = view.turn?.grabbed ?? view.turn?.ship;
  if (picking === undefined || open.length === 0 || spot === undefined || ship === undefined) {
    return null;
  }
  const chosen = picking.chosen.find((part) => isKind(part, 'half'));
  return (
    <HalfChoice
      spot={spot}
      ship={ship}
      open={open.map((part) => idOf(part) as Half)}
      chosen={chosen === undefined ? undefined : (idOf(chosen) as Half)}
      labelOf={(half) => texts.t(`super-teams:half.${half}.name`)}
      onPick={(half) => picking.pick(partOf('half', half))}
      onHover={(half) => picking.hover(half === undefined ? undefined : partOf('half', half))}
    />
  );
}
