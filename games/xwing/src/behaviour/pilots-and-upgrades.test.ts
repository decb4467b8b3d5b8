import { card } from '@parsecs/kernel/testing';
import { describe, expect } from 'vitest';
import { type PlayTable, table } from '../testing/table.ts';

const BLANKS = ['blank', 'blank', 'blank', 'blank'] as const;

describe('Pilots together with upgrades', () => {
  card('pilot.bobafett', 'with a Navigator reaches every bank', () => {
    const game = table()
      .phase('activation')
      .ship('rookiepilot', { at: [450, 100, 0], activated: true })
      .ship('bobafett', { at: [450, 600, 180], dial: 'bank-left-1', upgrades: ['navigator'] })
      .choose('P2', 'use:pilot.bobafett@bobafett')
      .choose('P2', 'use:upgrade.navigator@bobafett')
      .choose('P2', 'bank-right-3');
    expect(game.told('moved')[0]).toMatchObject({ manoeuvre: 'bank-right-3' });
  });

  card('pilot.landocalrissian', 'a manoeuvre that is treated as green is green', () => {
    const game = table()
      .phase('activation')
      .ship('landocalrissian', {
        at: [450, 100, 0],
        dial: 'straight-3',
        upgrades: ['niennunb'],
      })
      .ship('rookiepilot', { at: [560, 300, 0], activated: true })
      .ship('academypilot', { at: [800, 800, 180], activated: true })
      .choose('P1', 'use:upgrade.niennunb@landocalrissian');
    expect(game.question()).toBe('P1 free-action');
  });

  card('pilot.captainyorr', 'a token that was the price buys nothing when he takes it', () => {
    const attacked = (): PlayTable =>
      table()
        .phase('combat')
        .ship('rookiepilot', { at: [450, 300, 0] })
        .ship('sabersquadronpilot', {
          at: [450, 490, 180],
          attacked: true,
          upgrades: ['elusiveness'],
        })
        .ship('captainyorr', { at: [560, 520, 180], attacked: true })
        .attackDice('hit', 'blank', 'blank', 'blank')
        .defenceDice(...BLANKS)
        .choose('P1', 'primary>sabersquadronpilot')
        .choose('P2', 'use:upgrade.elusiveness@sabersquadronpilot:hit');
    const taken = attacked().choose('P2', 'use:pilot.captainyorr@captainyorr');
    expect(taken.told('results-compared')[0]).toMatchObject({ hits: 1 });
    expect(taken.see('captainyorr').stress).toBe(1);
    const kept = attacked().choose('P2', 'done');
    expect(kept.told('results-compared')[0]).toMatchObject({ hits: 0 });
  });

  card('pilot.garvendreis', 'passes on a token that pays for a weapon in place of a lock', () => {
    const game = table()
      .phase('combat')
      .ship('garvendreis', {
        at: [450, 300, 0],
        focus: 1,
        upgrades: ['deadeye', 'protontorpedoes'],
      })
      .ship('rookiepilot', { at: [400, 300, 0], attacked: true })
      .ship('academypilot', { at: [450, 490, 180] })
      .choose('P1', 'protontorpedoes+focus>academypilot');
    expect(game.question()).toBe('P1 token-spent');
    expect(game.offered()).toEqual(['use:pilot.garvendreis@garvendreis:rookiepilot', 'done']);
  });

  card('pilot.captainkagi', 'a fresh lock on the same ship does not go to him', () => {
    const game = table()
      .phase('combat')
      .ship('rookiepilot', { at: [450, 300, 0], upgrades: ['r5k6'], locks: ['academypilot'] })
      .ship('academypilot', { at: [450, 490, 180] })
      .ship('captainkagi', { at: [600, 490, 180], attacked: true })
      .attackDice(...BLANKS)
      .defenceDice('evade', ...BLANKS)
      .choose('P1', 'primary>academypilot')
      .choose('P1', 'spend-lock:none')
      .until('P2 attack');
    expect(game.see('rookiepilot').locks).toEqual(['academypilot']);
  });

  card('pilot.tennumb', 'his critical hit stands against an Autoblaster choice as well', () => {
    const game = table()
      .phase('combat')
      .ship('tennumb', { at: [450, 300, 0], upgrades: ['autoblaster'] })
      .ship('academypilot', { at: [450, 390, 180] })
      .ship('academypilot', { at: [800, 800, 180] })
      .attackDice('critical', 'critical', 'blank')
      .defenceDice('evade', 'evade', 'evade')
      .choose('P1', 'autoblaster>academypilot');
    expect(game.offered()).toEqual([
      'use:upgrade.autoblaster@tennumb:critical',
      'use:upgrade.autoblaster@tennumb:none',
    ]);
    game.choose('P2', 'use:upgrade.autoblaster@tennumb:critical');
    expect(game.told('results-compared')[0]).toMatchObject({ crits: 1, cancelled: 1 });
  });

  card('pilot.kathscarlet', 'what the defender cancels of an Autoblaster counts', () => {
    const game = table()
      .phase('combat')
      .ship('rookiepilot', { at: [450, 300, 0], attacked: true })
      .ship('kathscarlet', { at: [450, 410, 180], upgrades: ['autoblaster'] })
      .attackDice('critical', 'hit', 'blank')
      .defenceDice('evade', 'blank')
      .choose('P2', 'autoblaster>rookiepilot')
      .choose('P1', 'use:upgrade.autoblaster@kathscarlet:critical');
    expect(game.told('results-compared')[0]).toMatchObject({ hits: 1, crits: 0 });
    expect(game.see('rookiepilot').stress).toBe(1);
  });

  card('pilot.maarekstele', 'a critical hit that another ship takes is dealt as usual', () => {
    const game = table()
      .phase('combat')
      .deck('damaged-engine')
      .ship('rookiepilot', { at: [450, 300, 0], attacked: true, shields: 0 })
      .ship('wedgeantilles', {
        at: [520, 300, 0],
        attacked: true,
        shields: 0,
        upgrades: ['drawtheirfire'],
      })
      .ship('maarekstele', { at: [450, 490, 180] })
      .attackDice('critical', 'blank')
      .defenceDice(...BLANKS)
      .choose('P2', 'primary>rookiepilot')
      .choose('P1', 'use:upgrade.drawtheirfire@wedgeantilles');
    expect(game.see('wedgeantilles').damageUp).toEqual(['damaged-engine']);
    expect(game.used()).toEqual(['upgrade.drawtheirfire']);
  });

  card('pilot.roarkgarnet', 'Swarm Tactics hands the 12 on', () => {
    const game = table()
      .phase('combat')
      .ship('roarkgarnet', { at: [450, 300, 0] })
      .ship('wedgeantilles', { at: [550, 300, 0], upgrades: ['swarmtactics'] })
      .ship('rookiepilot', { at: [650, 300, 0] })
      .ship('academypilot', { at: [800, 800, 180] })
      .choose('P1', 'use:pilot.roarkgarnet@roarkgarnet:wedgeantilles')
      .choose('P1', 'use:upgrade.swarmtactics@wedgeantilles:rookiepilot');
    expect(game.see('wedgeantilles').skill).toBe(12);
    expect(game.see('rookiepilot').skill).toBe(12);
  });

  card('pilot.coloneljendon', 'a Weapons Engineer keeps the other lock', () => {
    const game = table()
      .phase('combat')
      .ship('rookiepilot', { at: [200, 300, 0] })
      .ship('redsquadronpilot', { at: [700, 300, 0] })
      .ship('coloneljendon', {
        at: [450, 700, 180],
        locks: ['rookiepilot', 'redsquadronpilot'],
        upgrades: ['weaponsengineer'],
      })
      .ship('academypilot', { at: [550, 700, 180] })
      .choose('P2', 'use:pilot.coloneljendon@coloneljendon:academypilot')
      .choose('P2', 'use:pilot.coloneljendon@coloneljendon:rookiepilot');
    expect(game.see('coloneljendon').locks).toEqual(['redsquadronpilot']);
    expect(game.see('academypilot').locks).toEqual(['rookiepilot']);
  });

  card('pilot.soontirfel', 'an action that was passed brings no stress and so no focus', () => {
    const game = table()
      .phase('activation')
      .ship('rookiepilot', { at: [450, 100, 0], activated: true })
      .ship('soontirfel', { at: [450, 700, 180], dial: 'straight-2', upgrades: ['pushthelimit'] })
      .choose('P2', 'focus')
      .choose('P2', 'use:upgrade.pushthelimit@soontirfel')
      .choose('P2', 'pass');
    expect(game.see('soontirfel')).toMatchObject({ stress: 0, focus: 1 });
    expect(game.question()).toBe('P2 attack');
  });
});
