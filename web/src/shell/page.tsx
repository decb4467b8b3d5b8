import { LANGUAGE_NAMES, LANGUAGES } from '@parsecs/lang';
import { type JSX, type ReactNode, use, useEffect, useRef } from 'react';
import { Link, useLocation } from 'wouter';
import { Icon } from '../art/emblems.tsx';
import { LogoMark } from '../art/logo.tsx';
import { LearnPath } from './learn-path.ts';
import { useSettings } from './settings.ts';
import { useTexts } from './texts.tsx';
import { buttonClass } from './ui/button-style.ts';
import { Spinner } from './ui/spinner.tsx';

export interface PageProps {
  /** Stands in the tab of the browser; empty on the home page. */
  readonly title: string;
  readonly children: ReactNode;
  /** Kept at the bottom of a small screen. */
  readonly bar?: ReactNode;
}

/** The frame of every page but the table: banner, content, foot. */
export function Page(props: PageProps): JSX.Element {
  const { title, children, bar } = props;
  const main = useRef<HTMLElement>(null);
  usePageTitle(title);
  useEffect(() => {
    arrive(main.current);
  }, []);
  return (
    <div className="page-sky flex min-h-dvh flex-col">
      <Banner />
      <main
        id="main"
        ref={main}
        tabIndex={-1}
        className="safe-x mx-auto w-full max-w-6xl grow pb-12 outline-none"
      >
        {children}
      </main>
      <Foot />
      {bar}
    </div>
  );
}

export function usePageTitle(title: string): void {
  const texts = useTexts();
  const name = texts.t('shell:common.name');
  useEffect(() => {
    document.title = title === '' ? name : `${title} · ${name}`;
  }, [title, name]);
}

let current = location.pathname;

/** After a step inside the app the page is read from its top; the first load is the browser's. */
function arrive(main: HTMLElement | null): void {
  if (location.pathname === current) return;
  current = location.pathname;
  if (location.hash !== '') return;
  scrollTo(0, 0);
  main?.focus({ preventScroll: true });
}

function Banner(): JSX.Element {
  const texts = useTexts();
  const [path] = useLocation();
  const learnPath = use(LearnPath);
  return (
    <header className="safe-x no-print mx-auto flex w-full max-w-6xl items-center gap-1 py-3">
      <Link href="/" className="mr-auto flex min-h-touch items-center gap-3 rounded-md pr-2">
        <LogoMark size={36} />
        <span className="text-base font-semibold tracking-[0.08em] max-sm:text-sm">
          {texts.t('shell:common.name')}
        </span>
      </Link>
      <nav aria-label={texts.t('shell:nav.label')} className="flex items-center">
        <BannerLink to={learnPath(path)} label={texts.t('shell:nav.learn')} icon="help" />
        <BannerLink to="/settings" label={texts.t('shell:nav.settings')} icon="settings" />
      </nav>
      <LanguageChoice />
    </header>
  );
}

interface BannerLinkProps {
  readonly to: string;
  readonly label: string;
  readonly icon: 'help' | 'settings';
}

function BannerLink(props: BannerLinkProps): JSX.Element {
  return (
    <Link href={props.to} className={buttonClass('bare', 'md', 'max-sm:px-0')}>
      <Icon name={props.icon} />
      <span className="max-sm:sr-only">{props.label}</span>
    </Link>
  );
}

/** Always in sight: whoever cannot read this language must find theirs. */
function LanguageChoice(): JSX.Element {
  const texts = useTexts();
  const { language, change } = useSettings();
  return (
    <label className="relative flex min-h-touch items-center rounded-md text-sm text-quiet hover:bg-raised hover:text-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus">
      <span className="sr-only">{texts.t('shell:nav.language')}</span>
      <span aria-hidden="true" className="pointer-events-none absolute left-3">
        <Icon name="language" />
      </span>
      <select
        value={language}
        onChange={(event) => {
          const chosen = LANGUAGES.find((known) => known === event.target.value);
          if (chosen !== undefined) change({ language: chosen });
        }}
        className="min-h-touch cursor-pointer appearance-none rounded-md bg-transparent pl-11 [field-sizing:content] pr-3 font-semibold outline-none max-sm:w-11 max-sm:pl-11 max-sm:pr-0"
      >
        {LANGUAGES.map((known) => (
          <option key={known} value={known} lang={known} className="bg-panel text-ink">
            {LANGUAGE_NAMES[known]}
          </option>
        ))}
      </select>
    </label>
  );
}

function Foot(): JSX.Element {
  const texts = useTexts();
  return (
    <footer className="no-print border-t border-line/60 text-sm text-quiet">
      <div className="safe-x mx-auto flex w-full max-w-6xl flex-wrap items-center gap-x-6 gap-y-1 py-4">
        <p className="max-w-3xl grow">{texts.t('shell:foot.unofficial')}</p>
        <Link
          href="/progress"
          className="flex min-h-touch min-w-touch items-center underline decoration-edge underline-offset-4 hover:text-ink"
        >
          {texts.t('shell:nav.progress')}
        </Link>
        <Link
          href="/about"
          className="flex min-h-touch min-w-touch items-center underline decoration-edge underline-offset-4 hover:text-ink"
        >
          {texts.t('shell:nav.about')}
        </Link>
      </div>
    </footer>
  );
}

/** Stands in while a page is on its way; `done` tells how much of long work is behind, from 0 to 1. */
export function Loading(props: { readonly done?: number }): JSX.Element {
  const texts = useTexts();
  const { done } = props;
  return (
    <div className="grid min-h-dvh animate-appear place-content-center justify-items-center gap-4">
      <Spinner label={texts.t('shell:common.loading')} />
      {done !== undefined && (
        <progress
          className="w-48 accent-ask"
          value={done}
          aria-label={texts.t('shell:common.loading')}
        />
      )}
    </div>
  );
}
