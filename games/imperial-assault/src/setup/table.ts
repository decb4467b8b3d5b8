import type { MapFile } from '../map/map-file.ts';
import type { Affiliation, CommandId, DeploymentId, MissionId } from '../vocabulary.ts';
import type { Options } from './options.ts';

/** A finished list: Deployment cards, upgrades included, and the Command deck. */
export interface Army {
  readonly affiliation: Affiliation;
  readonly deployments: readonly DeploymentId[];
  readonly commands: readonly CommandId[];
}

/** Everything that is agreed before the match. */
export interface Setup {
  readonly armies: readonly [Army, Army];
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

export function openTable({ armies, mission, map, options }: Setup): Table {
  const [first, second] = armies;
  const open = ({ affiliation, deployments }: Army): OpenArmy => ({ affiliation, deployments });
  return {
    armies: [open(first), open(second)],
    mission,
    ...(map === undefined ? {} : { map }),
    options,
  };
}
