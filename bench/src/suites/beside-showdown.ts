import { xwing } from '@parsecs/xwing';
import { race } from '../measure.ts';
import { RandomBattles } from '../showdown/battles.ts';
import { round, type Suite } from '../suite.ts';
import { Tally } from '../tally.ts';
import { playAtRandom } from './random-play.ts';

/**
 * Random X-Wing beside random battles in the Pokémon Showdown simulator: other games, but both with
 * hidden choices, dice, and hundreds of cards that change the rules. Decisions are counted alike.
 */
export function besideShowdown(setup: unknown): Suite {
  return (plan) => {
    const [ourTally, peerTally] = [new Tally(), new Tally()];
    const battles = new RandomBattles();
    const playPeer = (): number => peerTally.add(battles.play(`bench/${peerTally.games}`));
    const [ours = 0, peer = 0] = race([playAtRandom(xwing, setup, ourTally), playPeer], plan);
    return {
      name: 'xwing/random-play',
      ours: round(ours),
      peer: round(peer),
      peerName: '@pkmn/sim 0.10.11',
      ratio: round(ours / peer, 1),
      unit: 'decisions/s',
    };
  };
}
