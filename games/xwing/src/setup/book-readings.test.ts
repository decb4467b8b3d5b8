import { rule } from '@parsecs/kernel/testing';
import { describe, expect } from 'vitest';
import { play } from '../testing/playing.ts';
import { type PlayTable, table } from '../testing/table.ts';
import { DEFAULT_OPTIONS, type Options } from './options.ts';

/** Where the two books differ in play (the V-list), each point under both readings. */

const BLANKS = ['blank', 'blank', 'blank', 'blank'] as const;

describe('V-01: setting up', () => {
  rule('XW-022', 'wholly inside Range 1 of the own edge, or with a part of the base', () => {
    const refusals = (deployment: Options['deployment']): readonly string[] => {
      const options = { ...DEFAULT_OPTIONS, deployment };
      const game = play({ squadBuilding: false, sides: 'rebel', options });
      return [820, 790, 770].map((y) => game.refusal('P2', `obsidiansquadronpilot@450,${y},180`));
    };
    expect(refusals('whole')).toEqual(['legal', 'XW-022', 'XW-022']);
    expect(refusals('part')).toEqual(['legal', 'legal', 'XW-022']);
  });

  rule('XW-022', 'never with a part outside the play area', () => {
    const options: Options = { ...DEFAULT_OPTIONS, deployment: 'part' };
    const game = play({ squadBuilding: false, sides: 'rebel', options });
    expect(game.refusal('P2', 'obsidiansquadronpilot@450,890,180')).toBe('XW-022');
  });
});

describe('V-11: equal skill', () => {
  /** A Black Squadron Pilot falls beside the ship that was aimed at. */
  function beside(sparedShips: Options['sparedShips']): unknown {
    return table()
      .setup({ options: { sparedShips } })
      .phase('combat')
      .ship('academypilot', { at: [450, 640, 180], attacked: true })
      .ship('blacksquadronpilot', { at: [500, 640, 180], damageDown: 2 })
      .ship('redsquadronpilot', {
        at: [450, 450, 0],
        upgrades: ['assaultmissiles'],
        locks: ['academypilot'],
      })
      .given({ initiative: 'rebel' })
      .attackDice('hit', 'blank', 'blank', 'blank')
      .defenceDice('blank', 'blank', 'blank')
      .choose('P1', 'assaultmissiles>academypilot')
      .see('blacksquadronpilot').status;
  }

  /** It falls as the target itself. */
  function aimedAt(sparedShips: Options['sparedShips']): unknown {
    return table()
      .setup({ options: { sparedShips } })
      .phase('combat')
      .given({ initiative: 'rebel' })
      .ship('blacksquadronpilot', { at: [450, 640, 180], damageDown: 2 })
      .ship('redsquadronpilot', { at: [450, 450, 0] })
      .attackDice('hit', 'hit', 'hit')
      .defenceDice(...BLANKS)
      .choose('P1', 'primary>blacksquadronpilot')
      .see('blacksquadronpilot').status;
  }

  rule('XW-153', 'spares whoever is as skilled as the active ship, or only the defender', () => {
    expect([beside('any'), beside('defender')]).toEqual(['in-play', 'destroyed']);
    expect([aimedAt('any'), aimedAt('defender')]).toEqual(['in-play', 'in-play']);
  });
});

describe('V-13: an overlap', () => {
  function bumped(options: Partial<Options>, pilot = 'nightbeast'): PlayTable {
    return table()
      .setup({ options })
      .phase('activation')
      .ship('rookiepilot', { at: [450, 240, 0], activated: true })
      .ship(pilot, { at: [450, 340, 180], dial: 'straight-2' });
  }

  rule('XW-179', 'costs the action, or nothing', () => {
    const usual = bumped({}, 'obsidiansquadronpilot');
    expect(usual.told('action-skipped')).toMatchObject([{ why: 'overlap' }]);
    const silent = bumped({ overlapSkipsAction: false }, 'obsidiansquadronpilot');
    expect(silent.question()).toBe('P2 action');
    expect(silent.told('action-skipped')).toEqual([]);
  });

  rule('XW-179', 'takes no free action away where it costs nothing', () => {
    const isFree = (options: Partial<Options>): boolean =>
      bumped(options)
        .offered()
        .some((id) => id.startsWith('use:pilot.nightbeast'));
    const blocked = { overlapBlocksFreeActions: true };
    expect([isFree({}), isFree(blocked)]).toEqual([true, false]);
    expect(isFree({ ...blocked, overlapSkipsAction: false })).toBe(true);
  });
});

