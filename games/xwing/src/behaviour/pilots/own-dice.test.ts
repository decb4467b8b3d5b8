import { card } from '@parsecs/kernel/testing';
import { describe, expect } from 'vitest';
import { type PlayTable, type ShipFields, table } from '../../testing/table.ts';

const BLANKS = ['blank', 'blank', 'blank', 'blank'] as const;

function results(game: PlayTable, attack = 0): object | undefined {
  return game.told('results-compared')[attack];
}

describe('Han Solo', () => {
  function firing(fields: ShipFields = {}): PlayTable {
    return table()
      .phase('combat')
      .ship('hansolo', { at: [450, 300, 0], ...fields })
      .ship('academypilot', { at: [450, 510, 180] });
  }

  card('pilot.hansolo', 'rerolls all of his dice or none', () => {
    const game = firing()
      .attackDice('hit', 'blank', 'focus', 'critical', 'critical', 'blank')
      .defenceDice(...BLANKS)
      .choose('P1', 'primary>academypilot');
    expect(game.offered()).toEqual(['use:pilot.hansolo@hansolo', 'done']);
    game.choose('P1', 'use:pilot.hansolo@hansolo');
    expect(results(game)).toMatchObject({ hits: 0, crits: 2 });
    const kept = firing()
      .attackDice('hit', 'blank', 'focus')
      .defenceDice(...BLANKS)
      .choose('P1', 'primary>academypilot')
      .choose('P1', 'done');
    expect(results(kept)).toMatchObject({ hits: 1 });
  });

  card('pilot.hansolo', 'dice that were rerolled before stay as they are', () => {
    const game = firing({ locks: ['academypilot'] })
      .attackDice('hit', 'blank', 'blank', 'critical')
      .defenceDice(...BLANKS)
      .choose('P1', 'primary>academypilot')
      .choose('P1', 'spend-lock:blank')
      .attackDice('blank', 'hit')
      .choose('P1', 'use:pilot.hansolo@hansolo');
    expect(game.told('dice-changed').at(-1)?.results).toEqual(['blank', 'critical', 'hit']);
    expect(game.diceLeft()).toBe(1);
  });

  card('pilot.hansolo', 'nothing is left for a lock afterwards, nor for him a second time', () => {
    const game = firing({ locks: ['academypilot'] })
      .attackDice(...BLANKS, 'hit', 'hit')
      .choose('P1', 'primary>academypilot')
      .choose('P1', 'use:pilot.hansolo@hansolo');
    expect(game.offered()).toEqual(['spend-lock:none', 'done']);
    const before = firing({ focus: 1, locks: ['academypilot'] })
      .attackDice(...BLANKS, 'hit', 'hit')
      .choose('P1', 'primary>academypilot')
      .choose('P1', 'spend-lock:blank+blank+blank');
    expect(before.offered()).toEqual(['spend-focus', 'done']);
  });

  card('pilot.hansolo', 'not when he defends', () => {
    const game = firing({ attacked: true })
      .attackDice('blank', 'blank')
      .defenceDice('blank')
      .choose('P2', 'primary>hansolo');
    expect(results(game)).toMatchObject({ hits: 0 });
  });
});

describe('Ibtisam', () => {
  function duel(stress: number): PlayTable {
    return table()
      .phase('combat')
      .ship('ibtisam', { at: [450, 300, 0], stress })
      .ship('academypilot', { at: [450, 490, 180] });
  }

  function attacking(stress: number): PlayTable {
    return duel(stress)
      .attackDice('blank', 'blank', 'hit', 'hit')
      .defenceDice(...BLANKS)
      .choose('P1', 'primary>academypilot');
  }

  card('pilot.ibtisam', 'may reroll one attack die while stressed', () => {
    const game = attacking(2);
    expect(game.offered()).toEqual([
      'use:pilot.ibtisam@ibtisam:blank',
      'use:pilot.ibtisam@ibtisam:hit',
      'done',
    ]);
    game.choose('P1', 'use:pilot.ibtisam@ibtisam:blank');
    expect(results(game)).toMatchObject({ hits: 2 });
  });

  card('pilot.ibtisam', 'may reroll one defence die while stressed, in the same round', () => {
    const game = attacking(1)
      .choose('P1', 'use:pilot.ibtisam@ibtisam:blank')
      .attackDice('hit', 'blank')
      .choose('P2', 'primary>ibtisam')
      .defenceDice('evade')
      .choose('P1', 'use:pilot.ibtisam@ibtisam:blank');
    expect(game.told('attack-missed')).toMatchObject([{ target: 'ibtisam' }]);
  });

  card('pilot.ibtisam', 'not without stress', () => {
    const game = attacking(0);
    expect(results(game)).toMatchObject({ hits: 1 });
    // The die that was laid out for a reroll is the first of the next attack.
    game.attackDice('blank').choose('P2', 'primary>ibtisam');
    expect(results(game, 1)).toMatchObject({ hits: 1 });
  });
});

