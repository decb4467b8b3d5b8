import type { Game } from 'boardgame.io';
import {
  announce,
  chooseGrabHalf,
  chooseHalf,
  declineBoost,
  declineEvasion,
  declineGrab,
  grab,
  playBonus,
} from './moves.ts';
import { type Race, setUp } from './race.ts';

/**
 * Super Teams as somebody would write it for boardgame.io: one turn a movement card, its windows as
 * stages of whoever is asked, and the framework's own dice. Undo is off, because it costs.
 */
export const superTeamsForPeer: Game<Race, Record<string, unknown>, Race> = {
  name: 'super-teams',
  minPlayers: 2,
  maxPlayers: 4,
  disableUndo: true,
  // A position may be given to start from; then the rules can be compared move by move.
  setup: ({ ctx, random }, given) =>
    given ?? setUp(ctx.numPlayers, random.Die(ctx.numPlayers) - 1, random.Shuffle),
  moves: { announce },
  turn: {
    order: {
      first: ({ G }) => G.starter,
      next: ({ ctx }) => (ctx.playOrderPos + 1) % ctx.numPlayers,
    },
    stages: {
      boost: { moves: { playBonus, decline: declineBoost } },
      evade: { moves: { playBonus, decline: declineEvasion } },
      half: { moves: { chooseHalf } },
      grab: { moves: { grab, decline: declineGrab } },
      grabHalf: { moves: { chooseHalf: chooseGrabHalf } },
    },
  },
  endIf: ({ G }) => (G.winners.length > 0 ? { winners: [...G.winners] } : undefined),
};
