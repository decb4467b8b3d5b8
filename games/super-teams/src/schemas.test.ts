import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Event } from './events.ts';
import { BOARD_IDS, BOARDS, BONUS_KINDS, OPTION_VALUES, superTeams } from './index.ts';
import { playRandomGame } from './testing/games.ts';
import { SchemaChecker } from './testing/json-schema.ts';
import { STRIP } from './testing/table.ts';
import { boardFromTrack } from './track.ts';

type Json = Readonly<Record<string, unknown>>;

function readJson(path: string): Json {
  return JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8')) as Json;
}

const FILES = {
  'board.schema.json': readJson('../board.schema.json'),
  'scenario.schema.json': readJson('../scenario.schema.json'),
};
const board = new SchemaChecker(FILES, 'board.schema.json');
const scenario = new SchemaChecker(FILES, 'scenario.schema.json');
const FOLDER = new URL('../scenarios/', import.meta.url);

describe('the schema of scenarios', () => {
  test.each(readdirSync(FOLDER).filter((name) => name.endsWith('.json')))('fits %s', (name) => {
    expect(scenario.check(readJson(`../scenarios/${name}`))).toEqual([]);
  });

  test.each([
    [{ game: 'chess' }, '.game: must be super-teams'],
    [{ titel: 'x' }, '.titel: no such field'],
    [{ rules: ['ST-1'] }, '.rules[0]: not'],
    [{ given: { setup: { players: 5 } } }, '.given.setup.players: none of'],
    [
      { given: { setup: { players: 2 }, ships: { 'red-3': 1 } } },
      '.given.ships.red-3: no such name',
    ],
    [
      { given: { setup: { players: 2 }, ships: { 'red-1': [6] } } },
      '.given.ships.red-1: fits none',
    ],
    [{ given: { setup: { players: 2 }, hands: { P1: ['red-7'] } } }, '.given.hands.P1[0]: not'],
    [{ given: { setup: { players: 2 }, track: 'S Q F' } }, '.given.track: not'],
    [{ when: [{ by: 'P1' }] }, '.when[0]: fits none'],
    [{ then: {} }, '.then: too little'],
    [{ then: { offered: [{ to: 'P1', exact: [] }] } }, '.then.offered[0].exact: no such field'],
    [{ then: { state: { shipz: {} } } }, '.then.state.shipz: no such field'],
    [{ then: { untold: ['exploded'] } }, '.then.untold[0]: none of'],
  ])('does not fit %j', (change, line) => {
    const good = readJson('../scenarios/ex-01-any-ship-of-the-colour.scenario.json');
    expect(scenario.check({ ...good, ...change }).join('\n')).toContain(line);
  });

  test('knows every event that a game tells', () => {
    const check = (event: Event): void => {
      const written = superTeams.scenarios.writeEvent(event);
      expect(scenario.check(written, { $ref: '#/$defs/event' })).toEqual([]);
    };
    playRandomGame({ players: 4, board: 'short' }, 'told', { event: check });
    playRandomGame({ players: 2, board: 'short', options: { exactFinish: true } }, 'told', {
      event: check,
    });
  });

  test('lists what the rules list', () => {
    const definitions = FILES['scenario.schema.json']['$defs'] as Readonly<Record<string, Json>>;
    expect(definitions['bonus']?.['enum']).toEqual(BONUS_KINDS);
    const setup = definitions['setup']?.['properties'] as Readonly<Record<string, Json>>;
    expect(Object.keys(setup['options']?.['properties'] ?? {})).toEqual(Object.keys(OPTION_VALUES));
  });
});

describe('the schema of boards', () => {
  test('fits the shipped boards and a written track', () => {
    for (const id of BOARD_IDS) expect(board.check(BOARDS[id])).toEqual([]);
    expect(board.check(boardFromTrack(STRIP))).toEqual([]);
  });

  test.each([
    [{ schema: 'board' }, '.schema: must be super-teams-board/1'],
    [{ spaces: [] }, '.spaces: too few'],
    [{ spaces: [{ kinds: ['maw', 'normal'] }, {}, {}] }, '.spaces[0].kinds: fits none'],
    [{ size: { width: 3 } }, '.size.height: is missing'],
    [{ slots: { bonusDeck: { x: '1' } } }, '.slots.bonusDeck.x: must be number'],
  ])('does not fit %j', (change, line) => {
    expect(board.check({ ...BOARDS.short, ...change }).join('\n')).toContain(line);
  });
});
