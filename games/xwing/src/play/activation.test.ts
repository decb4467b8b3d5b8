import { rule } from '@parsecs/kernel/testing';
import { describe, expect } from 'vitest';
import { xwing } from '../index.ts';
import { type PlayTable, type ShipFields, table } from '../testing/table.ts';

function duel(rebel: ShipFields, imperial: ShipFields = { at: [450, 800, 180] }): PlayTable {
  return table().ship('rookiepilot', rebel).ship('academypilot', imperial);
}

describe('Activation', () => {
  rule('XW-053', 'ships activate one by one, the lowest pilot skill first', () => {
    const game = table()
      .ship('lukeskywalker', { at: [300, 100, 0] })
      .ship('rookiepilot', { at: [500, 100, 0] })
      .ship('nightbeast', { at: [300, 800, 180] })
      .ship('academypilot', { at: [500, 800, 180] })
      .dials({});
    game.endRound();
    expect(game.told('activated').map(({ ship }) => ship)).toEqual([
      'academypilot',
      'rookiepilot',
      'nightbeast',
      'lukeskywalker',
    ]);
  });

  rule('XW-054', 'the side with the initiative activates all its tied ships first', () => {
    const game = table()
      .ship('redsquadronpilot', { at: [450, 100, 0] })
      .ship('blacksquadronpilot', { at: [300, 800, 180] })
      .ship('blacksquadronpilot', { at: [600, 800, 180] })
      .dials({});
    expect(game.question()).toBe('P2 activate-next');
    expect(game.offered()).toEqual(['blacksquadronpilot', 'blacksquadronpilot-2']);
    game.choose('P2', 'blacksquadronpilot-2').endRound();
    expect(game.told('activated').map(({ ship }) => ship)).toEqual([
      'blacksquadronpilot-2',
      'blacksquadronpilot',
      'redsquadronpilot',
    ]);
    const other = table()
      .ship('redsquadronpilot', { at: [450, 100, 0] })
      .ship('blacksquadronpilot', { at: [300, 800, 180] })
      .given({ initiative: 'rebel' })
      .dials({});
    expect(other.told('activated').map(({ ship }) => ship)).toEqual(['redsquadronpilot']);
  });

  rule('XW-055', 'the dial of the active ship is turned up, the others stay down', () => {
    const game = duel({ at: [450, 100, 0] }).dials({
      academypilot: 'straight-2',
      rookiepilot: 'bank-left-2',
    });
    expect(game.question()).toBe('P2 action');
    expect(game.see('academypilot').dial).toBe('straight-2');
    expect(game.see('rookiepilot').dial).toBe('hidden');
  });

  rule('XW-057', 'the ship is set at the far end of the template', () => {
    const ends: readonly (readonly [string, readonly number[]])[] = [
      ['straight-1', [450, 180, 0]],
      ['bank-left-1', [412.426, 190.711, 315]],
      ['bank-right-1', [487.574, 190.711, 45]],
    ];
    for (const [manoeuvre, end] of ends) {
      const game = duel({ at: [450, 100, 0] }).dials({ rookiepilot: manoeuvre });
      expect(game.until('P1 action').pose('rookiepilot')).toEqual(end);
    }
  });

  rule('XW-049', 'bearing and speed of the dial fix the end exactly', () => {
    const game = duel({ at: [450, 100, 0] }).dials({ rookiepilot: 'bank-left-3' });
    expect(game.until('P1 action').pose('rookiepilot')).toEqual([383.137, 261.421, 315]);
  });

  rule('XW-058', 'tokens travel with the ship', () => {
    const game = duel({ at: [450, 100, 0], focus: 1, locks: ['academypilot'] }).dials({});
    game.until('P1 action');
    expect(game.see('rookiepilot')).toMatchObject({ focus: 1, locks: ['academypilot'] });
  });

  rule(
    'XW-059',
    'a red manoeuvre gives one stress, a green one takes one, a white one changes nothing',
    () => {
      const stressAfter = (manoeuvre: string, stress: number): number => {
        const game = duel({ at: [450, 100, 0], stress }).dials({ rookiepilot: manoeuvre });
        while (game.told('moved').every(({ ship }) => ship !== 'rookiepilot')) game.idle();
        return game.see('rookiepilot').stress;
      };
      expect(stressAfter('koiogran-4', 0)).toBe(1);
      expect(stressAfter('straight-1', 2)).toBe(1);
      expect(stressAfter('straight-1', 0)).toBe(0);
      expect(stressAfter('straight-3', 2)).toBe(2);
    },
  );

  rule('XW-060', 'after the manoeuvre the dial lies open until the next planning', () => {
    const game = duel({ at: [450, 100, 0] }).dials({ rookiepilot: 'straight-1' });
    game.until('P1 action');
    expect(game.see('rookiepilot')).toMatchObject({ dial: 'straight-1', dialShown: true });
    game.endRound();
    expect(game.see('rookiepilot')).toMatchObject({ dial: null, dialShown: false });
  });

  rule('XW-048', 'a face-up damage card changes the colour of a manoeuvre', () => {
    const game = duel({ at: [450, 100, 0], damageUp: ['damaged-engine'] }).dials({
      rookiepilot: 'turn-left-2',
    });
    while (game.told('moved').every(({ ship }) => ship !== 'rookiepilot')) game.idle();
    expect(game.see('rookiepilot').stress).toBe(1);
  });

  rule('XW-061', 'after moving the ship may take one action', () => {
    const game = duel({ at: [450, 100, 0] }).dials({});
    game.until('P1 action').choose('P1', 'focus');
    expect(game.see('rookiepilot').focus).toBe(1);
    expect(game.question()).not.toBe('P1 action');
  });
});

