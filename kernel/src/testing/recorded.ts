import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { seededChance } from '../chance.ts';
import type { Game, GameTypes } from '../game.ts';
import { at } from '../lists.ts';
import { Match } from '../match.ts';
import { isTakeBack, type LogEntry, type MatchLog, readLog } from '../match-log.ts';
import { chooseAtRandom } from '../playout.ts';
import { runLog } from '../run-log.ts';

const ENDING = '.match.json';
/** Going back belongs to what saved games hold: far and near, freely and by consent. */
const GOES_BACK: ReadonlyMap<number, { readonly by: number; readonly agreed?: readonly number[] }> =
  new Map([
    [60, { by: 20 }],
    [90, { by: 25, agreed: [0] }],
  ]);

/**
 * Whole games as they were once played, one file each. A match stays on the rules version it began
 * with, so an engine under an unchanged version must run every one of them to the same state: where
 * it does not, saved games of players would not go on. Either the change was not meant, or the
 * version is raised and the games are recorded anew: `RECORD=1 npx vitest run recorded`.
 */
export function recordedSuite<T extends GameTypes>(game: Game<T>, folder: URL): void {
  const names = readdirSync(folder).filter((file) => file.endsWith(ENDING));
  if (process.env['RECORD'] !== undefined) {
    for (const name of names)
      writeFileSync(new URL(name, folder), record(game, read(folder, name)));
  }

  describe(`recorded games of ${game.id}`, () => {
    test('there are some', () => {
      expect(names.length).toBeGreaterThan(2);
    });

    test.each(names)('%s ends in the same state under the same version', (name) => {
      const log = read(folder, name);
      expect(log.rules).toBe(game.version);
      const run = runLog(game, log);
      if ('fault' in run) {
        const fault = JSON.stringify(run.fault);
        throw new Error(`the engine has changed under version ${game.version}: ${fault}`);
      }
      expect(game.outcome(run.match.state)).toBeDefined();
      // What was told is recorded for some.
      if (log.told.length > 0) expect(run.match.log().told).toEqual(log.told);
    });
  });
}

function read(folder: URL, name: string): MatchLog {
  const found = readLog(JSON.parse(readFileSync(new URL(name, folder), 'utf8')));
  if ('fault' in found) throw new Error(`${name}: ${found.fault.path ?? ''}`);
  return found.log;
}

/** The same match as long as its choices are legal by the rules of today, and at random from there. */
function record<T extends GameTypes>(game: Game<T>, log: MatchLog): string {
  const { setup, seed, told } = log;
  const checked = game.checkSetup(setup);
  if (!checked.ok) throw new Error('the recorded setup is not possible any more');
  const match = new Match(game, checked.value, seed);
  for (const entry of log.choices) if (!repeat(match, entry)) break;
  const will = seededChance(`${seed}/will`);
  const choose = chooseAtRandom<T>(will);
  while (game.asked(match.state).length > 0) {
    const asked = game.asked(match.state);
    const seat = at(asked, will.pick('seat', asked.length));
    match.choose(seat, choose(match.state, game.question(match.state, seat)).id);
    const back = GOES_BACK.get(match.records.length);
    if (back !== undefined) match.takeBack(seat, Math.max(0, match.length - back.by), back.agreed);
  }
  const { choices, ...rest } = match.log();
  const head = { ...rest, told: told.length > 0 ? rest.told : [] };
  const lines = choices.map((entry) => JSON.stringify(entry)).join(',\n');
  return `${JSON.stringify(head).slice(0, -1)},"choices":[\n${lines}\n]}\n`;
}

/** Whether the entry could be repeated. */
function repeat<T extends GameTypes>(match: Match<T>, entry: LogEntry): boolean {
  if (!isTakeBack(entry)) return match.choose(entry.by, entry.choice) === undefined;
  if (entry.backTo >= match.length) return false;
  match.takeBack(entry.by, entry.backTo, entry.agreed);
  return true;
}
