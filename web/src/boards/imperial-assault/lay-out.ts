import {
  findMission,
  imperialAssault,
  type MissionId,
  type Setup,
  type View,
} from '@parsecs/imperial-assault';
import { seededChance } from '@parsecs/kernel';

/** Questions before the map is laid out. */
const MOST_QUESTIONS = 3;

/** The map, doors and tokens of a mission, as the rules lay them out. */
export function layOut(view: View, mission: MissionId): View {
  if (view.tokens.length > 0 || view.terminals.length > 0) return { ...view, mission };
  const stage = { chance: seededChance('layout') };
  const armies = view.table.armies.map((army) => ({ ...army, commands: [] }));
  const setup = { ...view.table, armies, mission } as unknown as Setup;
  const state = imperialAssault.begin(setup, stage);
  for (let asked = 0; asked < MOST_QUESTIONS; asked += 1) {
    const shown = imperialAssault.view(state, 'spectator');
    if (shown.mission === mission) {
      const { map, tokens, raiders, doors, terminals } = shown;
      return { ...view, mission, map, tokens, raiders, doors, terminals };
    }
    const seat = imperialAssault.asked(state)[0] ?? 0;
    imperialAssault.answer(state, seat, imperialAssault.fallback(state, seat), stage);
  }
  return { ...view, mission, map: findMission(mission)?.map ?? null };
}