describe('Stress', () => {
  rule('XW-167', 'a stressed ship takes no action', () => {
    const game = duel({ at: [450, 100, 0], stress: 1 }).dials({ rookiepilot: 'straight-3' });
    game.endRound();
    expect(game.told('action-skipped')).toContainEqual({
      type: 'action-skipped',
      ship: 'rookiepilot',
      why: 'stress',
    });
  });

  rule('XW-167', 'nor a free one', () => {
    const asked = (stress: number): string =>
      table()
        .phase('activation')
        .ship('rookiepilot', { at: [450, 100, 0], activated: true })
        .ship('nightbeast', { at: [450, 800, 180], dial: 'straight-2', stress })
        .question();
    // The green manoeuvre takes one token away.
    expect([asked(1), asked(2)]).toEqual(['P2 executed', 'P2 attack']);
  });

  rule('XW-169', 'a green manoeuvre removes the stress before the action', () => {
    const game = duel({ at: [450, 100, 0], stress: 1 }).dials({ rookiepilot: 'straight-1' });
    game.until('P1 action');
    expect(game.offered()).toContain('focus');
  });

  rule('XW-170', 'one green manoeuvre removes one token only', () => {
    const game = duel({ at: [450, 100, 0], stress: 2 }).dials({ rookiepilot: 'straight-1' });
    game.endRound();
    expect(game.see('rookiepilot').stress).toBe(1);
    expect(game.told('action-skipped').map(({ ship }) => ship)).toContain('rookiepilot');
  });

  rule('XW-165', 'a red manoeuvre is what stresses a pilot most often', () => {
    const game = duel({ at: [450, 100, 0] }).dials({ rookiepilot: 'koiogran-4' });
    game.endRound();
    expect(game.told('stress-changed')).toEqual([
      { type: 'stress-changed', ship: 'rookiepilot', by: 1, stress: 1 },
    ]);
  });

  rule('XW-168', 'a stressed ship with a red dial flies what the opponent picks', () => {
    const game = duel({ at: [450, 100, 0], stress: 1 }).dials({ rookiepilot: 'koiogran-4' });
    game.until('P2 replace-manoeuvre');
    expect(game.refusal('P2', 'koiogran-4')).toBe('XW-168');
    game.choose('P2', 'straight-1');
    expect(game.pose('rookiepilot')).toEqual([450, 180, 0]);
    // The manoeuvre picked is green and takes the stress away.
    expect(game.question()).toBe('P1 action');
  });

  rule('XW-168', 'he picks among all that are not red as things stand', () => {
    const game = duel({ at: [450, 100, 0], stress: 1, damageUp: ['damaged-engine'] }).dials({
      rookiepilot: 'turn-left-2',
    });
    game.until('P2 replace-manoeuvre');
    expect(game.offered().toSorted()).toEqual([
      'bank-left-1',
      'bank-left-2',
      'bank-left-3',
      'bank-right-1',
      'bank-right-2',
      'bank-right-3',
      'straight-1',
      'straight-2',
      'straight-3',
      'straight-4',
    ]);
  });

  rule('XW-166', 'a stressed ship never flies a red manoeuvre', () => {
    const game = duel({ at: [450, 100, 0], stress: 1 }).dials({ rookiepilot: 'koiogran-4' });
    game.until('P2 replace-manoeuvre');
    expect(game.offered().filter((id) => id.startsWith('koiogran'))).toEqual([]);
  });
});

