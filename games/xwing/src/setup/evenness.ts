import { FACTIONS, type Faction } from '../cards/vocabulary.ts';

/** What bots of one strength made of a battle: how many games, and how many of them each side won. */
export interface Measured {
  readonly games: number;
  readonly wins: Readonly<Record<Faction, number>>;
}

/**
 * The printed battles stay as they are, whoever they favour; uneven squads of our own are changed instead.
 * Measured with `parsecs balance --game xwing --only first-game,mission --games 300 --bot greedy`.
 */
export const PRINTED_BATTLES: Readonly<Record<string, Measured>> = {
  'first-game': { games: 300, wins: { rebel: 144, imperial: 156 } },
  'mission-1': { games: 300, wins: { rebel: 41, imperial: 259 } },
  'mission-2': { games: 300, wins: { rebel: 123, imperial: 177 } },
  'mission-3': { games: 300, wins: { rebel: 287, imperial: 13 } },
};

/** With less than this share of the games a side has it harder, and with less than the other it is hard. */
const EVEN_SHARE = 0.42;
const HARD_SHARE = 0.3;

export interface Handicap {
  readonly side: Faction;
  readonly degree: 'harder' | 'hard';
  /** How much of the games the side won. */
  readonly share: number;
  readonly games: number;
}

/** Who has the harder task in a battle, if it was measured and is not even. */
export function handicapIn(battle: string): Handicap | undefined {
  const measured = PRINTED_BATTLES[battle];
  if (measured === undefined) return undefined;
  const { games, wins } = measured;
  const side = FACTIONS.find((faction) => wins[faction] / games < EVEN_SHARE);
  if (side === undefined) return undefined;
  const share = wins[side] / games;
  return { side, degree: share < HARD_SHARE ? 'hard' : 'harder', share, games };
}
