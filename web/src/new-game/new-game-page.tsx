import { createElement, type JSX } from 'react';
import { findGame } from '../games/index.ts';
import { NotFoundPage } from '../pages/not-found-page.tsx';

/** Each game brings its own form, and its rules with it. */
export function NewGamePage(props: { readonly game: string }): JSX.Element {
  const game = findGame(props.game);
  return game === undefined ? <NotFoundPage /> : createElement(game.NewGame);
}
