import { describe, expect, test } from 'vitest';
import { auditGame } from '../audit.ts';
import { seededChance } from '../chance.ts';
import type { Game, GameTypes, Viewer } from '../game.ts';
import { at } from '../lists.ts';
import { Match } from '../match.ts';
import { imaginedDiffer } from '../promises.ts';
import { runLog } from '../run-log.ts';
import { eventKeepsBack, viewKeepsBack } from './unnamed.ts';

/** Looking costs more than playing: only the view of every so many steps is looked at. */
const VIEWED_EVERY = 5;

type Prove = () => void | Promise<void>;

/** A test that proves one rule of a ledger; `parsecs coverage` reads the id. */
export function rule(id: string, sentence: string, prove: Prove): void {
  test(`${id} ${sentence}`, prove);
}

/** A test of what one card does, or of when it does nothing; `parsecs coverage` reads the id. */
export function card(id: string, sentence: string, prove: Prove): void {
  test(`${id}: ${sentence}`, prove);
}

export interface SuiteOptions {
  /** Names of the setups to run; all of the game's by default. */
  readonly setups?: readonly string[];
  /** Games for each setup. */
  readonly games?: number;
  /** Parts of the state that views show as a whole: what was agreed before the game. */
  readonly open?: readonly string[];
}

/** What every game is held to: random games with all promises of the contract checked on the way. */
export function gameSuite<T extends GameTypes>(game: Game<T>, options: SuiteOptions = {}): void {
  const { setups: names = Object.keys(game.setups), open = ['setup'] } = options;
  describe(`${game.id} keeps the contract`, () => {
    test.each(names)('%s: random games to the end, every promise checked', (name) => {
      const setup = setupOf(game, name);
      for (let index = 0; index < (options.games ?? 20); index += 1) {
        const seed = `suite-${index}`;
        const { failure } = auditGame(game, setup, seed, index === 0);
        const again = `parsecs fuzz ${game.id} --setup ${name} --game-seed ${seed}`;
        expect(failure, `reproduce with: ${again}`).toBeUndefined();
      }
    });

    test.each(names)('%s: a view hides something from everybody who does not see all', (name) => {
      const match = new Match(game, setupOf(game, name), 'hidden');
      const chance = seededChance('imagination');
      const unsure = new Set<Viewer>();
      do {
        for (const viewer of viewersOf(game, name)) {
          if (imaginedDiffer(game, match.state, viewer, chance)) unsure.add(viewer);
        }
      } while (unsure.size < viewersOf(game, name).length && playOn(match, 1, `${match.length}`));
      expect([...unsure]).toEqual(expect.arrayContaining([...viewersOf(game, name)]));
    });

    test.each(names)('%s: the chances of all sides add up to one, and allies share', (name) => {
      const match = new Match(game, setupOf(game, name), 'chances');
      do {
        const { state } = match;
        const sides = game.evaluation.sides(state);
        const leaders = sides.flatMap((side, seat) => (sides.indexOf(side) === seat ? [seat] : []));
        const total = leaders.reduce((sum, seat) => sum + game.evaluate(state, seat), 0);
        expect(total).toBeCloseTo(1, 9);
        for (const seat of sides.keys()) {
          const chances = game.allies(state, seat).map((ally) => game.evaluate(state, ally));
          expect(new Set(chances).size).toBe(1);
        }
      } while (playOn(match, VIEWED_EVERY, `${match.length}`));
    });

    test.each(names)('%s: what no view names stays hidden, in the state and in events', (name) => {
      const match = new Match(game, setupOf(game, name), 'unnamed');
      const seen = new Set<string>();
      do {
        const { state } = match;
        const told = match.eventsAt(match.length);
        for (const viewer of viewersOf(game, name)) {
          if (match.length % VIEWED_EVERY === 0 && !viewKeepsBack(game, state, viewer, open)) {
            seen.add('view');
          }
          for (const event of told) {
            if (!eventKeepsBack(game, state, event, viewer)) seen.add(event.type);
          }
        }
      } while (playOn(match, 1, `${match.length}`));
      expect([...seen]).toEqual([]);
    });

    test.each(names)('%s: a take-back leaves a log that still runs to the same state', (name) => {
      const match = playHalf(game, name);
      const { by: seat } = match.choiceAt(match.length - 1);
      const point = match.takeBackPoint(seat);
      expect(point).toBeDefined();
      if (point === undefined) return;
      match.takeBack(seat, point.backTo, point.free ? undefined : [seat]);
      expect(match.length).toBe(point.backTo);
      playOn(match, 10, 'after');
      const run = runLog(game, match.log());
      expect('match' in run && run.match.hash()).toBe(match.hash());
    });

    test.each(names)('%s: a setup that was written down is the same setup', (name) => {
      const checked = game.checkSetup(JSON.parse(JSON.stringify(setupOf(game, name))));
      expect(checked.ok).toBe(true);
      if (checked.ok) expect(checked.value).toEqual(setupOf(game, name));
    });
  });
}

function setupOf<T extends GameTypes>(game: Game<T>, name: string): T['setup'] {
  const setup = game.setups[name];
  if (setup === undefined) throw new Error(`${game.id} has no setup ${name}`);
  return setup;
}

function viewersOf<T extends GameTypes>(game: Game<T>, name: string): readonly Viewer[] {
  const seats = game.seatsOf(setupOf(game, name));
  return [...Array.from({ length: seats }, (_, seat) => seat), 'spectator'];
}

/** A match in the middle of its game. */
function playHalf<T extends GameTypes>(game: Game<T>, name: string): Match<T> {
  const whole = new Match(game, setupOf(game, name), 'half');
  playOn(whole, Number.POSITIVE_INFINITY, 'half');
  return whole.branch(Math.ceil(whole.length / 2));
}

/** Plays so many random answers; false when the game is over. */
function playOn<T extends GameTypes>(match: Match<T>, answers: number, seed: string): boolean {
  const { game } = match;
  const will = seededChance(`${seed}/will`);
  for (let index = 0; index < answers; index += 1) {
    const asked = game.asked(match.state);
    if (asked.length === 0) return false;
    const seat = at(asked, will.pick('seat', asked.length));
    const question = game.question(match.state, seat);
    const answer =
      question.region?.sample(will) ??
      at(question.answers, will.pick('answer', question.answers.length));
    const refusal = match.choose(seat, answer.id);
    if (refusal !== undefined) throw new Error(`offered, but refused: ${answer.id}`);
  }
  return true;
}

export { recordedSuite } from './recorded.ts';
export { type SeatName, TestTable } from './test-table.ts';
export { type Tiny, type TinyState, tinyGame } from './tiny-game.ts';
