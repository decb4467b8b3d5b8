import { EVENT_TYPES as ASSAULT_EVENTS } from '@parsecs/imperial-assault';
import { at, type EventBase, type Json, Match, type MatchLog } from '@parsecs/kernel';
import { createTexts, type People } from '@parsecs/lang';
import { EVENT_TYPES as BATTLE_EVENTS } from '@parsecs/starship-battles';
import type { EventType } from '@parsecs/super-teams/words';
import { type GameId, loadGame } from '@parsecs/table';
import { EVENT_TYPES as XWING_EVENTS } from '@parsecs/xwing';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { loadBoard } from '../games/load-board.ts';
import { logLines } from './log-lines.ts';
import { boardForOldEvents, describeOldEvent } from './old-events.ts';
import { WorkerReplay } from './replay-host.ts';

const RACE_EVENTS: Readonly<Record<EventType, true>> = {
  began: true,
  'round-began': true,
  'movement-shuffled': true,
  dealt: true,
  announced: true,
  wasted: true,
  boosted: true,
  declined: true,
  moved: true,
  'pushed-back': true,
  evaded: true,
  'half-chosen': true,
  grabbed: true,
  arrived: true,
  'colour-finished': true,
  'bonus-shuffled': true,
  drew: true,
  'nothing-to-draw': true,
  'planet-paid': true,
  'turn-began': true,
  won: true,
};

const ODD_EVENTS = ['no-such-event', 'constructor', 'toString', '__proto__', ''];

const EVENTS: readonly (readonly [GameId, readonly string[]])[] = [
  ['super-teams', Object.keys(RACE_EVENTS)],
  ['xwing', XWING_EVENTS],
  ['starship-battles', BATTLE_EVENTS],
  ['imperial-assault', ASSAULT_EVENTS],
];

// Boards read the settings of the page when they are loaded.
beforeEach(() => {
  vi.stubGlobal('navigator', { languages: ['en'] });
});

const people: People = { name: (seat) => `Player ${seat}` };

async function oldLog(id: GameId, told: readonly (readonly EventBase[])[]): Promise<MatchLog> {
  const game = await loadGame(id);
  const match = new Match(game, at(Object.values(game.setups), 0), 'old');
  return { ...match.log(), rules: '0', told: told as unknown as readonly (readonly Json[])[] };
}

describe.each(EVENTS)('a log of other rules of %s, whose events have no fields', (id, types) => {
  const events: readonly EventBase[] = [...types, ...ODD_EVENTS].map((type) => ({ type }));
  const told = events.map((event) => [event]);

  test('is opened for whoever watches, and all of it is told where all is open', async () => {
    const log = await oldLog(id, told);
    for (const watcher of ['open', 'spectator', 0] as const) {
      const opened = await new WorkerReplay().open(log, watcher);
      if ('fault' in opened) throw new Error(opened.fault.cause);
      expect(opened.notRunning?.cause).toBe('other-rules');
      expect(structuredClone(opened)).toEqual(opened);
      expect(opened.rules.flat().every((rule) => typeof rule === 'string')).toBe(true);
      if (watcher === 'open') expect(opened.told).toEqual(told);
    }
  });

  test('is drawn as far as it can be', async () => {
    const game = await loadGame(id);
    const setup = at(Object.values(game.setups), 0);
    const board = boardForOldEvents(await loadBoard(id));
    const before = board.viewFromEvents(setup, []);
    expect(before).toBeDefined();
    for (const event of events) {
      const after = board.viewFromEvents(setup, [[event]]);
      board.choreograph([event], before, after);
      board.known(after);
    }
  });

  test('has a line for every event', async () => {
    const board = boardForOldEvents(await loadBoard(id));
    const texts = await createTexts('en', ['shell', board.words, ...(board.moreWords ?? [])]);
    const story = events.map((event, step) => ({
      kind: 'step' as const,
      sequence: step,
      step,
      events: [event],
      undone: false,
      rules: [''],
    }));
    const lines = logLines(board, story, true);
    expect(lines).toHaveLength(events.length);
    for (const line of lines) {
      if (line.kind !== 'event') throw new Error(`a headline of nothing: ${line.key}`);
      const words: unknown = describeOldEvent(texts, id, line.event, people, {});
      expect(words).toEqual(expect.stringMatching(/./));
    }
  });
});

test('a log that tells nothing at all is opened', async () => {
  const opened = await new WorkerReplay().open(await oldLog('super-teams', []), 'open');
  expect(opened).toMatchObject({ length: 0 });
});
