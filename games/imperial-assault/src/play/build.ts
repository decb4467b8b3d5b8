import { at, indexIn, type Refusal, type Region, type StepContext } from '@parsecs/kernel';
import { type Answer, type AnswerOf, expectAnswer, readAnswer, withId } from '../answers.ts';
import type { Event } from '../events.ts';
import type { BuildFrame } from '../frames.ts';
import { checkArmy } from '../lists/armies.ts';
import { randomArmy } from '../lists/random-army.ts';
import { ARMIES, ARMY_IDS } from '../lists/ready-made.ts';
import { rulesFor } from '../rules.ts';
import { emptyState } from '../setup/empty-state.ts';
import { type Army, deckOf, laidOpen } from '../setup/table.ts';
import { ask, type State } from '../state.ts';
import { PURPOSES } from './cards.ts';

type On = StepContext<Event>;

/** IA-020: one after the other, each without a sight of the other's army. */
export function runBuild(state: State, frame: BuildFrame, on: On): void {
  const seat = frame.armies.indexOf(null);
  if (seat !== -1) {
    ask(state, 'army', seat);
    return;
  }
  fieldArmies(state, frame.armies as readonly Army[], on);
}

/** Both are fixed: the table is laid as if it had been agreed so. */
function fieldArmies(state: State, armies: readonly Army[], on: On): void {
  const [first, second] = [at(armies, 0), at(armies, 1)];
  const table = { ...state.table, armies: [laidOpen(first), laidOpen(second)] as const };
  Object.assign(state, emptyState(table, [deckOf(first), deckOf(second)]));
  showArmies(state, on, true);
}

/** IA-037 */
export function showArmies(state: State, on: On, reveals: boolean): void {
  state.decks = state.decks.map((deck) => {
    const shuffled = [...deck];
    on.chance.shuffle(PURPOSES.deck, shuffled);
    return shuffled;
  });
  if (!on.tell) return;
  const { cost } = rulesFor(state.table);
  const [first, second] = [at(cost, 0), at(cost, 1)];
  const chooser = first === second ? -1 : first < second ? 0 : 1;
  const { armies } = state.table;
  on.tell({ type: 'began', costs: [...cost], chooser, ...(reveals && { armies, reveals }) });
}

export function takeBuild(_state: State, frame: BuildFrame, answer: Answer, on: On): void {
  const { affiliation, deployments, commands } = expectAnswer(answer, 'army');
  const seat = indexIn(frame.armies, (army) => army === null);
  frame.armies[seat] = { affiliation, deployments, commands };
  on.tell?.({ type: 'army-built', seat });
}

const READY_MADE: readonly AnswerOf<'army'>[] = ARMY_IDS.map((id) => offered(ARMIES[id]));

function offered(army: Army): AnswerOf<'army'> {
  return withId({ kind: 'army', ...army });
}

/** The ready-made armies; any other legal one may be written. */
export function buildAnswers(): readonly Answer[] {
  return READY_MADE;
}

/** IA-021 to IA-033, the first that is broken. */
export function checkBuilt(answer: Answer | undefined): Answer | Refusal {
  if (answer?.kind !== 'army') return { refused: 'table', cause: 'other-question' };
  const { affiliation, deployments, commands } = answer;
  const checked = checkArmy({ affiliation, deployments, commands });
  if (checked.ok) return answer;
  const [first] = checked.problems;
  return { refused: first?.rule ?? 'IA-020', cause: 'illegal-army' };
}

export const BUILD_REGION: Region<Answer> = {
  check: (id) => checkBuilt(readAnswer(id)),
  sample: (chance) => offered(randomArmy(chance)),
};
