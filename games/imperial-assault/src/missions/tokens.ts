import { at, indexIn, type Seat } from '@parsecs/kernel';
import { controllerOf, gapBetween, layoutOfState, spacesOf } from '../board.ts';
import { tokenId } from '../lookup.ts';
import { GONE, type State, siteOfState } from '../state.ts';
import type { TokenKind } from '../vocabulary.ts';
import type { On } from './mission-rules.ts';

export function tokensOf(state: State, kind: TokenKind): readonly number[] {
  return siteOfState(state).tokens.flatMap((token, index) => (token.kind === kind ? [index] : []));
}

export function isKind(state: State, token: number, kind: TokenKind): boolean {
  return at(siteOfState(state).tokens, token).kind === kind;
}

/** IA-086: who controls a token where it lies, −1 for nobody. */
export function controllerOfToken(state: State, token: number): Seat {
  const space = at(state.tokenAt, token);
  return space === GONE ? -1 : controllerOf(state, space);
}

/** Tokens of a kind that somebody controls, with who does. */
export function controlled(
  state: State,
  kind: TokenKind,
): readonly (readonly [token: number, seat: 0 | 1])[] {
  return tokensOf(state, kind).flatMap((token) => {
    const seat = controllerOfToken(state, token);
    return seat === 0 || seat === 1 ? [[token, seat] as const] : [];
  });
}

/** In its own space or an adjacent one; a blocking space counts at distance 1 (IA-087). */
export function isAtHand(state: State, figure: number, space: number): boolean {
  return gapBetween(layoutOfState(state), spacesOf(state, figure), [space]) <= 1;
}

/** The token that this figure carries. */
export function tokenOf(state: State, figure: number): number {
  return indexIn(state.tokenBy, (carrier) => carrier === figure);
}

/** The token leaves the game. */
export function discardToken(state: State, token: number, on: On): void {
  state.tokenAt = state.tokenAt.with(token, GONE);
  state.tokenBy = state.tokenBy.with(token, GONE);
  on.tell?.({ type: 'token-discarded', token: tokenId(state, token) });
}
