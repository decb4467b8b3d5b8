import { at, seededChance } from '@parsecs/kernel';
import { GAME_IDS, type GameId, loadGame } from '@parsecs/table';
import { auditStreams, type StreamAudit } from './audit-streams.ts';

export interface GameAudit extends StreamAudit {
  readonly game: GameId;
}

/** A whole match by chance: the games take turns by its number, and each has another set-up. */
export async function auditGame(seed: string, number: number): Promise<GameAudit> {
  const id = at(GAME_IDS, number % GAME_IDS.length);
  const game = await loadGame(id);
  const own = `${seed}/${id}/${number}`;
  const setup = game.randomSetup(seededChance(own));
  const { leaks, ...found } = await auditStreams(game, setup, own, Infinity);
  return { game: id, ...found, leaks: leaks.map((leak) => `${own}: ${leak}`) };
}
