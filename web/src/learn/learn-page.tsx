import { type JSX, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { findGame, GAMES } from '../games/index.ts';
import type { GameManifest } from '../games/manifest.ts';
import { GuidedEntry } from '../guided/guided-entry.tsx';
import { PlayNow } from '../home/play-now.tsx';
import { NotFoundPage } from '../pages/not-found-page.tsx';
import { Page } from '../shell/page.tsx';
import { useTexts } from '../shell/texts.tsx';
import { Tabs } from '../shell/ui/tabs.tsx';
import { Lessons } from './lessons.tsx';
import { RuleList } from './rule-list.tsx';

const PREFIXES = GAMES.flatMap(({ ruleSeries }) => ruleSeries.map(({ prefix }) => prefix));
const RULE_HASH = new RegExp(`^#((?:${PREFIXES.join('|')})\\d+)$`);

/** The rule named by the address, such as `#ST-044`. */
function useRuleInAddress(): string | undefined {
  const [hash, setHash] = useState(location.hash);
  useEffect(() => {
    const read = (): void => setHash(location.hash);
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, []);
  return RULE_HASH.exec(hash)?.[1];
}

export function LearnPage(props: { readonly game: string }): JSX.Element {
  const game = findGame(props.game);
  return game === undefined ? <NotFoundPage /> : <LearnGame game={game} />;
}

function LearnGame(props: { readonly game: GameManifest }): JSX.Element {
  const { id: game } = props.game;
  const texts = useTexts(game);
  const rule = useRuleInAddress();
  const [chosen, choose] = useState({ tab: 'lessons', rule: '' });
  // An address that names a rule opens the rules, until somebody turns to the other side again.
  const tab = rule !== undefined && chosen.rule !== rule ? 'rules' : chosen.tab;
  const title = texts.t('shell:learn.title', { game: texts.t(`shell:game.${game}.name`) });
  const rules = <RuleList game={props.game} rule={rule} />;
  return (
    <Page title={title}>
      <div className="mx-auto max-w-4xl">
        <div className="flex flex-wrap items-center justify-between gap-3 py-4">
          <h1 className="text-xl">{title}</h1>
          <PlayNow game={game} />
        </div>
        <GuidedEntry game={game} />
        <OtherGames game={game} />
        <Tabs
          label={texts.t('shell:learn.tabs')}
          value={tab}
          onChange={(next) => choose({ tab: next, rule: rule ?? '' })}
          tabs={[
            {
              id: 'lessons',
              label: texts.t('shell:learn.lessons'),
              content: <Lessons game={props.game} />,
            },
            { id: 'rules', label: texts.t('shell:learn.rules'), content: rules },
          ]}
        />
      </div>
    </Page>
  );
}

function OtherGames(props: { readonly game: string }): JSX.Element {
  const texts = useTexts();
  return (
    <nav aria-label={texts.t('shell:learn.others')} className="mb-4">
      <ul className="flex flex-wrap gap-x-5 text-sm">
        {GAMES.filter(({ id }) => id !== props.game).map(({ id }) => (
          <li key={id}>
            <Link
              href={`/learn/${id}`}
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
