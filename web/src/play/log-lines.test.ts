import type { StoryItem } from '@parsecs/table';
import { expect, test } from 'vitest';
import type { BoardModule } from '../boards/contract.ts';
import { about, markOf } from '../boards/super-teams/choreography.ts';
import { logLines } from './log-lines.ts';

const isQuiet: BoardModule['isQuiet'] = ({ type }) => type === 'declined';
const board = { about, markOf, isQuiet } as unknown as BoardModule;

const step = (step: number, undone: boolean, ...events: readonly object[]): StoryItem =>
  ({
    kind: 'step',
    sequence: step,
    step,
    undone,
    events,
    rules: events.map(() => 'ST-028'),
  }) as StoryItem;

const story: readonly StoryItem[] = [
  step(0, false, { type: 'began', starter: 0 }, { type: 'round-began', round: 1 }),
  step(
    1,
    true,
    { type: 'announced', seat: 0, card: 'red-1', ship: 'red-1', joker: false },
    { type: 'turn-began', seat: 1 },
  ),
  { kind: 'take-back', by: 0, backTo: 0, sequence: 3 },
  step(2, false, { type: 'declined', seat: 0, window: 'boost' }),
];

test('a round stands above its first turn, and undone turns leave no headline', () => {
  const kinds = logLines(board, story, false).map((line) =>
    line.kind === 'mark' ? line.mark.kind : line.kind,
  );
  expect(kinds).toEqual(['round', 'turn', 'event', 'take-back']);
});

test('what was undone says so, and quiet lines come when everything is wanted', () => {
  const lines = logLines(board, story, true);
  expect(lines.find((line) => line.kind === 'event')).toMatchObject({ undone: true });
  expect(lines.at(-1)).toMatchObject({ event: { type: 'declined' } });
});
