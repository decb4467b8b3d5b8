import { at } from '@parsecs/kernel';
import { DEFENCE_DIE } from '../cards/dice.ts';
import { attackOutcomes, cancel, choose, power, type Shot, type ShotOdds, share } from './odds.ts';

/** One attacker after another, as far as dice and plain tokens decide it. */
export interface Barrage {
  readonly attacks: readonly Pick<Shot, 'attackDice' | 'attackFocus' | 'lock' | 'defenceDice'>[];
  /** What the defender has for all of them together. */
  readonly focusTokens: number;
  readonly evadeTokens: number;
}

interface Prospect {
  readonly value: number;
  /** By hits · BASE + critical hits. */
  readonly ahead: ReadonlyMap<number, number>;
}

const BASE = 256;
const CRIT_WORTH = 0.001;
const NOTHING: Prospect = { value: 0, ahead: new Map([[0, 1]]) };

/** The defender keeps or spends his tokens so that he suffers least from all attacks together. */
export function barrageOdds({ attacks, focusTokens, evadeTokens }: Barrage): ShotOdds {
  const known = new Map<string, Prospect>();
  const look = (index: number, focus: number, evade: number): Prospect => {
    if (index === attacks.length) return NOTHING;
    const key = `${index},${focus},${evade}`;
    let prospect = known.get(key);
    if (prospect === undefined) {
      prospect = lookAt(at(attacks, index), focus, evade, (left, right) =>
        look(index + 1, left, right),
      );
      known.set(key, prospect);
    }
    return prospect;
  };
  const outcomes = [...look(0, focusTokens, evadeTokens).ahead]
    .map(([code, p]) => ({ hits: Math.floor(code / BASE), crits: code % BASE, p }))
    .filter(({ p }) => p > 0)
    .sort(
      (one, other) => one.hits + one.crits - other.hits - other.crits || one.crits - other.crits,
    );
  const expected = outcomes.reduce((sum, { hits, crits, p }) => sum + (hits + crits) * p, 0);
  return { outcomes, expected };
}

function lookAt(
  attack: Barrage['attacks'][number],
  focus: number,
  evade: number,
  next: (focus: number, evade: number) => Prospect,
): Prospect {
  const ahead = new Map<number, number>();
  let value = 0;
  for (const shot of attackOutcomes(attack)) {
    for (const { evades, eyes, p: q } of defenceRolls(attack.defenceDice)) {
      const p = shot.p * q;
      if (p === 0) continue;
      const reply = bestReply(shot, evades, eyes, focus, evade, next);
      value += p * reply.value;
      const shift = reply.hits * BASE + reply.crits;
      for (const [code, chance] of reply.after.ahead) {
        ahead.set(code + shift, (ahead.get(code + shift) ?? 0) + p * chance);
      }
    }
  }
  return { value, ahead };
}

interface Reply {
  readonly hits: number;
  readonly crits: number;
  readonly value: number;
  readonly after: Prospect;
}

/** XW-124, XW-125: one token of focus does for all dice; of evade tokens each gives one result. */
function bestReply(
  shot: { readonly hits: number; readonly crits: number },
  evades: number,
  eyes: number,
  focus: number,
  evade: number,
  next: (focus: number, evade: number) => Prospect,
): Reply {
  let best: Reply | undefined;
  for (let focused = 0; focused <= Math.min(1, focus); focused += 1) {
    for (let spent = 0; spent <= evade; spent += 1) {
      const left = cancel(shot.hits, shot.crits, evades + focused * eyes + spent);
      const after = next(focus - focused, evade - spent);
      const value = left.hits + left.crits * (1 + CRIT_WORTH) + after.value;
      if (best === undefined || value < best.value - 1e-12) best = { ...left, value, after };
    }
  }
  if (best === undefined) throw new Error('there is always a reply');
  return best;
}

interface DefenceRoll {
  readonly evades: number;
  readonly eyes: number;
  readonly p: number;
}

function defenceRolls(dice: number): readonly DefenceRoll[] {
  const evade = share(DEFENCE_DIE, 'evade');
  const eye = share(DEFENCE_DIE, 'focus');
  const rolls: DefenceRoll[] = [];
  for (let evades = 0; evades <= dice; evades += 1) {
    for (let eyes = 0; evades + eyes <= dice; eyes += 1) {
      const rest = dice - evades - eyes;
      const ways = choose(dice, evades) * choose(dice - evades, eyes);
      const p = ways * power(evade, evades) * power(eye, eyes) * power(1 - evade - eye, rest);
      rolls.push({ evades, eyes, p });
    }
  }
  return rolls;
}