describe('Leaving and overlapping', () => {
  rule('XW-171', 'a ship with any part of its base outside has fled', () => {
    const flown = (at: readonly number[]): PlayTable =>
      duel({ at }, { at: [200, 200, 0] }).dials({ rookiepilot: 'straight-1' });
    const ways = [
      [[450, 801, 0], 'top'],
      [[801, 450, 90], 'right'],
      [[450, 99, 180], 'bottom'],
      [[99, 450, 270], 'left'],
    ] as const;
    for (const [at, edge] of ways) {
      const [fled] = flown(at).endRound().told('fled');
      expect(fled).toMatchObject({ ship: 'rookiepilot', edges: [edge] });
    }
    const onTheLine = flown([450, 800, 0]).until('P1 action');
    expect(onTheLine.pose('rookiepilot')).toEqual([450, 880, 0]);
  });

  rule('XW-172', 'a fled ship is destroyed at once, without stress check and action', () => {
    const game = duel({ at: [450, 800, 0] }, { at: [100, 100, 0] }).dials({
      rookiepilot: 'koiogran-4',
    });
    game.endRound();
    expect(game.see('rookiepilot').status).toBe('destroyed');
    expect(game.told('stress-changed')).toEqual([]);
    expect(game.winners()).toEqual(['P2']);
  });

  rule('XW-173', 'ships fly through others without harm', () => {
    const game = duel({ at: [450, 100, 0] }, { at: [450, 170, 90], dial: 'straight-2' })
      .phase('activation')
      .given({
        ships: [
          { pilot: 'rookiepilot', at: [450, 100, 0], dial: 'straight-4' },
          { pilot: 'academypilot', at: [450, 190, 90], activated: true },
        ],
      });
    game.until('P1 action');
    expect(game.pose('rookiepilot')).toEqual([450, 300, 0]);
  });

  /** EX-11 */
  function crowded(): PlayTable {
    return table()
      .phase('activation')
      .ship('rookiepilot', { at: [450, 100, 0], dial: 'straight-4' })
      .ship('academypilot', { at: [450, 330, 0], activated: true })
      .ship('blacksquadronpilot', { at: [485, 260, 0], activated: true });
  }

  rule('XW-179', 'after an overlap the ship loses its action', () => {
    const game = crowded();
    expect(game.pose('rookiepilot')).toEqual([450, 220, 0]);
    expect(game.told('action-skipped')).toEqual([
      { type: 'action-skipped', ship: 'rookiepilot', why: 'overlap' },
    ]);
  });

  rule('XW-180', 'ships that touch cannot attack each other, others they can', () => {
    const game = crowded();
    expect(game.see('rookiepilot').touching).toEqual(['blacksquadronpilot']);
    game.until('P1 attack');
    expect(game.offered()).toEqual(['pass', 'primary>academypilot']);
    expect(game.refusal('P1', 'primary>blacksquadronpilot')).toBe('XW-109');
    // Nor the other way round.
    const facing = table()
      .phase('combat')
      .ship('rookiepilot', { at: [450, 450, 0], attacked: true })
      .ship('academypilot', { at: [450, 490, 180] })
      .touching('rookiepilot', 'academypilot');
    expect(facing.cause('P2', 'primary>rookiepilot')).toBe('touching');
  });

  rule('XW-109', 'nobody attacks a ship that it touches', () => {
    const game = table()
      .phase('combat')
      .ship('rookiepilot', { at: [450, 450, 0] })
      .ship('academypilot', { at: [450, 490, 180] })
      .touching('rookiepilot', 'academypilot');
    expect(game.cause('P1', 'primary>academypilot')).toBe('touching');
    const apart = table()
      .phase('combat')
      .ship('rookiepilot', { at: [450, 450, 0] })
      .ship('academypilot', { at: [450, 490, 180] });
    // Contact without an overlap is not touching.
    expect(apart.refusal('P1', 'primary>academypilot')).toBe('legal');
  });

  rule('XW-178', 'who was never overlapped is not touched, not even in contact', () => {
    /** Stopped at y = 260 by the ship ahead, with another one close behind or beside. */
    const stopped = (other: readonly number[], ahead = 450): PlayTable =>
      table()
        .phase('activation')
        .ship('rookiepilot', { at: [450, 100, 0], dial: 'straight-4' })
        .ship('academypilot', { at: [ahead, 300, 180], activated: true })
        .ship('blacksquadronpilot', { at: other, activated: true })
        .until('P1 attack');
    for (const other of [
      [450, 220, 180],
      [490, 250, 180],
    ]) {
      const game = stopped(other);
      expect(game.pose('rookiepilot')).toEqual([450, 260, 0]);
      expect(game.see('rookiepilot').touching).toEqual(['academypilot']);
      expect(game.refusal('P1', 'primary>academypilot')).toBe('XW-109');
    }
    // Two that were both in the way.
    expect(stopped([472, 300, 180], 428).see('rookiepilot').touching).toEqual([
      'academypilot',
      'blacksquadronpilot',
    ]);
  });

  rule('XW-178', 'a ship that cannot leave its place touches only what it overlapped', () => {
    const game = table()
      .phase('activation')
      .ship('rookiepilot', { at: [450, 100, 0], dial: 'straight-1' })
      .ship('omicrongrouppilot', { at: [450, 160, 180], activated: true })
      .ship('blacksquadronpilot', { at: [450, 60, 0], activated: true })
      .until('P1 attack');
    expect(game.pose('rookiepilot')).toEqual([450, 100, 0]);
    expect(game.see('rookiepilot').touching).toEqual(['omicrongrouppilot']);
  });

  rule('XW-181', 'the ban ends when the bases part', () => {
    const game = table()
      .ship('rookiepilot', { at: [450, 450, 0] })
      .ship('academypilot', { at: [450, 490, 180] })
      .touching('rookiepilot', 'academypilot')
      .dials({ academypilot: 'koiogran-3', rookiepilot: 'straight-1' });
    game.until('P2 attack');
    expect(game.see('rookiepilot').touching).toEqual([]);
    expect(game.refusal('P2', 'primary>rookiepilot')).toBe('legal');
  });

  rule('XW-181', 'also by a roll in the middle of combat', () => {
    const game = table()
      .phase('combat')
      .ship('rookiepilot', { at: [450, 450, 0] })
      .ship('redsquadronpilot', { at: [450, 300, 0], attacked: true })
      .ship('turrphennir', { at: [450, 490, 180] })
      .touching('rookiepilot', 'turrphennir')
      .attackDice('blank', 'blank', 'blank')
      .defenceDice('blank', 'blank')
      .choose('P2', 'primary>redsquadronpilot')
      .choose('P2', 'use:pilot.turrphennir@turrphennir')
      .choose('P2', 'barrel-roll')
      .choose('P2', 'left:-20,-10');
    expect(game.refusal('P1', 'primary>turrphennir')).toBe('legal');
  });

  rule('XW-182', 'a Koiogran turn that would overlap is a straight and still red', () => {
    const game = table()
      .phase('activation')
      .ship('academypilot', { at: [450, 100, 0], dial: 'koiogran-3' })
      .ship('rookiepilot', { at: [450, 270, 180], activated: true });
    game.until('P1 attack');
    expect(game.pose('academypilot')).toEqual([450, 230, 0]);
    expect(game.see('academypilot').stress).toBe(1);
  });
});

