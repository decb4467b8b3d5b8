import { createReadStream } from 'node:fs';
import { type FileHandle, open, unlink } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { type Kysely, sql } from 'kysely';
import { openDatabase, type Place } from './database.ts';
import type { Schema } from './schema.ts';

/** In this order each row finds what it belongs to; the fields by which rows are told apart and ordered. */
const PARTS = {
  tables: ['id'],
  keys: ['hash'],
  entries: ['table_id', 'sequence'],
  snapshots: ['table_id', 'sequence'],
  chat: ['table_id', 'number'],
} as const satisfies Record<keyof Schema, readonly string[]>;
const NAMES = Object.keys(PARTS) as readonly (keyof Schema)[];
const FORMAT = 'parsecs-backup/1';
const PAGE = 200;

type Row = Readonly<Record<string, unknown>>;

/** A file that is no backup, or a store that is not empty. */
export class CannotRestore extends Error {
  readonly why: 'no-backup' | 'not-empty';

  constructor(why: 'no-backup' | 'not-empty') {
    super(why);
    this.why = why;
  }
}

/** Writes everything of a store into one file of lines, at one moment; gives the number of rows. */
export async function backUp(place: Place, file: string): Promise<number> {
  const out = await open(file, 'wx', 0o600);
  try {
    return await writeRows(place, out);
  } catch (error) {
    await unlink(file);
    throw error;
  } finally {
    await out.close();
  }
}

async function writeRows(place: Place, out: FileHandle): Promise<number> {
  const database = await openDatabase(place);
  try {
    await out.write(`${JSON.stringify({ format: FORMAT })}\n`);
    let count = 0;
    await database.sql
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute(async (step) => {
        for (const name of NAMES) {
          for (let offset = 0; ; offset += PAGE) {
            const rows = await page(step, name, offset);
            for (const row of rows) await out.write(`${JSON.stringify([name, row])}\n`);
            count += rows.length;
            if (rows.length < PAGE) break;
          }
        }
      });
    await out.sync();
    return count;
  } finally {
    await database.close();
  }
}

/** Puts a backup into an empty store, all of it or nothing; gives the number of rows. */
export async function restore(place: Place, file: string): Promise<number> {
  await checkHeader(file);
  const database = await openDatabase(place);
  try {
    return await database.sql.transaction().execute(async (step) => {
      if ((await page(step, 'tables', 0)).length > 0) throw new CannotRestore('not-empty');
      const lines = createInterface({ input: createReadStream(file), crlfDelay: Infinity });
      let count = -1;
      for await (const line of lines) {
        count += 1;
        if (count === 0) continue;
        const value = parse(line);
        if (!isRow(value)) throw new CannotRestore('no-backup');
        await insert(step, ...value);
      }
      return count;
    });
  } finally {
    await database.close();
  }
}

async function checkHeader(file: string): Promise<void> {
  const head = `${JSON.stringify({ format: FORMAT })}\n`;
  const input = await open(file);
  try {
    const { buffer, bytesRead } = await input.read(Buffer.alloc(head.length), 0, head.length, 0);
    if (buffer.toString('utf8', 0, bytesRead) !== head) throw new CannotRestore('no-backup');
  } finally {
    await input.close();
  }
}

async function page(
  step: Kysely<Schema>,
  name: keyof Schema,
  offset: number,
): Promise<readonly Row[]> {
  const order = sql.join(PARTS[name].map((field) => sql.ref(field)));
  const { rows } = await sql<Row>`
    select * from ${sql.table(name)} order by ${order} limit ${PAGE} offset ${offset}`.execute(
    step,
  );
  return rows;
}

async function insert(step: Kysely<Schema>, name: keyof Schema, row: Row): Promise<void> {
  const fields = Object.keys(row);
  await sql`
    insert into ${sql.table(name)} (${sql.join(fields.map((field) => sql.ref(field)))})
    values (${sql.join(fields.map((field) => row[field]))})`.execute(step);
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

function isRow(value: unknown): value is [keyof Schema, Row] {
  return Array.isArray(value) && NAMES.some((name) => name === value[0]);
}
