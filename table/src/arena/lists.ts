import type { Game } from '@parsecs/kernel';
import type { GameId } from '../games.ts';
import type { Contest, Seating } from './contests.ts';

/** A list that somebody may bring: a squad, a fleet, an army in the format of its game. */
export interface NamedList {
  readonly name: string;
  readonly list: unknown;
}

/** What is ready-made of a game, and how two lists sit down to a match. */
interface ListBook {
  readonly ready: readonly NamedList[];
  readonly setup: (first: unknown, second: unknown) => unknown;
}

type WithFaction = { readonly faction?: string };

const XWING_OBSTACLES = 6;

/** Each game is loaded when its lists are asked for. Super Teams is played without lists. */
const BOOKS: Readonly<Record<Exclude<GameId, 'super-teams'>, () => Promise<ListBook>>> = {
  xwing: async () => {
    const { READY_SQUADS } = await import('@parsecs/xwing');
    return {
      ready: READY_SQUADS.map(({ id, squad }) => ({ name: id, list: squad })),
      setup: (first, second) => {
        const [P1, P2] = [(first as WithFaction).faction, (second as WithFaction).faction];
        const isMirror = P1 === P2;
        return {
          sides: isMirror ? { P1, P2 } : P1,
          obstacles: XWING_OBSTACLES,
          squads: isMirror ? { P1: first, P2: second } : { [`${P1}`]: first, [`${P2}`]: second },
        };
      },
    };
  },
  'starship-battles': async () => {
    const { READY_FLEETS } = await import('@parsecs/starship-battles');
    return {
      ready: READY_FLEETS.map(({ id, fleet }) => ({ name: id, list: fleet })),
      setup: (first, second) => ({
        sides: (first as WithFaction).faction,
        fleets: [first, second],
      }),
    };
  },
  'imperial-assault': async () => {
    const { ARMIES, ARMY_IDS } = await import('@parsecs/imperial-assault');
    return {
      ready: ARMY_IDS.map((id) => ({ name: id, list: ARMIES[id] })),
      setup: (first, second) => ({ armies: [first, second], mission: 'random' }),
    };
  },
};

function bookOf(id: GameId): Promise<ListBook> | undefined {
  return id === 'super-teams' ? undefined : BOOKS[id]();
}

/** The ready-made lists of a game; none where it is played without lists. */
export async function readyListsOf(id: GameId): Promise<readonly NamedList[]> {
  return (await bookOf(id))?.ready ?? [];
}

/** How lists meet in this game; nothing for two that cannot, such as fleets of one side. */
export async function meetingsOf(
  game: Game,
): Promise<(one: NamedList, other: NamedList) => Contest | undefined> {
  const book = await bookOf(game.id as GameId);
  return (one, other) => {
    if (book === undefined) return undefined;
    const seatings: Seating[] = [];
    for (const [first, second, sides] of [
      [one, other, [0, 1]],
      [other, one, [1, 0]],
    ] as const) {
      const checked = game.checkSetup(book.setup(first.list, second.list));
      if (!checked.ok) return undefined;
      seatings.push({ setup: checked.value, sides });
    }
    return { name: `${one.name}/${other.name}`, sides: [one.name, other.name], seatings };
  };
}
