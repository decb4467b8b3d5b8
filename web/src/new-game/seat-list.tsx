import type { GameId } from '@parsecs/table';
import type { JSX, ReactNode } from 'react';
import { useTexts } from '../shell/texts.tsx';
import { Switch } from '../shell/ui/switch.tsx';
import { SeatEditor } from './seat-editor.tsx';
import { changeSeat, isBot, type SeatsDraft, seatsInPlay } from './seats.ts';
import { WhereFields } from './where-fields.tsx';

export interface SeatListProps<D extends SeatsDraft> {
  readonly game: GameId;
  readonly draft: D;
  readonly change: (step: (draft: D) => D) => void;
  /** Even seats against odd ones. */
  readonly inTeams?: boolean;
  /** What a seat chooses in this game; `named` tells a control apart from those of other seats. */
  readonly children: (seat: number, named: (what: string) => string) => ReactNode;
}

/** Who sits where. */
export function SeatList<D extends SeatsDraft>(props: SeatListProps<D>): JSX.Element {
  const { game, draft, change, inTeams = false } = props;
  const texts = useTexts();
  const seats = seatsInPlay(draft);
  return (
    <>
      <WhereFields draft={draft} change={change} />
      <ul className="mt-4 grid grid-cols-1 gap-3 first:mt-0 sm:grid-cols-2">
        {seats.map((seat, index) => (
          // Seats never change places, so their number is their name.
          <li key={index}>
            <SeatEditor
              game={game}
              index={index}
              seat={seat}
              isOnline={draft.online !== undefined}
              team={inTeams ? (index % 2) + 1 : undefined}
              onChange={(part) => change((old) => changeSeat(old, index, part))}
            >
              {(named) => props.children(index, named)}
            </SeatEditor>
          </li>
        ))}
      </ul>
      {seats.every(isBot) ? (
        <p className="mt-3 text-sm text-ask-ink">
          {texts.t(draft.online === undefined ? 'shell:new.only-bots' : 'shell:new.online-bots')}
        </p>
      ) : (
        seats.some(isBot) && (
          <div className="mt-3">
            <Switch
              label={texts.t('shell:new.practice')}
              note={texts.t('shell:new.practice-note')}
              checked={draft.practice === true}
              onChange={(practice) => change((old) => ({ ...old, practice }))}
            />
          </div>
        )
      )}
    </>
  );
}
