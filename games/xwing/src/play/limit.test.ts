import { Match, type Outcome } from '@parsecs/kernel';
import { rule } from '@parsecs/kernel/testing';
import { describe, expect, test } from 'vitest';
import { xwing } from '../index.ts';
import { setupOf } from '../setup/check-setup.ts';
import { DEFAULT_OPTIONS, type Options } from '../setup/options.ts';
import type { Setup } from '../setup/setup.ts';
import { play, setupFaults } from '../testing/playing.ts';
import { type PlayTable, table } from '../testing/table.ts';

/** The last round but for its End phase; two ships have fallen on one side, one on the other. */
function lastRound(setup: Partial<Omit<Setup, 'options'>>, options: Partial<Options>): PlayTable {
  return table()
    .setup({ roundLimit: 3, ...setup, options })
    .phase('end')
    .given({ round: 3 })
    .ship('rookiepilot', { at: [450, 100, 0] })
    .ship('biggsdarklighter', { at: null, upgrades: ['r2f2'] })
    .ship('academypilot', { at: [450, 700, 180] })
    .ship('academypilot', { at: null })
    .ship('nightbeast', { at: null, upgrades: ['stealthdevice'] });
}

function outcomeOf(game: PlayTable): Outcome | undefined {
  return xwing.outcome(game.state);
}

describe('A match of limited length', () => {
  rule('XW-314', 'ends after the agreed round, and nobody has won', () => {
    const game = lastRound({}, {}).endRound();
    expect([game.question(), game.ending(), game.winners()]).toEqual(['over', 'XW-314', []]);
    const early = lastRound({ roundLimit: 4 }, {});
    expect([early.state.round, early.question()]).toEqual([4, 'P1 dial']);
    expect(setupFaults({ roundLimit: -1 })).toEqual(['roundLimit XW-314']);
  });

  rule('XW-315', 'the squad points that were destroyed decide by agreement', () => {
    // Biggs with R2-F2 for 28 against an Academy Pilot and Night Beast with a Stealth Device for 30.
    const game = lastRound({}, { atTheLimit: 'points' }).endRound();
    expect([game.ending(), game.winners()]).toEqual(['XW-315', ['P1']]);
    expect(outcomeOf(game)).toMatchObject({ scores: [30, 28] });
    expect(game.told('game-over')[0]).toMatchObject({ scores: [30, 28] });
  });

  rule('XW-315', 'as many on both sides: nobody has won', () => {
    const game = table()
      .setup({ roundLimit: 1, options: { atTheLimit: 'points' } })
      .phase('end')
      .ship('rookiepilot', { at: [450, 100, 0] })
      .ship('academypilot', { at: [450, 700, 180] })
      .endRound();
    expect([game.ending(), game.winners()]).toEqual(['XW-315', []]);
    expect(outcomeOf(game)).toMatchObject({ scores: [0, 0] });
  });

  rule('XW-315', 'a side without ships, or one that gives up, has lost the agreed total', () => {
    const setup = { points: 60, options: { atTheLimit: 'points' } } as const;
    const shot = table()
      .setup(setup)
      .phase('combat')
      .ship('rookiepilot', { at: [450, 450, 0] })
      .ship('biggsdarklighter', { at: null })
      .ship('academypilot', { at: [450, 540, 180], damageDown: 2, attacked: true })
      .attackDice('hit', 'hit', 'hit', 'hit')
      .defenceDice('blank', 'blank', 'blank')
      .choose('P1', 'primary>academypilot');
    expect(shot.ending()).toBe('XW-159');
    expect(outcomeOf(shot)).toMatchObject({ scores: [60, 25] });
    const given = table()
      .setup(setup)
      .phase('planning')
      .ship('rookiepilot', { at: [450, 100, 0] })
      .ship('academypilot', { at: [450, 700, 180] })
      .choose('P1', 'resign');
    expect(outcomeOf(given)).toMatchObject({ rule: 'XW-231', scores: [0, 60] });
  });

  rule('XW-315', 'every seat of a team has the points of its side', () => {
    const game = lastRound({ players: 4 }, { atTheLimit: 'points' }).endRound();
    expect(outcomeOf(game)).toMatchObject({ winners: [0, 2], scores: [30, 28, 30, 28] });
  });

  rule('XW-314', 'in a mission only the objective wins, so the limit ends it in a draw', () => {
    const game = lastRound({ mission: 3 }, { atTheLimit: 'points' }).endRound();
    expect([game.ending(), game.winners()]).toEqual(['XW-314', []]);
  });

  test('who gives up before the squads are known has nothing to count', () => {
    const game = play({ options: { ...DEFAULT_OPTIONS, atTheLimit: 'points' } });
    game.choose('P1', 'resign');
    expect(xwing.outcome(game.state)).toEqual({ winners: [1], rule: 'XW-231' });
  });

  test('without an agreement about points none are counted', () => {
    expect(outcomeOf(lastRound({}, {}).endRound())).not.toHaveProperty('scores');
  });
});

