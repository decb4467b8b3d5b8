import { seededChance } from '@parsecs/kernel';
import type { Work } from '../measure.ts';
import { PeerDriver } from './play.ts';

const SEATS = 2;

/** Random Super Teams in boardgame.io: decisions are counted as ours. */
export function playInBoardgameIo(): Work {
  const driver = new PeerDriver();
  let games = 0;
  return () => {
    const seed = `bench/${games}`;
    games += 1;
    return driver.playRandomly(SEATS, seed, seededChance(seed)).decisions;
  };
}
