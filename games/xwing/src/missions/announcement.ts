import { at, seededChance } from '@parsecs/kernel';
import type { Answer, AnswerOf } from '../answers/answer.ts';
import { DONE, isWord } from '../answers/answer-book.ts';
import { expectAnswer } from '../answers/chosen.ts';
import { answerOf } from '../answers/write-answer.ts';
import type { On } from '../behaviour/declare.ts';
import { UPGRADE_IDS, type UpgradeId } from '../cards/ids.ts';
import type { MissionFrame } from '../frames.ts';
import { stockOf } from '../lists/collection.ts';
import type { SquadLimits } from '../lists/limits.ts';
import { randomSquad } from '../lists/random-squad.ts';
import { sourceOf } from '../setup/setup.ts';
import { givenUpgrades, limitsOf } from '../setup/setup-squads.ts';
import { ask, captainIn, factionOf, pop, type State, teamIn } from '../state.ts';
import { IMPERIAL_ROLE, REBEL_ROLE } from '../vocabulary.ts';

/** XW-245, A-22: the Imperial player chooses upgrade cards openly, then both build in secret. */
export function isAnnouncing(state: State): boolean {
  const { setup } = state;
  const { mission, squadBuilding, collection, options } = setup;
  if (mission === 0 || !squadBuilding || collection === null) return false;
  const team = teamIn(state, IMPERIAL_ROLE);
  return sourceOf(setup, team, factionOf(state, team)) === 'build' && options.imperialUpgradesFirst;
}

/** Cards of the other side that were given before the game. */
function takenBefore(state: State): readonly UpgradeId[] {
  const team = teamIn(state, REBEL_ROLE);
  return givenUpgrades(state.setup, team, factionOf(state, team));
}

/** Cards that lie openly before a side; until the squads are revealed the mission keeps nothing else. */
export function openUpgrades(state: State): readonly UpgradeId[] {
  if (state.squads.length === 0) return [];
  return state.mission.map((upgrade) => at(UPGRADE_IDS, upgrade));
}

const CHOICES: readonly AnswerOf<'announce'>[] = UPGRADE_IDS.map((upgrade) =>
  answerOf({ kind: 'announce', upgrade }),
);

const CHOOSING = 0;

export function runAnnouncement(state: State, frame: MissionFrame): void {
  if (frame.step === CHOOSING) ask(state, 'mission', captainIn(state, IMPERIAL_ROLE));
  else pop(state, frame);
}

/** The cards with which a squad can still be built, and stopping. */
export function announcementAnswers(state: State): readonly Answer[] {
  const chosen = openUpgrades(state);
  const { collection } = state.setup;
  const { upgrades } = stockOf(collection ?? {}, [...chosen, ...takenBefore(state)]);
  const answers = CHOICES.filter(
    ({ upgrade }) => (upgrades.get(upgrade) ?? 0) > 0 && canCarry(state, [...chosen, upgrade]),
  );
  return [...answers, DONE];
}

function canCarry(state: State, announced: readonly UpgradeId[]): boolean {
  const faction = factionOf(state, teamIn(state, IMPERIAL_ROLE));
  const taken = takenBefore(state);
  const limits: SquadLimits = { ...limitsOf(state.setup, faction), announced, taken };
  return randomSquad(faction, limits, seededChance('announced')) !== undefined;
}

export function takeAnnouncement(state: State, frame: MissionFrame, answer: Answer, on: On): void {
  if (isWord(answer, 'done')) {
    frame.step = CHOOSING + 1;
    return;
  }
  const { upgrade: card } = expectAnswer(answer, 'announce');
  state.mission.push(UPGRADE_IDS.indexOf(card));
  on.tell?.({ type: 'upgrade-announced', seat: captainIn(state, IMPERIAL_ROLE), card });
}
