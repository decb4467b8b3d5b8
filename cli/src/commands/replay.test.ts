import { commitTo, fairSeed, type Game, Match, type MatchLog, seededChance } from '@parsecs/kernel';
import { createTexts, describeEvent } from '@parsecs/lang';
import { loadGame } from '@parsecs/table';
import { beforeAll, describe, expect, test } from 'vitest';
import { knownFrom } from '../play/known.ts';
import { nameSeats } from '../play/people.ts';
import { folderWith, run, runJson } from '../testing/index.ts';

interface Verdict {
  readonly ok: boolean;
  readonly choices: number;
  readonly hash: string | null;
  readonly why?: string;
}

interface Shown {
  readonly ok: boolean;
  readonly lines: readonly string[];
  readonly why?: string;
}

let log: MatchLog;

beforeAll(async () => {
  const game: Game = await loadGame('super-teams');
  const match = new Match(game, game.setups['2-players'], 'replay');
  const will = seededChance('will');
  for (let step = 0; step < 30; step += 1) {
    const [seat = 0] = game.asked(match.state);
    const { answers } = game.question(match.state, seat);
    match.choose(seat, answers[will.pick('answer', answers.length)]?.id ?? '');
  }
  const [seat = 0] = game.asked(match.state);
  const point = match.takeBackPoint(seat);
  if (point !== undefined) match.takeBack(seat, point.backTo, [1 - seat]);
  log = match.log();
});

async function verify(
  content: unknown,
): Promise<{ readonly code: number; readonly json: Verdict }> {
  const cwd = await folderWith({ 'match.json': content });
  return runJson<Verdict>(['replay', 'verify', 'match.json'], { cwd });
}

async function show(content: unknown): Promise<{ readonly code: number; readonly json: Shown }> {
  const cwd = await folderWith({ 'match.json': content });
  return runJson<Shown>(['replay', 'show', 'match.json'], { cwd });
}

describe('replay verify', () => {
  test('a sound log', async () => {
    const { code, json } = await verify(log);
    expect(code).toBe(0);
    expect(json).toMatchObject({ ok: true, choices: log.choices.length, hash: log.hash });
  });

  test('a match online, whose dice came from what everybody had sealed', async () => {
    const [secret, salts] = ['of the server', ['of Leia', 'of Han']];
    const seed = fairSeed(secret, salts);
    const game: Game = await loadGame('super-teams');
    const commitments = { host: commitTo(secret, 'host'), seats: salts.map(commitTo) };
    const fair = { version: 1, commitments, secret, salts, seed };
    const sealed = { ...new Match(game, game.setups['2-players'], seed).log(), fair };
    expect((await verify(sealed)).json).toMatchObject({ ok: true, fair: true });
    const wrong: readonly (readonly [object, RegExp])[] = [
      [{ ...fair, salts: ['of Leia', 'of Greedo'] }, /^A seat did not open/],
      [{ ...fair, secret: 'another' }, /^The server did not open/],
      [{ ...fair, seed: 'wished for' }, /^The dice do not follow/],
    ];
    for (const [record, why] of wrong) {
      const { code, json } = await verify({ ...sealed, fair: record });
      expect([code, json]).toMatchObject([1, { ok: false, fair: false, why: expect.any(String) }]);
      expect(json.why).toMatch(why);
    }
    const { json: other } = await verify({ ...log, fair });
    expect(other).toMatchObject({ ok: false, why: 'The game was played with other dice.' });
    const { json: broken } = await verify({ ...sealed, fair: { ...fair, salts: [1] } });
    expect([broken.ok, broken.why]).toEqual([false, expect.stringContaining('fair')]);
  });

  test('a saved table', async () => {
    const seats = [{ kind: 'here' }, { kind: 'bot', bot: 'greedy' }];
    expect((await verify({ format: 'parsecs-table/1', log, seats })).json.ok).toBe(true);
    const broken = await verify({ format: 'parsecs-table/1', log, seats: 'nobody' });
    expect([broken.code, broken.json.ok]).toEqual([1, false]);
    expect(broken.json.why).toContain('seats');
  });

  test('another hash, other rules, an illegal entry', async () => {
    const entries = log.choices.with(3, { by: 0, choice: 'no such answer' });
    for (const wrong of [{ hash: 'abc' }, { rules: '0' }, { choices: entries }, { setup: {} }]) {
      const { code, json } = await verify({ ...log, ...wrong });
      expect([code, json.ok]).toEqual([1, false]);
      expect(json.why).toMatch(/\w/);
    }
  });

  test.each([
    ['{ broken', 'not JSON'],
    ['null', ''],
    [{}, 'format'],
    [{ format: 'parsecs-match/1', game: 'super-teams' }, 'rules'],
  ])('what is no log: %j', async (content, fault) => {
    const { code, json } = await verify(content);
    expect(code).toBe(1);
    expect(json).toMatchObject({ ok: false, choices: 0, hash: null });
    expect(json.why).toContain(fault);
  });

  test('a game that nobody knows', async () => {
    const { code, json } = await verify({ ...log, game: 'chess' });
    expect([code, json.ok]).toEqual([1, false]);
    expect(json.why).toContain('chess');
  });

  test('people read one line', async () => {
    const cwd = await folderWith({ 'match.json': log });
    const { out } = await run(['replay', 'verify', 'match.json'], { cwd });
    expect(out).toBe(`Valid: ${log.choices.length} entries, final hash ${log.hash}\n`);
  });
});

