import { type ComponentType, type JSX, lazy } from 'react';
import { NotFoundPage } from '../pages/not-found-page.tsx';
import { BuilderRoom } from './builder-room.tsx';
import { CompareRoom } from './compare-room.tsx';
import { type BuilderGame, builderGame, type ListKind } from './kind.ts';

export interface BuilderPageProps {
  readonly game: string;
  readonly page: 'build' | 'compare';
}

type Part = ComponentType<Pick<BuilderPageProps, 'page'>>;

/** Each game's cards and rules come when its builder is opened. */
function partOf<L>(
  load: () => Promise<ListKind<L>>,
): ComponentType<Pick<BuilderPageProps, 'page'>> {
  return lazy(async () => {
    const kind = await load();
    const Room = ({ page }: Pick<BuilderPageProps, 'page'>): JSX.Element =>
      page === 'build' ? <BuilderRoom kind={kind} /> : <CompareRoom kind={kind} />;
    return { default: Room };
  });
}

const PARTS: Readonly<Record<BuilderGame, Part>> = {
  xwing: partOf(async () => (await import('./xwing/squad-kind.tsx')).squadKind),
  'imperial-assault': partOf(
    async () => (await import('./imperial-assault/army-kind.tsx')).armyKind,
  ),
  'starship-battles': partOf(
    async () => (await import('./starship-battles/fleet-kind.tsx')).fleetKind,
  ),
};

export function BuilderPage({ game, page }: BuilderPageProps): JSX.Element {
  const known = builderGame(game);
  const Part = known === undefined ? undefined : PARTS[known];
  return Part === undefined ? <NotFoundPage /> : <Part page={page} />;
}
