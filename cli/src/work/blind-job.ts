import { BOT_IDS, type BotId, consider, STYLES } from '@parsecs/bots';
import { at, canonicalJson, type Game, seededChance } from '@parsecs/kernel';
import { type GameId, loadGame } from '@parsecs/table';
import type { JobRunner } from './job-runner.ts';

/** Bots that are asked twice about what looks the same to them; plain data. */
export interface BlindTask {
  readonly game: GameId;
  readonly bots: readonly BotId[];
  readonly seed: string;
  /** Plays of the usual level for one question. */
  readonly plays: number;
}

export interface BlindCount {
  readonly positions: number;
  /** Positions in which something hidden was really another one. */
  readonly hidden: number;
  /** Where the answer, or anything that was thought about it, was another one. */
  readonly changed: readonly string[];
}

export interface BlindShare {
  readonly counts: readonly BlindCount[];
}

/** Every position has a game of its own, and its question lies somewhere in its first answers. */
const DEEPEST = 150;

/** Position `index`: every bot decides, then something that it cannot see is changed, and it decides again. */
export async function blindRunner(task: BlindTask): Promise<JobRunner<BlindShare>> {
  const game = await loadGame(task.game);
  const counts = task.bots.map(() => ({ positions: 0, hidden: 0, changed: [] as string[] }));
  return {
    play(index): void {
      const seed = `${task.seed}/${index}`;
      const { state, seat } = findQuestion(game, seed);
      const view = game.view(state, seat);
      const truth = game.imagine(view, seededChance(`${seed}/truth`));
      const isOther = canonicalJson(truth) !== canonicalJson(state);
      const style = STYLES[index % (2 * STYLES.length)];
      for (const [place, bot] of task.bots.entries()) {
        const asked = { game: game.id, bot, seat, seed, budget: { plays: task.plays } };
        const think = (seen: unknown): string =>
          canonicalJson(
            consider(game, { ...asked, view: seen, ...(style !== undefined && { style }) }),
          );
        const count = at(counts, place);
        count.positions += 1;
        if (isOther) count.hidden += 1;
        if (think(view) !== think(game.view(truth, seat))) count.changed.push(seed);
      }
    },
    share: () => ({ counts }),
  };
}

/** A question with a choice, after a number of random answers. */
function findQuestion(
  game: Game,
  seed: string,
): { readonly state: unknown; readonly seat: number } {
  for (let draw = 0; ; draw += 1) {
    const chance = seededChance(`${seed}/${draw}`);
    const setups = Object.values(game.setups);
    const state = game.begin(at(setups, chance.pick('setup', setups.length)), { chance });
    const depth = chance.pick('depth', DEEPEST);
    for (let number = 0; ; number += 1) {
      const seat = game.asked(state)[0];
      if (seat === undefined) break;
      const { answers, region } = game.question(state, seat);
      if (number >= depth && (answers.length > 1 || region !== undefined)) return { state, seat };
      const answer = region?.sample(chance) ?? at(answers, chance.pick('answer', answers.length));
      game.answer(state, seat, answer, { chance });
    }
  }
}

/** All bots that decide by looking: none but these could see too much. */
export const SEEING_BOTS: readonly BotId[] = BOT_IDS.filter((id) => id !== 'random');
