import { request } from 'node:http';
import { connect } from 'node:net';
import type { MadeTable } from '@parsecs/table/wire';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { startPostgres } from '../load/stores.ts';
import { wantedTable } from '../load/wanted-table.ts';
import { HearingClient as Client } from '../testing/hearing-client.ts';
import { SLOW_START } from '../testing/test-database.ts';
import { type RunningServer, startServer } from './start-server.ts';

let server: RunningServer;
let stop: () => Promise<void>;
const lines: string[] = [];
const clients: Client[] = [];

beforeAll(async () => {
  const store = await startPostgres();
  stop = store.stop;
  server = await startServer({
    host: '127.0.0.1',
    port: 0,
    place: { url: store.url },
    names: ['games.example'],
    connectionsPerAddress: 8,
    messagesPerSecond: 50,
    log: { level: 'info', to: { write: (line) => lines.push(line) } },
  });
}, SLOW_START);

afterEach(() => {
  for (const client of clients.splice(0)) client.close();
});

afterAll(async () => {
  await server.close();
  await stop();
}, SLOW_START);

async function client(extra: ConstructorParameters<typeof Client>[1] = {}): Promise<Client> {
  const one = new Client(server.port, extra);
  clients.push(one);
  await one.connected();
  return one;
}

/** Two people at a table; the match has begun. */
async function twoAtTable(): Promise<{
  made: MadeTable;
  tokens: string[];
  pair: [Client, Client];
}> {
  const pair: [Client, Client] = [await client(), await client()];
  const wanted = await wantedTable('super-teams', [{ kind: 'me' }, { kind: 'link' }]);
  const made = await pair[0].value<MadeTable>('create', wanted);
  const [mine, theirs] = made.seats;
  const link = theirs && 'link' in theirs ? theirs.link : '';
  const { token } = await pair[1].value<{ token: string }>('join', {
    table: made.table,
    link,
    name: 'Han',
  });
  const tokens = [mine && 'token' in mine ? mine.token : '', token];
  for (const [seat, one] of pair.entries()) await one.attach(made.table, tokens[seat] ?? '');
  for (const [seat, one] of pair.entries()) await one.seal(made.table, seat);
  for (const [seat, one] of pair.entries()) await one.show(made.table, seat);
  await vi.waitFor(() => expect(pair.map((one) => one.snapshot?.sequence)).toEqual([0, 0]));
  return { made, tokens, pair };
}

const whoIsAsked = (pair: readonly Client[]): number =>
  pair.findIndex((one) => one.snapshot?.question !== undefined);

async function turn(pair: readonly [Client, Client], table: string, sent: string): Promise<void> {
  await vi.waitFor(() => expect(whoIsAsked(pair)).not.toBe(-1));
  const { seen } = pair[0];
  const answer = await pair[whoIsAsked(pair)]?.chooseFirst(table, sent);
  expect(answer?.refusal).toBeUndefined();
  await vi.waitFor(() => expect(Math.min(...pair.map((one) => one.seen))).toBeGreaterThan(seen));
}

function get(
  path: string,
  headers: Record<string, string> = {},
): Promise<{ status: number; text: string; headers: Record<string, unknown> }> {
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port: server.port, path, headers }, (response) => {
      let text = '';
      response.on('data', (part: Buffer) => (text += part.toString()));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, text, headers: response.headers }),
      );
    })
      .on('error', reject)
      .end();
  });
}

