import type { Region } from '@parsecs/kernel';
import type { Answer } from '../answers/answer.ts';
import type { On } from '../behaviour/declare.ts';
import type { AttackFrame, MissionFrame, OpportunityFrame } from '../frames.ts';
import type { Edge } from '../geometry/directions.ts';
import type { MissionId } from '../setup/setup.ts';
import type { State } from '../state.ts';
import type { ActionId, MissionMoment } from '../vocabulary.ts';
import { announcementAnswers, runAnnouncement, takeAnnouncement } from './announcement.ts';
import { ASTEROID_RUN } from './asteroid-run.ts';
import { DARK_WHISPERS } from './dark-whispers.ts';
import { POLITICAL_ESCORT } from './political-escort.ts';
import { reinforcementAnswers, runReinforcements, takeReinforcement } from './reinforcements.ts';

/**
 * XW-240: what a mission changes. Everything that is left out goes by the standard rules; a mission
 * that asks something pushes a mission frame and answers for it.
 */
export interface MissionRules {
  readonly id: MissionId;
  /** What `state.mission` begins with. */
  readonly memory?: readonly number[];
  /** XW-239: takes the place of Place Forces; asks or pushes, and gives whether all is placed. */
  readonly placeForces?: (state: State) => boolean;
  /** XW-272 */
  readonly allowsManoeuvre?: (state: State, ship: number, place: number) => boolean;
  readonly startActivation?: (state: State) => void;
  /** XW-259: an action that the mission adds. */
  readonly action?: {
    readonly action: ActionId;
    readonly can: (state: State, ship: number) => boolean;
    readonly perform: (state: State, on: On) => void;
  };
  /** XW-258: dice that the mission changes before results are compared. */
  readonly changeDice?: (state: State, attack: AttackFrame, on: On) => void;
  /** XW-284: what a ship may do instead of attacking. */
  readonly insteadOfAttack?: (state: State, frame: OpportunityFrame) => readonly Answer[];
  readonly takeInstead?: (state: State, frame: OpportunityFrame, answer: Answer, on: On) => void;
  /** XW-172: edges across which a ship may leave as things stand without being destroyed. */
  readonly exits?: (state: State, ship: number) => readonly Edge[];
  readonly endPhase?: (state: State) => void;
  /** Whenever ships have left play, before anybody has won. */
  readonly afterLosses?: (state: State, on: On) => void;
  /** XW-243: the role that has won and the rule, once there is one. */
  readonly outcome?: (state: State) => { readonly role: number; readonly rule: string } | undefined;
  /** The question that only this mission asks. */
  readonly run?: (state: State, frame: MissionFrame) => void;
  readonly answers?: (state: State) => readonly Answer[];
  /** Where answers cannot be listed. */
  readonly region?: (state: State) => Region<Answer>;
  readonly take?: (state: State, answer: Answer, on: On) => void;
  /** How near the Rebel role is to its goal, less the Imperial one, in squad points. */
  readonly evaluate?: (state: State) => number;
}

const STANDARD: MissionRules = { id: 0 };

const MISSIONS: readonly MissionRules[] = [STANDARD, POLITICAL_ESCORT, ASTEROID_RUN, DARK_WHISPERS];

export function missionOf(state: State): MissionRules {
  return MISSIONS[state.setup.mission] ?? STANDARD;
}

export function runMission(state: State, frame: MissionFrame, on: On): void {
  switch (frame.when) {
    case 'upgrades':
      return runAnnouncement(state, frame);
    case 'reinforcement':
      return runReinforcements(state, frame, on);
    default:
      return missionOf(state).run?.(state, frame);
  }
}

export function missionAnswers(state: State, { when }: MissionFrame): readonly Answer[] {
  switch (when) {
    case 'upgrades':
      return announcementAnswers(state);
    case 'reinforcement':
      return reinforcementAnswers(state);
    default:
      return missionOf(state).answers?.(state) ?? [];
  }
}

export function missionRegion(state: State, { when }: MissionFrame): Region<Answer> | undefined {
  return when === 'satellite' ? missionOf(state).region?.(state) : undefined;
}

export function takeMission(state: State, frame: MissionFrame, answer: Answer, on: On): void {
  switch (frame.when) {
    case 'upgrades':
      return takeAnnouncement(state, frame, answer, on);
    case 'reinforcement':
      return takeReinforcement(state, frame, answer, on);
    default:
      return missionOf(state).take?.(state, answer, on);
  }
}

/** The rule behind each question that missions ask. */
export const MISSION_QUESTIONS: Readonly<Record<MissionMoment, string>> = {
  upgrades: 'XW-245',
  shuttle: 'XW-255',
  'damaged-ship': 'XW-269',
  satellite: 'XW-280',
  reinforcement: 'XW-262',
};