describe('Dark Curse', () => {
  function against(target: string, fields: ShipFields): PlayTable {
    return table()
      .phase('combat')
      .ship('rookiepilot', { at: [450, 300, 0], ...fields })
      .ship(target, { at: [450, 490, 180], attacked: true })
      .attackDice('focus', 'focus', 'blank')
      .defenceDice(...BLANKS)
      .choose('P1', `primary>${target}`);
  }

  card('pilot.darkcurse', 'the attacker may neither spend focus nor reroll', () => {
    const game = against('darkcurse', { focus: 1, locks: ['darkcurse'] });
    expect(results(game)).toMatchObject({ hits: 0 });
    expect(game.told('token-spent')).toEqual([]);
    expect(game.told('lock-lost')).toEqual([]);
    expect(game.used()).toEqual(['pilot.darkcurse']);
    const other = against('backstabber', { focus: 1, locks: ['backstabber'] });
    expect(other.offered()).toEqual(
      expect.arrayContaining(['spend-focus', 'spend-lock:focus+focus+blank']),
    );
  });

  card('pilot.darkcurse', 'what others would let the attacker reroll stays as it is', () => {
    const game = table()
      .phase('combat')
      .ship('hansolo', { at: [450, 300, 0] })
      .ship('darkcurse', { at: [450, 510, 180] })
      .attackDice(...BLANKS)
      .defenceDice(...BLANKS)
      .choose('P1', 'primary>darkcurse');
    expect(results(game)).toMatchObject({ hits: 0 });
  });

  card('pilot.darkcurse', 'he himself spends focus when he defends and when he attacks', () => {
    const game = table()
      .phase('combat')
      .ship('rookiepilot', { at: [450, 300, 0], attacked: true })
      .ship('darkcurse', { at: [450, 490, 180], focus: 1 })
      .attackDice('focus', 'blank')
      .defenceDice(...BLANKS)
      .choose('P2', 'primary>rookiepilot')
      .choose('P2', 'spend-focus');
    expect(results(game)).toMatchObject({ hits: 1 });
  });

  card('pilot.darkcurse', 'focus may be paid for a weapon: he is not the defender yet', () => {
    const game = table()
      .phase('combat')
      .ship('goldsquadronpilot', { at: [450, 300, 0], focus: 2, upgrades: ['blasterturret'] })
      .ship('darkcurse', { at: [450, 490, 180], attacked: true })
      .attackDice('focus', 'hit', 'blank')
      .defenceDice(...BLANKS)
      .choose('P1', 'blasterturret>darkcurse');
    expect(game.told('token-spent')).toHaveLength(1);
    expect(results(game)).toMatchObject({ hits: 1 });
  });
});

describe('Winged Gundark', () => {
  function firing(gap: number, ...dice: readonly ('hit' | 'focus' | 'blank')[]): PlayTable {
    return table()
      .phase('combat')
      .ship('rookiepilot', { at: [450, 300, 0], attacked: true })
      .ship('wingedgundark', { at: [450, 340 + gap, 180] })
      .attackDice(...dice)
      .defenceDice(...BLANKS)
      .choose('P2', 'primary>rookiepilot');
  }

  card('pilot.wingedgundark', 'at Range 1 one of his hits may become a critical hit', () => {
    const game = firing(100, 'hit', 'hit', 'blank');
    expect(game.offered()).toEqual(['use:pilot.wingedgundark@wingedgundark', 'done']);
    game.choose('P2', 'use:pilot.wingedgundark@wingedgundark');
    expect(results(game)).toMatchObject({ hits: 1, crits: 1 });
  });

  card('pilot.wingedgundark', 'he may leave it', () => {
    const game = firing(100, 'hit', 'hit', 'blank').choose('P2', 'done');
    expect(results(game)).toMatchObject({ hits: 2, crits: 0 });
  });

  card('pilot.wingedgundark', 'not farther away, and not without a hit', () => {
    expect(results(firing(100.2, 'hit', 'hit'))).toMatchObject({ hits: 2, crits: 0 });
    expect(results(firing(100, 'focus', 'focus', 'blank'))).toMatchObject({ crits: 0 });
  });
});

describe('Luke Skywalker', () => {
  function attacked(...defence: readonly ('evade' | 'focus' | 'blank')[]): PlayTable {
    return table()
      .phase('combat')
      .ship('lukeskywalker', { at: [450, 300, 0], attacked: true, shields: 0 })
      .ship('academypilot', { at: [420, 490, 180] })
      .ship('academypilot', { at: [480, 490, 180] })
      .attackDice('hit', 'hit')
      .defenceDice(...defence)
      .choose('P2', 'academypilot')
      .choose('P2', 'primary>lukeskywalker');
  }

  card('pilot.lukeskywalker', 'one focus result may become an evade, one only', () => {
    const game = attacked('focus', 'focus').choose('P1', 'use:pilot.lukeskywalker@lukeskywalker');
    expect(results(game)).toMatchObject({ hits: 1, cancelled: 1 });
  });

  card('pilot.lukeskywalker', 'in every attack of the round', () => {
    const game = attacked('focus', 'blank')
      .choose('P1', 'use:pilot.lukeskywalker@lukeskywalker')
      .attackDice('hit', 'blank')
      .defenceDice('focus', 'blank')
      .choose('P2', 'primary>lukeskywalker')
      .choose('P1', 'use:pilot.lukeskywalker@lukeskywalker');
    expect(game.told('attack-missed')).toHaveLength(1);
    expect(game.used()).toHaveLength(2);
  });

  card('pilot.lukeskywalker', 'he may leave it, and needs a focus result', () => {
    expect(results(attacked('focus', 'blank').choose('P1', 'done'))).toMatchObject({ hits: 2 });
    expect(results(attacked('blank', 'blank'))).toMatchObject({ hits: 2 });
  });

  card('pilot.lukeskywalker', 'not when he attacks', () => {
    const game = table()
      .phase('combat')
      .ship('lukeskywalker', { at: [450, 300, 0] })
      .ship('academypilot', { at: [450, 490, 180] })
      .attackDice('focus', 'blank', 'blank')
      .defenceDice('focus', 'focus', 'focus')
      .choose('P1', 'primary>academypilot');
    expect(results(game)).toMatchObject({ hits: 0 });
  });
});
