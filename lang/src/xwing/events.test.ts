import {
  ACTIONS,
  ATTACK_RESULTS,
  BEARINGS,
  BOMBS,
  CARD_IDS,
  DAMAGE_IDS,
  DEFENCE_RESULTS,
  EDGES,
  EVENT_TYPES,
  type Event,
  FACTIONS,
  OBSTACLE_IDS,
  PHASES,
  PILOT_IDS,
  type Pose,
  UPGRADE_IDS,
} from '@parsecs/xwing';
import { describe, expect, test } from 'vitest';
import { createTexts, describeEvent, LANGUAGES } from '../index.ts';
import { expectSound, people } from '../testing/xwing.ts';

const GAME = 'xwing';
const X = 'lukeskywalker';
const Y = 'academypilot-2';
const at: Pose = { x: 123.4, y: 50, heading: 90 };
const to: Pose = { x: 123.4, y: 110, heading: 90 };
const reveals = true as const;
const SHIPS = [
  { pilot: 'lukeskywalker' as const, upgrades: ['r2d2' as const, 'marksmanship' as const] },
  { pilot: 'rookiepilot' as const, upgrades: [] },
];
const TOKENS = ['focus', 'evade', 'ion'] as const;
/** One of each sort; the names of all are tested with the cards. */
const SOME_CARDS = ['pilot.howlrunner', 'upgrade.gunner', 'damage.direct-hit'];
const ENDS = [
  'XW-159',
  'XW-160',
  'XW-029',
  'XW-314',
  'XW-315',
  'XW-316',
  'XW-231',
  'XW-264',
  'XW-265',
  'XW-275',
  'XW-277',
  'XW-289',
  'XW-290',
];

function attack(weapon: string, obstructed: boolean): Event {
  return { type: 'attack-declared', ship: X, target: Y, weapon, range: 2, obstructed };
}

function moved(manoeuvre: string, touching: readonly string[]): Event {
  const overlapped = touching.length > 0;
  const flight = { from: at, to, fraction: 1, overlapped, touching };
  return { type: 'moved', ship: Y, manoeuvre, ...flight };
}

const SETTING: readonly Event[] = [
  { type: 'side-wished', seat: 0 },
  { type: 'sides-taken', factions: ['rebel', 'imperial'], drawn: false, reveals },
  { type: 'sides-taken', factions: ['rebel', 'imperial'], drawn: true, reveals },
  { type: 'roles-drawn', imperial: 0, reveals },
  { type: 'edge-chosen', edge: 'top', seat: 0 },
  ...FACTIONS.flatMap((faction): Event[] => [
    { type: 'side-wished', seat: 0, faction },
    { type: 'initiative', faction, seats: [0, 2], byPoints: true },
    { type: 'squad-revealed', faction, seats: [1], points: 5, ships: SHIPS, reveals },
    { type: 'squad-built', faction, seat: 0 },
    { type: 'squad-built', faction, seat: 0, ships: SHIPS },
    { type: 'squads-clashed', keeps: 0, cards: ['r2d2'], open: ['r2d2', 'gunner'], reveals },
    { type: 'initiative', faction, byPoints: true },
    { type: 'initiative', faction, byPoints: false },
    ...[1, 2, 5, 100].map(
      (points): Event => ({ type: 'squad-revealed', faction, points, ships: SHIPS, reveals }),
    ),
  ]),
  ...PILOT_IDS.flatMap((ship): Event[] => [
    { type: 'ship-assigned', ship, seat: 0 },
    { type: 'destroyed', ship },
    { type: 'lock-acquired', ship: `${ship}-2`, target: ship },
    { type: 'dial-looked-at', seat: 0, ship },
  ]),
  { type: 'destroyed', ship: 'senatorsshuttle' },
  { type: 'lock-acquired', ship: X, target: 'senatorsshuttle' },
  ...OBSTACLE_IDS.flatMap((obstacle): Event[] => [
    { type: 'obstacle-placed', obstacle, at, flipped: true },
    { type: 'obstacle-hit', ship: X, obstacle },
  ]),
  ...EDGES.flatMap((edge): Event[] => [
    { type: 'edge-chosen', edge },
    { type: 'fled', ship: X, edges: [edge] },
  ]),
  { type: 'fled', ship: X, edges: ['top', 'left'] },
  ...[0, 45, 90, 135, 180, 225, 270, 315, 359.9].map(
    (heading): Event => ({ type: 'ship-placed', ship: X, at: { ...at, heading } }),
  ),
  { type: 'upgrade-announced', seat: 0, card: 'marksmanship' },
  { type: 'damaged-ship-chosen', ship: X },
  { type: 'satellite-placed', satellite: 'satellite-1', at },
  { type: 'satellite-scanned', ship: Y, satellite: 'satellite-2' },
  { type: 'satellite-returned', satellite: 'satellite-2' },
  { type: 'reinforcement-called', ship: Y },
  { type: 'resigned', seat: 0 },
  { type: 'time-up', round: 3 },
  { type: 'shields-raised', ship: X, shields: 2 },
  { type: 'deck-shuffled', cards: 33, again: false },
  { type: 'deck-shuffled', cards: 1, again: true },
  { type: 'round-began', round: 3 },
  ...PHASES.map((phase): Event => ({ type: 'phase-began', phase })),
  { type: 'dial-set', ship: X },
  { type: 'dial-set', ship: X, manoeuvre: 'koiogran-4' },
  { type: 'dial-taken-back', ship: X },
  { type: 'ready', seat: 0 },
  { type: 'cards-drawn', seat: 0, count: 3 },
  { type: 'cards-drawn', seat: 0, count: 2, cards: ['direct-hit', 'console-fire'] },
  { type: 'dial-looked-at', seat: 0, ship: X, manoeuvre: 'straight-2' },
  ...ENDS.flatMap((rule): Event[] =>
    [[0], [0, 2], []].map((winners): Event => ({ type: 'game-over', winners, rule })),
  ),
  { type: 'game-over', winners: [0], rule: 'XW-315', destroyed: { rebel: 31, imperial: 1 } },
  { type: 'game-over', winners: [0], rule: 'XW-315', scores: [31, 1] },
];

