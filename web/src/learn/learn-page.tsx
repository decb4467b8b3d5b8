import { type JSX, type ReactNode, Suspense, useEffect, useState } from 'react';
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
import './print.css';
import { CardIndex } from './reference/card-index.tsx';
import { Glossary } from './reference/glossary.tsx';
import { RuleList } from './rule-list.tsx';
import { STORIES } from './story/stories.tsx';
import { PictureStory } from './story/story.tsx';

const PREFIXES = GAMES.flatMap(({ ruleSeries }) => ruleSeries.map(({ prefix }) => prefix));
const RULE_HASH = new RegExp(`^#((?:${PREFIXES.join('|')})\\d+)$`);

const CARD_HASH = /^#card-([\w-]+)$/;

/** What the address names: a rule such as `#ST-044`, or a card such as `#card-pilot-hansolo`. */
interface Named {
  readonly rule?: string | undefined;
  readonly card?: string | undefined;
}

function useNamedInAddress(): Named {
  const [hash, setHash] = useState(location.hash);
  useEffect(() => {
    const read = (): void => setHash(location.hash);
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, []);
  return { rule: RULE_HASH.exec(hash)?.[1], card: CARD_HASH.exec(hash)?.[1] };
}

export function LearnPage(props: { readonly game: string }): JSX.Element {
  const game = findGame(props.game);
  return game === undefined ? <NotFoundPage /> : <LearnGame game={game} />;
}

function LearnGame(props: { readonly game: GameManifest }): JSX.Element {
  const { id: game } = props.game;
  const texts = useTexts(game, 'learn');
  const { rule, card } = useNamedInAddress();
  const named = rule ?? card ?? '';
  const [chosen, choose] = useState({ tab: 'lessons', named: '' });
  // An address that names something opens its part, until somebody turns to another one.
  const opened = rule === undefined ? 'cards' : 'rules';
  const tab = named !== '' && chosen.named !== named ? opened : chosen.tab;
  const title = texts.t('shell:learn.title', { game: texts.t(`shell:game.${game}.name`) });
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
          onChange={(next) => choose({ tab: next, named })}
          tabs={[
            {
              id: 'lessons',
              label: texts.t('shell:learn.lessons'),
              content: <Told game={props.game} />,
            },
            {
              id: 'rules',
              label: texts.t('shell:learn.rules'),
              content: part(<RuleList game={props.game} rule={rule} />),
            },
            {
              id: 'cards',
              label: texts.t('learn:tab.cards'),
              content: part(<CardIndex game={props.game} card={card} />),
            },
            {
              id: 'glossary',
              label: texts.t('learn:tab.glossary'),
              content: part(<Glossary game={game} />),
            },
          ]}
        />
      </div>
    </Page>
  );
}

/** Each part comes by itself; the page around it stays. */
function part(content: ReactNode): JSX.Element {
  return <Suspense fallback={<p className="min-h-dvh" />}>{content}</Suspense>;
}

/** The story in pictures, then everything else in short. */
function Told(props: { readonly game: GameManifest }): JSX.Element {
  const { id } = props.game;
  const texts = useTexts('learn');
  return (
    <>
      <PictureStory game={id} />
      <h2 className="mt-10 mb-3 text-lg">{texts.t('learn:story.more')}</h2>
      <Lessons game={props.game} without={STORIES[id].lessons.map(({ lesson }) => lesson)} />
    </>
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
