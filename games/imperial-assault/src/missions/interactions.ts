import { at, type Seat, type StepContext } from '@parsecs/kernel';
import type { Answer } from '../answers.ts';
import { mayInteract } from '../attack/passives.ts';
import { gapBetween, layoutOfState, spacesOf } from '../board.ts';
import type { Event } from '../events.ts';
import { doorNamed, idOf, tokenId, tokenNamed } from '../lookup.ts';
import { offersAt } from '../offers.ts';
import { openDoor } from '../play/defeat.ts';
import { gainOf, score } from '../play/victory.ts';
import type { Site } from '../site.ts';
import { GONE, ownerOf, type State, siteOfState } from '../state.ts';
import type { MissionId, TokenKind } from '../vocabulary.ts';

type On = StepContext<Event>;

/** What a figure may do with the tokens of a mission as an action (IA-082). */
interface TokenAction {
  readonly deed: 'flip' | 'retrieve' | 'reprogram';
  readonly kind: TokenKind;
  /** IA-092: whether the figure may carry only one. */
  readonly one: boolean;
}

const TOKEN_ACTIONS: Readonly<Partial<Record<MissionId, TokenAction>>> = {
  'mos-eisley-outskirts-a': { deed: 'flip', kind: 'launch-panel', one: false },
  'mos-eisley-outskirts-b': { deed: 'retrieve', kind: 'contraband', one: false },
  'massassi-ruins-a': { deed: 'retrieve', kind: 'holocron', one: true },
  'training-ground-a': { deed: 'reprogram', kind: 'remote', one: false },
  'cinder-relay-b': { deed: 'retrieve', kind: 'data-crate', one: true },
};

const UPLOAD_VP = 8;

export function tokenActionOf(site: Site): TokenAction | undefined {
  return TOKEN_ACTIONS[site.mission.id];
}

/** In its own space or an adjacent one; a blocking space counts at distance 1 (IA-087). */
function isAtHand(state: State, figure: number, space: number): boolean {
  return gapBetween(layoutOfState(state), spacesOf(state, figure), [space]) <= 1;
}

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
  const action = tokenActionOf(site);
  if (action !== undefined) addTokenAnswers(state, figure, site, action, answers);
  if (site.mission.id === 'cinder-relay-b' && state.tokenBy.includes(figure)) {
    for (const [terminal, space] of site.terminals.entries()) {
      if (isAtHand(state, figure, space)) answers.push(offersAt(state).upload(terminal));
    }
  }
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
    case 'upload':
      discardToken(state, state.tokenBy.indexOf(figure), on);
      score(state, gainOf(ownerOf(state, figure), UPLOAD_VP), 'mission', on);
      return;
    case 'flip':
      return flip(state, ownerOf(state, figure), answer.token, on);
    case 'reprogram': {
      const seat = ownerOf(state, figure);
      state.tokenMark[tokenNamed(state, answer.token)] = 1 << seat;
      on.tell?.({ type: 'token-claimed', token: answer.token, seat });
      return;
    }
    case 'retrieve': {
      const token = tokenNamed(state, answer.token);
      state.tokenAt[token] = GONE;
      state.tokenBy[token] = figure;
      on.tell?.({ type: 'token-taken', token: answer.token, figure: idOf(state, figure) });
      return;
    }
    default:
      throw new Error(`${answer.id} is no interaction`);
  }
}

function flip(state: State, seat: Seat, id: string, on: On): void {
  const token = tokenNamed(state, id);
  state.flipped |= 1 << seat;
  state.tokenMark[token] = 1 - at(state.tokenMark, token);
  const side = at(state.tokenMark, token) === 1 ? 'coloured' : 'grey';
  on.tell?.({ type: 'token-flipped', token: id, side });
}

/** The token leaves the game. */
export function discardToken(state: State, token: number, on: On): void {
  state.tokenAt[token] = GONE;
  state.tokenBy[token] = GONE;
  on.tell?.({ type: 'token-discarded', token: tokenId(state, token) });
}