describe('A match limited by time', () => {
  function planning(setup: Partial<Omit<Setup, 'options'>>, options: Partial<Options>): PlayTable {
    return table()
      .setup({ ...setup, options })
      .phase('planning')
      .given({ round: 2 })
      .ship('rookiepilot', { at: [450, 100, 0] })
      .ship('academypilot', { at: [450, 700, 180] })
      .ship('nightbeast', { at: null });
  }

  rule(
    'XW-318',
    'the round in which the time is up is played to its end, and is the last one',
    () => {
      const game = planning({}, {});
      const [question, offered] = [game.question(), game.offered()];
      game.choose('P1', 'time-up');
      expect([game.question(), game.offered()]).toEqual([question, offered]);
      expect(game.told('time-up')).toEqual([{ type: 'time-up', round: 2 }]);
      expect(game.view().setup.roundLimit).toBe(2);
      game.endRound();
      expect([game.state.round, game.ending(), game.winners()]).toEqual([2, 'XW-314', []]);
    },
  );

  rule('XW-318', 'then points decide where that was agreed on', () => {
    const game = planning({}, { atTheLimit: 'points' }).choose('P1', 'time-up').endRound();
    expect([game.ending(), game.winners()]).toEqual(['XW-315', ['P1']]);
    expect(outcomeOf(game)).toMatchObject({ scores: [15, 0] });
  });

  rule('XW-318', 'in a mission nobody has won then', () => {
    const game = planning({ mission: 3 }, { atTheLimit: 'points' }).choose('P1', 'time-up');
    game.endRound();
    expect([game.ending(), game.winners()]).toEqual(['XW-314', []]);
  });

  rule('XW-318', 'before the first round one round is still played', () => {
    const game = play({ sides: 'rebel' });
    game.choose('P1', 'time-up');
    expect(game.state.setup.roundLimit).toBe(1);
  });

  rule('XW-318', 'in the last round there is nothing more to call', () => {
    expect(planning({ roundLimit: 2 }, {}).refusal('P1', 'time-up')).toBe('XW-318');
    const called = planning({ roundLimit: 6 }, {}).choose('P1', 'time-up');
    expect(called.refusal('P1', 'time-up')).toBe('XW-318');
    expect(called.endRound().refusal('P1', 'time-up')).toBe('table');
  });

  test('no question lists it, and nobody who is asked or not can say it', () => {
    const game = planning({}, {});
    expect(game.offered()).not.toContain('time-up');
    const match = new Match(xwing, game.state.setup, 'a');
    for (const seat of [0, 1]) {
      expect(match.choose(seat, 'time-up')).toMatchObject({ cause: 'not-asked' });
    }
    expect(match.choose(0, 'time-up', { unasked: true })).toBeUndefined();
  });
});

test('who is not asked may still give up', () => {
  const setup = setupOf({ sides: 'rebel', squads: { rebel: 'random', imperial: 'build' } });
  for (const seat of [0, 1]) {
    const match = new Match(xwing, setup, 'a');
    expect(xwing.asked(match.state)).toEqual([1]);
    expect(match.choose(seat, 'resign')).toBeUndefined();
    expect(xwing.outcome(match.state)?.winners).toEqual([1 - seat]);
  }
});

describe('Last ships that fall together', () => {
  function together(options: Partial<Options>): PlayTable {
    return table()
      .setup({ options })
      .phase('combat')
      .ship('redsquadronpilot', { at: [450, 450, 0], shields: 0, damageDown: 1 })
      .ship('blacksquadronpilot', { at: [450, 640, 180] })
      .attackDice('hit', 'hit', 'hit', 'hit', 'hit')
      .defenceDice('blank', 'blank', 'blank', 'blank', 'blank')
      .choose('P2', 'primary>redsquadronpilot')
      .choose('P1', 'primary>blacksquadronpilot');
  }

  rule('XW-316', 'are a draw by agreement, else the initiative decides', () => {
    const draw = together({ mutualDestruction: 'draw' });
    expect([draw.ending(), draw.winners()]).toEqual(['XW-316', []]);
    const usual = together({});
    expect([usual.ending(), usual.winners()]).toEqual(['XW-160', ['P2']]);
  });

  rule('XW-316', 'and nobody is ahead in points', () => {
    const game = together({ mutualDestruction: 'draw', atTheLimit: 'points' });
    expect(outcomeOf(game)).toMatchObject({ winners: [], scores: [100, 100] });
  });
});
