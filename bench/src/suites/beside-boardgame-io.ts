import { seededChance } from '@parsecs/kernel';
import { defaultSetup, superTeams } from '@parsecs/super-teams';
import { inProduction } from '../boardgame-io/library.ts';
import { PeerDriver } from '../boardgame-io/play.ts';
import { type Plan, race, type Work } from '../measure.ts';
import { round, type SuiteResult } from '../suite.ts';
import { Tally } from '../tally.ts';
import { playAtRandom } from './random-play.ts';

const SEATS = 2;

/** Random Super Teams, and the same game in boardgame.io: decisions are counted alike. */
export async function besideBoardgameIo(plan: Plan): Promise<SuiteResult> {
  return inProduction(() => {
    const [ourTally, peerTally] = [new Tally(), new Tally()];
    const contestants = [
      playAtRandom(superTeams, defaultSetup(SEATS), ourTally),
      playPeer(peerTally),
    ];
    const [ours = 0, peer = 0] = race(contestants, plan);
    return {
      name: 'super-teams/random-play',
      ours: round(ours),
      peer: round(peer),
      peerName: 'boardgame.io 0.50.2',
      ratio: round(ours / peer, 1),
      unit: 'decisions/s',
      perGame: { ours: round(ourTally.mean, 1), peer: round(peerTally.mean, 1) },
    };
  });
}

function playPeer(tally: Tally): Work {
  const driver = new PeerDriver();
  return () => {
    const seed = `bench/${tally.games}`;
    return tally.add(driver.playRandomly(SEATS, seed, seededChance(seed)).decisions);
  };
}
