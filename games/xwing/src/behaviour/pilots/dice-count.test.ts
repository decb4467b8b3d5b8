import { card } from '@parsecs/kernel/testing';
import { describe, expect } from 'vitest';
import { type PlayTable, type ShipFields, table } from '../../testing/table.ts';

/** Attack dice that show nothing, enough for every attack here. */
const NOTHING = ['blank', 'blank', 'blank', 'blank', 'blank', 'blank'] as const;

function attackDice(game: PlayTable, attack = 0): number {
  return game.told('attack-rolled')[attack]?.dice.length ?? -1;
}

function defenceDice(game: PlayTable): number {
  return game.told('defence-rolled')[0]?.dice.length ?? -1;
}

/** One Rebel ship attacks another ship, and everything is blank. */
function rebelShot(
  pilot: string,
  target: string,
  gap: number,
  fields: ShipFields = {},
  targetFields: ShipFields = {},
): PlayTable {
  return table()
    .phase('combat')
    .ship(pilot, { at: [450, 300, 0], ...fields })
    .ship(target, { at: [450, 340 + gap, 180], ...targetFields })
    .attackDice(...NOTHING)
    .defenceDice(...NOTHING);
}

describe('Wedge Antilles', () => {
  const agility = (pilot: string, target: string, gap: number, fields: ShipFields = {}): number =>
    defenceDice(rebelShot(pilot, target, gap, {}, fields).choose('P1', `primary>${target}`));

  card('pilot.wedgeantilles', 'the target rolls one defence die less', () => {
    expect(agility('wedgeantilles', 'academypilot', 150)).toBe(2);
    expect(agility('redsquadronpilot', 'academypilot', 150)).toBe(3);
  });

  card('pilot.wedgeantilles', 'never below 0, and the die for Range 3 comes on top of that', () => {
    const damaged: ShipFields = { damageUp: ['structural-damage'], shields: 0 };
    expect(agility('wedgeantilles', 'stormsquadronpilot', 250)).toBe(3);
    const shuttle = (fields: ShipFields): number =>
      defenceDice(
        table()
          .phase('combat')
          .ship('wedgeantilles', { at: [450, 300, 0] })
          .ship('omicrongrouppilot', { at: [450, 610, 180], ...fields })
          .attackDice(...NOTHING)
          .defenceDice(...NOTHING)
          .choose('P1', 'primary>omicrongrouppilot'),
      );
    // 1 − 1 and 1 − 1 − 1 are both 0 before the die for the range.
    expect(shuttle({})).toBe(1);
    expect(shuttle(damaged)).toBe(1);
  });

  card('pilot.wedgeantilles', 'with secondary weapons too', () => {
    const game = rebelShot('wedgeantilles', 'academypilot', 150, {
      upgrades: ['protontorpedoes'],
      locks: ['academypilot'],
    }).choose('P1', 'protontorpedoes>academypilot');
    expect(defenceDice(game)).toBe(2);
  });

  card(
    'pilot.wedgeantilles',
    'his friends shoot at the full agility, and so do his enemies',
    () => {
      const friend = table()
        .phase('combat')
        .ship('wedgeantilles', { at: [350, 300, 0], attacked: true })
        .ship('rookiepilot', { at: [450, 300, 0] })
        .ship('academypilot', { at: [450, 490, 180] })
        .attackDice(...NOTHING)
        .defenceDice(...NOTHING)
        .choose('P1', 'primary>academypilot');
      expect(defenceDice(friend)).toBe(3);
      const enemy = rebelShot('wedgeantilles', 'academypilot', 150, { attacked: true });
      expect(defenceDice(enemy.choose('P2', 'primary>wedgeantilles'))).toBe(2);
    },
  );

  card('pilot.wedgeantilles', 'not with an injured pilot', () => {
    const game = rebelShot('wedgeantilles', 'academypilot', 150, { damageUp: ['injured-pilot'] });
    expect(defenceDice(game.choose('P1', 'primary>academypilot'))).toBe(3);
  });
});

/** An Imperial ship attacks a Rookie Pilot who flies towards it, from a place of its own. */
function imperialShot(pilot: string, where: readonly number[], fields: ShipFields = {}): number {
  const game = table()
    .phase('combat')
    .ship('rookiepilot', { at: [450, 450, 0], attacked: true })
    .ship(pilot, { at: where, ...fields })
    .attackDice(...NOTHING)
    .defenceDice(...NOTHING)
    .choose('P2', 'primary>rookiepilot');
  return attackDice(game);
}

