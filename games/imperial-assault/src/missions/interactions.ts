import { at, type Seat } from '@parsecs/kernel';
import type { Answer } from '../answers.ts';
import { mayInteract } from '../behaviour/passives.ts';
import { spacesOf } from '../board.ts';
import { doorNamed, idOf, tokenNamed } from '../lookup.ts';
import { offersAt } from '../offers.ts';
import { openDoor } from '../play/defeat.ts';
import type { Site } from '../site.ts';
import { GONE, ownerOf, type State, siteOfState } from '../state.ts';
import { missionOf } from './mission.ts';
import type { On, TokenAction } from './mission-rules.ts';
import { isAtHand } from './tokens.ts';

/** IA-118 */
function isAtDoor(state: State, figure: number, door: number): boolean {
  const beside = at(siteOfState(state).grid.doorSpaces, door);
  return spacesOf(state, figure).some((space) => beside.includes(space));
}

export function interactAnswers(state: State, figure: number): readonly Answer[] {
  if (!mayInteract(state, figure)) return [];
  const site = siteOfState(state);
  const answers: Answer[] = [];
  for (let door = 0; door < site.grid.doorSpaces.length; door += 1) {
    const bit = 1 << door;
    if ((state.open & bit) !== 0 || (site.locked & bit) !== 0) continue;
    if (isAtDoor(state, figure, door)) answers.push(offersAt(state).open(door));
  }
  const { tokenAction, interactions } = missionOf(state);
  if (tokenAction !== undefined) addTokenAnswers(state, figure, site, tokenAction, answers);
  if (interactions !== undefined) answers.push(...interactions.answers(state, figure));
  return answers;
}

function addTokenAnswers(
  state: State,
  figure: number,
  site: Site,
  action: TokenAction,
  answers: Answer[],
): void {
  const seat = ownerOf(state, figure);
  if (action.deed === 'flip' && (state.flipped & (1 << seat)) !== 0) return;
  if (action.one && state.tokenBy.includes(figure)) return;
  for (const [token, { kind }] of site.tokens.entries()) {
    const space = at(state.tokenAt, token);
    if (kind !== action.kind || space === GONE) continue;
    if (action.deed === 'reprogram' && at(state.tokenMark, token) !== 0) continue;
    if (isAtHand(state, figure, space)) answers.push(offersAt(state).token(action.deed, token));
  }
}

export function interact(state: State, figure: number, answer: Answer, on: On): void {
  switch (answer.kind) {
    case 'open':
      openDoor(state, doorNamed(state, answer.door), on, figure);
      return;
    case 'flip':
      return flip(state, ownerOf(state, figure), answer.token, on);
    case 'reprogram': {
      const seat = ownerOf(state, figure);
      state.tokenMark = state.tokenMark.with(tokenNamed(state, answer.token), 1 << seat);
      on.tell?.({ type: 'token-claimed', token: answer.token, seat });
      return;
    }
    case 'retrieve': {
      const token = tokenNamed(state, answer.token);
      state.tokenAt = state.tokenAt.with(token, GONE);
      state.tokenBy = state.tokenBy.with(token, figure);
      on.tell?.({ type: 'token-taken', token: answer.token, figure: idOf(state, figure) });
      return;
    }
    default: {
      const { interactions } = missionOf(state);
      if (interactions === undefined) throw new Error(`${answer.id} is no interaction`);
      interactions.take(state, figure, answer, on);
    }
  }
}

function flip(state: State, seat: Seat, id: string, on: On): void {
  const token = tokenNamed(state, id);
  state.flipped |= 1 << seat;
  state.tokenMark = state.tokenMark.with(token, 1 - at(state.tokenMark, token));
  const side = at(state.tokenMark, token) === 1 ? 'coloured' : 'grey';
  on.tell?.({ type: 'token-flipped', token: id, side });
}
