import { at } from '@parsecs/kernel';
import type { State } from '../state.ts';
import { MISSION_IDS, type MissionId } from '../vocabulary.ts';
import { CINDER_RELAY_A } from './cinder-relay-a.ts';
import { CINDER_RELAY_B } from './cinder-relay-b.ts';
import { MASSASSI_RUINS_A } from './massassi-ruins-a.ts';
import { MASSASSI_RUINS_B } from './massassi-ruins-b.ts';
import type { MissionRules } from './mission-rules.ts';
import { MOISTURE_FARM_A } from './moisture-farm-a.ts';
import { MOISTURE_FARM_B } from './moisture-farm-b.ts';
import { MOS_EISLEY_OUTSKIRTS_A } from './mos-eisley-outskirts-a.ts';
import { MOS_EISLEY_OUTSKIRTS_B } from './mos-eisley-outskirts-b.ts';
import { TRAINING_GROUND_A } from './training-ground-a.ts';
import { TRAINING_GROUND_B } from './training-ground-b.ts';

/** A mission without rules fails the type check. */
export const MISSION_RULES: Readonly<Record<MissionId, MissionRules>> = {
  'mos-eisley-outskirts-a': MOS_EISLEY_OUTSKIRTS_A,
  'mos-eisley-outskirts-b': MOS_EISLEY_OUTSKIRTS_B,
  'moisture-farm-a': MOISTURE_FARM_A,
  'moisture-farm-b': MOISTURE_FARM_B,
  'massassi-ruins-a': MASSASSI_RUINS_A,
  'massassi-ruins-b': MASSASSI_RUINS_B,
  'training-ground-a': TRAINING_GROUND_A,
  'training-ground-b': TRAINING_GROUND_B,
  'cinder-relay-a': CINDER_RELAY_A,
  'cinder-relay-b': CINDER_RELAY_B,
};

const BY_NUMBER: readonly MissionRules[] = MISSION_IDS.map((id) => MISSION_RULES[id]);

/** The mission that is played; it must have been drawn. */
export function missionOf({ mission }: Pick<State, 'mission'>): MissionRules {
  return at(BY_NUMBER, mission);
}