describe('replay show', () => {
  test('tells the match in words, take-backs included', async () => {
    const { code, json } = await show(log);
    expect(code).toBe(0);
    expect(json.lines[1]).toBe('Round 1 begins.');
    expect(json.lines.join('\n')).toMatch(/Player \d .*takes? back/);
    expect(json.lines.length).toBeGreaterThan(40);
  });

  test('tells exactly the match that was verified, also where chance began anew before a cut', async () => {
    const game = await loadGame('starship-battles');
    const match = new Match(game, game.setups['random'], 'cut');
    const will = seededChance('will of the cut');
    const goOn = (steps: number): void => {
      for (let step = 0; step < steps; step += 1) {
        const [seat = 0] = game.asked(match.state);
        const { answers, region } = game.question(match.state, seat);
        const any = answers[will.pick('answer', Math.max(1, answers.length))];
        match.choose(seat, (region?.sample(will) ?? any)?.id ?? '');
      }
    };
    goOn(60);
    match.takeBack(0, 40, [1]);
    goOn(60);
    const cut = match.branch(match.length);
    const texts = await createTexts('en', ['starship-battles', 'table']);
    const known = knownFrom(game.id, cut.setup);
    const people = nameSeats(texts, []);
    const told = Array.from({ length: cut.length + 1 }, (_, step) => cut.eventsAt(step)).flat();
    const { code, json } = await show(cut.log());
    expect([code, cut.log().reseeds?.length]).toEqual([0, 1]);
    expect(json.lines).toEqual(
      told.map((event) => describeEvent(texts, game.id, event, people, known)),
    );
  });

  test('a refused entry is told of and never passed over', async () => {
    const choices = log.choices.with(5, { by: 0, choice: 'no such answer' });
    const { code, json } = await show({ ...log, choices });
    expect([code, json.ok]).toEqual([1, false]);
    expect(json.why).toContain('Entry 6');
  });

  test('names people as the saved table does, without what a terminal would obey', async () => {
    const seats = [
      { kind: 'here', name: 'Ann\u001B[2J' },
      { kind: 'bot', bot: 'greedy' },
    ];
    const { json } = await show({ format: 'parsecs-table/1', log, seats });
    const text = json.lines.join('\n');
    expect(text).toContain('Ann\uFFFD[2J');
    expect(text).not.toContain('\u001B');
  });

  test('a match of other rules is told as it was told then, and is exit 1', async () => {
    const told = [...log.told, [{ type: 'from-the-future', text: '\u001B[2J' }]];
    const { code, json } = await show({ ...log, rules: '0', told });
    expect([code, json.ok]).toEqual([1, false]);
    expect(json.lines[1]).toBe('Round 1 begins.');
    expect(json.lines.at(-1)).toContain('from-the-future');
    expect(json.lines.join('')).not.toContain('\u001B');
  });

  test('what is no log is exit 1 with the reason', async () => {
    const cwd = await folderWith({ 'match.json': 'null' });
    const { code, out } = await run(['replay', 'show', 'match.json'], { cwd });
    expect(code).toBe(1);
    expect(out).toMatch(/\w/);
  });
});
