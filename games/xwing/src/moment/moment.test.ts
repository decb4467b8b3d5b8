import { expect, test } from 'vitest';
import { DAMAGE_NUMBERS } from '../damage-pack.ts';
import { codeOfAttackDice } from '../dice-codes.ts';
import type { Frame } from '../frames.ts';
import { NONE, PER_BOMB } from '../state.ts';
import { STEPS } from '../steps.ts';
import { table } from '../testing/table.ts';
import { ACTION_NUMBERS, STRIKES, WINDOW_NUMBERS } from '../vocabulary.ts';
import { restoreFrames, showMoment } from './frame-views.ts';

type FrameOf<Kind extends Frame['kind']> = Extract<Frame, { readonly kind: Kind }>;

/** A Y-wing with two torpedoes of a kind, an enemy, asteroids and bombs: names for everything. */
const { state } = table()
  .given({ anyUpgrades: true })
  .ship('hortonsalm', {
    at: [450, 200, 0],
    upgrades: ['protontorpedoes', 'protontorpedoes', 'elusiveness', 'pushthelimit'],
    damageUp: ['console-fire'],
  })
  .ship('academypilot', { at: [450, 400, 180], upgrades: ['darthvader'] })
  .given({
    obstacles: [
      { token: 'coreasteroid4', at: [100, 450, 0] },
      { token: 'coreasteroid2', at: [800, 450, 0] },
    ],
    bombs: [
      { bomb: 'proximitymines', by: 'P1', at: [200, 200, 0] },
      { bomb: 'seismiccharges', by: 'P2', at: [700, 700, 0] },
    ],
  });

const [PILOT, FIRST, SECOND, ELUSIVENESS, LIMIT, VADER] = [0, 1, 2, 3, 4, 5] as const;
const CONSOLE_FIRE = 6 + DAMAGE_NUMBERS['console-fire'];

const ATTACK: FrameOf<'attack'> = {
  kind: 'attack',
  ship: 0,
  target: 1,
  weapon: 1,
  range: 2,
  obstructed: true,
  by: PILOT,
  step: 5,
  moreAttackDice: 1,
  moreDefenceDice: -1,
  attackDice: [0, 1, 2, 3, 4, 5, 6, 7],
  defenceDice: [0, 1, 2, 4, 5, 6],
  evades: 1,
  barred: 5,
  tokens: 6,
  choice: 0,
  noLock: true,
  hits: 2,
  crits: 1,
  safeCrits: 1,
  cancelledCrits: 1,
  round: 1,
  hit: true,
  missed: true,
};

/** Some of every kind: a kind without an example fails the type check. */
const FRAMES: { readonly [Kind in Frame['kind']]: readonly FrameOf<Kind>[] } = {
  setup: STEPS.setup.map((step, number) => ({
    kind: 'setup',
    step: number,
    ship: step === 'assign' ? 1 : number > STEPS.setup.indexOf('assign') ? 2 : NONE,
  })),
  round: STEPS.round.map((_, step) => ({ kind: 'round', step })),
  activation: STEPS.activation.map((_, step) => ({
    kind: 'activation',
    ship: 1,
    step,
    bearing: 'koiogran',
    speed: 3,
    colour: 2,
    actions: 1,
  })),
  manoeuvre: STEPS.manoeuvre.map((_, step) => ({
    kind: 'manoeuvre',
    ship: 0,
    bearing: 'turn-left',
    speed: 2,
    colour: 1,
    ion: true,
    step,
    overlapped: true,
    onObstacle: true,
    obstacles: [1, 0],
    mines: [0, PER_BOMB],
  })),
  window: [
    {
      kind: 'window',
      window: WINDOW_NUMBERS['executed'],
      ship: 0,
      other: NONE,
      used: [],
      passed: 0,
    },
    {
      kind: 'window',
      window: WINDOW_NUMBERS['attack-dice-attacker'],
      ship: 0,
      other: 1,
      used: [PILOT, SECOND, FIRST, VADER, CONSOLE_FIRE],
      passed: 0b1010,
    },
  ],
  action: STEPS.action.map((_, step) => ({
    kind: 'action',
    ship: 0,
    allowed: (1 << ACTION_NUMBERS.focus) | (1 << ACTION_NUMBERS.protect),
    free: true,
    step,
    action: step === 0 ? NONE : ACTION_NUMBERS.protect,
  })),
  lock: STEPS.lock.map((_, step) => ({
    kind: 'lock',
    ship: 0,
    only: step === 0 ? NONE : 1,
    optional: true,
    besides: step === 0 ? 1 : NONE,
    step,
    target: 1,
  })),
  move: STEPS.move.map((_, step) => ({ kind: 'move', ship: 1, boost: step === 0, step })),
  stress: STEPS.stress.map((_, step) => ({ kind: 'stress', ship: 1, step })),
  opportunity: STEPS.opportunity.map((_, step) => ({
    kind: 'opportunity',
    ship: 0,
    primaryOnly: true,
    by: step === 0 ? NONE : LIMIT,
    step,
  })),
  attack: [
    ATTACK,
    { ...ATTACK, weapon: 0 },
    { ...ATTACK, weapon: NONE, by: NONE, choice: NONE, noLock: false, attackDice: [] },
    ...STEPS.attack.map((_, step) => ({ ...ATTACK, step })),
  ],
  damage: [
    { kind: 'damage', ship: 1, hits: 2, crits: 1, by: 0 },
    { kind: 'damage', ship: 0, hits: 0, crits: 1, by: NONE },
  ],
  deal: STEPS.deal.map((_, step) => ({
    kind: 'deal',
    ship: 0,
    by: step === 0 ? NONE : 1,
    faceUp: true,
    card: step === 0 ? NONE : DAMAGE_NUMBERS['direct-hit'],
    lies: step > 1,
    step,
  })),
  effect: [
    {
      kind: 'effect',
      holding: ELUSIVENESS,
      step: 1,
      chosen: [codeOfAttackDice(['blank', 'blank', 'hit'])],
    },
    { kind: 'effect', holding: LIMIT, step: 0, chosen: [1 << ACTION_NUMBERS.boost] },
    { kind: 'effect', holding: VADER, step: 2, chosen: [0] },
    { kind: 'effect', holding: VADER, step: 0, chosen: [] },
  ],
  bomb: STRIKES.map((_, bomb) => ({ kind: 'bomb', bomb, by: 1, ships: [1, 0], step: 0 })),
  charges: [
    { kind: 'charges', by: 1, mine: NONE },
    { kind: 'charges', by: 0, mine: PER_BOMB },
  ],
  mission: [
    { kind: 'mission', when: 'satellite', step: 1, chosen: [] },
    { kind: 'mission', when: 'reinforcement', step: 2, chosen: [1] },
  ],
};

test.each(Object.entries(FRAMES))('%s: shown in names, sent, and back again', (_, frames) => {
  const shown = showMoment({ ...state, frames: [...frames] });
  const sent: typeof shown = JSON.parse(JSON.stringify(shown));
  expect(restoreFrames(state, sent)).toEqual(frames);
});

test('a card that is dealt face down is not shown', () => {
  const [shown] = showMoment({
    ...state,
    frames: [{ kind: 'deal', ship: 0, by: 1, faceUp: false, card: 5, lies: true, step: 3 }],
  });
  expect(shown).toMatchObject({ kind: 'deal', faceUp: false, card: null });
});
