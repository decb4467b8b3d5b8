import { card } from '@parsecs/kernel/testing';
import { describe, expect } from 'vitest';
import type { DamageId } from '../../cards/ids.ts';
import { xwing } from '../../index.ts';
import { type PlayTable, type ShipFields, table } from '../../testing/table.ts';

const BLANKS = ['blank', 'blank', 'blank', 'blank'] as const;

describe('Maarek Stele', () => {
  function attacking(fields: ShipFields = {}): PlayTable {
    return table()
      .phase('combat')
      .ship('rookiepilot', { at: [450, 300, 0], attacked: true, shields: 0, ...fields })
      .ship('maarekstele', { at: [450, 490, 180] })
      .ship('academypilot', { at: [800, 800, 180] })
      .defenceDice(...BLANKS);
  }

  card('pilot.maarekstele', 'picks one of three cards for each critical hit', () => {
    const game = attacking()
      .deck(
        'damaged-engine',
        'injured-pilot',
        'console-fire',
        'stunned-pilot',
        'damaged-cockpit',
        'minor-hull-breach',
      )
      .attackDice('critical', 'critical')
      .choose('P2', 'primary>rookiepilot');
    expect(game.question()).toBe('P2 card');
    expect(game.offered()).toEqual([
      'use:pilot.maarekstele@maarekstele:console-fire',
      'use:pilot.maarekstele@maarekstele:damaged-engine',
      'use:pilot.maarekstele@maarekstele:injured-pilot',
    ]);
    game
      .choose('P2', 'use:pilot.maarekstele@maarekstele:injured-pilot')
      .choose('P2', 'use:pilot.maarekstele@maarekstele:damaged-cockpit');
    expect(game.see('rookiepilot').damageUp).toEqual(['damaged-cockpit', 'injured-pilot']);
    expect(xwing.view(game.state, 0).decks[0]?.discard).toHaveLength(4);
  });

  card('pilot.maarekstele', 'only he looks at the three cards', () => {
    const game = attacking()
      .deck('damaged-engine', 'injured-pilot', 'console-fire')
      .attackDice('critical', 'blank')
      .choose('P2', 'primary>rookiepilot');
    expect(xwing.view(game.state, 1).drawnCards).toHaveLength(3);
    expect(xwing.view(game.state, 0)).toMatchObject({ drawn: 3 });
    expect(xwing.view(game.state, 0).drawnCards).toBeUndefined();
    expect(xwing.view(game.state, 'spectator').drawnCards).toBeUndefined();
  });

  card('pilot.maarekstele', 'hits and what shields stop are dealt as ever', () => {
    const down = attacking().attackDice('hit', 'hit').choose('P2', 'primary>rookiepilot');
    expect(down.see('rookiepilot').damageDown).toBe(2);
    const shielded = attacking({ shields: 1 })
      .attackDice('critical', 'blank')
      .choose('P2', 'primary>rookiepilot');
    expect(shielded.see('rookiepilot')).toMatchObject({ shields: 0, damageUp: [] });
    expect([...down.used(), ...shielded.used()]).toEqual([]);
  });

  card('pilot.maarekstele', 'a deck that runs out on the way is shuffled anew', () => {
    const game = attacking()
      .deck('damaged-engine')
      .given({ deckIsWhole: true, discard: ['blinded-pilot', 'stunned-pilot', 'console-fire'] })
      .shuffled('stunned-pilot', 'console-fire', 'blinded-pilot')
      .attackDice('critical', 'blank')
      .choose('P2', 'primary>rookiepilot')
      .choose('P2', 'use:pilot.maarekstele@maarekstele:stunned-pilot');
    expect(game.see('rookiepilot').damageUp).toEqual(['stunned-pilot']);
    expect(xwing.view(game.state, 0)).toMatchObject({
      decks: [{ cards: 1, discard: ['console-fire', 'damaged-engine'] }],
    });
  });

  card('pilot.maarekstele', 'not for the attack of a friend, nor for damage to himself', () => {
    const friend = table()
      .phase('combat')
      .ship('rookiepilot', { at: [450, 300, 0], attacked: true, shields: 0 })
      .ship('maarekstele', { at: [550, 490, 180], attacked: true })
      .ship('academypilot', { at: [450, 490, 180] })
      .deck('damaged-engine')
      .attackDice('critical', 'blank')
      .defenceDice(...BLANKS)
      .choose('P2', 'primary>rookiepilot');
    expect(friend.see('rookiepilot').damageUp).toEqual(['damaged-engine']);
    const self = table()
      .phase('combat')
      .ship('rookiepilot', { at: [450, 300, 0] })
      .ship('maarekstele', { at: [450, 490, 180], attacked: true, shields: 0 })
      .deck('damaged-engine')
      .attackDice('critical', 'blank', 'blank')
      .defenceDice(...BLANKS)
      .choose('P1', 'primary>maarekstele');
    expect(self.see('maarekstele').damageUp).toEqual(['damaged-engine']);
  });
});

