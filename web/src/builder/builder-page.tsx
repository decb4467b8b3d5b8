import { type ComponentType, createElement, type JSX, lazy } from 'react';
import { GAMES } from '../games/index.ts';
import type { GameManifest } from '../games/manifest.ts';
import { NotFoundPage } from '../pages/not-found-page.tsx';
import { BuilderScreen } from './builder-screen.tsx';
import { CompareScreen } from './compare-screen.tsx';

export interface BuilderPageProps {
  readonly game: string;
  readonly page: 'build' | 'compare';
}

type Part = ComponentType<Pick<BuilderPageProps, 'page'>>;

/** Each game's cards and rules come when its builder is opened. */
function partOf(load: NonNullable<GameManifest['loadLists']>): Part {
  return lazy(async () => {
    const kind = await load();
    const Part = ({ page }: Pick<BuilderPageProps, 'page'>): JSX.Element =>
      page === 'build' ? <BuilderScreen kind={kind} /> : <CompareScreen kind={kind} />;
    return { default: Part };
  });
}

const PARTS: ReadonlyMap<string, Part> = new Map(
  GAMES.flatMap(({ id, loadLists }) => (loadLists === undefined ? [] : [[id, partOf(loadLists)]])),
);

export function BuilderPage({ game, page }: BuilderPageProps): JSX.Element {
  const Part = PARTS.get(game);
  return Part === undefined ? <NotFoundPage /> : createElement(Part, { page });
}
