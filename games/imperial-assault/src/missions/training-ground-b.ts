import { at, type Seat } from '@parsecs/kernel';
import { type Answer, expectAnswer } from '../answers.ts';
import type { MissionFrame } from '../frames.ts';
import { groupId, groupNamed } from '../lookup.ts';
import { offersAt, plain } from '../offers.ts';
import { drawCards } from '../play/cards.ts';
import { addPoints, gainOf } from '../play/victory.ts';
import { ask, pop, rulesOf, type State } from '../state.ts';
import { MARKS } from '../vocabulary.ts';
import type { MissionRules, On } from './mission-rules.ts';

const MOST_BLUE = 2;
const RED_MARK_VP = 10;

/** Marks as the state counts them. */
const RED = 1;

/** Steps 0 and up mark for one player: first red, then blue up to two times. */
function markGroups(state: State, frame: MissionFrame, on: On): void {
  const only = markAnswers(state, frame);
  if (frame.step > MOST_BLUE || (only.length === 1 && only[0]?.kind === 'pass')) {
    endMarks(state, frame, on);
  } else ask(state, 'mark', frame.by);
}

function ownGroups(state: State, seat: Seat): readonly number[] {
  return rulesOf(state).groups.flatMap(({ owner }, group) => (owner === seat ? [group] : []));
}

function markAnswers(state: State, frame: MissionFrame): readonly Answer[] {
  const colour = frame.step === 0 ? 'red' : 'blue';
  const free = ownGroups(state, frame.by).filter((group) => at(state.marks, group) === 0);
  const answers = free.map((group) => offersAt(state).mark(colour, group));
  return frame.step === 0 ? answers : [...answers, plain('pass')];
}

function takeMark(state: State, frame: MissionFrame, answer: Answer, on: On): void {
  if (answer.kind === 'pass') {
    endMarks(state, frame, on);
    return;
  }
  const { colour, group } = expectAnswer(answer, 'mark');
  state.marks = state.marks.with(groupNamed(state, group), MARKS.indexOf(colour) + 1);
  frame.step += 1;
}

/** Which groups are marked is seen only when all tokens lie there; the order would tell colours. */
function endMarks(state: State, frame: MissionFrame, on: On): void {
  pop(state, frame);
  if (!on.tell) return;
  for (const group of ownGroups(state, frame.by)) {
    const mark = at(state.marks, group);
    if (mark === 0) continue;
    const colour = at(MARKS, mark - 1);
    on.tell({ type: 'marked', seat: frame.by, group: groupId(state, group), mark: colour });
  }
}

/** The mark is turned over: red pays whoever defeated the group, blue lets its owner draw. */
function revealMark(state: State, group: number, winner: Seat, on: On): MissionFrame | undefined {
  const mark = at(state.marks, group);
  if (mark === 0) return undefined;
  state.marksShown = state.marksShown.with(group, mark);
  const colour = at(MARKS, mark - 1);
  const id = groupId(state, group);
  on.tell?.({ type: 'mark-revealed', group: id, mark: colour, reveals: true });
  if (mark !== RED) {
    const by = at(rulesOf(state).groups, group).owner;
    return { kind: 'mission', when: 'draw', step: 0, by, chosen: [group] };
  }
  addPoints(state, gainOf(winner, RED_MARK_VP), 'mission', on);
  return undefined;
}

/** Deception Game: secret marks on groups. */
export const TRAINING_GROUND_B: MissionRules = {
  id: 'training-ground-b',
  tokens: [],
  attackableDoors: true,
  groupLost: revealMark,
  afterSetup: { run: markGroups, answers: markAnswers, take: takeMark },
  draw: {
    run: (state, frame) => {
      if (at(state.decks, frame.by).length === 0) pop(state, frame);
      else ask(state, 'draw', frame.by);
    },
    answers: () => [plain('yes'), plain('no')],
    take: (state, frame, answer, on) => {
      pop(state, frame);
      if (answer.kind === 'yes') drawCards(state, frame.by, 1, on);
    },
  },
};
