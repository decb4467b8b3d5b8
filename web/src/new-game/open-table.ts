import { describeRefusal } from '@parsecs/lang';
import type { GameId } from '@parsecs/table';
import type { WantedSeat } from '@parsecs/table/wire';
import { createTable } from '../online/create-table.ts';
import { Refused } from '../online/wire.ts';
import type { Texts } from '../shell/texts.tsx';
import { isLevel, type SeatsDraft, seatsInPlay, toOptions } from './seats.ts';

/** The id of the new table, or why there is none. */
type Opened = { readonly id: string } | { readonly problem: string };

/** A table online as the form describes it; loaded only by whoever wants one. */
export async function openTable(
  game: GameId,
  setup: unknown,
  draft: SeatsDraft,
  texts: Texts,
): Promise<Opened> {
  const seats = seatsInPlay(draft).map(({ kind, bot, style }): WantedSeat => {
    if (kind === 'bot') return { kind, bot, ...(style && isLevel(bot) && { style }) };
    return { kind: kind === 'me' ? kind : ('link' as const) };
  });
  const me = draft.seats.findIndex(({ kind }) => kind === 'me');
  const given = draft.seats[me]?.name.trim() ?? '';
  const name = given === '' ? texts.t('table:player', { number: Math.max(0, me) + 1 }) : given;
  const listed = draft.online?.listed === true;
  try {
    const options = toOptions(draft);
    return { id: await createTable({ game, setup, seats, name, listed, ...options }) };
  } catch (error) {
    if (!(error instanceof Refused)) return { problem: texts.t('shell:new.no-server') };
    return { problem: describeRefusal(texts, game, error.refusal, { name: () => '' }) };
  }
}
