import {
  ABILITIES,
  EVENT_TYPES,
  type Event,
  FACES,
  FACINGS,
  FACTIONS,
  OPTIONS,
  POINT_DEFENSE,
  SHIPS,
  WEAPONS,
} from '@parsecs/starship-battles';
import { describe, expect, test } from 'vitest';
import { createTexts, describeEvent, LANGUAGES } from '../index.ts';
import { CARDS, expectSound, OWN_CARD, people } from '../testing/starship-battles.ts';

const GAME = 'starship-battles';

const X = 'x-wing-starfighter-2';
const Y = 'super-star-destroyer-executor-1';
const FLEET = [
  { ship: 'tie-fighter', count: 3 },
  { ship: 'invisible-hand', count: 1 },
];

function shot(result: 'hit' | 'miss' | 'critical', roll: number, more: Partial<Event> = {}): Event {
  const sums = { roll, total: roll + 4, defense: 16, result, bonuses: {}, defenses: {} };
  const event = { type: 'rolled', ship: X, weapon: 'laser-cannon', target: Y, ...sums, ...more };
  return event as Event;
}

const EVENTS: readonly Event[] = [
  { type: 'side-wanted', seat: 0 },
  ...FACTIONS.flatMap((faction): Event[] => [
    { type: 'side-wanted', seat: 0, faction },
    { type: 'deployment-rolled', faction, roll: 4 },
    { type: 'initiative-rolled', faction, roll: 20 },
    { type: 'rerolled', seat: 0, faction, roll: 7 },
    { type: 'initiative', low: faction, by: 'roll' },
    { type: 'initiative', low: faction, by: 'interdict' },
    ...[1, 2, 5, 300].map(
      (points): Event => ({
        type: 'fleet-revealed',
        seat: 0,
        faction,
        points,
        ships: FLEET,
        hasUnique: true,
        reveals: true,
      }),
    ),
  ]),
  { type: 'sides-wanted', wishes: ['dark', 'dark'], reveals: true },
  { type: 'side-rolled', seat: 0, roll: 11 },
  { type: 'sides-taken', factions: ['light', 'dark', 'light', 'dark'] },
  { type: 'fleet-built', seat: 0 },
  { type: 'fleet-built', seat: 0, ships: FLEET },
  { type: 'partner-chosen', seat: 0, first: 0 },
  { type: 'partner-chosen', seat: 0, first: 2 },
  { type: 'round-began', round: 3 },
  { type: 'kept', seat: 0 },
  { type: 'turn-began', seat: 0, phase: 'move' },
  { type: 'turn-began', seat: 0, phase: 'attack' },
  ...SHIPS.flatMap(({ id }): Event[] => [
    { type: 'stayed', ship: `${id}-1` },
    { type: 'destroyed', ship: `${id}-2`, returns: false },
    { type: 'launched', ship: `${id}-1`, carrier: `${id}-2`, at: [3, 4], by: ['fighter-launch'] },
    { type: 'face-named', target: `${id}-1`, face: 'rear' },
    { type: 'declared', ship: `${id}-1`, weapon: 'barrage', target: `${id}-2`, range: 2 },
  ]),
  ...FACINGS.flatMap((facing): Event[] => [
    { type: 'deployed', ship: Y, at: [16, 1], facing },
    { type: 'turned', ship: 'millennium-falcon-1', facing },
  ]),
  { type: 'moved', ship: Y, from: [16, 1], to: [16, 2], facing: 'south', by: ['power-to-engines'] },
  { type: 'moved', ship: X, from: [1, 1], to: [2, 2], facing: 'north', by: ['interceptor'] },
  { type: 'moved', ship: X, from: [1, 1], to: [2, 2], facing: 'north', by: ['assault', 'cloak'] },
  { type: 'stopped', ship: X, by: [] },
  { type: 'stopped', ship: Y, by: ['tractor-beams'] },
  { type: 'fled', ship: X, returns: false },
  { type: 'fled', ship: 'tie-fighter-1', returns: true },
  { type: 'displaced', ship: X, from: [1, 1], to: [0, 1] },
  ...OPTIONS.map((option): Event => ({ type: 'option-bought', seat: 0, option, ship: Y })),
  ...([...WEAPONS, POINT_DEFENSE] as const).map(
    (weapon): Event => ({ type: 'declared', ship: X, weapon, target: Y, range: 1 }),
  ),
  ...FACES.map((face): Event => ({ type: 'face-named', target: Y, face })),
  { type: 'declined', seat: 0 },
  shot('hit', 15),
  shot('miss', 5),
  shot('miss', 1),
  shot('critical', 20),
  shot('hit', 15, { bonuses: Object.fromEntries(ABILITIES.map((id) => [id, 2])) }),
  shot('miss', 2, { defenses: { 'power-to-shields': 2, 'buzz-droids': -1 } }),
  { type: 'cancelled', target: Y },
  { type: 'buzzed', target: Y },
  ...[0, 1, 2, 5].flatMap((damage): Event[] => [
    { type: 'damage-known', target: Y, damage, parts: {} },
    { type: 'damage-known', target: Y, damage, parts: { dr: 1, 'long-range-bomber': -2 } },
    { type: 'damaged', ship: Y, counters: damage + 1, total: damage + 3 },
    { type: 'reduced', ship: Y, damage },
    { type: 'round-ended', round: 4, quiet: damage },
  ]),
  { type: 'shifted', from: 'emperor-palpatines-shuttle-1', to: 'tie-fighter-1' },
  { type: 'repaired', ship: Y },
  { type: 'destroyed', ship: 'tie-fighter-1', returns: true },
  { type: 'resigned', seat: 0 },
  ...['SB-199', 'SB-200', 'SB-201', 'SB-209'].flatMap((rule): Event[] => [
    { type: 'won', winners: [0], rule },
    { type: 'won', winners: [0, 2], rule },
    { type: 'won', winners: [], rule },
  ]),
];

