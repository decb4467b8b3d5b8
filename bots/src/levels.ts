import type { Game, GameTypes } from '@parsecs/kernel';
import { type Bot, finish, type Thought, type Turn } from './bot.ts';
import { greedy } from './greedy.ts';
import type { Level } from './ids.ts';
import { type Effort, search } from './search/search.ts';
import { inStyle } from './styles.ts';

/** Plays of the usual level for one question, where a game does not say. */
const USUAL_PLAYS = 600;
/** A question of setting up is worth so many others. */
const OPENING = 3;

/**
 * Weaker levels think less, do not see every answer and misjudge some; none sees more than its seat
 * may. `plays` is a share of what the usual level has.
 */
const EFFORTS: Readonly<Record<Level, Effort>> = {
  'first-game': {
    plays: 0,
    milliseconds: 1200,
    glances: 1,
    candidates: 1,
    overlooks: 0.55,
    misjudges: 0.12,
  },
  easy: {
    plays: 0,
    milliseconds: 1200,
    glances: 2,
    candidates: 1,
    overlooks: 0.25,
    misjudges: 0.05,
  },
  normal: {
    plays: 0.05,
    milliseconds: 1200,
    glances: 3,
    candidates: 3,
    overlooks: 0.25,
    misjudges: 0.004,
  },
  hard: { plays: 1, milliseconds: 1200, glances: 4, candidates: 10, overlooks: 0, misjudges: 0 },
  ace: { plays: 4, milliseconds: 1500, glances: 8, candidates: 16, overlooks: 0, misjudges: 0 },
};

export const LEVEL_BOTS: Readonly<Record<Level, Bot>> = {
  'first-game': thinker('first-game'),
  easy: thinker('easy'),
  normal: thinker('normal'),
  hard: thinker('hard'),
  ace: thinker('ace'),
};

function thinker(id: Level): Bot {
  const ponder = <T extends GameTypes>(turn: Turn<T>): Thought => think(turn, EFFORTS[id]);
  return { id, ponder, choose: (turn) => finish(ponder(turn)).answer };
}

/** A search where the game wants one, a glance elsewhere. */
function* think<T extends GameTypes>(turn: Turn<T>, effort: Effort): Thought {
  const { game, question, view, chance } = turn;
  const known = game.thinking.known?.(game.imagine(view, chance), question);
  if (known !== undefined) return { answer: known.id, considered: [], reasons: [] };
  if (game.thinking.searched?.(question) === false) {
    return { answer: greedy.choose(turn), considered: [], reasons: [] };
  }
  return yield* search({ ...turn, game: judgedBy(turn) }, effortFor(turn, effort));
}

function judgedBy<T extends GameTypes>({ game, view, chance, question, style }: Turn<T>): Game<T> {
  if (style === undefined) return game;
  return inStyle(game, style, game.imagine(view, chance), question.seat);
}

function effortFor<T extends GameTypes>(turn: Turn<T>, effort: Effort): Effort {
  const { milliseconds = effort.milliseconds } = turn;
  const plays = effort.plays === 0 ? 0 : effort.plays * playsOf(turn);
  return { ...effort, milliseconds, plays };
}

/** Whoever is given time and a clock, but no plays, stops for nothing else. */
function playsOf<T extends GameTypes>(turn: Turn<T>): number {
  const { game, question, plays, now, milliseconds } = turn;
  const { thinking } = game;
  if (plays === undefined && milliseconds !== undefined && now !== undefined) {
    return Number.POSITIVE_INFINITY;
  }
  const usual = plays ?? thinking.plays ?? USUAL_PLAYS;
  return usual * (thinking.opening?.(question) === true ? OPENING : 1);
}
