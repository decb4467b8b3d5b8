import type { JSX } from 'react';
import { Icon } from '../art/emblems.tsx';
import { findGame } from '../games/index.ts';
import { type Glance, readGlance } from '../shell/glance.ts';
import { downloadMatch } from '../shell/match-download.ts';
import { hasBegun } from '../shell/match-record.ts';
import { PlayerMarkSign, readMarks } from '../shell/player-mark.tsx';
import { levelOf, seatNames } from '../shell/seat-name.ts';
import type { MatchRecord } from '../shell/storage.ts';
import { type Texts, useTexts } from '../shell/texts.tsx';
import { ButtonLink, IconButton } from '../shell/ui/button.tsx';
import { describeWhen } from '../shell/when.ts';
import { TablePicture } from './table-picture.tsx';

export interface MatchCardProps {
  readonly match: MatchRecord;
  readonly onDelete: () => void;
}

/** One match of this device: who plays, how far it is, and the way back into it. */
export function MatchCard(props: MatchCardProps): JSX.Element {
  const { match, onDelete } = props;
  const texts = useTexts();
  const names = seatNames(texts, match.game, match.fresh.seats);
  const glance = readGlance(match.glance);
  const game = findGame(match.game);
  const gameName = game === undefined ? match.game : texts.t(`shell:game.${game.id}.name`);
  // Words were written in the language of the table; another reader has the rest.
  const isReadable = glance?.language === texts.language;
  const told = [
    gameName,
    isReadable ? glance.title : '',
    describeState(texts, match, names),
    describeWhen(texts, match.savedAt),
  ];
  return (
    <article className="flex h-full gap-3 rounded-md border border-line bg-panel/70 p-3">
      {glance !== undefined && (
        <div className="night size-20 shrink-0 self-start rounded-sm bg-space sm:size-28">
          <TablePicture sketch={glance.sketch} />
        </div>
      )}
      <div className="flex min-w-0 grow flex-col gap-1">
        <h3 className="truncate text-base">{listNames(texts, names)}</h3>
        <p className="text-sm text-quiet">{told.filter((part) => part !== '').join(' · ')}</p>
        {glance !== undefined && (
          <Sides match={match} names={names} sides={glance.sides} isReadable={isReadable} />
        )}
        <div className="mt-auto flex items-center pt-1">
          {match.finished ? (
            <ButtonLink to={`/replay/${match.id}`} className="mr-auto">
              <Icon name="eye" />
              {texts.t('shell:match.watch')}
            </ButtonLink>
          ) : (
            <ButtonLink to={`/play/${match.id}`} className="mr-auto">
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
      </div>
    </article>
  );
}

interface SidesProps {
  readonly match: MatchRecord;
  readonly names: readonly string[];
  readonly sides: Glance['sides'];
  readonly isReadable: boolean;
}

/** Who has what, and how they stand. */
function Sides(props: SidesProps): JSX.Element {
  const { match, names, sides, isReadable } = props;
  const texts = useTexts();
  const marks = readMarks(match.marks);
  return (
    <ul className="text-xs text-quiet">
      {sides.map(({ seats, score, of, army }) => {
        const level =
          seats.length === 1 ? levelOf(texts, match.fresh.seats[seats[0] ?? 0]) : undefined;
        const who = seats.map((seat) => names[seat] ?? '').join(', ');
        return (
          <li key={seats.join()} className="truncate" title={isReadable ? army : undefined}>
            {seats.map((seat) => (
              <PlayerMarkSign key={seat} mark={marks[seat]} size={12} />
            ))}{' '}
            <span className="font-semibold text-ink">{who}</span>
            {level !== undefined && ` (${level})`}
            {of > 0 && ` · ${texts.t('shell:match.score', { score, of })}`}
            {isReadable && army !== '' && ` · ${army}`}
          </li>
        );
      })}
    </ul>
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
