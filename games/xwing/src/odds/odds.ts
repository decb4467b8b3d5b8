import { ATTACK_DIE, DEFENCE_DIE } from '../cards/dice.ts';

/** One attack as far as dice and plain tokens decide it; cards are left to the engine. */
export interface Shot {
  readonly attackDice: number;
  /** The attacker spends a focus token (XW-118). */
  readonly attackFocus: boolean;
  /** The attacker spends a target lock (XW-116): everything that is no hit then is rolled again. */
  readonly lock: boolean;
  readonly defenceDice: number;
  /** The defender spends a focus token (XW-124). */
  readonly defenceFocus: boolean;
  /** Evade tokens that the defender spends (XW-125). */
  readonly evades: number;
}

/** So many uncancelled hits and critical hits, and how likely that is. */
export interface ShotOutcome {
  readonly hits: number;
  readonly crits: number;
  readonly p: number;
}

export interface ShotOdds {
  /** Every outcome that can happen, fewest results first. */
  readonly outcomes: readonly ShotOutcome[];
  /** The mean of uncancelled hits and critical hits together. */
  readonly expected: number;
}

/**
 * The exact distribution of an attack. All probabilities are eighths multiplied with each other, which
 * numbers hold without rounding as long as nobody rolls more than a dozen dice.
 */
export function shotOdds(shot: Shot): ShotOdds {
  const attack = attackOutcomes(shot);
  const defence = evadeOutcomes(shot);
  const left = new Map<string, { hits: number; crits: number; p: number }>();
  for (const { hits, crits, p } of attack) {
    for (const [evades, q] of defence.entries()) {
      const rest = cancel(hits, crits, evades + shot.evades);
      const key = `${rest.hits},${rest.crits}`;
      const known = left.get(key);
      if (known === undefined) left.set(key, { ...rest, p: p * q });
      else known.p += p * q;
    }
  }
  const outcomes = [...left.values()]
    .filter(({ p }) => p > 0)
    .sort(
      (one, other) => one.hits + one.crits - other.hits - other.crits || one.crits - other.crits,
    );
  const expected = outcomes.reduce((sum, { hits, crits, p }) => sum + (hits + crits) * p, 0);
  return { outcomes, expected };
}

/** XW-127: hits are cancelled before critical hits. */
export function cancel(
  hits: number,
  crits: number,
  evades: number,
): { hits: number; crits: number } {
  const rest = Math.max(0, evades - hits);
  return { hits: Math.max(0, hits - evades), crits: Math.max(0, crits - rest) };
}

export function share<T>(die: readonly T[], result: NoInfer<T>): number {
  return die.filter((face) => face === result).length / die.length;
}

export function attackOutcomes({
  attackDice,
  attackFocus,
  lock,
}: Pick<Shot, 'attackDice' | 'attackFocus' | 'lock'>): readonly ShotOutcome[] {
  const focused = attackFocus ? share(ATTACK_DIE, 'focus') : 0;
  const hit = share(ATTACK_DIE, 'hit') + focused;
  const crit = share(ATTACK_DIE, 'critical');
  const again = lock ? 1 - hit - crit : 0;
  return countOutcomes(attackDice, hit * (1 + again), crit * (1 + again));
}

/** How likely each number of [hit] and [crit] is when every die shows them with these chances. */
function countOutcomes(dice: number, hit: number, crit: number): readonly ShotOutcome[] {
  const miss = 1 - hit - crit;
  const outcomes: ShotOutcome[] = [];
  for (let hits = 0; hits <= dice; hits += 1) {
    for (let crits = 0; hits + crits <= dice; crits += 1) {
      const ways = choose(dice, hits) * choose(dice - hits, crits);
      const p = ways * power(hit, hits) * power(crit, crits) * power(miss, dice - hits - crits);
      outcomes.push({ hits, crits, p });
    }
  }
  return outcomes;
}

/** How likely each number of rolled [evade] is. */
function evadeOutcomes({ defenceDice, defenceFocus }: Shot): readonly number[] {
  const focused = defenceFocus ? share(DEFENCE_DIE, 'focus') : 0;
  const evade = share(DEFENCE_DIE, 'evade') + focused;
  return countOutcomes(defenceDice, evade, 0).flatMap(({ crits, p }) => (crits === 0 ? [p] : []));
}

export function choose(total: number, some: number): number {
  let ways = 1;
  for (let index = 1; index <= some; index += 1) ways = (ways * (total - some + index)) / index;
  return ways;
}

/** Multiplied step by step: the operator for powers is not the same on every machine. */
export function power(base: number, exponent: number): number {
  let product = 1;
  for (let step = 0; step < exponent; step += 1) product *= base;
  return product;
}
