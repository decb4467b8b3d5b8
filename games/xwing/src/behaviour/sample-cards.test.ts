import { card } from '@parsecs/kernel/testing';
import { describe, expect } from 'vitest';
import { xwing } from '../index.ts';
import { type PlayTable, table } from '../testing/table.ts';

const MISS = ['blank', 'blank', 'blank', 'blank'] as const;

describe('Pilots of every kind of declaration', () => {
  function wedge(pilot: string): number {
    const game = table()
      .phase('combat')
      .ship(pilot, { at: [450, 450, 0] })
      .ship('academypilot', { at: [450, 640, 180] })
      .attackDice('blank', 'blank', 'blank')
      .defenceDice('blank', 'blank', 'blank')
      .choose('P1', 'primary>academypilot');
    return game.told('defence-rolled')[0]?.dice.length ?? -1;
  }

  card('pilot.wedgeantilles', 'the target has one agility less', () => {
    expect(wedge('wedgeantilles')).toBe(2);
  });

  card('pilot.wedgeantilles', 'against others it has its own', () => {
    expect(wedge('redsquadronpilot')).toBe(3);
  });

  function atLuke(defence: 'focus' | 'blank'): PlayTable {
    return table()
      .phase('combat')
      .ship('lukeskywalker', { at: [450, 450, 0], attacked: true })
      .ship('academypilot', { at: [450, 640, 180] })
      .attackDice('hit', 'blank')
      .defenceDice(defence, 'blank')
      .choose('P2', 'primary>lukeskywalker');
  }

  card('pilot.lukeskywalker', 'may turn one focus into an evade while defending', () => {
    const game = atLuke('focus').choose('P1', 'use:pilot.lukeskywalker@lukeskywalker');
    expect(game.told('attack-missed')).toHaveLength(1);
  });

  card('pilot.lukeskywalker', 'has nothing to turn without a focus result', () => {
    expect(atLuke('blank').told('attack-hit')).toHaveLength(1);
  });

  function biggs(other: readonly number[]): PlayTable {
    return table()
      .phase('combat')
      .ship('biggsdarklighter', { at: [450, 450, 0], attacked: true })
      .ship('rookiepilot', { at: other, attacked: true })
      .ship('academypilot', { at: [480, 600, 180] });
  }

  card('pilot.biggsdarklighter', 'friends at Range 1 of him cannot be chosen', () => {
    const game = biggs([520, 450, 0]);
    expect(game.offered()).toEqual(['pass', 'primary>biggsdarklighter']);
    expect(game.cause('P2', 'primary>rookiepilot')).toBe('protected-target');
  });

  card(
    'pilot.biggsdarklighter',
    'friends farther away can, and all when he is no target himself',
    () => {
      expect(biggs([600, 450, 0]).offered()).toContain('primary>rookiepilot');
      const behind = table()
        .phase('combat')
        .ship('biggsdarklighter', { at: [480, 700, 0], attacked: true })
        .ship('rookiepilot', { at: [480, 560, 0], attacked: true })
        .ship('academypilot', { at: [480, 630, 180] });
      expect(behind.offered()).toEqual(['pass', 'primary>rookiepilot']);
    },
  );

  function janAndFriend(jan: { readonly stress?: number }): PlayTable {
    return table()
      .phase('combat')
      .ship('janors', { at: [300, 450, 0], attacked: true, ...jan })
      .ship('rookiepilot', { at: [450, 450, 0] })
      .ship('academypilot', { at: [450, 640, 180] })
      .attackDice(...MISS)
      .defenceDice('blank', 'blank', 'blank')
      .choose('P1', 'primary>academypilot');
  }

  card('pilot.janors', 'takes a stress token for one more die of a friend', () => {
    const game = janAndFriend({}).choose('P1', 'use:pilot.janors@janors');
    expect(game.told('attack-rolled')[0]?.dice).toHaveLength(4);
    expect(game.see('janors').stress).toBe(1);
  });

  card('pilot.janors', 'not while she is stressed', () => {
    expect(janAndFriend({ stress: 1 }).told('attack-rolled')[0]?.dice).toHaveLength(3);
  });

  function garven(friend: readonly number[]): PlayTable {
    return table()
      .phase('combat')
      .ship('garvendreis', { at: [450, 450, 0], focus: 1 })
      .ship('rookiepilot', { at: friend, attacked: true })
      .ship('academypilot', { at: [450, 640, 180] })
      .attackDice('focus', 'blank', 'blank')
      .defenceDice('blank', 'blank', 'blank')
      .choose('P1', 'primary>academypilot')
      .choose('P1', 'spend-focus');
  }

  card('pilot.garvendreis', 'passes a spent focus token on', () => {
    const game = garven([350, 450, 0]).choose(
      'P1',
      'use:pilot.garvendreis@garvendreis:rookiepilot',
    );
    expect(game.see('rookiepilot').focus).toBe(1);
  });

  card('pilot.garvendreis', 'not beyond Range 2', () => {
    const game = garven([100, 100, 0]);
    expect(game.told('attack-hit')).toHaveLength(1);
    expect(game.see('rookiepilot').focus).toBe(0);
  });

  card('pilot.kylekatarn', 'gives a focus token away as combat begins', () => {
    const game = table()
      .phase('combat')
      .ship('kylekatarn', { at: [450, 450, 0], focus: 1 })
      .ship('rookiepilot', { at: [350, 450, 0] })
      .ship('academypilot', { at: [450, 840, 180] })
      .choose('P1', 'use:pilot.kylekatarn@kylekatarn:rookiepilot');
    expect(game.see('kylekatarn').focus).toBe(0);
    expect(game.see('rookiepilot').focus).toBe(1);
  });

  card('pilot.kylekatarn', 'has nothing to give without one', () => {
    const game = table()
      .phase('combat')
      .ship('kylekatarn', { at: [450, 450, 0] })
      .ship('rookiepilot', { at: [350, 450, 0] })
      .ship('academypilot', { at: [450, 840, 180] });
    expect(game.question()).toBe('P1 attack');
  });

  function howlrunner(where: readonly number[]): PlayTable {
    return table()
      .phase('combat')
      .ship('rookiepilot', { at: [450, 450, 0], attacked: true })
      .ship('academypilot', { at: [450, 640, 180] })
      .ship('howlrunner', { at: where, attacked: true })
      .attackDice('blank', 'hit', 'hit')
      .defenceDice('blank', 'blank')
      .choose('P2', 'primary>rookiepilot');
  }

  card('pilot.howlrunner', 'a friend at Range 1 may reroll one die', () => {
    const game = howlrunner([520, 640, 180]);
    expect(game.offered()).toEqual([
      'use:pilot.howlrunner@howlrunner:blank',
      'use:pilot.howlrunner@howlrunner:hit',
      'done',
    ]);
    game.choose('P2', 'use:pilot.howlrunner@howlrunner:blank');
    expect(game.told('results-compared')[0]).toMatchObject({ hits: 2 });
  });

  card('pilot.howlrunner', 'not farther away', () => {
    expect(howlrunner([700, 640, 180]).told('results-compared')[0]).toMatchObject({ hits: 1 });
  });

  function nightBeast(dial: string): PlayTable {
    return table()
      .phase('activation')
      .ship('rookiepilot', { at: [450, 100, 0], activated: true })
      .ship('nightbeast', { at: [450, 800, 180], stress: 1, dial });
  }

  card('pilot.nightbeast', 'after a green manoeuvre he may take a free focus action', () => {
    // DS-29: the green manoeuvre has taken the stress before.
    const game = nightBeast('straight-2')
      .choose('P2', 'use:pilot.nightbeast@nightbeast')
      .choose('P2', 'focus');
    expect(game.see('nightbeast').focus).toBe(1);
    expect(game.question()).toBe('P2 action');
  });

  card('pilot.nightbeast', 'not after a white one', () => {
    expect(nightBeast('straight-4').until('P1 attack').used()).toEqual([]);
  });

  card('pilot.darthvader', 'may take two actions', () => {
    const game = table()
      .phase('activation')
      .ship('rookiepilot', { at: [450, 100, 0], activated: true })
      .ship('darthvader', { at: [450, 800, 180], dial: 'straight-2' })
      .choose('P2', 'focus')
      .choose('P2', 'evade');
    expect(game.question()).not.toBe('P2 action');
    expect(game.see('darthvader')).toMatchObject({ focus: 1, evade: 1 });
  });

  card('pilot.darthvader', 'none of them while stressed', () => {
    const game = table()
      .phase('activation')
      .ship('rookiepilot', { at: [450, 100, 0], activated: true })
      .ship('darthvader', { at: [450, 800, 180], dial: 'straight-4', stress: 1 })
      .until('P2 attack');
    expect(game.told('action-taken')).toEqual([]);
  });

  function maarek(shields: number): PlayTable {
    return table()
      .phase('combat')
      .ship('rookiepilot', { at: [450, 450, 0], attacked: true, shields })
      .ship('maarekstele', { at: [450, 640, 180] })
      .deck('direct-hit', 'injured-pilot', 'stunned-pilot')
      .attackDice('critical', 'blank')
      .defenceDice('blank', 'blank')
      .choose('P2', 'primary>rookiepilot');
  }

  card('pilot.maarekstele', 'chooses one of three cards that he alone sees', () => {
    const game = maarek(0);
    expect(game.question()).toBe('P2 card');
    expect(xwing.view(game.state, 1).drawnCards).toEqual([
      'direct-hit',
      'injured-pilot',
      'stunned-pilot',
    ]);
    expect(JSON.stringify(xwing.view(game.state, 0))).not.toContain('injured-pilot');
    game.choose('P2', 'use:pilot.maarekstele@maarekstele:injured-pilot');
    expect(game.see('rookiepilot').damageUp).toEqual(['injured-pilot']);
    expect(xwing.view(game.state, 0).decks[0]?.discard).toEqual(['direct-hit', 'stunned-pilot']);
  });

  card('pilot.maarekstele', 'a critical hit that a shield stops draws nothing', () => {
    expect(maarek(1).state.deck).toHaveLength(33);
  });

  function felsWrath(pilot: string): PlayTable {
    return table()
      .phase('combat')
      .ship('lukeskywalker', { at: [450, 450, 0] })
      .ship(pilot, { at: [450, 540, 180], damageDown: 2 })
      .ship('academypilot', { at: [800, 840, 180] })
      .attackDice('hit', 'blank', 'blank', 'blank')
      .defenceDice('blank', 'blank', 'blank')
      .choose('P1', `primary>${pilot}`);
  }

  card('pilot.felswrath', 'is destroyed only when the Combat phase ends', () => {
    const game = felsWrath('felswrath');
    expect(game.see('felswrath')).toMatchObject({ status: 'in-play', falling: true });
    expect(game.question()).toBe('P2 attack');
    game.endRound();
    expect(game.see('felswrath').status).toBe('destroyed');
  });

  card('pilot.felswrath', 'others of lower skill fall at once', () => {
    expect(felsWrath('alphasquadronpilot').see('alphasquadronpilot').status).toBe('destroyed');
  });

  function yorr(stress: number): PlayTable {
    return table()
      .phase('activation')
      .ship('rookiepilot', { at: [450, 100, 0], activated: true })
      .ship('captainyorr', { at: [450, 800, 180], activated: true, stress })
      .ship('academypilot', { at: [550, 800, 180], dial: 'koiogran-3' });
  }

  card('pilot.captainyorr', 'may take the stress token of a friend', () => {
    const game = yorr(2).choose('P2', 'use:pilot.captainyorr@captainyorr');
    expect(game.see('captainyorr').stress).toBe(3);
    expect(game.see('academypilot').stress).toBe(0);
  });

  card('pilot.captainyorr', 'not with three of his own', () => {
    const game = yorr(3).until('P1 attack');
    expect(game.see('academypilot').stress).toBe(1);
  });
});
