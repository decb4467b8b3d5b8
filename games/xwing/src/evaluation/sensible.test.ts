import { at, seededChance } from '@parsecs/kernel';
import { describe, expect, test } from 'vitest';
import { xwing } from '../game.ts';
import type { State } from '../state.ts';
import { table } from '../testing/table.ts';
import { sensible } from './sensible.ts';

/** The manoeuvres of the first ship that is asked for, as far as a pilot thinks of them. */
function thoughtOf(state: State): readonly string[] {
  const { answers } = xwing.question(state, 0);
  const first = at(answers, 0);
  const own = answers.filter(
    (answer) => answer.kind === 'dial' && first.kind === 'dial' && answer.ship === first.ship,
  );
  return sensible(state, own).map(({ id }) => id);
}

describe('A pilot thinks of', () => {
  test('no manoeuvre off the table while there is another', () => {
    const dials = thoughtOf(
      table()
        .ship('rookiepilot', { at: [450, 770, 0] })
        .ship('academypilot', { at: [450, 300, 0] }).state,
    );
    expect(dials).not.toContain('rookiepilot:straight-4');
    expect(dials).toContain('rookiepilot:turn-left-2');
  });

  test('no manoeuvre into a friend whose dial is set', () => {
    const { state } = table()
      .ship('rookiepilot', { at: [450, 200, 0] })
      .ship('lukeskywalker', { at: [450, 150, 0] })
      .ship('academypilot', { at: [450, 700, 180] })
      .choose('P1', 'rookiepilot:straight-1');
    const dials = thoughtOf(state);
    expect(dials).not.toContain('lukeskywalker:straight-2');
    expect(dials).toContain('lukeskywalker:bank-left-2');
  });

  test('the same, whatever the enemy has set', () => {
    const { state } = table()
      .ship('lukeskywalker', { at: [450, 300, 0] })
      .ship('academypilot', { at: [450, 400, 180] })
      .choose('P2', 'academypilot:turn-left-1');
    const seen = thoughtOf(state);
    for (let place = 0; place < 10; place += 1) {
      state.dial[1] = place;
      expect(thoughtOf(state)).toEqual(seen);
    }
  });

  test('something, even where everything is wrong', () => {
    const dials = thoughtOf(
      table()
        .ship('rookiepilot', { at: [30, 870, 0] })
        .ship('academypilot', { at: [450, 300, 0] }).state,
    );
    expect(dials.length).toBeGreaterThan(0);
  });
});

describe('A bomb', () => {
  const bomber = (distance: number): readonly string[] => {
    const { state } = table()
      .ship('rookiepilot', { at: [450, 100, 0] })
      .ship('kathscarlet', { at: [450, 100 + distance, 180] });
    const drop = {
      kind: 'use',
      id: 'use:upgrade.seismiccharges@kathscarlet',
      card: 'upgrade.seismiccharges',
      ship: 'kathscarlet',
    } as const;
    return sensible(state, [{ kind: 'word', id: 'done', word: 'done' }, drop]).map(({ id }) => id);
  };

  test('is thought of when an enemy is about, and only then', () => {
    expect(bomber(200)).toHaveLength(2);
    expect(bomber(600)).toEqual(['done']);
  });
});

test('is asked of an imagined position and does not change it', () => {
  const { state } = table()
    .ship('rookiepilot', { at: [450, 300, 0] })
    .ship('academypilot', { at: [450, 500, 180] });
  const imagined = xwing.imagine(xwing.view(state, 0), seededChance('any'));
  const before = structuredClone(imagined);
  thoughtOf(imagined);
  expect(imagined).toEqual(before);
});