describe('Mauler Mithel', () => {
  card('pilot.maulermithel', 'one more die at Range 1, besides the one for the range', () => {
    expect(imperialShot('maulermithel', [450, 540, 180])).toBe(4);
    expect(imperialShot('academypilot', [450, 540, 180])).toBe(3);
  });

  card('pilot.maulermithel', 'not farther away', () => {
    expect(imperialShot('maulermithel', [450, 640, 180])).toBe(2);
    expect(imperialShot('maulermithel', [450, 740, 180])).toBe(2);
  });

  card('pilot.maulermithel', 'for every weapon: a secondary one gets his die and no other', () => {
    const game = table()
      .phase('combat')
      .ship('rookiepilot', { at: [450, 450, 0], attacked: true })
      .ship('maulermithel', { at: [450, 540, 180], upgrades: ['ioncannonturret'] })
      .attackDice(...NOTHING)
      .defenceDice(...NOTHING)
      .choose('P2', 'ioncannonturret>rookiepilot');
    expect(attackDice(game)).toBe(4);
  });

  card('pilot.maulermithel', 'not while he is blinded or his pilot injured', () => {
    expect(imperialShot('maulermithel', [450, 540, 180], { damageUp: ['blinded-pilot'] })).toBe(0);
    expect(imperialShot('maulermithel', [450, 540, 180], { damageUp: ['injured-pilot'] })).toBe(3);
  });
});

describe('Backstabber', () => {
  card('pilot.backstabber', 'one more die from outside the arc of the defender', () => {
    expect(imperialShot('backstabber', [450, 260, 0])).toBe(3);
    expect(imperialShot('academypilot', [450, 260, 0])).toBe(2);
  });

  card('pilot.backstabber', 'not from inside it', () => {
    expect(imperialShot('backstabber', [450, 640, 180])).toBe(2);
  });

  card('pilot.backstabber', 'the whole base has to be outside', () => {
    // DS-27 seen from the other side: a corner inside the line, and the same base just outside it.
    expect(imperialShot('backstabber', [563.5, 540, 270])).toBe(3);
    expect(imperialShot('backstabber', [564, 540, 270])).toBe(4);
  });

  const against = (target: string, where: readonly number[]): number =>
    attackDice(
      table()
        .phase('combat')
        .ship(target, { at: [450, 450, 0], attacked: true })
        .ship('backstabber', { at: where })
        .attackDice(...NOTHING)
        .defenceDice(...NOTHING)
        .choose('P2', `primary>${target}`),
    );

  card('pilot.backstabber', 'the reach of a turret is no arc', () => {
    expect(against('chewbacca', [450, 240, 0])).toBe(3);
    expect(against('chewbacca', [450, 660, 180])).toBe(2);
  });
});

describe('Jan Ors', () => {
  /** A friend attacks, 100 mm to the right of Jan unless told. */
  function besideJan(jan: ShipFields = {}, friend: ShipFields = {}): PlayTable {
    return table()
      .phase('combat')
      .ship('janors', { at: [310, 300, 0], attacked: true, ...jan })
      .ship('greensquadronpilot', { at: [450, 300, 0], ...friend })
      .ship('academypilot', { at: [450, 490, 180] })
      .attackDice(...NOTHING, ...NOTHING)
      .defenceDice(...NOTHING, ...NOTHING);
  }

  card('pilot.janors', 'takes a stress token, and the friend rolls one die more', () => {
    const game = besideJan().choose('P1', 'primary>academypilot');
    expect(game.question()).toBe('P1 attack-dice-count');
    game.choose('P1', 'use:pilot.janors@janors');
    expect(attackDice(game)).toBe(3);
    expect(game.see('janors').stress).toBe(1);
  });

  card('pilot.janors', 'may decline', () => {
    const game = besideJan().choose('P1', 'primary>academypilot').choose('P1', 'done');
    expect(attackDice(game)).toBe(2);
    expect(game.see('janors').stress).toBe(0);
  });

  card('pilot.janors', 'helps at Range 3, not beyond it', () => {
    const near = besideJan({ at: [110, 300, 0] }).choose('P1', 'primary>academypilot');
    expect(near.offered()).toContain('use:pilot.janors@janors');
    const far = besideJan({ at: [109, 300, 0] }).choose('P1', 'primary>academypilot');
    expect(attackDice(far)).toBe(2);
  });

  card('pilot.janors', 'not while she is stressed', () => {
    const game = besideJan({ stress: 1 }).choose('P1', 'primary>academypilot');
    expect(attackDice(game)).toBe(2);
    expect(game.see('janors').stress).toBe(1);
  });

  card('pilot.janors', 'not for an attack of her own, nor for the enemy', () => {
    const own = table()
      .phase('combat')
      .ship('janors', { at: [450, 300, 0] })
      .ship('academypilot', { at: [450, 490, 180] })
      .attackDice(...NOTHING)
      .defenceDice(...NOTHING)
      .choose('P1', 'primary>academypilot');
    expect(attackDice(own)).toBe(1);
    const enemy = besideJan({}, { attacked: true }).choose('P2', 'primary>greensquadronpilot');
    expect(attackDice(enemy)).toBe(2);
  });

  card('pilot.janors', 'her die is for one attack of a pair, not for the next', () => {
    const game = besideJan(
      {},
      { at: [450, 390, 0], upgrades: ['clustermissiles'], locks: ['academypilot'] },
    )
      .choose('P1', 'clustermissiles>academypilot')
      .choose('P1', 'use:pilot.janors@janors');
    expect([attackDice(game, 0), attackDice(game, 1)]).toEqual([4, 3]);
    expect(game.see('janors').stress).toBe(1);
  });
});