describe('two people', () => {
  test('play; one is away, comes back and misses nothing', async () => {
    const { made, tokens, pair } = await twoAtTable();
    for (let n = 0; n < 6; n += 1) await turn(pair, made.table, `message-${n}`);
    const { seen } = pair[1];
    pair[1].close();
    await vi.waitFor(() => expect(pair[0].desk?.seats[1]?.present).toBe(false));
    const back = await client();
    const told = await back.value<{ items: { sequence: number }[] }>('attach', {
      table: made.table,
      token: tokens[1],
      since: seen - 2,
    });
    expect(told.items.map(({ sequence }) => sequence)).toEqual([seen - 1, seen]);
    await vi.waitFor(() => expect(pair[0].desk?.seats[1]?.present).toBe(true));
  });

  test('see each its own; nobody is told the seed, the salts, a token or the other hand', async () => {
    const { made, tokens, pair } = await twoAtTable();
    const watcher = await client();
    await watcher.attach(made.table, made.spectator);
    for (let n = 0; n < 4; n += 1) await turn(pair, made.table, `message-${n}`);
    for (const one of [...pair, watcher]) {
      const text = JSON.stringify([one.heard, one.snapshot, one.desk]);
      for (const secret of ['"seed"', '"secret"', '"salt', ...tokens, made.owner, made.spectator]) {
        expect(text).not.toContain(secret);
      }
    }
    expect(watcher.snapshot?.question).toBeUndefined();
    expect(lines.join('')).not.toContain(tokens[0]);
  });

  test('are seen from afar without being taken for present; the log opens with the end', async () => {
    const { made, tokens, pair } = await twoAtTable();
    pair[1].close();
    await vi.waitFor(() => expect(pair[0].desk?.seats[1]?.present).toBe(false));
    const { table } = made;
    const afar = await client();
    const told = await afar.value<{ viewer: number; desk: { seats: { present: boolean }[] } }>(
      'look',
      { table, token: tokens[1] },
    );
    expect([told.viewer, told.desk.seats[1]?.present]).toEqual([1, false]);
    expect((await afar.ask('log', { table })).refusal?.cause).toBe('no-seat');
    expect((await pair[0].ask('log', { table })).refusal?.cause).toBe('wrong-phase');
    await pair[0].value('propose', { table, what: 'draw' });
    await afar.attach(table, tokens[1] ?? '');
    await afar.value('answer-proposal', { table, agrees: true });
    await vi.waitFor(() => expect(pair[0].desk?.phase).toBe('over'));
    const log = await pair[0].value<{ seed: string }>('log', { table });
    expect(log.seed).toBe(pair[0].desk?.fair?.seed);
  });
});

