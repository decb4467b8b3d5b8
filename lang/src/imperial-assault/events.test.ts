import {
  ABILITY_IDS,
  COMMAND_IDS,
  CONDITIONS,
  DEPLOYMENTS,
  DICE,
  EVENT_TYPES,
  type Event,
  KEYWORDS,
  MISSION_IDS,
  TOKEN_KINDS,
  ZONES,
} from '@parsecs/imperial-assault';
import { describe, expect, test } from 'vitest';
import { createTexts, describeEvent, LANGUAGES } from '../index.ts';
import { expectSound, people } from '../testing/imperial-assault.ts';

const GAME = 'imperial-assault';
const X = 'P1.stormtrooper-2.3';
const Y = 'P2.diala-passil';
const COUNTS = [1, 2, 5, 21];

const figures = DEPLOYMENTS.flatMap((card) => (card.type === 'figure' ? [card] : []));

/** Everything that names a figure or a group, for each of them. */
function aboutFigure(figure: string, group: string): readonly Event[] {
  return [
    { type: 'deployed', figure, at: ['M14'] },
    { type: 'pushed', figure, at: ['M14', 'M15'] },
    { type: 'placed', figure, at: ['M14', 'M15', 'N14', 'N15', 'O14', 'O15'] },
    { type: 'activated', seat: 0, group, card: 'at-st' },
    { type: 'figure-activated', figure },
    { type: 'activation-ended', figure },
    { type: 'moved', figure, from: 'M14', path: ['M15', 'M16-turned'], cost: 3 },
    { type: 'declared', figure, target: Y, space: 'M16', dice: [...DICE] },
    { type: 'declared', figure: Y, target: figure, space: 'M16', dice: ['red'] },
    { type: 'hit', figure: Y, target: figure, damage: 0 },
    { type: 'defeated', target: figure },
    { type: 'group-defeated', group },
    { type: 'played', seat: 0, card: 'rally', figure, reveals: true },
    { type: 'readied', group },
    { type: 'exhausted', group },
    { type: 'priced', seat: 0, group },
    { type: 'exposed', seat: 0, figure },
    { type: 'marked', seat: 0, group },
    { type: 'marked', seat: 0, group, mark: 'blue' },
    { type: 'mark-revealed', group, mark: 'red', reveals: true },
  ];
}

const CAUSES = [...ABILITY_IDS, ...COMMAND_IDS];

