import { SHIPS } from '../cards/ships.ts';
import data from '../data/fleets.json' with { type: 'json' };
import type { Faction } from '../vocabulary.ts';
import { type Fleet, fleetOf } from './fleet-list.ts';

export interface ReadyFleet {
  readonly id: string;
  readonly fleet: Fleet;
  readonly points: number;
  /** What the list is for: a whole game, the introduction, or a published sum. */
  readonly kind: string;
  readonly provenance: string;
}

export const READY_FLEETS: readonly ReadyFleet[] = data.fleets.map((written) => ({
  id: written.id,
  points: written.points,
  kind: written.kind,
  provenance: written.provenance,
  fleet: fleetOf(
    written.faction as Faction,
    new Map(written.ships.map(({ ship, count }) => [ship, count])),
    SHIPS,
  ),
}));

export function readyFleet(id: string): Fleet {
  const found = READY_FLEETS.find((ready) => ready.id === id);
  if (found === undefined) throw new Error(`no ready-made fleet ${id}`);
  return found.fleet;
}
