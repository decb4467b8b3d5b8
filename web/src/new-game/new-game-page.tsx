import type { JSX } from 'react';
import { readyGame } from '../home/house.ts';
import { NotFoundPage } from '../pages/not-found-page.tsx';
import { SuperTeamsForm } from './super-teams-form.tsx';

/** Each game brings its own form; so far there is one. */
export function NewGamePage(props: { readonly game: string }): JSX.Element {
  return readyGame(props.game) === 'super-teams' ? <SuperTeamsForm /> : <NotFoundPage />;
}
