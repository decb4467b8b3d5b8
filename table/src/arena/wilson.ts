export interface Interval {
  readonly least: number;
  readonly most: number;
}

/** The quantile of the normal distribution that leaves 2.5 % on either side. */
const Z = 1.959_963_984_540_054;

/** Where a share lies with 95 %, after so many wins in so many games (the score interval of Wilson). */
export function wilson(wins: number, games: number): Interval {
  if (games === 0) return { least: 0, most: 1 };
  const share = wins / games;
  const scale = 1 + (Z * Z) / games;
  const center = (share + (Z * Z) / (2 * games)) / scale;
  const half =
    (Z / scale) * Math.sqrt((share * (1 - share)) / games + (Z * Z) / (4 * games * games));
  return { least: Math.max(0, center - half), most: Math.min(1, center + half) };
}
