import { card } from '@parsecs/kernel/testing';
import { describe, expect } from 'vitest';
import { type PlayTable, table } from '../../testing/table.ts';

const BLANKS = ['blank', 'blank', 'blank', 'blank'] as const;

describe('Flight Instructor', () => {
  const USE = 'use:upgrade.flightinstructor@outerrimsmuggler';

  function attacked(pilot: string, face: 'focus' | 'blank'): PlayTable {
    return table()
      .phase('combat')
      .ship('outerrimsmuggler', {
        at: [450, 450, 0],
        attacked: true,
        upgrades: ['flightinstructor'],
      })
      .ship(pilot, { at: [450, 660, 180] })
      .attackDice('hit', 'blank')
      .defenceDice(face)
      .choose('P2', `primary>outerrimsmuggler`);
  }

  card('upgrade.flightinstructor', 'a focus result may be rerolled', () => {
    const game = attacked('obsidiansquadronpilot', 'focus');
    expect(game.offered()).toEqual([`${USE}:focus`, 'done']);
    game.defenceDice('evade').choose('P1', `${USE}:focus`);
    expect(game.told('attack-missed')).toHaveLength(1);
  });

  card('upgrade.flightinstructor', 'a blank one against a skill of 2 or less', () => {
    expect(attacked('academypilot', 'blank').offered()).toEqual([`${USE}:blank`, 'done']);
  });

  card('upgrade.flightinstructor', 'not against a better pilot', () => {
    expect(attacked('obsidiansquadronpilot', 'blank').told('attack-hit')).toHaveLength(1);
  });
});

describe('Gunner', () => {
  const USE = 'use:upgrade.gunner@chewbacca';

  function shoot(defence: 'evade' | 'blank'): PlayTable {
    return table()
      .phase('combat')
      .ship('chewbacca', { at: [450, 450, 0], upgrades: ['gunner'] })
      .ship('academypilot', { at: [450, 660, 180] })
      .ship('academypilot', { at: [300, 660, 180], attacked: true })
      .attackDice('hit', 'blank', 'blank', 'hit', 'blank', 'blank')
      .defenceDice(defence, 'blank', 'blank', 'blank', 'blank', 'blank')
      .choose('P1', 'primary>academypilot');
  }

  card('upgrade.gunner', 'after a miss a second attack, on any target', () => {
    const game = shoot('evade').choose('P1', USE);
    expect(game.offered()).toEqual(['pass', 'primary>academypilot', 'primary>academypilot-2']);
    game.choose('P1', 'primary>academypilot-2');
    expect(game.see('academypilot-2').damageDown).toBe(1);
    expect(game.question()).toBe('P2 attack');
  });

  card('upgrade.gunner', 'not after a hit, and only who wants to', () => {
    expect(shoot('blank').question()).toBe('P2 attack');
    expect(shoot('evade').choose('P1', 'done').question()).toBe('P2 attack');
  });

  card('upgrade.gunner', 'no third attack after another miss', () => {
    const game = table()
      .phase('combat')
      .ship('chewbacca', { at: [450, 450, 0], upgrades: ['gunner', 'lukeskywalker'] })
      .ship('academypilot', { at: [450, 660, 180] })
      .attackDice('blank', 'blank', 'blank', 'blank', 'blank', 'blank')
      .defenceDice('blank', 'blank', 'blank', 'blank', 'blank', 'blank')
      .choose('P1', 'primary>academypilot')
      .choose('P1', USE)
      .choose('P1', 'primary>academypilot');
    expect(game.question()).toBe('P2 attack');
  });

  /** Both attacks of Cluster Missiles, as far as nobody is asked about Gunner. */
  function clusters(
    first: 'hit' | 'blank',
    second: 'hit' | 'blank',
    options: { readonly gunnerAfterOneMiss?: boolean } = {},
  ): PlayTable {
    return table()
      .setup({ options })
      .phase('combat')
      .ship('outerrimsmuggler', {
        at: [450, 300, 0],
        upgrades: ['gunner', 'clustermissiles'],
        locks: ['bountyhunter'],
      })
      .ship('bountyhunter', { at: [450, 480, 180], attacked: true })
      .attackDice(first, 'blank', 'blank', second, 'blank', 'blank')
      .defenceDice(...BLANKS)
      .choose('P1', 'clustermissiles>bountyhunter');
  }
  const USE_SMUGGLER = 'use:upgrade.gunner@outerrimsmuggler';

  card('upgrade.gunner', 'each attack of a pair that misses may be followed', () => {
    // The first missed: now, in place of the second, or not at all.
    const now = clusters('blank', 'hit');
    expect(now.question()).toBe('P1 attack-extra');
    expect(now.told('attack-rolled')).toHaveLength(1);
    now.choose('P1', USE_SMUGGLER).choose('P1', 'primary>bountyhunter');
    expect(now.told('attack-declared').map(({ weapon }) => weapon)).toEqual([
      'clustermissiles',
      'primary',
    ]);
    expect(now.told('attack-rolled')).toHaveLength(2);
    const later = clusters('blank', 'hit').choose('P1', 'done');
    expect(later.told('attack-rolled')).toHaveLength(2);
    expect(later.question()).not.toBe('P1 attack-extra');
    // The second missed.
    const second = clusters('hit', 'blank');
    expect(second.question()).toBe('P1 attack-extra');
    expect(second.told('attack-rolled')).toHaveLength(2);
    expect(clusters('hit', 'hit').question()).not.toBe('P1 attack-extra');
  });

  card('upgrade.gunner', 'by an option both attacks of a pair must miss', () => {
    const both = { gunnerAfterOneMiss: false };
    expect(clusters('hit', 'blank', both).question()).not.toBe('P1 attack-extra');
    expect(clusters('blank', 'hit', both).question()).not.toBe('P1 attack-extra');
    const missed = clusters('blank', 'blank', both);
    expect(missed.question()).toBe('P1 attack-extra');
    expect(missed.told('attack-rolled')).toHaveLength(2);
  });
});