describe('V-15: obstructed attacks', () => {
  /** A rock beside the line, so many millimetres off its middle. */
  function shot(obstructionWidth: Options['obstructionWidth'], off: number): unknown {
    return table()
      .setup({ options: { obstructionWidth } })
      .phase('combat')
      .obstacle([450 + off, 410, 0])
      .ship('rookiepilot', { at: [450, 300, 0] })
      .ship('academypilot', { at: [450, 520, 225], attacked: true })
      .attackDice(...BLANKS)
      .defenceDice(...BLANKS)
      .choose('P1', 'primary>academypilot')
      .told('attack-declared')[0]?.obstructed;
  }

  rule('XW-195', 'go by the line between the nearest points, or by all of the ruler', () => {
    expect([shot('line', 0), shot('ruler', 0)]).toEqual([true, true]);
    expect([shot('line', 25), shot('ruler', 25)]).toEqual([false, true]);
    expect([shot('line', 40), shot('ruler', 40)]).toEqual([false, false]);
  });
});

describe('V-16: the damage deck', () => {
  function struck(scarceDamage: Options['scarceDamage'], shields = 0): unknown {
    const game = table()
      .setup({ options: { scarceDamage } })
      .phase('combat')
      .given({ deckIsWhole: true, deck: ['structural-damage'] })
      .ship('rookiepilot', { at: [450, 450, 0], shields, attacked: true })
      .ship('academypilot', { at: [450, 540, 180] })
      .attackDice('critical', 'critical', 'blank')
      .defenceDice('blank', 'blank')
      .choose('P2', 'primary>rookiepilot');
    const { damageUp, damageDown, damageMarkers } = game.see('rookiepilot');
    return [damageUp, damageDown, damageMarkers];
  }

  rule('XW-225', 'turns critical damage normal when it is empty, or when it has too few', () => {
    expect(struck('none-left')).toEqual([['structural-damage'], 1, 1]);
    expect(struck('too-few')).toEqual([[], 2, 1]);
  });

  rule('XW-225', 'has enough where shields take the rest', () => {
    expect(struck('too-few', 1)).toEqual([['structural-damage'], 0, 0]);
  });
});

describe('V-19: the asteroids of Mission 2', () => {
  /** Luke stands at (450, 450); the rock lies so far right of him. */
  function refusal(asteroidGap: Options['asteroidGap'], gap: number): string {
    const options = { ...DEFAULT_OPTIONS, asteroidGap };
    const game = play({ mission: 2, squadBuilding: false, sides: 'rebel', options })
      .choose('P2', 'nightbeast@300,850,180')
      .choose('P2', 'maulermithel@600,850,180')
      .choose('P1', 'lukeskywalker@450,450,0')
      .choose('P1', 'lukeskywalker');
    return game.refusal('P2', `coreasteroid0@${(470 + gap + LEFT_OF_ROCK).toFixed(3)},450,0`);
  }

  /** From the left rim of the token to its middle. */
  const LEFT_OF_ROCK = 20.2;

  rule('XW-270', 'lie beyond Range 1, or from its end on', () => {
    expect([refusal('beyond', 100), refusal('from-the-end', 100)]).toEqual(['XW-270', 'legal']);
    expect([refusal('beyond', 101), refusal('from-the-end', 101)]).toEqual(['legal', 'legal']);
    expect([refusal('beyond', 99), refusal('from-the-end', 99)]).toEqual(['XW-270', 'XW-270']);
  });
});
