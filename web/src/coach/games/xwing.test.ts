import { xwing } from '@parsecs/xwing';
import { type Case, proveTips } from '../testing/cases.ts';
import type { Position } from '../testing/moments.ts';
import type { Trigger } from '../trigger.ts';
import { xwingTriggers } from './xwing.ts';

type Phase = 'planning' | 'activation' | 'combat';

/** Luke Skywalker with an enemy before him; something about each of them, and about the table. */
function fight(
  phase: Phase,
  { luke = {}, enemy = {}, ...table }: { luke?: object; enemy?: object; [field: string]: unknown },
  then: Omit<Position, 'given'> = {},
): Position {
  const ships = [
    { pilot: 'lukeskywalker', at: [450, 200, 0], ...luke },
    { pilot: 'academypilot', at: [450, 320, 180], ...enemy },
  ];
  return { given: { phase, ships, ...table }, ...then };
}

const stressed = { luke: { stress: 1 } };
const red = { composed: 'lukeskywalker:koiogran-4' };
const green = { composed: 'lukeskywalker:straight-1' };
const shoots = { when: ['primary>academypilot'] };
/** The enemy has flown, Luke has flown, and his action is due. */
function acts(at: readonly number[]): Position {
  return fight('activation', {
    luke: { dial: 'straight-2', at: [450, 100, 0] },
    enemy: { dial: 'straight-2', activated: true, at },
  });
}

const CASES: Readonly<Record<string, Case>> = {
  red: {
    tells: fight('planning', {}, red),
    silent: fight('planning', {}, green),
  },
  green: {
    tells: fight('planning', stressed, green),
    silent: fight('planning', {}, green),
  },
  stressed: {
    tells: fight('planning', stressed),
    silent: fight('combat', stressed),
  },
  ion: {
    tells: fight('combat', { luke: { ion: 1 } }),
    silent: fight('combat', { enemy: { ion: 1 } }),
  },
  'damage-up': {
    tells: fight('combat', { luke: { damageUp: ['structural-damage'] } }),
    silent: fight('combat', { luke: { damageDown: 1 } }),
  },
  touching: {
    tells: fight('combat', {
      enemy: { at: [450, 240, 180] },
      touching: [['lukeskywalker', 'academypilot']],
    }),
    silent: fight('combat', {}),
  },
  'two-tokens': {
    tells: fight('combat', { enemy: { focus: 1, evade: 1 } }, { ...shoots, dice: 4 }),
    silent: fight('combat', { enemy: { focus: 1 } }, { ...shoots, dice: 4 }),
  },
  'focus-now': {
    tells: fight('combat', { luke: { focus: 1 } }, { ...shoots, dice: 4 }),
    silent: fight('combat', { luke: { locks: ['academypilot'] } }, { ...shoots, dice: 4 }),
  },
  lock: {
    tells: acts([450, 420, 180]),
    silent: acts([450, 800, 180]),
  },
  action: {
    tells: acts([450, 800, 180]),
    silent: fight('combat', {}),
  },
  attack: {
    tells: fight('combat', {}),
    silent: acts([450, 420, 180]),
  },
  obstacle: {
    tells: fight('planning', { obstacles: [{ at: [700, 500, 0] }] }),
    silent: fight('combat', { obstacles: [{ at: [700, 500, 0] }] }),
  },
  dial: {
    tells: fight('planning', {}),
    silent: fight('combat', {}),
  },
};

proveTips(xwing, xwingTriggers as readonly unknown[] as readonly Trigger[], CASES);
