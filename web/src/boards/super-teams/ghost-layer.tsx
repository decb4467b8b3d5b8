import type { SuperTeams } from '@parsecs/super-teams';
import type { Event, ShipId, ShipView, View } from '@parsecs/super-teams/words';
import type { JSX } from 'react';
import { ShipArt } from '../../art/super-teams/index.ts';
import type { Preview } from '../contract.ts';
import type { Layout } from './layout.ts';
import { flightPath, placeShips } from './placing.ts';
import { hullTransform, shipTransform } from './ship-piece.tsx';

export interface Ghost {
  readonly answer: string;
  readonly ship: ShipId;
  /** The one that is pointed at or chosen, among others. */
  readonly strong: boolean;
}

export interface GhostLayerProps {
  readonly layout: Layout;
  readonly view: View;
  readonly ghosts: readonly Ghost[];
  readonly previews: Readonly<Record<string, Preview<SuperTeams>>>;
  readonly onPick: (answer: string) => void;
}

/** Where ships would end up: a line of light and a shade of the ship. */
export function GhostLayer(props: GhostLayerProps): JSX.Element {
  const { layout, view, ghosts, previews, onPick } = props;
  return (
    <g>
      {ghosts.map((ghost) => {
        const preview = previews[ghost.answer];
        if (preview === undefined) return null;
        return (
          <GhostShip
            key={ghost.answer}
            layout={layout}
            before={view}
            preview={preview}
            ghost={ghost}
            onPick={() => onPick(ghost.answer)}
          />
        );
      })}
    </g>
  );
}

interface GhostShipProps {
  readonly layout: Layout;
  readonly before: View;
  readonly preview: Preview<SuperTeams>;
  readonly ghost: Ghost;
  readonly onPick: () => void;
}

function GhostShip(props: GhostShipProps): JSX.Element | null {
  const { layout, before, preview, ghost, onPick } = props;
  const ship = preview.view.ships.find((candidate) => candidate.id === ghost.ship);
  const from = before.ships.find((candidate) => candidate.id === ghost.ship);
  if (ship === undefined || from === undefined) return null;
  // Beside the ships that stand there now, as if it had arrived.
  const company = before.ships.map((other): ShipView => (other.id === ship.id ? ship : other));
  const pose = placeShips(layout, company).get(ship.id);
  if (pose === undefined) return null;
  return (
    <g
      className="st-ghost"
      data-strong={ghost.strong}
      data-place={`ghost:${ghost.answer}`}
      onClick={onPick}
      aria-hidden="true"
    >
      {legsOf(preview.events, ghost.ship).map(({ from: start, to, back }) => (
        <path
          key={`${start}-${to}`}
          className={back ? 'st-way st-back' : 'st-way'}
          d={flightPath(layout, start, to)}
        />
      ))}
      <g style={{ transform: shipTransform(pose) }}>
        <circle r={37} className="st-goal" />
        <g className="st-shade" style={{ transform: hullTransform(pose.heading) }}>
          <ShipArt ship={ghost.ship} heading={pose.heading} />
        </g>
      </g>
    </g>
  );
}

interface Leg {
  readonly from: number;
  readonly to: number;
  readonly back: boolean;
}

function legsOf(events: readonly Event[], ship: ShipId): readonly Leg[] {
  return events.flatMap((event): readonly Leg[] => {
    switch (event.type) {
      case 'moved':
      case 'evaded':
      case 'grabbed':
        return event.ship === ship ? [{ from: event.from, to: event.to, back: false }] : [];
      case 'pushed-back':
        return event.ship === ship ? [{ from: event.from, to: event.to, back: true }] : [];
      default:
        return [];
    }
  });
}
