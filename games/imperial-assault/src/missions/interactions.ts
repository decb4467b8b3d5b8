import { at, type StepContext } from '@parsecs/kernel';
import { mayInteract } from '../attack/passives.ts';
import { gapBetween, layoutOfState, spacesOf } from '../board.ts';
import type { Event } from '../events.ts';
import { idOf } from '../lookup.ts';
import { openDoor } from '../play/defeat.ts';
import { gainOf, score } from '../play/victory.ts';
import { type Answer, reply } from '../replies.ts';
import type { Site } from '../site.ts';
import { GONE, ownerOf, type State, siteOfState } from '../state.ts';
import type { MissionId, TokenKind } from '../vocabulary.ts';

type On = StepContext<Event>;

/** What a figure may do with the tokens of a mission as an action (IA-082). */
interface TokenAction {
  readonly verb: 'flip' | 'retrieve' | 'reprogram';
  readonly kind: TokenKind;
  /** IA-092: whether the figure may carry only one. */
  readonly one: boolean;
}

const TOKEN_ACTIONS: Readonly<Partial<Record<MissionId, TokenAction>>> = {
  'mos-eisley-outskirts-a': { verb: 'flip', kind: 'launch-panel', one: false },
  'mos-eisley-outskirts-b': { verb: 'retrieve', kind: 'contraband', one: false },
  'massassi-ruins-a': { verb: 'retrieve', kind: 'holocron', one: true },
  'training-ground-a': { verb: 'reprogram', kind: 'remote', one: false },
  'cinder-relay-b': { verb: 'retrieve', kind: 'data-crate', one: true },
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
    if (isAtDoor(state, figure, door)) answers.push(reply(state, 'open', door));
  }
  const action = tokenActionOf(site);
  if (action !== undefined) addTokenAnswers(state, figure, site, action, answers);
  if (site.mission.id === 'cinder-relay-b' && state.tokenBy.includes(figure)) {
    for (const [terminal, space] of site.terminals.entries()) {
      if (isAtHand(state, figure, space)) answers.push(reply(state, 'upload', terminal));
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
  if (action.verb === 'flip' && (state.flipped & (1 << seat)) !== 0) return;
  if (action.one && state.tokenBy.includes(figure)) return;
  for (const [token, { kind }] of site.tokens.entries()) {
    const space = at(state.tokenAt, token);
    if (kind !== action.kind || space === GONE) continue;
    if (action.verb === 'reprogram' && at(state.tokenMark, token) !== 0) continue;
    if (isAtHand(state, figure, space)) answers.push(reply(state, action.verb, token));
  }
}

export function interact(state: State, figure: number, answer: Answer, on: On): void {
  const { verb, a } = answer;
  if (verb === 'open') {
    openDoor(state, a, on, figure);
    return;
  }
  if (verb === 'upload') {
    const token = state.tokenBy.indexOf(figure);
    discardToken(state, token, on);
    score(state, gainOf(ownerOf(state, figure), UPLOAD_VP), 'mission', on);
    return;
  }
  const { id } = at(siteOfState(state).tokens, a);
  const seat = ownerOf(state, figure);
  if (verb === 'flip') {
    state.flipped |= 1 << seat;
    state.tokenMark[a] = 1 - at(state.tokenMark, a);
    const side = at(state.tokenMark, a) === 1 ? 'coloured' : 'grey';
    on.tell?.({ type: 'token-flipped', token: id, side });
  } else if (verb === 'reprogram') {
    state.tokenMark[a] = 1 << seat;
    on.tell?.({ type: 'token-claimed', token: id, seat });
  } else {
    state.tokenAt[a] = GONE;
    state.tokenBy[a] = figure;
    on.tell?.({ type: 'token-taken', token: id, figure: idOf(state, figure) });
  }
}

/** The token leaves the game. */
export function discardToken(state: State, token: number, on: On): void {
  state.tokenAt[token] = GONE;
  state.tokenBy[token] = GONE;
  on.tell?.({ type: 'token-discarded', token: at(siteOfState(state).tokens, token).id });
}
