import type { GameId } from '@parsecs/table';
import { createTable } from '../online/create-table.ts';
import type { Texts } from '../shell/texts.tsx';
import { type SeatsDraft, seatsInPlay, toOptions } from './seats.ts';

/** A table online as the form describes it; loaded only by whoever wants one. */
export async function openTable(
  game: GameId,
  setup: unknown,
  draft: SeatsDraft,
  texts: Texts,
): Promise<string> {
  const seats = seatsInPlay(draft).map(({ kind, bot }) => {
    if (kind === 'bot') return { kind, bot };
    return { kind: kind === 'me' ? kind : ('link' as const) };
  });
  const me = draft.seats.findIndex(({ kind }) => kind === 'me');
  const given = draft.seats[me]?.name.trim() ?? '';
  const name = given === '' ? texts.t('table:player', { number: Math.max(0, me) + 1 }) : given;
  const listed = draft.online?.listed === true;
  return createTable({ game, setup, seats, name, listed, ...toOptions(draft) });
}
