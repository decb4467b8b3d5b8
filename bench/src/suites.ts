import type { Game } from '@parsecs/kernel';
import type { Work } from './measure.ts';
import type { Peer, Suite } from './suite.ts';

interface Contender {
  readonly game: Game;
  readonly setup: unknown;
}

/** A game and how it is set up for measuring; loaded when a suite needs it. */
interface GameSource {
  readonly id: string;
  readonly load: () => Promise<Contender>;
  /** Beside whom its random play is measured. */
  readonly peer?: Peer;
}

const GAMES: readonly GameSource[] = [
  {
    id: 'super-teams',
    load: async () => {
      const { defaultSetup, superTeams } = await import('@parsecs/super-teams');
      return { game: superTeams, setup: defaultSetup(2) };
    },
    peer: {
      name: 'boardgame.io 0.50.2',
      prepare: async () => (await import('./boardgame-io/peer.ts')).playInBoardgameIo(),
      sameGame: true,
    },
  },
  {
    id: 'xwing',
    load: async () => {
      const { xwing } = await import('@parsecs/xwing');
      // Two squads of 100 points each.
      return { game: xwing, setup: xwing.setups['aces'] };
    },
    peer: {
      name: '@pkmn/sim 0.10.11',
      prepare: async () => (await import('./showdown/peer.ts')).playInShowdown(),
    },
  },
  {
    id: 'starship-battles',
    load: async () => {
      const { starshipBattles } = await import('@parsecs/starship-battles');
      return { game: starshipBattles, setup: starshipBattles.setups['random'] };
    },
  },
  {
    id: 'imperial-assault',
    load: async () => {
      const { imperialAssault } = await import('@parsecs/imperial-assault');
      return { game: imperialAssault, setup: Object.values(imperialAssault.setups)[0] };
    },
  },
];

function suitesOf({ id, load, peer }: GameSource): readonly Suite[] {
  const prepare = (make: (game: Game, setup: unknown) => Work) => async (): Promise<Work> => {
    const { game, setup } = await load();
    return make(game, setup);
  };
  return [
    {
      name: `${id}/random-play`,
      unit: 'decisions/s',
      prepare: async () => prepare((await import('./suites/random-play.ts')).randomPlay)(),
      ...(peer && { peer }),
    },
    {
      name: `${id}/state-copy`,
      unit: 'µs',
      prepare: async () => prepare((await import('./suites/state-copy.ts')).stateCopy)(),
    },
    {
      name: `${id}/greedy-play`,
      unit: 'decisions/s',
      prepare: async () => prepare((await import('./suites/greedy-play.ts')).greedyPlay)(),
    },
  ];
}

/** Ships a side of X-Wing: how the cost of everything that a search does grows with them. */
const SIZES = [2, 4, 8, 16] as const;

function growthSuites(size: (typeof SIZES)[number]): readonly Suite[] {
  return [
    {
      name: `xwing/growth-${size}/random-play`,
      unit: 'decisions/s',
      prepare: async () => (await import('./suites/growth.ts')).growthOfPlay(size),
    },
    {
      name: `xwing/growth-${size}/copy`,
      unit: 'µs',
      prepare: async () => (await import('./suites/growth.ts')).growthOfCopy(size),
    },
    {
      name: `xwing/growth-${size}/imagine`,
      unit: 'µs',
      prepare: async () => (await import('./suites/growth.ts')).growthOfImagine(size),
    },
    {
      name: `xwing/growth-${size}/evaluate`,
      unit: 'µs',
      prepare: async () => (await import('./suites/growth.ts')).growthOfEvaluation(size),
    },
  ];
}

export const SUITES: readonly Suite[] = [
  ...GAMES.flatMap(suitesOf),
  {
    name: 'super-teams/search',
    unit: 'iterations/s',
    prepare: async () => {
      const { defaultSetup, superTeams } = await import('@parsecs/super-teams');
      return (await import('./suites/search-play.ts')).searchPlay(superTeams, defaultSetup(2));
    },
    peer: {
      name: 'boardgame.io 0.50.2, MCTSBot',
      prepare: async () => (await import('./boardgame-io/mcts.ts')).searchInBoardgameIo(),
    },
  },
  ...SIZES.flatMap(growthSuites),
  {
    name: 'imperial-assault/legal-moves',
    unit: 'µs',
    prepare: async () => (await import('./suites/skirmish-grid.ts')).legalMoves(),
  },
  {
    name: 'imperial-assault/line-of-sight',
    unit: 'µs',
    prepare: async () => (await import('./suites/skirmish-grid.ts')).lineOfSight(),
  },
];

/** The suites whose names begin so; nothing where one of the beginnings fits none. */
export function selectSuites(
  beginnings: readonly string[],
  suites: readonly Suite[] = SUITES,
): readonly Suite[] | undefined {
  const fits = (name: string, beginning: string): boolean => name.startsWith(beginning);
  const isKnown = (beginning: string): boolean => suites.some(({ name }) => fits(name, beginning));
  if (!beginnings.every(isKnown)) return undefined;
  return suites.filter(({ name }) => beginnings.some((beginning) => fits(name, beginning)));
}