const FLIGHT: readonly Event[] = [
  { type: 'activated', ship: X },
  ...BEARINGS.map(
    (bearing): Event => ({ type: 'dial-revealed', ship: X, manoeuvre: `${bearing}-2`, reveals }),
  ),
  ...BEARINGS.map((bearing): Event => moved(`${bearing}-1`, [])),
  moved('straight-3', [X]),
  moved('straight-3', [X, 'rookiepilot']),
  { type: 'manoeuvre-replaced', ship: Y, manoeuvre: 'bank-left-2', seat: 0 },
  { type: 'barrel-rolled', ship: X, from: at, to },
  { type: 'barrel-rolled', ship: X, from: to, to: at },
  { type: 'boosted', ship: X, manoeuvre: 'bank-right-1', from: at, to },
  { type: 'escaped', ship: X },
  { type: 'stress-changed', ship: X, by: 1, stress: 1 },
  { type: 'stress-changed', ship: X, by: -1, stress: 0 },
  ...ACTIONS.flatMap((action): Event[] => [
    { type: 'action-taken', ship: X, action, free: false },
    { type: 'action-taken', ship: X, action, free: true },
  ]),
  ...(['stress', 'overlap', 'obstacle', 'card'] as const).map(
    (why): Event => ({ type: 'action-skipped', ship: X, why }),
  ),
  { type: 'passed', ship: X, what: 'action' },
  { type: 'passed', ship: X, what: 'attack' },
  ...TOKENS.flatMap((token): Event[] => [
    { type: 'token-spent', ship: X, token },
    ...[1, 2, 5].map((count): Event => ({ type: 'token-gained', ship: X, token, count })),
  ]),
  { type: 'tokens-removed', ship: X, focus: 2, evade: 1 },
  { type: 'tokens-removed', ship: X, focus: 0, evade: 1 },
  { type: 'ion-removed', ship: X, count: 2 },
  { type: 'skill-changed', ship: X, skill: 12 },
  ...BOMBS.flatMap((bomb): Event[] => [
    { type: 'bomb-dropped', ship: Y, bomb, at },
    { type: 'bomb-detonated', bomb, at, ships: [X, Y] },
    { type: 'bomb-detonated', bomb, at, ships: [] },
    { type: 'die-rolled', ship: X, die: 'attack', result: 'hit', why: bomb },
  ]),
];

