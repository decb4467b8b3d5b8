import type { GameId } from '@parsecs/table';
import { type ComponentType, createElement, type JSX, lazy } from 'react';
import { houseGame } from '../home/house.ts';
import { NotFoundPage } from '../pages/not-found-page.tsx';

/** Each game brings its own form, and its rules with it. */
const FORMS: Readonly<Partial<Record<GameId, ComponentType>>> = {
  'super-teams': lazy(async () => ({
    default: (await import('./super-teams-form.tsx')).SuperTeamsForm,
  })),
  xwing: lazy(async () => ({ default: (await import('./xwing-form.tsx')).XWingForm })),
  'starship-battles': lazy(async () => ({
    default: (await import('./starship-battles-form.tsx')).StarshipBattlesForm,
  })),
  'imperial-assault': lazy(async () => ({
    default: (await import('./imperial-assault-form.tsx')).ImperialAssaultForm,
  })),
};

export function NewGamePage(props: { readonly game: string }): JSX.Element {
  const game = houseGame(props.game);
  const form = game === undefined ? undefined : FORMS[game];
  return form === undefined ? <NotFoundPage /> : createElement(form);
}
