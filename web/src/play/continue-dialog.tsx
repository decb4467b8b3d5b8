import type { MatchLog } from '@parsecs/kernel';
import type { People } from '@parsecs/lang';
import type { SeatSpec } from '@parsecs/table';
import { type JSX, useState } from 'react';
import { useLocation } from 'wouter';
import { Icon } from '../art/emblems.tsx';
import type { BoardModule } from '../boards/contract.ts';
import type { MatchRecord } from '../shell/match-record.ts';
import { useTexts } from '../shell/texts.tsx';
import { Button } from '../shell/ui/button.tsx';
import { Dialog } from '../shell/ui/dialog.tsx';
import { againstBots, beginBranch } from './branch.ts';

export interface ContinueDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly record: MatchRecord;
  readonly board: BoardModule;
  readonly view: unknown;
  readonly round: number;
  readonly people: People;
  readonly branch: () => Promise<MatchLog>;
}

/** Begins a new match at the moment that is on the screen. */
export function ContinueDialog(props: ContinueDialogProps): JSX.Element {
  const { open, onOpenChange, record, board, view, round, people, branch } = props;
  const { SeatMark } = board;
  const texts = useTexts();
  const [isBusy, setBusy] = useState(false);
  const [, navigate] = useLocation();
  const begin = async (seats: readonly SeatSpec[]): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    navigate(`/play/${await beginBranch(record, await branch(), seats, round)}`);
  };
  const { seats } = record.fresh;
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={texts.t('shell:play.replay.continue')}
      description={texts.t('shell:play.replay.continue-text')}
    >
      <div className="mt-4 grid gap-2">
        <Button disabled={isBusy} onClick={() => void begin(seats)}>
          <Icon name="people" />
          {texts.t('shell:play.replay.same-seats')}
        </Button>
        {seats.map((_, seat) => (
          <Button key={seat} disabled={isBusy} onClick={() => void begin(againstBots(seats, seat))}>
            <SeatMark view={view} seat={seat} />
            {texts.t('shell:play.replay.me-against-bots', { name: people.name(seat) })}
          </Button>
        ))}
      </div>
    </Dialog>
  );
}
