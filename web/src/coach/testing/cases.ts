import type { Game } from '@parsecs/kernel';
import { describe, expect, test } from 'vitest';
import { readCoachMemory, withTold } from '../coach-memory.ts';
import {
  aboutComposed,
  type CoachMoment,
  MOST_TOLD,
  type Trigger,
  tipFor,
  tipId,
} from '../trigger.ts';
import { momentAt, type Position } from './moments.ts';

/** When a tip is due, and the nearest moment at which it is not. */
export interface Case {
  readonly tells: Position;
  readonly silent: Position;
}

const NEWCOMER = readCoachMemory(null);

/** What somebody hears at a moment: of what is put together alone, if anything is. */
function tipAt(
  game: string,
  triggers: readonly Trigger[],
  moment: CoachMoment,
  memory = NEWCOMER,
): string | undefined {
  const own = moment.composed === undefined ? triggers : aboutComposed(triggers, moment);
  return tipFor(game, own, moment, memory);
}

/** Each tip is told to a newcomer at its moment, then no more, and not at a moment much like it. */
export function proveTips(
  game: Game,
  triggers: readonly Trigger[],
  cases: Readonly<Record<string, Case>>,
): void {
  describe(`the coach of ${game.id}`, () => {
    test('is proven tip by tip', () => {
      expect(Object.keys(cases).sort()).toEqual(triggers.map(({ id }) => id).sort());
    });

    test.each(Object.entries(cases))('%s', (id, { tells, silent }) => {
      const moment = momentAt(game, tells);
      expect(tipAt(game.id, triggers, moment)).toBe(id);
      let memory = NEWCOMER;
      for (let count = 0; count < MOST_TOLD; count += 1) {
        expect(tipAt(game.id, triggers, moment, memory)).toBe(id);
        memory = withTold(memory, tipId(game.id, id));
      }
      expect(tipAt(game.id, triggers, moment, memory)).not.toBe(id);
      const [only] = triggers.filter((own) => own.id === id);
      expect(only?.when(momentAt(game, silent))).toBe(false);
    });
  });
}