test('the sentences below are about every kind of event', () => {
  expect([...new Set(EVENTS.map(({ type }) => type))].sort()).toEqual([...EVENT_TYPES].sort());
});

describe.each(LANGUAGES)('events of Starship Battles in %s', async (language) => {
  const texts = await createTexts(language);
  const tell = (event: Event, me?: number): string => describeEvent(texts, GAME, event, people(me));

  test('are told to everybody, with the cards at hand or without', () => {
    for (const event of EVENTS) {
      const told = [undefined, 0, 1].map((me) => tell(event, me));
      for (const line of [...told, describeEvent(texts, GAME, event, people(0), CARDS)]) {
        expectSound(line);
        expect(line).toMatch(/[.]$/);
      }
      if ('seat' in event) expect(told[1]).not.toBe(told[2]);
    }
  });

  test('name ships by their numbers, but for those of which there is one', () => {
    const line = tell({ type: 'declared', ship: X, weapon: 'turbolasers', target: Y, range: 3 });
    expect(line).toMatch(/2/);
    expect(line).not.toMatch(/\b1\b/);
    expect(tell({ type: 'stayed', ship: 'tie-fighter-1' })).toMatch(/1/);
    expect(tell({ type: 'stayed', ship: 'millennium-falcon-2' })).toMatch(/2/);
  });

  test('name the cards that a table has added', () => {
    const one = `${OWN_CARD.id}-1`;
    const other = 'old-freighter-3';
    const event: Event = {
      type: 'declared',
      ship: one,
      weapon: 'turbolasers',
      target: other,
      range: 3,
    };
    expect(tell(event)).toMatch(/Rogue Shadow.* 1 .*Old Freighter.* 3/);
    const told = describeEvent(texts, GAME, event, people(), CARDS);
    expectSound(told);
    expect(told).toContain(OWN_CARD.name);
  });

  test('say nothing of the way a fighter faces, and how a large ship does', () => {
    const move = (ship: string): string =>
      describeEvent(
        texts,
        GAME,
        { type: 'moved', ship, from: [4, 4], to: [4, 5], facing: 'south', by: [] } as Event,
        people(),
        CARDS,
      );
    const south = texts.t('starship-battles:facing.south.to');
    expect(move(Y)).toContain(south);
    expect(move(X)).not.toContain(south);
  });

  test('of what later rules no longer know have words, too', () => {
    expectSound(describeEvent(texts, GAME, { type: 'exploded' }, people()));
  });
});