const EVENTS: readonly Event[] = [
  { type: 'began', costs: [38, 39], chooser: 0 },
  { type: 'began', costs: [40, 40], chooser: -1 },
  { type: 'army-built', seat: 0 },
  ...(['choice', 'chance', 'devious-scheme', 'take-initiative', 'status'] as const).map(
    (by): Event => ({ type: 'initiative', seat: 0, by }),
  ),
  ...MISSION_IDS.flatMap((mission): Event[] => [
    { type: 'mission-drawn', mission, map: 'cinder-relay' },
    { type: 'mission-drawn', mission, map: 'my-cellar' },
  ]),
  ...ZONES.map((zone): Event => ({ type: 'zone-taken', seat: 0, zone })),
  ...figures.flatMap(({ id }) => aboutFigure(`P1.${id}-3.2`, `P1.${id}-3`)),
  ...aboutFigure('P2.ig-88', 'P2.ig-88'),
  { type: 'nothing-to-draw', seat: 0 },
  { type: 'round-began', round: 2, mission: 'moisture-farm-a', map: 'own', upgrades: [] },
  { type: 'status-began', round: 2 },
  { type: 'passed', seat: 0 },
  { type: 'skipped', seat: 0, cause: 'none-ready' },
  { type: 'skipped', seat: 0, cause: 'sit-tight' },
  ...COUNTS.flatMap((count): Event[] => [
    { type: 'drew', seat: 0, count, reveals: true },
    { type: 'points-gained', figure: X, points: count },
    { type: 'hit', figure: X, target: Y, damage: count },
    { type: 'hit', figure: X, target: 'door-1', damage: count },
    { type: 'damaged', target: Y, damage: count, by: 'strain' },
    { type: 'recovered', figure: X, damage: count },
    { type: 'surge-spent', figure: X, cost: count, effects: [['pierce', 2]] },
    { type: 'scored', seat: 0, vp: count, total: 30, by: 'mission' },
  ]),
  ...COMMAND_IDS.flatMap((card): Event[] => [
    { type: 'drew', seat: 0, count: 1, cards: [card], reveals: true },
    { type: 'played', seat: 0, card, reveals: true },
    { type: 'strain-bought-off', seat: 0, card, figure: X, reveals: true },
    { type: 'discarded', seat: 0, card, by: 'critical-hit', reveals: true },
    { type: 'scored', seat: 0, vp: 4, total: 8, by: card },
  ]),
  ...ABILITY_IDS.map((ability): Event => ({ type: 'used', figure: X, ability })),
  ...CAUSES.flatMap((by): Event[] => [
    { type: 'damaged', target: Y, damage: 2, by },
    { type: 'rolled-damage', by, dice: [{ die: 'red', face: 4 }] },
    { type: 'die-removed', by, die: 'black' },
    { type: 'discarded', seat: 0, card: 'rally', by, reveals: true },
  ]),
  ...(['blast', 'cleave', 'mission'] as const).map(
    (by): Event => ({ type: 'damaged', target: 'raider-2', damage: 2, by }),
  ),
  ...(['group', 'figure', 'first-strike'] as const).map(
    (by): Event => ({ type: 'scored', seat: 0, vp: 4, total: 8, by }),
  ),
  ...DICE.flatMap((die) =>
    [1, 2, 3, 4, 5, 6].map(
      (face): Event => ({
        type: 'rerolled',
        by: 'foresight',
        die: 'attack-1',
        from: { die, face },
        to: { die, face: 7 - face },
      }),
    ),
  ),
  { type: 'rolled', attack: [{ die: 'blue', face: 1 }], defence: [] },
  { type: 'rolled', attack: [{ die: 'red', face: 2 }], defence: [{ die: 'white', face: 6 }] },
  { type: 'results', accuracy: 4, damage: 3, surges: 0, block: 1, evade: 2, dodge: true },
  ...KEYWORDS.map(
    (keyword): Event => ({ type: 'surge-spent', figure: X, cost: 1, effects: [[keyword, 2]] }),
  ),
  ...(['dodge', 'accuracy', 'lost-target'] as const).map(
    (cause): Event => ({ type: 'missed', figure: X, target: Y, cause }),
  ),
  ...CONDITIONS.flatMap((condition) =>
    [true, false].map((gained): Event => ({ type: 'condition', figure: Y, condition, gained })),
  ),
  { type: 'defeated', target: 'raider-1' },
  { type: 'defeated', target: 'door-2' },
  { type: 'door-opened', door: 'door-1', figure: X },
  { type: 'door-opened', door: 'north gate' },
  ...TOKEN_KINDS.flatMap((kind): Event[] => [
    { type: 'token-taken', token: `${kind}-1`, figure: X },
    { type: 'token-dropped', token: `${kind}-1`, space: 'M14' },
    { type: 'token-discarded', token: `${kind}-1` },
    { type: 'token-claimed', token: `${kind}-1`, seat: 0 },
  ]),
  { type: 'token-claimed', token: 'old-chest', seat: 0 },
  { type: 'token-flipped', token: 'launch-panel-1', side: 'grey' },
  { type: 'token-flipped', token: 'launch-panel-1', side: 'coloured' },
  { type: 'bombarded', seat: 0 },
  { type: 'raiders-struck', figures: [X, Y] },
  { type: 'raider-moved', raider: 'raider-1', space: 'M14' },
  { type: 'raider-deployed', raider: 'raider-4', space: 'M14' },
  { type: 'blue-die-rolled', accuracy: [3, 5] },
  { type: 'resigned', seat: 0 },
  ...['IA-283', 'IA-289', 'IA-290', 'IA-291', 'IA-292', 'IA-293', 'IA-294', 'IA-317', 'later'].map(
    (rule): Event => ({ type: 'won', winners: [0], rule }),
  ),
  { type: 'won', winners: [], rule: 'later' },
];

test('every type of event is here', () => {
  const types = new Set(EVENTS.map(({ type }) => type));
  expect(EVENT_TYPES.filter((type) => !types.has(type))).toEqual([]);
});

describe.each(LANGUAGES)('events of Imperial Assault in %s', async (language) => {
  const texts = await createTexts(language);

  test('are told to everybody', () => {
    const readers = [undefined, 0, 1];
    const told = EVENTS.map((event) =>
      readers.map((me) => describeEvent(texts, GAME, event, people(me))),
    );
    expectSound(told.flat());
    expect(told.flat().filter((line) => !line.endsWith('.'))).toEqual([]);
    const alike = EVENTS.filter(
      (event, index) => 'seat' in event && told[index]?.[1] === told[index]?.[2],
    );
    expect(alike).toEqual([]);
  });
});
