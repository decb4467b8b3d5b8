import { Component, type JSX, type ReactNode } from 'react';
import { Icon } from '../art/emblems.tsx';
import { LogoMark } from '../art/logo.tsx';
import { isLostPart } from './lost-part.ts';
import { downloadMatch } from './match-download.ts';
import { useTexts } from './texts.tsx';
import { Button } from './ui/button.tsx';
import { buttonClass } from './ui/button-style.ts';

interface BoundaryState {
  readonly error?: unknown;
}

/** Catches what should not happen, so that the page stays calm and nothing played is lost. */
export class ErrorBoundary extends Component<{ readonly children: ReactNode }, BoundaryState> {
  override state: BoundaryState = {};

  static getDerivedStateFromError(error: unknown): BoundaryState {
    return { error };
  }

  override render(): ReactNode {
    if (this.state.error === undefined) return this.props.children;
    return <BrokenPage error={this.state.error} />;
  }
}

/** The match that is on the screen, told by the address. */
function matchOnScreen(): string | undefined {
  return /^\/(?:play|replay)\/([^/]+)/.exec(location.pathname)?.[1];
}

/** What is said instead of a page that broke, or of which a part cannot be had any more. */
export function BrokenPage(props: { readonly error: unknown }): JSX.Element {
  const texts = useTexts();
  const isLost = isLostPart(props.error);
  const match = matchOnScreen();
  const detail = props.error instanceof Error ? props.error.message : String(props.error);
  return (
    <main id="main" tabIndex={-1} className="page-sky grid min-h-dvh place-items-center p-4">
      <div className="max-w-xl rounded-md border border-line bg-panel p-6 shadow-md">
        <LogoMark size={40} />
        <h1 className="mt-4 text-lg">
          {texts.t(isLost ? 'shell:lost.title' : 'shell:broken.title')}
        </h1>
        <p className="mt-2 text-quiet">
          {texts.t(isLost ? 'shell:lost.text' : 'shell:broken.text')}
        </p>
        <div className="mt-5 flex flex-wrap gap-3">
          <Button variant="ask" onClick={() => location.reload()}>
            {texts.t(isLost ? 'shell:update.reload' : 'shell:broken.reload')}
          </Button>
          {match !== undefined && (
            <Button onClick={() => void downloadMatch(match)}>
              {texts.t('shell:broken.download')}
            </Button>
          )}
          {/* A plain link: the whole app starts afresh. */}
          <a href="/" className={buttonClass('quiet')}>
            {texts.t('shell:broken.home')}
          </a>
        </div>
        <details className="mt-5 text-sm text-quiet">
          <summary className="flex min-h-touch items-center gap-2">
            <Icon name="chevron-down" size={16} />
            {texts.t('shell:broken.details')}
          </summary>
          <pre className="overflow-x-auto whitespace-pre-wrap rounded-md bg-space p-3">
            {detail}
          </pre>
        </details>
      </div>
    </main>
  );
}
