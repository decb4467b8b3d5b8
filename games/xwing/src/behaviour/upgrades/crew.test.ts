import { card } from '@parsecs/kernel/testing';
import { describe, expect } from 'vitest';
import { xwing } from '../../index.ts';
import { type PlayTable, type ShipFields, table } from '../../testing/table.ts';

/** A YT-1300 that is about to fly. */
function flying(fields: ShipFields): PlayTable {
  return table()
    .phase('activation')
    .ship('outerrimsmuggler', { at: [450, 100, 0], dial: 'straight-1', ...fields })
    .ship('academypilot', { at: [450, 840, 180], activated: true });
}

describe('Navigator', () => {
  const USE = 'use:upgrade.navigator@outerrimsmuggler';
  const NAVIGATOR: ShipFields = { upgrades: ['navigator'] };

  card('upgrade.navigator', 'another speed of the same bearing', () => {
    const game = flying({ ...NAVIGATOR, dial: 'bank-left-1' }).choose('P1', USE);
    expect(game.offered()).toEqual(['bank-left-2', 'bank-left-3']);
    game.choose('P1', 'bank-left-3');
    expect(game.told('moved')[0]?.manoeuvre).toBe('bank-left-3');
    expect(game.see('outerrimsmuggler').dial).toBe('bank-left-3');
  });

  card('upgrade.navigator', 'not without another speed, and only who wants to', () => {
    const game = table()
      .phase('activation')
      .ship('rookiepilot', { at: [450, 100, 0], activated: true })
      .ship('omicrongrouppilot', { at: [450, 700, 180], dial: 'turn-left-2', ...NAVIGATOR })
      .until('P1 attack');
    expect(game.used()).toEqual([]);
    const kept = flying(NAVIGATOR).choose('P1', 'done').until('P1 attack');
    expect(kept.told('moved')[0]?.manoeuvre).toBe('straight-1');
  });

  card('upgrade.navigator', 'no red manoeuvre while stressed, however it became red', () => {
    const koiogran = flying({ ...NAVIGATOR, dial: 'koiogran-3', stress: 1 });
    expect(koiogran.question()).toBe('P2 replace-manoeuvre');
    const turn: ShipFields = { ...NAVIGATOR, dial: 'turn-left-1', damageUp: ['damaged-engine'] };
    expect(flying({ ...turn, stress: 1 }).question()).toBe('P2 replace-manoeuvre');
    expect(
      flying(turn).choose('P1', USE).choose('P1', 'turn-left-2').see('outerrimsmuggler'),
    ).toMatchObject({ stress: 1 });
  });

  card('upgrade.navigator', 'with Boba Fett any bank', () => {
    const game = table()
      .phase('activation')
      .ship('rookiepilot', { at: [450, 100, 0], activated: true })
      .ship('bobafett', { at: [450, 600, 180], dial: 'bank-left-1', ...NAVIGATOR })
      .choose('P2', 'use:pilot.bobafett@bobafett')
      .choose('P2', 'use:upgrade.navigator@bobafett')
      .choose('P2', 'bank-right-3')
      .until('P1 attack');
    expect(game.told('moved')[0]?.manoeuvre).toBe('bank-right-3');
  });

  card('upgrade.navigator', 'not for an ionised ship', () => {
    const game = table()
      .phase('activation')
      .ship('outerrimsmuggler', { at: [450, 100, 0], ion: 2, ...NAVIGATOR })
      .ship('academypilot', { at: [450, 840, 180], activated: true })
      .until('P1 action');
    expect(game.used()).toEqual([]);
  });
});