describe('Chewbacca', () => {
  function attacked(deck: readonly DamageId[], fields: ShipFields = {}): PlayTable {
    return table()
      .phase('combat')
      .deck(...deck)
      .ship('chewbacca', { at: [450, 300, 0], attacked: true, shields: 0, ...fields })
      .ship('academypilot', { at: [450, 510, 180] })
      .ship('academypilot', { at: [800, 800, 180] })
      .choose('P2', 'academypilot')
      .defenceDice('blank');
  }

  card('pilot.chewbacca', 'a card dealt face up is turned down and does nothing', () => {
    const game = attacked(['thrust-control-fire'])
      .attackDice('critical', 'blank')
      .choose('P2', 'primary>chewbacca');
    expect(game.see('chewbacca')).toMatchObject({ damageUp: [], damageDown: 1, stress: 0 });
    expect(game.story()).toContain('damage-turned');
  });

  card('pilot.chewbacca', 'a Direct Hit! counts for one', () => {
    const game = attacked(['direct-hit'], { damageDown: 6 })
      .attackDice('critical', 'blank')
      .choose('P2', 'primary>chewbacca');
    expect(game.see('chewbacca')).toMatchObject({ status: 'in-play', hullLeft: 1 });
  });

  card('pilot.chewbacca', 'every one of them, an Injured Pilot too', () => {
    const game = attacked(['injured-pilot', 'damaged-engine'])
      .attackDice('critical', 'critical')
      .choose('P2', 'primary>chewbacca');
    expect(game.see('chewbacca')).toMatchObject({ damageUp: [], damageDown: 2 });
    expect(game.used()).toEqual(['pilot.chewbacca', 'pilot.chewbacca']);
  });

  card('pilot.chewbacca', 'what is turned down is nothing for Determination any more', () => {
    const game = attacked(['injured-pilot'], { upgrades: ['determination'] })
      .attackDice('critical', 'blank')
      .choose('P2', 'primary>chewbacca');
    expect(game.offered()).toEqual([
      'use:pilot.chewbacca@chewbacca',
      'use:upgrade.determination@chewbacca',
    ]);
    game.choose('P1', 'use:pilot.chewbacca@chewbacca');
    expect(game.see('chewbacca')).toMatchObject({ damageUp: [], damageDown: 1 });
    expect(game.used()).toEqual(['pilot.chewbacca']);
  });

  card('pilot.chewbacca', 'not cards that are dealt face down', () => {
    const game = attacked([]).attackDice('hit', 'blank').choose('P2', 'primary>chewbacca');
    expect(game.see('chewbacca').damageDown).toBe(1);
    expect(game.used()).toEqual([]);
  });

  card('pilot.chewbacca', 'not cards that are turned up later', () => {
    const game = table()
      .phase('activation')
      .ship('chewbacca', { at: [450, 300, 0], activated: true, damageDown: ['damaged-engine'] })
      .ship('bountyhunter', { at: [450, 500, 180], dial: 'straight-1', upgrades: ['saboteur'] })
      .attackDice('hit')
      .picks(0)
      .choose('P2', 'saboteur')
      .choose('P2', 'use:upgrade.saboteur@bountyhunter:chewbacca');
    expect(game.see('chewbacca')).toMatchObject({ damageUp: ['damaged-engine'], damageDown: 0 });
    expect(game.used()).toEqual(['upgrade.saboteur']);
  });
});

