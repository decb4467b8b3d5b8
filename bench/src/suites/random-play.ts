import { chooseAtRandom, playOut, seededChance } from '@parsecs/kernel';
import { defaultSetup, superTeams } from '@parsecs/super-teams';
import { inProduction } from '../boardgame-io/library.ts';
import { PeerDriver } from '../boardgame-io/play.ts';
import { type Plan, race, type Work } from '../measure.ts';
import { round, type SuiteResult } from '../suite.ts';

const SEATS = 2;

class Tally {
  games = 0;
  decisions = 0;

  add(decisions: number): number {
    this.games += 1;
    this.decisions += decisions;
    return decisions;
  }

  get mean(): number {
    return this.decisions / this.games;
  }
}

/**
 * Whole random games, dealing included, events off. Only answers where there was a choice count as
 * decisions, on both sides; the others are made as well and cost their time.
 */
export async function randomPlay(plan: Plan): Promise<SuiteResult> {
  return inProduction(() => {
    const [ourTally, peerTally] = [new Tally(), new Tally()];
    const [ours = 0, peer = 0] = race([playOurs(ourTally), playPeer(peerTally)], plan);
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

function playOurs(tally: Tally): Work {
  const setup = defaultSetup(SEATS);
  return () => {
    const chance = seededChance(`bench/${tally.games}`);
    const state = superTeams.begin(setup, { chance });
    return tally.add(playOut(superTeams, state, chance, chooseAtRandom(chance)).decisions);
  };
}

function playPeer(tally: Tally): Work {
  const driver = new PeerDriver();
  return () => {
    const seed = `bench/${tally.games}`;
    return tally.add(driver.playRandomly(SEATS, seed, seededChance(seed)).decisions);
  };
}
