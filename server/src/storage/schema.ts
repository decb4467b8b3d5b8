import type { GameId } from '@parsecs/table';

/** The tables of the database. What the rules made is kept as the text it was, to the byte. */
export interface Schema {
  readonly tables: TablesRow;
  readonly keys: KeysRow;
  readonly entries: EntriesRow;
  readonly snapshots: SnapshotsRow;
  readonly chat: ChatRow;
}

interface TablesRow {
  id: string;
  game: GameId;
  phase: string;
  /** Shown to everybody who looks for a table. */
  listed: boolean;
  /** What the seats have agreed on, as JSON. */
  desk: string;
  /** Grows with every change of the desk: who read an older one must look again. */
  revision: number;
  /** What is left on the clocks between two entries, as JSON. */
  times: string | null;
  /** Who made it, hashed with a salt of the process's day: for limits, never for people. */
  maker: string;
  made_at: number;
  touched_at: number;
}

/** What a token opens. Only hashes are kept. */
interface KeysRow {
  hash: string;
  table_id: string;
  role: string;
  seat: number | null;
}

interface EntriesRow {
  table_id: string;
  sequence: number;
  /** The sender's own number of the message: one that is sent twice counts once. */
  sent: string | null;
  body: string;
  events: string;
  stored_at: number;
}

interface SnapshotsRow {
  table_id: string;
  sequence: number;
  body: string;
}

interface ChatRow {
  table_id: string;
  number: number;
  seat: number;
  kind: string;
  words: string;
  said_at: number;
}
