import type { People, Texts } from '@parsecs/lang';
import type { SeatSpec } from '@parsecs/table';
import { cleanText } from '../shell/clean.ts';

/** The names at a table: as they were given, else by the number of the seat. */
export function nameSeats(texts: Texts, seats: readonly SeatSpec[], me?: number): People {
  return {
    name: (seat) => {
      const name = seats[seat]?.name;
      return name === undefined ? texts.t('table:player', { number: seat + 1 }) : cleanText(name);
    },
    ...(me !== undefined && { me }),
  };
}
