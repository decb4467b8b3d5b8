/** The four games of the house, in the order of the home page. */
export const HOUSE = ['super-teams', 'xwing', 'starship-battles', 'imperial-assault'] as const;
export type HouseGame = (typeof HOUSE)[number];

/** What *Play now* begins: the quickest way into the game, for the first seat against a bot. */
export const QUICK_SETUPS: Readonly<Record<HouseGame, unknown>> = {
  'super-teams': { players: 2 },
  xwing: { sides: 'rebel', squadBuilding: false },
  'starship-battles': { mode: 'quick-start', sides: 'light' },
  'imperial-assault': { armies: ['first-skirmish-rebels', 'first-skirmish-empire'] },
};

export function houseGame(game: string): HouseGame | undefined {
  return HOUSE.find((known) => known === game);
}
