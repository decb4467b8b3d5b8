import { commitTo } from '@parsecs/kernel';
import type { PublicDesk } from '@parsecs/table/wire';
import { useEffect, useRef } from 'react';
import { useLatest } from '../boards/use-latest.ts';
import { changeTable, findTable, type KeptTable } from '../shell/kept-tables.ts';
import { randomHex } from '../shell/storage.ts';
import type { OnlineTable } from './online-table.ts';

/** At least 128 bits, and no shorter than the server wants it. */
const BYTES_OF_SALT = 24;

/** Ready: this seat’s half of the dice is sealed, and kept here until everybody’s is. */
export async function getReady(table: OnlineTable, seat: number): Promise<void> {
  const salt = randomHex(BYTES_OF_SALT);
  changeTable(table.id, { salt });
  await table.ask('ready', { commitment: commitTo(salt, seat) });
}

/** What a browser with a place at a table does by itself. */
export function useHousekeeping(
  table: OnlineTable,
  desk: PublicDesk | undefined,
  kept: KeptTable,
): void {
  const latest = useLatest(kept);
  const asked = useRef(new Set<number>());
  useEffect(() => {
    if (desk === undefined) return;
    const now = latest.current;
    noteHeard(desk, now);
    if (desk.phase === 'revealing') void show(table, desk, now);
    void renewLinks(table, desk, now, asked.current);
  }, [table, desk, latest]);
}

/** The salts are shown when everybody has sealed theirs; what was sealed is remembered. */
async function show(
  table: OnlineTable,
  desk: PublicDesk,
  { id, seat, salt }: KeptTable,
): Promise<void> {
  changeTable(id, { sealed: desk.commitments });
  if (seat === undefined || salt === undefined) return;
  if (desk.commitments.seats[seat] !== commitTo(salt, seat)) return;
  await table.ask('reveal', { salt }).catch(() => undefined);
}

function noteHeard(desk: PublicDesk, { id, heard, links = {} }: KeptTable): void {
  const names = desk.seats.map(({ name = '' }) => name);
  const { phase, seats } = desk;
  const left = Object.entries(links).filter(([seat]) => seats[Number(seat)]?.joined === false);
  const told = { sequence: 0, asked: [], ...heard, names, phase };
  const isNew = JSON.stringify([told, left.length]) !== noted(heard, links);
  if (isNew) changeTable(id, { heard: told, links: Object.fromEntries(left) });
}

function noted(heard: KeptTable['heard'], links: NonNullable<KeptTable['links']>): string {
  return JSON.stringify([heard, Object.keys(links).length]);
}

/** A seat that became free gets a new link: the old one was used up. */
async function renewLinks(
  table: OnlineTable,
  desk: PublicDesk,
  { id, owner }: KeptTable,
  asked: Set<number>,
): Promise<void> {
  if (owner === undefined || desk.phase === 'over') return;
  for (const [seat, { kind, joined }] of desk.seats.entries()) {
    const isFree = kind === 'person' && !joined;
    if (!isFree || asked.has(seat) || findTable(id)?.links?.[seat] !== undefined) continue;
    asked.add(seat);
    try {
      const { link } = await table.ask('link', { owner, seat });
      changeTable(id, { links: { ...findTable(id)?.links, [seat]: link } });
    } catch {
      // Taken meanwhile, or the table is gone: nobody needs a link.
    } finally {
      asked.delete(seat);
    }
  }
}
