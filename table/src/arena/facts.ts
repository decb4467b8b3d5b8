import type { EventBase, Game } from '@parsecs/kernel';
import type { GameId } from '../games.ts';

/** How many of a piece took part in how many games, and how many were left. */
export interface PieceFact {
  readonly fielded: number;
  readonly survived: number;
}

/** In how many games a card was there, and in how many of them it was seen at work. */
export interface CardFact {
  readonly games: number;
  readonly used: number;
}

/** What was told in games, counted; the ids are those of the game, with their kind before them. */
export interface Facts {
  readonly pieces: Readonly<Record<string, PieceFact>>;
  /** Damage by what did it; in Super Teams steps by what made them. */
  readonly damage: Readonly<Record<string, number>>;
  readonly cards: Readonly<Record<string, CardFact>>;
}

export const NO_FACTS: Facts = { pieces: {}, damage: {}, cards: {} };

/** Looks on in one game. */
export interface Collector {
  tell(event: EventBase): void;
  /** When it is over; the view is that of somebody who sees the whole table. */
  end(view: unknown): Facts;
}

export type Collect = (game: Game, setup: unknown) => Collector;

const LOADERS: Readonly<Record<GameId, () => Promise<Collect>>> = {
  'super-teams': async () => (await import('./collect/super-teams.ts')).collectSuperTeams,
  xwing: async () => (await import('./collect/xwing.ts')).collectXWing,
  'starship-battles': async () =>
    (await import('./collect/starship-battles.ts')).collectStarshipBattles,
  'imperial-assault': async () =>
    (await import('./collect/imperial-assault.ts')).collectImperialAssault,
};

export function loadCollector(game: GameId): Promise<Collect> {
  return LOADERS[game]();
}

export function mergeFacts(all: readonly Facts[]): Facts {
  const pieces: Record<string, PieceFact> = {};
  const damage: Record<string, number> = {};
  const cards: Record<string, CardFact> = {};
  for (const facts of all) {
    for (const [id, { fielded, survived }] of Object.entries(facts.pieces)) {
      const known = pieces[id] ?? { fielded: 0, survived: 0 };
      pieces[id] = { fielded: known.fielded + fielded, survived: known.survived + survived };
    }
    for (const [id, amount] of Object.entries(facts.damage)) {
      damage[id] = (damage[id] ?? 0) + amount;
    }
    for (const [id, { games, used }] of Object.entries(facts.cards)) {
      const known = cards[id] ?? { games: 0, used: 0 };
      cards[id] = { games: known.games + games, used: known.used + used };
    }
  }
  return { pieces, damage, cards };
}

/** Cards that were there in games and never seen at work, those of most games first. */
export function idleCards({ cards }: Facts): readonly (readonly [string, CardFact])[] {
  return Object.entries(cards)
    .filter(([, { used }]) => used === 0)
    .toSorted(([, one], [, other]) => other.games - one.games);
}