const COMBAT: readonly Event[] = [
  { type: 'lock-lost', ship: X, target: Y, spent: true },
  { type: 'lock-lost', ship: X, target: Y, spent: false },
  ...['primary', ...UPGRADE_IDS].map((weapon): Event => attack(weapon, false)),
  attack('primary', true),
  { type: 'attack-rolled', ship: X, dice: [...ATTACK_RESULTS, 'hit'] },
  { type: 'attack-rolled', ship: X, dice: [] },
  { type: 'defence-rolled', ship: X, dice: [...DEFENCE_RESULTS] },
  { type: 'defence-rolled', ship: X, dice: [] },
  ...['focus', 'evade', 'target-lock', 'obstacle', 'moonlight', ...SOME_CARDS].flatMap(
    (by): Event[] => [
      { type: 'dice-changed', ship: X, dice: 'attack', by, results: ['hit'], added: 0 },
      { type: 'dice-changed', ship: X, dice: 'defence', by, results: [], added: 2 },
      { type: 'die-rolled', ship: X, die: 'defence', result: 'evade', why: by },
    ],
  ),
  ...ATTACK_RESULTS.map(
    (result): Event => ({ type: 'die-rolled', ship: X, die: 'attack', result, why: 'obstacle' }),
  ),
  ...[0, 1, 2, 5].map(
    (n): Event => ({
      type: 'results-compared',
      ship: X,
      target: Y,
      hits: n,
      crits: n % 2,
      cancelled: n,
    }),
  ),
  { type: 'attack-hit', ship: X, target: Y },
  { type: 'attack-missed', ship: X, target: Y },
  { type: 'shield-lost', ship: X, shields: 1 },
  { type: 'shield-regained', ship: X, shields: 2 },
  { type: 'damage-dealt', ship: X, faceUp: false },
  { type: 'damage-marked', ship: X },
  ...DAMAGE_IDS.flatMap((card): Event[] => [
    { type: 'damage-dealt', ship: X, faceUp: true, card, reveals },
    { type: 'damage-turned', ship: X, card, faceUp: true },
    { type: 'damage-turned', ship: X, card, faceUp: false },
    { type: 'damage-discarded', ship: X, cards: [card, 'direct-hit'] },
  ]),
  { type: 'damage-discarded', ship: X, cards: [] },
  { type: 'doomed', ship: X },
  ...CARD_IDS.flatMap((card): Event[] => [
    { type: 'card-used', ship: X, card },
    { type: 'card-used', ship: X, card, target: Y },
    { type: 'upgrade-discarded', ship: X, card },
  ]),
];

const EVENTS = [...SETTING, ...FLIGHT, ...COMBAT];

test('the sentences below are about every kind of event', () => {
  expect([...new Set(EVENTS.map(({ type }) => type))].sort()).toEqual([...EVENT_TYPES].sort());
});

describe.each(LANGUAGES)('events of X-Wing in %s', async (language) => {
  const texts = await createTexts(language);
  const tell = (event: Event, me?: number): string => describeEvent(texts, GAME, event, people(me));

  test('are told to everybody', () => {
    for (const event of EVENTS) {
      const told = [undefined, 0, 1].map((me) => tell(event, me));
      for (const line of told) {
        expectSound(line);
        expect(line).toMatch(/[.]$/);
      }
      if ('seat' in event) expect(told[1]).not.toBe(told[2]);
    }
  });

  test('name ships by their pilots, and by numbers where there may be several', () => {
    const line = tell({ type: 'lock-acquired', ship: 'academypilot', target: Y });
    expect(line).toMatch(/ 1\b.* 2\b/);
    expect(tell({ type: 'activated', ship: X })).not.toMatch(/\d/);
    expect(tell({ type: 'activated', ship: 'maceywindu-3' })).toContain('maceywindu-3');
  });

  test('say what colour a manoeuvre has on the dial of its ship', () => {
    const shown = (ship: string, manoeuvre: string): string =>
      tell({ type: 'dial-revealed', ship, manoeuvre, reveals });
    expect(shown('rookiepilot', 'koiogran-4')).toContain(texts.t('xwing:difficulty.red'));
    expect(shown('rookiepilot', 'bank-left-1')).toContain(texts.t('xwing:difficulty.green'));
    expect(shown('academypilot', 'turn-left-1')).toContain(texts.t('xwing:difficulty.white'));
    expect(shown('academypilot', 'turn-left-1')).not.toBe(shown('academypilot', 'turn-right-1'));
  });

  test('tell left from right in a barrel roll', () => {
    const rolled = (from: Pose, end: Pose): string =>
      tell({ type: 'barrel-rolled', ship: X, from, to: end });
    // The nose to the right edge: up is left.
    expect(rolled(at, to)).toBe(texts.t('xwing:event.barrel-rolled.left', { ship: X, no: '' }));
    expect(rolled(to, at)).toBe(texts.t('xwing:event.barrel-rolled.right', { ship: X, no: '' }));
  });

  test('of what later rules no longer know have words, too', () => {
    expectSound(describeEvent(texts, GAME, { type: 'exploded' }, people()));
  });
});
