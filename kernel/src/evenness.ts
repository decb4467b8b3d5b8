/** What bots of one strength made of a battle of two sides; a game that nobody won was a draw. */
export interface Measured<Side extends string> {
  readonly games: number;
  readonly wins: Readonly<Record<Side, number>>;
}

export interface Handicap<Side extends string> {
  readonly side: Side;
  readonly degree: 'harder' | 'hard';
  /** How much of the games the side won, half of the draws among them. */
  readonly share: number;
  readonly games: number;
}

/** With less than this share of the games a side has it harder, and with less than the other it is hard. */
const EVEN_SHARE = 0.42;
const HARD_SHARE = 0.3;

/** Who has the harder task in a battle, if it was measured and is not even. */
export function handicapFrom<Side extends string>(
  measured: Measured<Side> | undefined,
): Handicap<Side> | undefined {
  if (measured === undefined) return undefined;
  const { games, wins } = measured;
  const sides = Object.keys(wins) as Side[];
  const draws = games - sides.reduce((sum, side) => sum + wins[side], 0);
  for (const side of sides) {
    const share = (wins[side] + draws / sides.length) / games;
    if (share < EVEN_SHARE) {
      return { side, degree: share < HARD_SHARE ? 'hard' : 'harder', share, games };
    }
  }
  return undefined;
}
