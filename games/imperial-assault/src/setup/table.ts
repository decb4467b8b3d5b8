import { commandNumber } from '../cards/cards.ts';
import type { MapFile } from '../map/map-file.ts';
import type { Affiliation, CommandId, DeploymentId, MissionId } from '../vocabulary.ts';
import type { Options } from './options.ts';

/** A finished list: Deployment cards, upgrades included, and the Command deck. */
export interface Army {
  readonly affiliation: Affiliation;
  readonly deployments: readonly DeploymentId[];
  readonly commands: readonly CommandId[];
}

/** IA-020: a list, or one that its seat chooses in the match, unseen by the other. */
export type ArmySource = Army | 'build';

/** Everything that is agreed before the match. */
export interface Setup {
  readonly armies: readonly [ArmySource, ArmySource];
  /** IA-041: drawn at random from the core deck unless it is fixed. */
  readonly mission: MissionId | 'random';
  /** A map of one's own, played with the mission that is fixed. */
  readonly map?: MapFile;
  readonly options: Options;
}

/** The open part of an army (IA-015). */
export type OpenArmy = Omit<Army, 'commands'>;

/** What lies open on the table; states share it. */
export interface Table {
  readonly armies: readonly [OpenArmy, OpenArmy];
  readonly mission: MissionId | 'random';
  readonly map?: MapFile;
  readonly options: Options;
}

/** What lies there of an army that nobody may see yet. */
const NO_ARMY: OpenArmy = { affiliation: 'imperial', deployments: [] };

export function isUnseen({ deployments }: OpenArmy): boolean {
  return deployments.length === 0;
}

/** Armies lie open from the start, unless one of them is still to be chosen. */
export function openTable({ armies, mission, map, options }: Setup): Table {
  const [first, second] = armies;
  return {
    armies:
      first === 'build' || second === 'build'
        ? [NO_ARMY, NO_ARMY]
        : [laidOpen(first), laidOpen(second)],
    mission,
    ...(map === undefined ? {} : { map }),
    options,
  };
}

/** The Command deck in numbers, as states keep lists. */
export function deckOf({ commands }: Army): number[] {
  return commands.map((id) => commandNumber(id)).sort((one, other) => one - other);
}

export function laidOpen({ affiliation, deployments }: Army): OpenArmy {
  return { affiliation, deployments };
}
