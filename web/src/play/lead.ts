import type { Game } from '@parsecs/kernel';

/** The chance of each side to win in every position, one line a side, from −1 (none) to 1 (sure). */
export function leadsOf(
  game: Game,
  seats: number,
  states: readonly unknown[],
): readonly (readonly number[])[] {
  const [first] = states;
  if (first === undefined) return [];
  const leaders = Array.from({ length: seats }, (_, seat) => seat).filter(
    (seat) => game.allies(first, seat)[0] === seat,
  );
  return leaders.map((seat) => states.map((state) => 2 * game.evaluate(state, seat) - 1));
}

/** The step to which the greatest swing of the curve led; none where nothing swung. */
export function turningPoint(curve: readonly (readonly number[])[]): number | undefined {
  let best: { readonly step: number; readonly swing: number } | undefined;
  for (const line of curve) {
    for (let step = 1; step < line.length; step += 1) {
      const swing = Math.abs((line[step] ?? 0) - (line[step - 1] ?? 0));
      if (swing > (best?.swing ?? LEAST_SWING)) best = { step, swing };
    }
  }
  return best?.step;
}

/** Less than this nobody would call a turn of the battle. */
const LEAST_SWING = 0.05;

/** Leads as parts of a hundred, one a side. */
export function sharesOf(lead: readonly number[]): readonly number[] {
  const chances = lead.map((value) => Math.max(0, (value + 1) / 2));
  const sum = chances.reduce((total, chance) => total + chance, 0);
  if (sum === 0) return lead.map(() => Math.round(100 / lead.length));
  return chances.map((chance) => Math.round((100 * chance) / sum));
}
