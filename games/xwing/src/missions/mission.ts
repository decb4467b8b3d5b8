import type { Answer } from '../answers.ts';
import type { On } from '../declare.ts';
import type { MissionFrame, SetupFrame } from '../frames.ts';
import type { Edge } from '../geometry/play-area.ts';
import type { MissionId } from '../setup/setup.ts';
import type { State } from '../state.ts';

/**
 * XW-240: what a mission changes. Everything that is left out goes by the standard rules; a mission
 * that asks something pushes a mission frame and answers for it.
 */
export interface MissionRules {
  readonly id: MissionId;
  /** XW-239: takes the place of Place Forces; pushes what is asked and gives whether it is done. */
  readonly placeForces?: (state: State, frame: SetupFrame, on: On) => boolean;
  /** At the start of each Planning phase. */
  readonly startRound?: (state: State, on: On) => void;
  /** XW-272 */
  readonly allowsManoeuvre?: (state: State, ship: number, place: number) => boolean;
  readonly startActivation?: (state: State, on: On) => void;
  /** XW-172: whether a ship that left the play area is out of the game without being destroyed. */
  readonly letsEscape?: (state: State, ship: number, edges: readonly Edge[]) => boolean;
  readonly endPhase?: (state: State, on: On) => void;
  /** XW-243: the winning side and the rule, once there is one. */
  readonly outcome?: (
    state: State,
  ) => { readonly faction: number; readonly rule: string } | undefined;
  readonly run?: (state: State, frame: MissionFrame, on: On) => void;
  readonly answers?: (state: State, frame: MissionFrame) => readonly Answer[];
  readonly take?: (state: State, frame: MissionFrame, answer: Answer, on: On) => void;
}

const STANDARD: MissionRules = { id: 0 };

const MISSIONS: readonly MissionRules[] = [STANDARD];

export function missionOf(state: State): MissionRules {
  return MISSIONS.find(({ id }) => id === state.setup.mission) ?? STANDARD;
}
