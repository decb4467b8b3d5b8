import { Match } from '../match.ts';
import { type Tiny, tinyGame } from './tiny-game.ts';

export function begin(seed = 'seed'): Match<Tiny> {
  return new Match(tinyGame, { rounds: 40 }, seed);
}

/** Both bid, the loser keeps the point: one round. */
export function playRound(match: Match<Tiny>): void {
  match.choose(0, '3');
  match.choose(1, '4');
  match.choose(match.state.loser, 'keep');
}
