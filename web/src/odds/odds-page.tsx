import type { GameId } from '@parsecs/table';
import { type JSX, use, useEffect, useMemo, useRef, useState } from 'react';
import { Link } from 'wouter';
import { Icon } from '../art/emblems.tsx';
import { findGame, GAMES } from '../games/index.ts';
import { NotFoundPage } from '../pages/not-found-page.tsx';
import { Page } from '../shell/page.tsx';
import { useTexts } from '../shell/texts.tsx';
import { Button } from '../shell/ui/button.tsx';
import { showToast } from '../shell/ui/toast.tsx';
import { type OddsAddress, readAddress, writeAddress } from './address.ts';
import { curvesOf } from './curves.ts';
import type { OddsFault, OddsKind, OddsResult } from './kind.ts';
import { loadKind } from './kinds/index.ts';
import { OddsChart } from './odds-chart.tsx';
import { OddsFigures, OddsTable } from './odds-numbers.tsx';
import { type Field, type Setting, settle, type Value } from './setting.ts';
import { SettingForm } from './setting-form.tsx';
import { useOdds } from './use-odds.ts';

/** What may happen, exactly: one attack or race, or two side by side. All of it stands in the address. */
export function OddsPage(props: { readonly game: string }): JSX.Element {
  const game = findGame(props.game);
  return game === undefined ? <NotFoundPage /> : <OddsOf key={game.id} game={game.id} />;
}

/** Browsers refuse an address that changes with every step of a slider. */
const PAUSE_MS = 150;

interface UsedAddress extends OddsAddress {
  readonly change: (next: OddsAddress) => void;
}

function useOddsAddress(fields: readonly Field[]): UsedAddress {
  const [address, change] = useState(() => readAddress(location.hash, fields));
  const known = useRef(location.hash);
  useEffect(() => {
    const hash = writeAddress(address, fields);
    const timer = setTimeout(() => {
      history.replaceState(history.state, '', hash);
      known.current = location.hash;
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [address, fields]);
  useEffect(() => {
    const read = (): void => {
      if (location.hash !== known.current) change(readAddress(location.hash, fields));
    };
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, [fields]);
  return { ...address, change };
}

function OddsOf(props: { readonly game: GameId }): JSX.Element {
  const { game } = props;
  const kind = use(loadKind(game));
  const texts = useTexts('odds-page', ...kind.namespaces);
  const { one, other, change } = useOddsAddress(kind.fields);
  const settings = useMemo(() => (other === undefined ? [one] : [one, other]), [one, other]);
  const { results, isWorking } = useOdds(game, settings);
  const titles = [texts.t('odds-page:first'), texts.t('odds-page:second')];
  const title = texts.t('odds-page:title', { game: texts.t(`shell:game.${game}.name`) });
  const set = (setting: Setting, field: string, value: Value): Setting =>
    settle(kind.fields, { ...setting, [field]: value });
  return (
    <Page title={title}>
      <div className="flex flex-wrap items-center justify-between gap-3 py-4">
        <h1 className="text-xl">{title}</h1>
        <div className="flex flex-wrap gap-2">
          <Button onClick={() => change({ one, other: other === undefined ? one : undefined })}>
            <Icon name={other === undefined ? 'plus' : 'minus'} />
            {texts.t(other === undefined ? 'odds-page:compare' : 'odds-page:compare-end')}
          </Button>
          <ShareButton />
        </div>
      </div>
      <p className="mb-3 max-w-prose text-sm text-quiet">{texts.t(`odds-page:about.${game}`)}</p>
      <OtherGames game={game} />
      <div
        className={`grid items-start gap-4 ${
          other === undefined
            ? 'lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]'
            : 'lg:grid-cols-[minmax(0,4fr)_minmax(0,4fr)_minmax(0,6fr)]'
        }`}
      >
        <Answer
          kind={kind}
          results={results?.length === settings.length ? results : undefined}
          titles={titles}
          isWorking={isWorking}
        />
        {settings.map((setting, place) => (
          <div key={titles[place]} className="grid min-w-0 gap-2 lg:row-start-1">
            {other !== undefined && <h2 className="text-base">{titles[place]}</h2>}
            <SettingForm
              game={game}
              kind={kind}
              setting={setting}
              title={titles[place] ?? ''}
              onChange={(field, value) => {
                const next = set(setting, field, value);
                change(place === 0 ? { one: next, other } : { one, other: next });
              }}
            />
          </div>
        ))}
      </div>
    </Page>
  );
}

function ShareButton(): JSX.Element {
  const texts = useTexts('odds-page');
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(location.href);
      showToast({ text: texts.t('odds-page:copied') });
    } catch {
      showToast({ text: texts.t('odds-page:copy-refused'), tone: 'danger' });
    }
  };
  return (
    <Button onClick={() => void copy()}>
      <Icon name="link" />
      {texts.t('odds-page:share')}
    </Button>
  );
}

function OtherGames(props: { readonly game: GameId }): JSX.Element {
  const texts = useTexts('odds-page');
  return (
    <nav aria-label={texts.t('odds-page:others')} className="mb-3">
      <ul className="flex flex-wrap gap-x-5 text-sm">
        {GAMES.filter(({ id }) => id !== props.game).map(({ id }) => (
          <li key={id}>
            <Link
              href={`/odds/${id}`}
              className="flex min-h-touch items-center underline decoration-edge underline-offset-4 hover:text-ink"
            >
              {texts.t(`shell:game.${id}.name`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface AnswerProps {
  readonly kind: OddsKind;
  readonly results: readonly (OddsResult | OddsFault)[] | undefined;
  readonly titles: readonly string[];
  readonly isWorking: boolean;
}

const CHART_HEIGHT = 220;

/** Stays in sight while somebody moves the sliders below or beside it. */
function Answer(props: AnswerProps): JSX.Element {
  const { kind, results, titles, isWorking } = props;
  const texts = useTexts('odds-page');
  const good = results?.filter((result) => typeof result !== 'string') ?? [];
  const isWhole = results !== undefined && good.length === results.length;
  const curves = useMemo(() => (isWhole ? curvesOf(good, kind.counts) : []), [good, isWhole, kind]);
  return (
    <section
      aria-labelledby="odds-answer"
      aria-busy={isWorking}
      data-working={isWorking}
      className="min-w-0 rounded-md border border-line bg-panel lg:sticky lg:top-3 lg:-col-start-2 lg:row-start-1"
    >
      <h2 id="odds-answer" className="sr-only">
        {texts.t('odds-page:answer')}
      </h2>
      <div className="rounded-md bg-panel p-3 sm:p-4">
        {results === undefined && <p className="text-quiet">{texts.t('odds-page:working')}</p>}
        {results?.map((result, place) =>
          typeof result === 'string' ? (
            <p key={titles[place]} className="text-sm">
              {results.length > 1 && `${titles[place]}: `}
              {texts.t(`odds-page:fault.${result}`)}
            </p>
          ) : null,
        )}
        {isWhole && (
          <>
            <OddsFigures kind={kind} results={good} titles={titles} />
            <OddsChart
              curves={curves}
              enough={good.map(({ enough }) => enough)}
              height={CHART_HEIGHT}
            />
            <p className="mt-1 text-sm text-quiet">{texts.t(`odds-page:legend.${kind.counts}`)}</p>
          </>
        )}
      </div>
      {isWhole && (
        <div className="border-t border-line/60 p-3 sm:p-4">
          <OddsTable kind={kind} curves={curves} titles={titles} />
        </div>
      )}
    </section>
  );
}
