import { type Chance, fixedChance, type Seat, seededChance } from '@parsecs/kernel';
import {
  ATTACK_DIE,
  DAMAGE_IDS,
  DEFENCE_DIE,
  type Faction,
  randomSquad,
  type Setup,
  STANDARD_LIMITS,
  xwing,
} from '@parsecs/xwing';
import { expect } from 'vitest';
import type { People, Texts } from '../index.ts';
import { expectUnbroken } from './sound.ts';

const NAMES = ['Ann', 'Bo', 'Cy', 'Di', 'Ed', 'Fay', 'Gus', 'Hal'];

export function people(me?: number): People {
  return { name: (seat) => NAMES[seat] ?? '?', ...(me !== undefined && { me }) };
}

/** A raw message id, an unfilled parameter or a reference that leads nowhere. */
const BROKEN =
  /\{\{|\$t\(|undefined|NaN|\[object|xwing[:.]|table:|\w+\.\w+\.\w+|\s{2}|^\s|\s$|\s[.,;:]|\(\)|[.,;:]{2}/;

export function expectSound(text: string): void {
  expectUnbroken(text, BROKEN);
}

/** Sound, and about nothing that has no words of its own. */
export function expectKnown(texts: Texts, text: string): void {
  expectSound(text);
  for (const nameless of namelessIn(texts)) {
    if (text.includes(nameless)) expect(text).not.toContain(nameless);
  }
}

const NAMELESS = new WeakMap<Texts, readonly string[]>();

/** How a pilot without a name is called. */
function namelessIn(texts: Texts): readonly string[] {
  const known = NAMELESS.get(texts);
  if (known !== undefined) return known;
  const made = (['start', 'nom'] as const).map(
    (form) => `${texts.t(`xwing:pilot.unknown.${form}`)} (`,
  );
  NAMELESS.set(texts, made);
  return made;
}

export function setupNamed(name: string, change: Partial<Setup> = {}): Setup {
  const setup = xwing.setups[name];
  if (setup === undefined) throw new Error(`no setup ${name}`);
  return { ...setup, ...change };
}

/** A mission with its printed squads, not to the end. */
export function missionOf(mission: number, more: Partial<Setup> = {}): Setup {
  const checked = xwing.checkSetup({
    mission,
    sides: 'rebel',
    squadBuilding: false,
    roundLimit: 4,
    ...more,
  });
  if (!checked.ok) throw new Error(JSON.stringify(checked.problems));
  return checked.value;
}

export type State = ReturnType<typeof xwing.begin>;

type Rolls = readonly ((typeof ATTACK_DIE)[number] | (typeof DEFENCE_DIE)[number])[];

function pickOf(face: Rolls[number], isAttack: boolean): number {
  const die: Rolls = isAttack ? ATTACK_DIE : DEFENCE_DIE;
  return die.indexOf(face);
}

/** A position laid out by hand, with the answers given in it and the dice that fall. */
export function positionOf(
  given: Readonly<Record<string, unknown>>,
  answers: readonly (readonly [Seat, string])[] = [],
  dice: { readonly attack?: Rolls; readonly defence?: Rolls } = {},
): State {
  const chance = fixedChance([
    ...(dice.attack ?? []).map((face) => ({ purpose: 'attack die', pick: pickOf(face, true) })),
    ...(dice.defence ?? []).map((face) => ({ purpose: 'defence die', pick: pickOf(face, false) })),
  ]);
  const laid = xwing.scenarios.given(given, { chance });
  if (!laid.ok) throw new Error(JSON.stringify(laid.problems));
  const state = laid.value;
  for (const [seat, id] of answers) {
    const answer = xwing.check(state, seat, id);
    if ('refused' in answer) throw new Error(`${id}: ${answer.cause}`);
    xwing.answer(state, seat, answer, { chance });
  }
  return state;
}

type Given = Readonly<Record<string, unknown>>;

function lineUp(faction: Faction, chance: Chance): readonly Given[] {
  const squad = randomSquad(faction, STANDARD_LIMITS, chance);
  const isRebel = faction === 'rebel';
  return (squad?.ships ?? []).slice(0, 5).map(({ pilot, upgrades }, index) => ({
    pilot,
    upgrades,
    at: [180 + 130 * index, isRebel ? 370 : 530, isRebel ? 0 : 180],
    focus: chance.pick('focus', 3),
    evade: chance.pick('evade', 2),
    stress: chance.pick('stress', 4) === 0 ? 1 : 0,
    ion: chance.pick('ion', 8) === 0 ? 1 : 0,
    damageDown: chance.pick('damage', 2),
    ...(chance.pick('critical', 4) === 0 && {
      damageUp: [DAMAGE_IDS[chance.pick('card', DAMAGE_IDS.length)] ?? 'direct-hit'],
    }),
  }));
}

/** Two random squads face to face, with all sorts of tokens: where cards come up that need a fight. */
export function meleeOf(seed: string, phase: 'planning' | 'combat'): State | undefined {
  const chance = seededChance(seed);
  const rebels = lineUp('rebel', chance);
  const imperials = lineUp('imperial', chance);
  const locking = rebels.map((ship, index) => ({
    ...ship,
    ...(index === 0 && { locks: [imperials[0]?.['pilot']] }),
  }));
  const given = {
    phase,
    ships: [...locking, ...imperials],
    obstacles: [{ at: [120, 450] }],
    bombs: [{ bomb: 'seismiccharges', by: 'P1', at: [700, 450] }],
  };
  const laid = xwing.scenarios.given(given, { chance });
  return laid.ok ? laid.value : undefined;
}