describe("Fel's Wrath", () => {
  /** Luke Skywalker attacks him; one card more is as many as his hull. */
  function attacked(felsWrath: ShipFields = {}, luke: ShipFields = {}): PlayTable {
    return table()
      .phase('combat')
      .ship('lukeskywalker', { at: [450, 300, 0], ...luke })
      .ship('felswrath', { at: [450, 390, 180], damageDown: 2, ...felsWrath })
      .defenceDice(...BLANKS, ...BLANKS);
  }

  card('pilot.felswrath', 'stays, attacks, and falls when the Combat phase ends', () => {
    const game = attacked()
      .attackDice('hit', 'hit', 'blank', 'blank')
      .choose('P1', 'primary>felswrath');
    expect(game.see('felswrath')).toMatchObject({ status: 'in-play', falling: true });
    expect(game.used()).toEqual(['pilot.felswrath']);
    game.attackDice(...BLANKS).choose('P2', 'primary>lukeskywalker');
    expect(game.told('attack-rolled')).toHaveLength(2);
    expect(game.winners()).toEqual(['P1']);
    expect(game.ending()).toBe('XW-159');
  });

  card('pilot.felswrath', 'the last ships fall together: the initiative decides', () => {
    const both = (initiative: string): PlayTable =>
      attacked({}, { shields: 0, damageDown: 2 })
        .given({ initiative })
        .attackDice('hit', 'blank', 'blank', 'blank')
        .choose('P1', 'primary>felswrath')
        .attackDice('hit', 'hit', 'blank', 'blank')
        .choose('P2', 'primary>lukeskywalker');
    expect(both('imperial').winners()).toEqual(['P2']);
    expect(both('rebel').winners()).toEqual(['P1']);
    expect(both('rebel').ending()).toBe('XW-160');
  });

  card('pilot.felswrath', 'whatever the damage comes from', () => {
    const game = table()
      .phase('activation')
      .ship('lukeskywalker', { at: [450, 300, 0], activated: true })
      .ship('felswrath', { at: [450, 790, 180], damageDown: 2, dial: 'straight-2' })
      .obstacle([450, 700, 0])
      .attackDice('hit');
    expect(game.question()).toBe('P1 attack');
    expect(game.see('felswrath')).toMatchObject({ status: 'in-play', falling: true });
    game.endRound();
    expect(game.see('felswrath').status).toBe('destroyed');
  });

  card('pilot.felswrath', 'not when he flees', () => {
    const game = table()
      .phase('activation')
      .ship('lukeskywalker', { at: [450, 300, 0], activated: true })
      .ship('felswrath', { at: [450, 860, 0], dial: 'straight-2' })
      .ship('academypilot', { at: [800, 800, 180], activated: true });
    expect(game.question()).toBe('P1 attack');
    expect(game.see('felswrath').status).toBe('destroyed');
  });

  card('pilot.felswrath', 'an Injured Pilot ends it: he falls at once', () => {
    const injured = attacked({ damageDown: 1, damageUp: ['injured-pilot'] })
      .attackDice('hit', 'blank', 'blank', 'blank')
      .choose('P1', 'primary>felswrath');
    expect(injured.see('felswrath').status).toBe('destroyed');
    const now = attacked()
      .deck('injured-pilot')
      .attackDice('critical', 'blank', 'blank', 'blank')
      .choose('P1', 'primary>felswrath');
    expect(now.see('felswrath').status).toBe('destroyed');
  });
});
