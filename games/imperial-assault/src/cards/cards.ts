import commandData from '../data/commands.json' with { type: 'json' };
import deploymentData from '../data/deployments.json' with { type: 'json' };
import missionData from '../data/missions.json' with { type: 'json' };
import {
  type AbilityId,
  type Affiliation,
  COMMAND_IDS,
  type CommandId,
  DEPLOYMENT_IDS,
  type DeploymentId,
  DICE,
  type Die,
  type Keyword,
  type MapId,
  MISSION_IDS,
  type MissionId,
  type Rank,
  type Trait,
} from '../vocabulary.ts';
import { DIE_FACES, type Face } from './die-faces.ts';

export type Effect = readonly [Keyword, number];

export interface SurgeAbility {
  readonly cost: number;
  readonly effects: readonly Effect[];
}

interface CardBase {
  readonly id: DeploymentId;
  readonly affiliation: Affiliation;
  readonly rank: Rank;
  readonly unique: boolean;
  /** How many copies an army may hold. */
  readonly copies: number;
  readonly cost: number;
  /** IA-017: regular and elite cards of one name share it. */
  readonly figure: string;
}

/** A Deployment card that brings figures. */
export interface FigureCard extends CardBase {
  readonly type: 'figure';
  readonly figures: number;
  readonly figureCost: number;
  readonly health: number;
  readonly speed: number;
  readonly attack: {
    readonly type: 'melee' | 'ranged';
    readonly dice: readonly Die[];
    readonly flexible?: { readonly count: number; readonly most: number };
  };
  readonly defence: readonly Die[];
  readonly traits: readonly Trait[];
  readonly base: readonly [number, number];
  readonly keywords: Readonly<Partial<Record<string, number>>>;
  readonly bonuses: readonly (readonly ['attacking' | 'defending', string, number])[];
  readonly surges: readonly SurgeAbility[];
  readonly abilities: readonly AbilityId[];
}

/** IA-026: a Deployment card without figures. */
export interface UpgradeCard extends CardBase {
  readonly type: 'upgrade';
}

export type DeploymentCard = FigureCard | UpgradeCard;

export const TIMINGS = [
  'special-action',
  'start-of-round',
  'end-of-round',
  'during-activation',
  'start-of-activation',
  'before-declaring',
  'declaring',
  'declared-on-you',
  'while-attacking',
  'while-friend-defends',
  'after-attack-on-you',
  'after-special-action',
  'after-activation',
  'after-unique-defeated',
] as const;
export type Timing = (typeof TIMINGS)[number];

export interface CommandCard {
  readonly id: CommandId;
  readonly cost: number;
  readonly copies: number;
  /** Actions the figure must spend (IA-247). */
  readonly actions: number;
  readonly timing: Timing;
  /** IA-245: whom it is played on; an empty object is any figure, none at all the player. */
  readonly on?: {
    readonly figure?: string;
    readonly trait?: Trait;
    readonly affiliation?: Affiliation;
  };
}

export interface MissionCard {
  readonly id: MissionId;
  readonly map: MapId;
  readonly letter: 'A' | 'B';
  /** IA-041: the core box, an expansion, or designed for this project. */
  readonly source: 'core' | 'expansion' | 'own';
}

export const DEPLOYMENTS: readonly DeploymentCard[] =
  deploymentData.cards as unknown as readonly DeploymentCard[];
export const COMMANDS: readonly CommandCard[] =
  commandData.cards as unknown as readonly CommandCard[];
export const MISSIONS: readonly MissionCard[] =
  missionData.missions as unknown as readonly MissionCard[];

/** The faces of the dice in the order in which the state counts dice. */
export const FACES: readonly (readonly Face[])[] = DICE.map((die) => DIE_FACES[die]);

const DEPLOYMENT_INDEX: ReadonlyMap<string, number> = new Map(
  DEPLOYMENT_IDS.map((id, index) => [id, index]),
);
const COMMAND_INDEX: ReadonlyMap<string, number> = new Map(
  COMMAND_IDS.map((id, index) => [id, index]),
);

export function findDeployment(id: string): DeploymentCard | undefined {
  const index = DEPLOYMENT_INDEX.get(id);
  return index === undefined ? undefined : DEPLOYMENTS[index];
}

export function findCommand(id: string): CommandCard | undefined {
  const index = COMMAND_INDEX.get(id);
  return index === undefined ? undefined : COMMANDS[index];
}

/** The number of a Command card in the state. */
export function commandNumber(id: CommandId): number {
  return COMMAND_INDEX.get(id) ?? -1;
}

export function findMission(id: string): MissionCard | undefined {
  return MISSIONS[MISSION_IDS.indexOf(id as MissionId)];
}
