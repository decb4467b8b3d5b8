import { createRequire } from 'node:module';
import { at, seededChance } from '@parsecs/kernel';
import type { Ctx } from 'boardgame.io';
import type { Work } from '../measure.ts';
import { superTeamsForPeer } from './game.ts';
import type { PeerState } from './library.ts';
import { actorOf, callsOf, PeerDriver } from './play.ts';
import type { Race } from './race.ts';

const SEATS = 2;
const ITERATIONS = 50;
const POSITIONS = 12;
const APART = 7;

interface MctsBot {
  play(state: PeerState, playerID: string): Promise<unknown>;
}

interface Ai {
  readonly MCTSBot: new (options: {
    readonly game: typeof superTeamsForPeer;
    readonly seed: string;
    readonly iterations: number;
    readonly enumerate: (G: Race, ctx: Ctx, playerID: string) => readonly unknown[];
  }) => MctsBot;
}

/** The bot that comes with boardgame.io: each iteration goes down its tree and plays on at random. */
export function searchInBoardgameIo(): Work {
  // Its package has no ESM entry for this part, so it is required.
  const { MCTSBot } = createRequire(import.meta.url)('boardgame.io/ai') as Ai;
  const bot = new MCTSBot({
    game: superTeamsForPeer,
    seed: 'bench',
    iterations: ITERATIONS,
    enumerate: (G, ctx, playerID) =>
      callsOf({ G, ctx }, { playerID, stage: ctx.activePlayers?.[playerID] }),
  });
  const asked = questions();
  let turn = 0;
  return () => {
    const state = at(asked, turn % asked.length);
    turn += 1;
    // Without its asynchronous mode all iterations are done when the promise is handed over.
    void bot.play(state, actorOf(state).playerID);
    return ITERATIONS;
  };
}

function questions(): readonly PeerState[] {
  const driver = new PeerDriver();
  const chance = seededChance('bench/search');
  let state = driver.begin(SEATS, 'bench/search');
  const asked: PeerState[] = [];
  for (let call = 1; asked.length < POSITIONS && state.ctx.gameover === undefined; call += 1) {
    const actor = actorOf(state);
    const legal = callsOf(state, actor);
    if (call % APART === 0 && legal.length > 1) asked.push(state);
    state = driver.call(state, actor.playerID, at(legal, chance.pick('any', legal.length)));
  }
  return asked;
}
