import { card, rule } from '@parsecs/kernel/testing';
import { describe, expect, test } from 'vitest';
import { PILOT_IDS } from '../../cards/ids.ts';
import { pilotCard } from '../../cards/pilots.ts';
import { type PlayTable, type ShipFields, table } from '../../testing/table.ts';

const BLANKS = ['blank', 'blank', 'blank', 'blank'] as const;

/** Two players on each side: P1 and P3 are Rebels. */
function teams(): PlayTable {
  return table().setup({ players: 4 });
}

describe('Pilots and the ships of others', () => {
  rule('XW-230', 'what helps a side helps all ships of the team, whoever flies them', () => {
    const biggs = teams()
      .phase('combat')
      .ship('biggsdarklighter', { at: [400, 450, 0], attacked: true, by: 'P1' })
      .ship('rookiepilot', { at: [480, 450, 0], attacked: true, by: 'P3' })
      .ship('academypilot', { at: [440, 640, 180] });
    expect(biggs.offered()).toEqual(['pass', 'primary>biggsdarklighter']);
    const howlrunner = teams()
      .phase('combat')
      .ship('rookiepilot', { at: [450, 300, 0], attacked: true })
      .ship('howlrunner', { at: [520, 490, 180], attacked: true, by: 'P2' })
      .ship('academypilot', { at: [450, 490, 180], by: 'P4' })
      .attackDice(...BLANKS)
      .choose('P4', 'primary>rookiepilot');
    expect(howlrunner.question()).toBe('P4 modify-attack-dice');
    expect(howlrunner.offered()).toContain('use:pilot.howlrunner@howlrunner:blank');
  });

  function landoAndFriend(friend: ShipFields): PlayTable {
    return teams()
      .phase('activation')
      .ship('landocalrissian', { at: [450, 100, 0], dial: 'straight-1', by: 'P1' })
      .ship('rookiepilot', { at: [560, 220, 0], activated: true, by: 'P3', ...friend })
      .ship('academypilot', { at: [560, 400, 180], activated: true });
  }

  rule(
    'XW-313',
    'whoever is given a free action decides, at once and within the usual limits',
    () => {
      const game = landoAndFriend({});
      expect(game.question()).toBe('P3 free-action');
      game.choose('P3', 'focus');
      expect(game.see('rookiepilot').focus).toBe(1);
      expect(game.question()).toBe('P1 action');
      expect(landoAndFriend({ stress: 1 }).question()).toBe('P1 action');
      expect(landoAndFriend({ damageUp: ['damaged-sensor-array'] }).offered()).toEqual(['pass']);
      const pushed = landoAndFriend({ upgrades: ['pushthelimit'] }).choose('P3', 'focus');
      expect(pushed.question()).toBe('P3 action-performed');
    },
  );

  rule('XW-313', 'the own action is still to come, but not the same one', () => {
    const game = table()
      .phase('activation')
      .ship('landocalrissian', { at: [450, 100, 0], dial: 'straight-1' })
      .ship('wedgeantilles', { at: [560, 220, 0], dial: 'straight-1' })
      .ship('academypilot', { at: [560, 400, 180], activated: true })
      .until('P1 free-action')
      .choose('P1', 'focus')
      .choose('P1', 'pass');
    expect(game.told('activated').map(({ ship }) => ship)).toContain('wedgeantilles');
    expect(game.question()).toBe('P1 action');
    expect(game.refusal('P1', 'focus')).toBe('XW-065');
    expect(game.refusal('P1', 'target-lock')).toBe('legal');
  });

  card('pilot.janors', 'her player decides, not that of the attacker', () => {
    const game = teams()
      .phase('combat')
      .ship('janors', { at: [310, 300, 0], attacked: true, by: 'P1' })
      .ship('rookiepilot', { at: [450, 300, 0], by: 'P3' })
      .ship('academypilot', { at: [450, 490, 180] })
      .choose('P3', 'primary>academypilot');
    expect(game.question()).toBe('P1 attack-dice-count');
  });

  card('pilot.dutchvander', 'the player of the ship that he names decides about its lock', () => {
    const game = teams()
      .phase('activation')
      .ship('dutchvander', { at: [450, 100, 0], dial: 'straight-1', by: 'P1' })
      .ship('rookiepilot', { at: [550, 180, 0], activated: true, by: 'P3' })
      .ship('academypilot', { at: [450, 400, 180], activated: true })
      .choose('P1', 'target-lock')
      .choose('P1', 'lock:academypilot');
    expect(game.question()).toBe('P3 lock');
  });

  rule('XW-164', 'pilots of the side with the initiative come first', () => {
    const starting = (initiative: string): string =>
      table()
        .phase('combat')
        .given({ initiative })
        .ship('kylekatarn', { at: [450, 200, 0], focus: 1 })
        .ship('rookiepilot', { at: [550, 200, 0] })
        .ship('coloneljendon', { at: [450, 700, 180], locks: ['rookiepilot'] })
        .ship('academypilot', { at: [550, 700, 180] })
        .question();
    expect(starting('rebel')).toBe('P1 combat-start');
    expect(starting('imperial')).toBe('P2 combat-start');
  });

  card('pilot.tychocelchu', 'pushes the limit while stressed', () => {
    const game = table()
      .phase('activation')
      .ship('tychocelchu', {
        at: [450, 100, 0],
        dial: 'straight-2',
        stress: 2,
        upgrades: ['pushthelimit'],
      })
      .ship('academypilot', { at: [800, 800, 180], activated: true })
      .choose('P1', 'focus')
      .choose('P1', 'use:upgrade.pushthelimit@tychocelchu')
      .choose('P1', 'evade');
    expect(game.see('tychocelchu')).toMatchObject({ focus: 1, evade: 1, stress: 2 });
  });
});

