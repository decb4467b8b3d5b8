import { at, seededChance } from '@parsecs/kernel';
import { GAME_IDS, loadGame } from '@parsecs/table';
import { auditStreams } from './audit-streams.ts';

export interface GamesAudit {
  readonly games: number;
  readonly finished: number;
  /** Messages that were looked at, of all seats and spectators. */
  readonly messages: number;
  readonly bytes: number;
  /** What somebody was told and could not know, with the game and its seed. */
  readonly leaks: readonly string[];
}

/** Whole matches of all games in turn, each from another set-up; looks at every byte that is sent. */
export async function auditGames(
  games: number,
  seed: string,
  onGame: (done: number) => void = () => undefined,
): Promise<GamesAudit> {
  let [finished, messages, bytes] = [0, 0, 0];
  const leaks: string[] = [];
  for (let number = 0; number < games; number += 1) {
    const id = at(GAME_IDS, number % GAME_IDS.length);
    const game = await loadGame(id);
    const own = `${seed}/${id}/${number}`;
    const found = await auditStreams(game, game.randomSetup(seededChance(own)), own, Infinity);
    if (found.isOver) finished += 1;
    messages += found.messages;
    bytes += found.bytes;
    leaks.push(...found.leaks.map((leak) => `${own}: ${leak}`));
    onGame(number + 1);
  }
  return { games, finished, messages, bytes, leaks };
}