describe('Nien Nunb', () => {
  const USE = 'use:upgrade.niennunb@outerrimsmuggler';
  const NIEN: ShipFields = { upgrades: ['niennunb'], stress: 1 };

  card('upgrade.niennunb', 'a straight manoeuvre may be green', () => {
    const game = flying({ ...NIEN, dial: 'straight-4' }).choose('P1', USE);
    expect(game.see('outerrimsmuggler').stress).toBe(0);
    const kept = flying({ ...NIEN, dial: 'straight-4' }).choose('P1', 'done');
    expect(kept.see('outerrimsmuggler').stress).toBe(1);
  });

  card('upgrade.niennunb', 'no bank, and no Koiogran turn', () => {
    expect(
      flying({ ...NIEN, dial: 'bank-left-3' })
        .until('P1 attack')
        .used(),
    ).toEqual([]);
    expect(flying({ ...NIEN, dial: 'koiogran-3' }).question()).toBe('P2 replace-manoeuvre');
  });

  card('upgrade.niennunb', 'also a straight manoeuvre that the opponent chose', () => {
    const chosen = (manoeuvre: string): PlayTable =>
      flying({ ...NIEN, dial: 'koiogran-3' }).choose('P2', manoeuvre);
    expect(chosen('straight-4').choose('P1', USE).see('outerrimsmuggler').stress).toBe(0);
    expect(chosen('bank-left-3').until('P1 attack').used()).toEqual([]);
  });

  card('upgrade.niennunb', 'also the drifting of an ionised ship', () => {
    const game = table()
      .phase('activation')
      .ship('outerrimsmuggler', { at: [450, 100, 0], ion: 2, ...NIEN })
      .ship('academypilot', { at: [450, 840, 180], activated: true })
      .choose('P1', USE);
    expect(game.see('outerrimsmuggler')).toMatchObject({ stress: 0, ion: 0 });
  });
});

describe('Intelligence Agent', () => {
  const USE = 'use:upgrade.intelligenceagent@outerrimsmuggler';

  /** An enemy so far ahead, and perhaps another beside it. */
  function spying(gap: number, other?: ShipFields): PlayTable {
    const game = table()
      .phase('activation')
      .ship('outerrimsmuggler', {
        at: [450, 200, 0],
        dial: 'straight-1',
        upgrades: ['intelligenceagent'],
      })
      .ship('blacksquadronpilot', { at: [450, 260 + gap, 180], dial: 'turn-left-2' });
    return other === undefined ? game : game.ship('obsidiansquadronpilot', other);
  }

  card('upgrade.intelligenceagent', 'its player alone sees the dial', () => {
    const game = spying(200);
    expect(game.question()).toBe('P1 card');
    expect(game.offered()).toEqual([USE, 'decline']);
    expect(xwing.view(game.state, 0).ships[1]?.dial).toBe('hidden');
    game.choose('P1', USE);
    expect(xwing.view(game.state, 0).ships[1]?.dial).toBe('turn-left-2');
    expect(xwing.view(game.state, 2).ships[1]?.dial).toBe('hidden');
    expect(xwing.view(game.state, 'spectator').ships[1]?.dial).toBe('hidden');
    const [told] = game.told('dial-looked-at');
    expect(told?.manoeuvre).toBe('turn-left-2');
    if (told !== undefined) {
      expect(xwing.viewEvent(told, 1, game.state)).not.toHaveProperty('manoeuvre');
      expect(xwing.viewEvent(told, 0, game.state)).toHaveProperty('manoeuvre');
    }
  });

  card('upgrade.intelligenceagent', 'looking is not compulsory', () => {
    const game = spying(200).choose('P1', 'decline');
    expect(xwing.view(game.state, 0).ships[1]?.dial).toBe('hidden');
    expect(game.told('dial-looked-at')).toEqual([]);
  });

  card('upgrade.intelligenceagent', 'choosing a ship is, where several are in range', () => {
    const game = spying(200, { at: [550, 400, 180], dial: 'straight-2' });
    expect(game.question()).toBe('P1 activation-start');
    expect(game.offered()).toEqual([`${USE}:blacksquadronpilot`, `${USE}:obsidiansquadronpilot`]);
    game.choose('P1', `${USE}:obsidiansquadronpilot`).choose('P1', USE);
    expect(xwing.view(game.state, 0).ships.map(({ dial }) => dial)).toEqual([
      'straight-1',
      'hidden',
      'straight-2',
    ]);
  });

  card('upgrade.intelligenceagent', 'nobody beyond Range 2, and nobody without a dial', () => {
    expect(spying(201).question()).toBe('P1 action');
    const ionised = table()
      .phase('activation')
      .ship('outerrimsmuggler', {
        at: [450, 200, 0],
        dial: 'straight-1',
        upgrades: ['intelligenceagent'],
      })
      .ship('blacksquadronpilot', { at: [550, 360, 180], ion: 1 });
    expect(ionised.question()).toBe('P1 action');
  });
});
