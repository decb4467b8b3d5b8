import { type JSX, lazy, Suspense } from 'react';
import { Route, Switch, useLocation } from 'wouter';
import { learnPath } from './games/learn-path.ts';
import { HomePage } from './home/home-page.tsx';
import { NotFoundPage } from './pages/not-found-page.tsx';
import { ErrorBoundary } from './shell/error-boundary.tsx';
import { LearnPath } from './shell/learn-path.ts';
import { Notices } from './shell/notices.tsx';
import { Loading } from './shell/page.tsx';
import { TextsProvider, useTexts } from './shell/texts.tsx';
import { AnnounceRegion } from './shell/ui/announce.tsx';
import { buttonClass } from './shell/ui/button-style.ts';
import { ToastRegion } from './shell/ui/toast.tsx';

const NewGamePage = lazy(async () => ({
  default: (await import('./new-game/new-game-page.tsx')).NewGamePage,
}));
const LearnPage = lazy(async () => ({
  default: (await import('./learn/learn-page.tsx')).LearnPage,
}));
const SettingsPage = lazy(async () => ({
  default: (await import('./pages/settings-page.tsx')).SettingsPage,
}));
const AboutPage = lazy(async () => ({
  default: (await import('./pages/about-page.tsx')).AboutPage,
}));
const BuilderPage = lazy(async () => ({
  default: (await import('./builder/builder-page.tsx')).BuilderPage,
}));
const OddsPage = lazy(async () => ({
  default: (await import('./odds/odds-page.tsx')).OddsPage,
}));
const LabPage = lazy(async () => ({
  default: (await import('./lab/lab-page.tsx')).LabPage,
}));
const TablePage = lazy(async () => ({
  default: (await import('./play/table-page.tsx')).TablePage,
}));
const ProgressPage = lazy(async () => ({
  default: (await import('./progress/progress-page.tsx')).ProgressPage,
}));
const OnlinePage = lazy(async () => ({
  default: (await import('./online/online-page.tsx')).OnlinePage,
}));
const OnlineTablePage = lazy(async () => ({
  default: (await import('./online/online-table-page.tsx')).OnlineTablePage,
}));
const GuidedPage = lazy(async () => ({
  default: (await import('./guided/guided-page.tsx')).GuidedPage,
}));
const PuzzlesPage = lazy(async () => ({
  default: (await import('./puzzles/puzzles-page.tsx')).PuzzlesPage,
}));
const PuzzlePage = lazy(async () => ({
  default: (await import('./puzzles/puzzle-page.tsx')).PuzzlePage,
}));
const ReplayPage = lazy(async () => ({
  default: (await import('./play/replay-page.tsx')).ReplayPage,
}));

/** A page of its own is made for each id, so that nothing of one match is left in the next. */
function Pages(): JSX.Element {
  return (
    <Switch>
      <Route path="/">
        <HomePage />
      </Route>
      <Route path="/new/:game">{({ game }) => <NewGamePage key={game} game={game} />}</Route>
      <Route path="/play/:id">{({ id }) => <TablePage key={id} id={id} />}</Route>
      <Route path="/online">
        <OnlinePage />
      </Route>
      <Route path="/table/:id">{({ id }) => <OnlineTablePage key={id} id={id} />}</Route>
      <Route path="/replay/:id">{({ id }) => <ReplayPage key={id} id={id} />}</Route>
      <Route path="/learn/:game">{({ game }) => <LearnPage key={game} game={game} />}</Route>
      <Route path="/guided/:game">{({ game }) => <GuidedPage key={game} game={game} />}</Route>
      <Route path="/puzzles">
        <PuzzlesPage />
      </Route>
      <Route path="/puzzles/:game/:id">
        {({ game, id }) => <PuzzlePage key={`${game}/${id}`} game={game} id={id} />}
      </Route>
      <Route path="/build/:game">
        {({ game }) => <BuilderPage key={game} game={game} page="build" />}
      </Route>
      <Route path="/build/:game/compare">
        {({ game }) => <BuilderPage key={game} game={game} page="compare" />}
      </Route>
      <Route path="/progress">
        <ProgressPage />
      </Route>
      <Route path="/odds/:game">{({ game }) => <OddsPage key={game} game={game} />}</Route>
      <Route path="/lab">
        <LabPage />
      </Route>
      <Route path="/settings">
        <SettingsPage />
      </Route>
      <Route path="/about">
        <AboutPage />
      </Route>
      <Route>
        <NotFoundPage />
      </Route>
    </Switch>
  );
}

function SkipLink(): JSX.Element {
  const texts = useTexts();
  return (
    <a href="#main" className={buttonClass('ask', 'md', 'skip-link')}>
      {texts.t('shell:common.skip')}
    </a>
  );
}

export function App(): JSX.Element {
  const [path] = useLocation();
  return (
    <TextsProvider>
      <SkipLink />
      <LearnPath value={learnPath}>
        {/* Whoever leaves a broken page finds the next one whole. */}
        <ErrorBoundary key={path}>
          <Suspense fallback={<Loading />}>
            <Pages />
          </Suspense>
        </ErrorBoundary>
      </LearnPath>
      <Notices />
      <ToastRegion />
      <AnnounceRegion />
    </TextsProvider>
  );
}
