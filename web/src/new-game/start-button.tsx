import type { GameId } from '@parsecs/table';
import { type JSX, useState } from 'react';
import { useLocation } from 'wouter';
import { Icon } from '../art/emblems.tsx';
import { useSettings } from '../shell/settings.ts';
import { startMatch } from '../shell/start-match.ts';
import { useTexts } from '../shell/texts.tsx';
import { Button } from '../shell/ui/button.tsx';
import { showToast } from '../shell/ui/toast.tsx';
import {
  isBot,
  marksToKeep,
  namesToKeep,
  opponentOf,
  type SeatsDraft,
  seatsInPlay,
  toLanguages,
  toMarks,
  toOptions,
  toSeats,
} from './seats.ts';

export interface StartButtonProps {
  readonly game: GameId;
  readonly draft: SeatsDraft;
  readonly setup: unknown;
  readonly ready: boolean;
}

/** Makes the match, remembers the names, and goes to the table. */
export function StartButton(props: StartButtonProps): JSX.Element {
  const { game, draft, setup, ready } = props;
  const texts = useTexts();
  const [starting, setStarting] = useState(false);
  const [, navigate] = useLocation();
  const fail = (text: string): void => {
    setStarting(false);
    showToast({ text, tone: 'danger' });
  };
  const start = async (): Promise<void> => {
    setStarting(true);
    const { language, names, marks, opponent, change } = useSettings.getState();
    const seats = toSeats(draft);
    const keep = (): void =>
      change({
        names: namesToKeep(draft, names),
        marks: marksToKeep(draft, marks),
        opponent: opponentOf(draft, opponent),
      });
    try {
      if (draft.online !== undefined) {
        const { openTable } = await import('./open-table.ts');
        const opened = await openTable(game, setup, draft, texts);
        if ('problem' in opened) {
          fail(opened.problem);
          return;
        }
        keep();
        navigate(`/table/${opened.id}`);
        return;
      }
      const id = await startMatch({
        game,
        setup,
        seats,
        languages: toLanguages(draft, language),
        names: seats.map((seat) => seat.name ?? ''),
        marks: toMarks(draft),
        options: toOptions(draft),
      });
      keep();
      navigate(`/play/${id}`);
    } catch {
      const why = draft.online === undefined ? 'shell:home.cannot-start' : 'shell:new.no-server';
      fail(texts.t(why));
    }
  };
  return (
    <Button
      variant="ask"
      size="lg"
      className="w-full"
      disabled={!ready || starting || isOnlyBotsOnline(draft)}
      onClick={() => void start()}
    >
      <Icon name={draft.online === undefined ? 'play' : 'link'} />
      {texts.t(draft.online === undefined ? 'shell:new.start' : 'shell:new.open-table')}
    </Button>
  );
}

/** Bots need no server to play among themselves. */
function isOnlyBotsOnline(draft: SeatsDraft): boolean {
  return draft.online !== undefined && seatsInPlay(draft).every(isBot);
}