describe('Luke Skywalker', () => {
  const USE = 'use:upgrade.lukeskywalker@chewbacca';

  function shoot(defence: 'evade' | 'blank'): PlayTable {
    return table()
      .phase('combat')
      .ship('chewbacca', { at: [450, 450, 0], focus: 1, upgrades: ['lukeskywalker'] })
      .ship('academypilot', { at: [450, 660, 180] })
      .attackDice('hit', 'focus', 'focus', 'focus', 'focus', 'blank')
      .defenceDice(defence, 'blank', 'blank', 'blank', 'blank', 'blank')
      .choose('P1', 'primary>academypilot');
  }

  card('upgrade.lukeskywalker', 'one focus result of the second attack may be a hit', () => {
    const game = shoot('evade')
      .choose('P1', 'done')
      .choose('P1', USE)
      .choose('P1', 'primary>academypilot')
      .choose('P1', USE)
      .choose('P1', 'done');
    expect(game.told('results-compared')[1]).toMatchObject({ hits: 1 });
  });

  card('upgrade.lukeskywalker', 'none of the first, and nothing after a hit', () => {
    const game = shoot('blank');
    expect(game.offered()).toEqual(['spend-focus', 'done']);
    expect(game.choose('P1', 'done').question()).toBe('P2 attack');
  });
});

describe('Mercenary Copilot', () => {
  function shoot(gap: number): PlayTable {
    return table()
      .phase('combat')
      .ship('outerrimsmuggler', { at: [450, 450, 0], upgrades: ['mercenarycopilot'] })
      .ship('academypilot', { at: [450, 510 + gap, 180], attacked: true })
      .attackDice('hit', 'hit', 'blank')
      .defenceDice(...BLANKS)
      .choose('P1', 'primary>academypilot');
  }

  card('upgrade.mercenarycopilot', 'at Range 3 one hit may become a critical hit', () => {
    const game = shoot(201).choose('P1', 'use:upgrade.mercenarycopilot@outerrimsmuggler');
    expect(game.told('results-compared')[0]).toMatchObject({ hits: 1, crits: 1 });
    expect(shoot(201).choose('P1', 'done').told('results-compared')[0]).toMatchObject({ hits: 2 });
  });

  card('upgrade.mercenarycopilot', 'not closer', () => {
    expect(shoot(200).told('results-compared')[0]).toMatchObject({ hits: 2, crits: 0 });
  });
});

describe('Rebel Captive', () => {
  function captive(): PlayTable {
    return table()
      .phase('combat')
      .ship('lukeskywalker', { at: [450, 450, 0] })
      .ship('rookiepilot', { at: [550, 450, 0] })
      .ship('omicrongrouppilot', {
        at: [500, 660, 180],
        attacked: true,
        upgrades: ['rebelcaptive'],
      })
      .attackDice('blank', 'blank', 'blank', 'blank', 'blank', 'blank')
      .defenceDice(...BLANKS)
      .choose('P1', 'primary>omicrongrouppilot');
  }

  card('upgrade.rebelcaptive', 'the first attacker of the round gets a stress token', () => {
    const game = captive();
    expect(game.see('lukeskywalker').stress).toBe(1);
    const story = game.story();
    expect(story.indexOf('stress-changed')).toBeLessThan(story.indexOf('attack-rolled'));
  });

  card('upgrade.rebelcaptive', 'the second does not', () => {
    const game = captive().choose('P1', 'primary>omicrongrouppilot');
    expect(game.told('attack-declared')).toHaveLength(2);
    expect(game.see('rookiepilot').stress).toBe(0);
  });

  card('upgrade.rebelcaptive', 'nobody who attacks another ship', () => {
    const game = table()
      .phase('combat')
      .ship('lukeskywalker', { at: [450, 450, 0] })
      .ship('academypilot', { at: [450, 640, 180] })
      .ship('omicrongrouppilot', { at: [600, 660, 180], upgrades: ['rebelcaptive'] })
      .attackDice('blank', 'blank', 'blank')
      .defenceDice(...BLANKS)
      .choose('P1', 'primary>academypilot');
    expect(game.see('lukeskywalker').stress).toBe(0);
  });
});
