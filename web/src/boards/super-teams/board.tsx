import { boardOf, type SuperTeams } from '@parsecs/super-teams';
import { type Half, type ShipId, type ShipView } from '@parsecs/super-teams/words';
import { type JSX, useCallback, useMemo, useRef } from 'react';
import { Starfield } from '../../art/scenes/starfield.tsx';
import { useTexts } from '../../shell/texts.tsx';
import { type BoardProps, idOf, isKind, partOf } from '../contract.ts';
import { useZoom } from '../use-zoom.ts';
import { ZoomButtons } from '../zoom-buttons.tsx';
import './board.css';
import { Effects } from './effects.tsx';
import { FlyLayer } from './fly-layer.tsx';
import { GhostLayer } from './ghost-layer.tsx';
import { ghostsOf } from './ghosts.ts';
import { layOut, type SlotName, type Spot } from './layout.ts';
import { ShipLayer } from './ship-layer.tsx';
import { SlotLayer } from './slot-layer.tsx';
import { HalfChoice, SpaceLayer, SpaceLights } from './space-layer.tsx';
import { labelShip, labelSlot, labelSpace } from './words.ts';

const FINGER = 22;
const SMALLEST_TEXT = 12;

/** The track from above. */
export function Board(props: BoardProps<SuperTeams>): JSX.Element {
  const { view, viewer, picking, previews, beat, lit, width, height, onPick } = props;
  const texts = useTexts('super-teams');
  const svg = useRef<SVGSVGElement>(null);
  const world = useRef<SVGGElement>(null);
  const zoom = useZoom(svg, world);
  const board = boardOf(view.setup);
  const layout = useMemo(() => layOut(board, width / height), [board, width, height]);
  const scale = Math.min(width / layout.width, height / layout.height);
  const room = { width: width / scale, height: height / scale };
  const left = (layout.width - room.width) / 2;
  const top = (layout.height - room.height) / 2;
  const text = SMALLEST_TEXT / scale;
  const nameSpace = useCallback((spot: Spot) => labelSpace(texts, spot), [texts]);
  const nameSlot = useCallback((slot: SlotName) => labelSlot(texts, slot, view), [texts, view]);
  const ghosts = beat === undefined && picking !== undefined ? ghostsOf(picking, previews) : [];
  return (
    <div className="st-board absolute inset-0 overflow-hidden">
      <svg
        ref={svg}
        viewBox={`${left} ${top} ${room.width} ${room.height}`}
        className="size-full"
        role="group"
        aria-label={texts.t('shell:play.board')}
      >
        <g transform={`translate(${left} ${top})`}>
          <Starfield width={room.width} height={room.height} />
        </g>
        <g ref={world}>
          <SpaceLayer layout={layout} text={text} labelOf={nameSpace} />
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
        </g>
      </svg>
      <ZoomButtons zoom={zoom} />
      <FlyLayer beat={beat} />
    </div>
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