describe('End of the round', () => {
  rule('XW-156', 'focus and evade tokens go', () => {
    const game = duel(
      { at: [450, 100, 0], focus: 2 },
      { at: [450, 800, 180], evade: 1, focus: 1 },
    ).phase('end');
    expect(game.state.round).toBe(2);
    expect(game.see('rookiepilot').focus).toBe(0);
    expect(game.see('academypilot')).toMatchObject({ focus: 0, evade: 0 });
  });

  rule('XW-157', 'stress and target locks stay', () => {
    const game = duel({ at: [450, 100, 0], stress: 2, locks: ['academypilot'] }).phase('end');
    expect(game.state.round).toBe(2);
    expect(game.see('rookiepilot')).toMatchObject({ stress: 2, locks: ['academypilot'] });
  });

  rule('XW-029', 'rounds follow each other until somebody has won', () => {
    const game = duel({ at: [450, 100, 0] }).dials({});
    game.endRound();
    expect(game.state.round).toBe(2);
    expect(game.state.phase).toBe('planning');
    expect(xwing.outcome(game.state)).toBeUndefined();
  });

  rule('XW-028', 'planning, activation, combat and end, in this order', () => {
    const game = duel({ at: [450, 100, 0] })
      .dials({})
      .endRound();
    expect(game.told('phase-began').map(({ phase }) => phase)).toEqual([
      'activation',
      'combat',
      'end',
      'planning',
    ]);
  });
});
