import type { JSX } from 'react';
import { Link } from 'wouter';
import { Icon } from '../art/emblems.tsx';
import { useTexts } from '../shell/texts.tsx';
import type { News } from './use-match-end.ts';

/** What was reached for the first time, under the result. */
export function MatchNews(props: { readonly news: readonly News[] }): JSX.Element | null {
  const { news } = props;
  const texts = useTexts('progress', 'table');
  if (news.length === 0) return null;
  return (
    <div className="w-full rounded-md border border-confirm bg-raised px-4 py-2 text-left text-sm">
      <ul className="grid gap-1">
        {news.map(({ list, game, what }) => (
          <li key={`${list}/${what}`} className="flex items-center gap-2">
            <span className="text-confirm-ink">
              <Icon name="check" />
            </span>
            {list === 'firstWins'
              ? texts.t('progress:first-win', { level: texts.t(`table:bot.${what}.name`) })
              : texts.t(`progress:achievement.${game}.${what}.name`)}
          </li>
        ))}
      </ul>
      <Link
        href="/progress"
        className="inline-flex min-h-touch items-center text-info-ink underline underline-offset-4"
      >
        {texts.t('progress:title')}
      </Link>
    </div>
  );
}
