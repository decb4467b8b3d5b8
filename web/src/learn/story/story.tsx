import type { GameId } from '@parsecs/table';
import type { JSX, ReactNode } from 'react';
import { useTexts } from '../../shell/texts.tsx';
import { keyOf, type Panel, STORIES } from './stories.tsx';
import { WhenSeen } from './when-seen.tsx';

/** The game told in pictures: what is to be won, a round, and the three decisions that matter. */
export function PictureStory(props: { readonly game: GameId }): JSX.Element {
  const { game } = props;
  const texts = useTexts('learn', game);
  const { lessons, decisions } = STORIES[game];
  return (
    <section aria-label={texts.t('learn:story.title')}>
      <div className="grid gap-4 sm:grid-cols-2">
        {lessons.map(({ lesson, Picture }) => (
          <Card key={lesson} picture={<Picture />}>
            <h2 className="text-base">{texts.t(`${game}:learn.${lesson}.title`)}</h2>
            <p className="mt-1 text-quiet">{texts.t(`${game}:learn.${lesson}.text`)}</p>
          </Card>
        ))}
      </div>
      <ol className="mt-4 grid gap-4">
        {decisions.map((panel, index) => (
          <li key={panel.key}>
            <Decision game={game} panel={panel} number={index + 1} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function Card(props: { readonly picture: ReactNode; readonly children: ReactNode }): JSX.Element {
  return (
    <div className="overflow-hidden rounded-md border border-line bg-panel/70">
      {props.picture}
      <div className="p-4">{props.children}</div>
    </div>
  );
}

interface DecisionProps {
  readonly game: GameId;
  readonly panel: Panel;
  readonly number: number;
}

function Decision({ game, panel, number }: DecisionProps): JSX.Element {
  const texts = useTexts('learn');
  const { key, rules, Picture, Figure } = panel;
  return (
    <div className="grid items-start gap-4 rounded-md border border-line bg-panel/70 p-4 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
      <div>
        <p className="condensed text-sm font-semibold text-info-ink">
          {texts.t('learn:story.decision', { number })}
        </p>
        <h2 className="text-lg">{texts.t(keyOf(game, key, 'title'))}</h2>
        <p className="mt-1 text-quiet">{texts.t(keyOf(game, key, 'text'))}</p>
        <p className="mt-3 flex flex-wrap items-center gap-x-3 text-sm">
          <span className="text-quiet">{texts.t('learn:story.rules')}</span>
          {rules.map((rule) => (
            <a
              key={rule}
              href={`#${rule}`}
              className="condensed inline-flex min-h-touch items-center text-info-ink underline decoration-edge underline-offset-4"
            >
              {rule}
            </a>
          ))}
        </p>
      </div>
      {Picture !== undefined && (
        <div className="overflow-hidden rounded-md border border-line">
          <Picture />
        </div>
      )}
      {Figure !== undefined && (
        <WhenSeen>
          <Figure />
        </WhenSeen>
      )}
    </div>
  );
}
