import type { JSX } from 'react';
import { Icon } from '../art/emblems.tsx';
import { findGame } from '../games/index.ts';
import { downloadMatch } from '../shell/match-download.ts';
import { hasBegun } from '../shell/match-record.ts';
import { seatNames } from '../shell/seat-name.ts';
import type { MatchRecord } from '../shell/storage.ts';
import { type Texts, useTexts } from '../shell/texts.tsx';
import { ButtonLink, IconButton } from '../shell/ui/button.tsx';
import { describeWhen } from '../shell/when.ts';

export interface MatchCardProps {
  readonly match: MatchRecord;
  readonly onDelete: () => void;
}

/** One match of this device: who plays, how far it is, and the way back into it. */
export function MatchCard(props: MatchCardProps): JSX.Element {
  const { match, onDelete } = props;
  const texts = useTexts();
  const names = seatNames(texts, match.fresh.seats);
  const game = findGame(match.game);
  const gameName = game === undefined ? match.game : texts.t(`shell:game.${game.id}.name`);
  return (
    <article className="flex h-full flex-wrap items-center gap-x-3 gap-y-2 rounded-md border border-line bg-panel/70 p-4 pr-2">
      <div className="min-w-0 grow basis-48">
        <h3 className="truncate text-base">{listNames(texts, names)}</h3>
        <p className="text-sm text-quiet">
          {[gameName, describeState(texts, match, names), describeWhen(texts, match.savedAt)].join(
            ' · ',
          )}
        </p>
      </div>
      <div className="flex items-center">
        {match.finished ? (
          <ButtonLink to={`/replay/${match.id}`} className="mr-1">
            <Icon name="eye" />
            {texts.t('shell:match.watch')}
          </ButtonLink>
        ) : (
          <ButtonLink to={`/play/${match.id}`} className="mr-1">
            <Icon name="play" />
            {texts.t('shell:match.resume')}
          </ButtonLink>
        )}
        {hasBegun(match) && (
          <IconButton
            label={texts.t('shell:match.download')}
            onClick={() => void downloadMatch(match.id)}
          >
            <Icon name="download" />
          </IconButton>
        )}
        <IconButton label={texts.t('shell:match.delete')} onClick={onDelete}>
          <Icon name="trash" />
        </IconButton>
      </div>
    </article>
  );
}

function listNames(texts: Texts, names: readonly string[]): string {
  return names.length === 2
    ? texts.t('shell:match.duel', { one: names[0] ?? '', other: names[1] ?? '' })
    : names.join(', ');
}

function describeState(texts: Texts, match: MatchRecord, names: readonly string[]): string {
  const { round, winners } = match.summary;
  if (!match.finished) return texts.t('shell:match.round', { round });
  const won = winners?.map((seat) => names[seat] ?? '').filter((name) => name !== '') ?? [];
  if (won.length === 0) return texts.t('shell:match.finished');
  const list = new Intl.ListFormat(texts.language, { type: 'conjunction' }).format(won);
  return texts.t('shell:match.won', { count: won.length, names: list });
}