describe('Copies of a card on one ship', () => {
  test('two weapons that are alike are one answer, as long as one of them is left', () => {
    const armed = (discarded: readonly string[]): readonly string[] =>
      table()
        .phase('combat')
        .ship('hortonsalm', {
          at: [450, 300, 0],
          upgrades: ['protontorpedoes', 'protontorpedoes'],
          discarded,
          locks: ['academypilot'],
        })
        .ship('academypilot', { at: [450, 490, 180] })
        .offered();
    const both = ['pass', 'primary>academypilot', 'protontorpedoes>academypilot'];
    expect(armed([])).toEqual(both);
    expect(armed(['protontorpedoes'])).toEqual(both);
  });

  test('two cards that are alike are used one after the other', () => {
    const game = table()
      .phase('activation')
      .ship('rookiepilot', { at: [450, 100, 0], activated: true })
      .ship('captainkagi', {
        at: [450, 600, 180],
        dial: 'straight-1',
        upgrades: ['navigator', 'navigator'],
      });
    expect(game.offered()).toEqual(['use:upgrade.navigator@captainkagi', 'done']);
    game.choose('P2', 'use:upgrade.navigator@captainkagi').choose('P2', 'straight-2');
    expect(game.offered()).toEqual(['use:upgrade.navigator@captainkagi', 'done']);
    game.choose('P2', 'use:upgrade.navigator@captainkagi').choose('P2', 'straight-3');
    expect(game.told('moved')[0]).toMatchObject({ manoeuvre: 'straight-3' });
  });
});

describe('Pilots without a text', () => {
  /** Ship, pilot skill, attack, agility, hull, shields, points; as printed. */
  const PRINTED: Readonly<Record<string, readonly (string | number)[]>> = {
    redsquadronpilot: ['xwing', 4, 3, 2, 3, 2, 23],
    rookiepilot: ['xwing', 2, 3, 2, 3, 2, 21],
    blacksquadronpilot: ['tiefighter', 4, 2, 3, 3, 0, 14],
    obsidiansquadronpilot: ['tiefighter', 3, 2, 3, 3, 0, 13],
    academypilot: ['tiefighter', 1, 2, 3, 3, 0, 12],
    graysquadronpilot: ['ywing', 4, 2, 1, 5, 3, 20],
    goldsquadronpilot: ['ywing', 2, 2, 1, 5, 3, 18],
    stormsquadronpilot: ['tieadvanced', 4, 2, 3, 3, 2, 23],
    tempestsquadronpilot: ['tieadvanced', 2, 2, 3, 3, 2, 21],
    greensquadronpilot: ['awing', 3, 2, 3, 2, 2, 19],
    prototypepilot: ['awing', 1, 2, 3, 2, 2, 17],
    outerrimsmuggler: ['yt1300', 1, 2, 1, 6, 4, 27],
    sabersquadronpilot: ['tieinterceptor', 4, 3, 3, 3, 0, 21],
    avengersquadronpilot: ['tieinterceptor', 3, 3, 3, 3, 0, 20],
    alphasquadronpilot: ['tieinterceptor', 1, 3, 3, 3, 0, 18],
    bountyhunter: ['firespray31', 3, 3, 2, 6, 4, 33],
    daggersquadronpilot: ['bwing', 4, 3, 1, 3, 5, 24],
    bluesquadronpilot: ['bwing', 2, 3, 1, 3, 5, 22],
    rebeloperative: ['hwk290', 2, 1, 2, 4, 1, 16],
    gammasquadronpilot: ['tiebomber', 4, 2, 2, 6, 0, 18],
    scimitarsquadronpilot: ['tiebomber', 2, 2, 2, 6, 0, 16],
    omicrongrouppilot: ['lambdaclassshuttle', 2, 3, 1, 5, 5, 21],
  };

  test('have the values of their cards', () => {
    const silent = PILOT_IDS.map((id) => pilotCard(id)).filter(({ hasAbility }) => !hasAbility);
    const values = silent.map((pilot) => [
      pilot.id,
      [
        pilot.ship,
        pilot.skill,
        pilot.attack,
        pilot.agility,
        pilot.hull,
        pilot.shields,
        pilot.points,
      ],
    ]);
    expect(Object.fromEntries(values)).toEqual(PRINTED);
  });

  test('may be flown more than once', () => {
    for (const id of PILOT_IDS) {
      expect(pilotCard(id).unique).toBe(!Object.hasOwn(PRINTED, id));
    }
  });
});
