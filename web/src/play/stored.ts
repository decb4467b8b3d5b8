import type { StoredTable } from '@parsecs/table';
import type { KeptTable, MatchRecord } from '../shell/storage.ts';

/** A record and its entries as the table takes them out again. */
export function storedOf(
  { game, fresh, options, played }: MatchRecord,
  { entries, snapshots }: Extract<KeptTable, { readonly kind: 'entries' }>,
): StoredTable {
  const { setup, seed, seats } = fresh;
  const { rules = '', beginning = [], reseeds, guards, times } = played ?? {};
  return {
    game,
    rules,
    setup,
    seed,
    seats,
    beginning: beginning as unknown as StoredTable['beginning'],
    entries,
    snapshots,
    ...(reseeds && { reseeds }),
    ...(guards && { guards }),
    ...(times && { times }),
    ...options,
  };
}