describe('hostile clients', () => {
  test('a foreign, stale or missing token opens nothing', async () => {
    const { made, pair } = await twoAtTable();
    const other = await twoAtTable();
    const thief = await client();
    const refused = async (name: 'attach' | 'play' | 'kick' | 'join', message: object) =>
      (await thief.ask(name, message)).refusal?.cause;
    const { table } = made;
    expect(await refused('attach', { table, token: other.tokens[0] })).toBe('no-seat');
    expect(await refused('attach', { table, token: 'x'.repeat(32) })).toBe('no-seat');
    const command = { kind: 'concede' } as const;
    expect(await refused('play', { table, sent: 'message-1', command })).toBe('no-seat');
    expect(await refused('kick', { table, owner: made.spectator, seat: 1 })).toBe('not-owner');
    expect(await refused('join', { table, link: made.owner, name: 'Dooku' })).toBe('no-seat');
    await thief.attach(table, made.spectator);
    expect(await refused('play', { table, sent: 'message-1', command })).toBe('no-seat');
    await turn(pair, table, 'message-2');
  });

  test('an old message again changes nothing; a stale one is refused with the position', async () => {
    const { made, pair } = await twoAtTable();
    const seat = whoIsAsked(pair);
    const one = pair[seat];
    const question = one?.snapshot?.question;
    if (one === undefined || question === undefined) throw new Error('nobody is asked');
    const command = {
      kind: 'choose' as const,
      ask: question.ask,
      id: question.answers[0]?.id ?? '',
    };
    const message = { table: made.table, sent: 'message-1', command };
    expect((await one.ask('play', message)).refusal).toBeUndefined();
    const again = await one.ask('play', message);
    expect(again.value).toEqual({ sequence: 1 });
    const stale = await one.ask('play', { ...message, sent: 'message-2' });
    expect(stale.value).toMatchObject({ sequence: 1, refusal: { refused: 'table' } });
  });

  test('a seat that was handed over loses its open connection', async () => {
    const { made, pair } = await twoAtTable();
    const wish = { table: made.table, what: 'hand-over' as const, seat: 1, bot: 'random' as const };
    await pair[1].value('propose', wish);
    await pair[0].value('answer-proposal', { table: made.table, agrees: true });
    await vi.waitFor(() => expect(pair[1].heard.map(({ what }) => what)).toContain('gone'));
    const command = { kind: 'concede' } as const;
    const late = await pair[1].ask('play', { table: made.table, sent: 'message-1', command });
    expect(late.refusal?.cause).toBe('no-seat');
  });

  test('malformed messages are refused by the field, and many of them end the connection', async () => {
    const { made, pair } = await twoAtTable();
    const rude = await client();
    const wrong: [string, unknown, string][] = [
      ['attach', { table: made.table }, 'token'],
      ['attach', { table: '../../etc', token: 'x' }, 'table'],
      ['attach', null, ''],
      [
        'play',
        { table: made.table, sent: 'message-1', command: { kind: 'choose', ask: -1, id: 'x' } },
        'command.ask',
      ],
      ['play', { table: made.table, sent: 'message-1', seat: 1, command: { kind: 'concede' } }, ''],
      ['say', { table: made.table, said: { kind: 'phrase', words: 'insult' } }, 'said.words'],
      ['join', { table: made.table, name: '\u200b\u202e' }, 'name'],
      ['create', { game: '__proto__', setup: {}, seats: [{ kind: 'me' }], name: 'Han' }, 'game'],
      ['__proto__', {}, ''],
      ['constructor', {}, ''],
    ];
    for (const [name, body, path] of wrong) {
      const answer: unknown = await rude.socket.timeout(5000).emitWithAck(name, body);
      expect(answer).toEqual({
        refusal: { refused: 'server', cause: 'bad-message', params: { path } },
      });
    }
    for (let n = 0; n < 20; n += 1) rude.socket.emit('nonsense', n);
    await vi.waitFor(() => expect(rude.socket.connected).toBe(false));
    await turn(pair, made.table, 'message-9');
  });

  test('an oversized message and a flood end the connection, and the table goes on', async () => {
    const { made, pair } = await twoAtTable();
    const large = await client();
    large.socket.emit('say', { table: made.table, words: 'x'.repeat(70_000) });
    await vi.waitFor(() => expect(large.socket.connected).toBe(false));
    const fast = await client();
    const answers = Array.from({ length: 400 }, () => fast.ask('list', {}).catch(() => undefined));
    await vi.waitFor(() => expect(fast.socket.connected).toBe(false), 5000);
    await Promise.race([Promise.all(answers), Promise.resolve()]);
    await turn(pair, made.table, 'message-9');
  });

  test('one address has so many connections and no more', async () => {
    const many = await Promise.all(Array.from({ length: 9 }, () => client()));
    await vi.waitFor(() => expect(many.filter(({ socket }) => socket.connected)).toHaveLength(8));
  });

  test('a page from elsewhere and a foreign name of this machine are turned away', async () => {
    const origin = { extraHeaders: { origin: 'http://evil.example' } };
    expect((await client(origin)).socket.connected).toBe(false);
    expect(
      (await client({ extraHeaders: { origin: 'http://games.example' } })).socket.connected,
    ).toBe(true);
    expect((await client({ extraHeaders: { host: 'evil.example' } })).socket.connected).toBe(false);
    expect((await get('/health', { host: 'evil.example' })).status).toBe(421);
  });

  test('half a request and garbage do not stop it', async () => {
    const raw = connect(server.port, '127.0.0.1');
    raw.on('error', () => undefined).resume();
    const half = connect(server.port, '127.0.0.1');
    half.on('error', () => undefined).write('GET /health HTTP/1.1\r\nHost: local');
    raw.write('GET /tables HTTP/1.1\r\nUpgrade: websocket\r\n\0\0\0garbage\r\n\r\n');
    await new Promise((resolve) => raw.once('close', resolve));
    expect((await get('/health')).text).toBe('{"ok":true}');
    half.destroy();
  });

  test('packets that are none end the connection, and the table goes on', async () => {
    const { made, pair } = await twoAtTable();
    for (const packet of [
      'garbage',
      '51-["say",{"_placeholder":true,"num":7}]',
      '2[['.repeat(99),
    ]) {
      const rude = await client();
      rude.socket.io.engine.write(packet);
      if (packet.startsWith('5')) rude.socket.io.engine.write('garbage');
      await vi.waitFor(() => expect(rude.socket.connected).toBe(false), 5000);
    }
    await turn(pair, made.table, 'message-9');
  });
});

test('health, metrics and headers', async () => {
  const { status, headers } = await get('/nowhere');
  expect([status, headers['x-frame-options'], headers['x-content-type-options']]).toEqual([
    404,
    'DENY',
    'nosniff',
  ]);
  expect(headers['content-security-policy']).toContain("default-src 'self'");
  expect((await get('/metrics')).text).toMatch(
    /parsecs_messages_total\{name="play",outcome="done"\} \d/,
  );
  expect((await get('/metrics', { 'x-forwarded-for': '203.0.113.7' })).status).toBe(404);
});

test('nothing of this was a failure of ours', () => {
  expect(lines.filter((line) => line.includes('"level":50'))).toEqual([]);
});
