import { rule } from '@parsecs/kernel/testing';
import { describe, expect, test } from 'vitest';
import type { AttackResult } from '../cards/vocabulary.ts';
import { xwing } from '../index.ts';
import { type PlayTable, type ShipFields, table } from '../testing/table.ts';

const BLANKS = ['blank', 'blank', 'blank', 'blank'] as const;

/** An Academy Pilot hits a Rookie Pilot with these dice at Range 1 and nothing is evaded. */
function struck(
  dice: readonly AttackResult[],
  rookie: ShipFields = {},
  set?: (game: PlayTable) => void,
): PlayTable {
  const game = table()
    .phase('combat')
    .ship('rookiepilot', { at: [450, 450, 0], attacked: true, ...rookie })
    .ship('academypilot', { at: [450, 540, 180] });
  set?.(game);
  game
    .attackDice(...dice)
    .defenceDice('blank', 'blank')
    .choose('P2', 'primary>rookiepilot');
  while (game.question() !== 'over' && game.state.phase === 'combat') game.idle();
  return game;
}

describe('Damage', () => {
  rule('XW-132', 'damage for hits comes first, then critical damage', () => {
    const game = struck(['critical', 'hit', 'blank'], { shields: 1 }, (set) =>
      set.deck('damaged-engine'),
    );
    // The hit takes the shield, the critical hit a face-up card.
    expect(game.see('rookiepilot')).toMatchObject({
      shields: 0,
      damageUp: ['damaged-engine'],
      damageDown: 0,
    });
  });

  rule('XW-141', 'shields go first, for critical damage too', () => {
    const game = struck(['critical', 'critical', 'blank'], { shields: 2 });
    expect(game.see('rookiepilot')).toMatchObject({ shields: 0, damageUp: [], damageDown: 0 });
    expect(game.state.deck).toHaveLength(33);
  });

  rule('XW-142', 'damage without shields is a face-down card', () => {
    const game = struck(['hit', 'blank', 'blank'], { shields: 0 });
    expect(game.see('rookiepilot')).toMatchObject({ damageDown: 1, damageUp: [] });
    expect(game.state.deck).toHaveLength(32);
  });

  rule('XW-143', 'critical damage without shields is a face-up card', () => {
    const game = struck(['critical', 'blank', 'blank'], { shields: 0 }, (set) =>
      set.deck('injured-pilot'),
    );
    expect(game.see('rookiepilot')).toMatchObject({ damageDown: 0, damageUp: ['injured-pilot'] });
  });

  rule('XW-140', 'every point goes through both steps on its own', () => {
    const game = struck(['hit', 'hit', 'blank'], { shields: 1 });
    expect(game.see('rookiepilot')).toMatchObject({ shields: 0, damageDown: 1 });
  });

  rule('XW-139', 'damage cards record what a ship has suffered', () => {
    const game = struck(['hit', 'hit', 'blank'], { shields: 0 });
    expect(game.see('rookiepilot')).toMatchObject({ damageDown: 2, hullLeft: 1 });
  });

  rule('XW-144', 'an empty deck is made of the discards again', () => {
    const game = struck(['hit', 'blank', 'blank'], { shields: 0 }, (set) =>
      set.given({ deckIsWhole: true, deck: [], discard: ['direct-hit', 'stunned-pilot'] }),
    );
    expect(game.told('deck-shuffled')).toEqual([{ type: 'deck-shuffled', cards: 2, again: true }]);
    expect(game.see('rookiepilot').damageDown).toBe(1);
    expect(game.state.deck).toHaveLength(1);
    expect(game.view().decks[0]?.discard).toEqual([]);
  });

  rule('XW-225', 'without any card a critical hit is a hit, and a marker records it', () => {
    const game = struck(['critical', 'blank', 'blank'], { shields: 0 }, (set) =>
      set.given({ deckIsWhole: true, deck: [] }),
    );
    expect(game.see('rookiepilot')).toMatchObject({ damageDown: 1, damageUp: [], hullLeft: 2 });
    expect(game.told('damage-marked')).toHaveLength(1);
  });

  rule('XW-225', 'point by point: cards for as long as there are any', () => {
    const game = struck(['critical', 'critical', 'blank'], { shields: 0 }, (set) =>
      set.given({ deckIsWhole: true, deck: ['structural-damage'] }),
    );
    const struckShip = { damageDown: 1, damageUp: ['structural-damage'], hullLeft: 1 };
    expect(game.see('rookiepilot')).toMatchObject(struckShip);
    expect(game.told('damage-marked')).toHaveLength(1);
  });

  rule('XW-145', 'what a face-down card says does not count', () => {
    const game = table()
      .phase('combat')
      .ship('rookiepilot', { at: [450, 450, 0], damageDown: ['weapon-malfunction'] })
      .ship('academypilot', { at: [450, 640, 180] })
      .attackDice('blank', 'blank', 'blank')
      .defenceDice('blank', 'blank', 'blank')
      .choose('P1', 'primary>academypilot');
    expect(game.told('attack-rolled')[0]?.dice).toHaveLength(3);
  });

  rule('XW-146', 'what a face-up card says counts', () => {
    const game = table()
      .phase('combat')
      .ship('rookiepilot', { at: [450, 450, 0], damageUp: ['weapon-malfunction'] })
      .ship('academypilot', { at: [450, 640, 180] })
      .attackDice('blank', 'blank')
      .defenceDice('blank', 'blank', 'blank')
      .choose('P1', 'primary>academypilot');
    expect(game.told('attack-rolled')[0]?.dice).toHaveLength(2);
  });

  rule('XW-149', 'a card turned down ends its effect and still counts', () => {
    const game = table()
      .phase('activation')
      .ship('rookiepilot', { at: [450, 100, 0], dial: 'straight-1', damageUp: ['console-fire'] })
      .ship('academypilot', { at: [450, 800, 180], activated: true })
      .until('P1 action')
      .choose('P1', 'console-fire');
    expect(game.see('rookiepilot')).toMatchObject({ damageUp: [], damageDown: 1, hullLeft: 2 });
    // Face up, it would roll a die at the start of the Combat phase.
    expect(game.until('P1 attack').told('die-rolled')).toEqual([]);
  });

  rule('XW-217', 'a damage card works on its own ship only', () => {
    const game = table()
      .phase('combat')
      .ship('rookiepilot', { at: [350, 450, 0], damageUp: ['weapon-malfunction'], attacked: true })
      .ship('rookiepilot', { at: [450, 450, 0] })
      .ship('academypilot', { at: [450, 640, 180] })
      .attackDice('blank', 'blank', 'blank')
      .defenceDice('blank', 'blank', 'blank')
      .choose('P1', 'primary>academypilot');
    expect(game.told('attack-rolled')[0]).toMatchObject({ ship: 'rookiepilot-2' });
    expect(game.told('attack-rolled')[0]?.dice).toHaveLength(3);
  });

  test('nobody sees what face-down cards are', () => {
    const game = struck(['hit', 'blank', 'blank'], { shields: 0 }, (set) =>
      set.deck('stunned-pilot'),
    );
    for (const viewer of [0, 1, 'spectator'] as const) {
      expect(JSON.stringify(xwing.view(game.state, viewer))).not.toContain('stunned-pilot');
    }
  });
});

describe('Destruction', () => {
  rule('XW-150', 'as many damage cards as hull destroy a ship', () => {
    const game = struck(['hit', 'hit', 'blank'], { shields: 0, damageDown: 1 });
    expect(game.see('rookiepilot').status).toBe('destroyed');
    const alive = struck(['hit', 'blank', 'blank'], { shields: 0, damageDown: 1 });
    expect(alive.see('rookiepilot').status).toBe('in-play');
    const mixed = struck(['hit', 'blank', 'blank'], {
      shields: 0,
      damageDown: 1,
      damageUp: ['structural-damage'],
    });
    expect(mixed.see('rookiepilot').status).toBe('destroyed');
  });

  rule('XW-151', 'it leaves at once and attacks no more', () => {
    const game = table()
      .phase('combat')
      .ship('academypilot', { at: [450, 540, 180], damageDown: 2 })
      .ship('academypilot', { at: [650, 540, 180] })
      .ship('rookiepilot', { at: [450, 450, 0] })
      .attackDice('hit', 'blank', 'blank', 'blank')
      .defenceDice('blank', 'blank', 'blank')
      .choose('P1', 'primary>academypilot');
    expect(game.see('academypilot').status).toBe('destroyed');
    expect(game.question()).toBe('P2 attack');
    expect(game.state.active).toBe(1);
  });

  rule('XW-152', 'its cards are discarded, its tokens and locks go', () => {
    const game = table()
      .phase('combat')
      .ship('academypilot', {
        at: [450, 540, 180],
        damageDown: ['direct-hit', 'direct-hit'],
        locks: ['rookiepilot'],
        focus: 1,
      })
      .ship('academypilot', { at: [650, 540, 180] })
      .ship('rookiepilot', { at: [450, 450, 0], locks: ['academypilot'] })
      .deck('stunned-pilot')
      .attackDice('hit', 'blank', 'blank', 'blank')
      .defenceDice('blank', 'blank', 'blank')
      .choose('P1', 'primary>academypilot')
      .choose('P1', 'done')
      .choose('P2', 'done');
    expect(xwing.view(game.state, 0).decks[0]?.discard).toEqual([
      'direct-hit',
      'direct-hit',
      'stunned-pilot',
    ]);
    expect(game.see('rookiepilot').locks).toEqual([]);
    expect(game.see('academypilot')).toMatchObject({ focus: 0, locks: [], damageDown: 0 });
  });
});

describe('Simultaneous attacks', () => {
  /** EX-10: a Black Squadron Pilot shoots first and reaches the hull of a Red Squadron Pilot. */
  function exchange(
    pilot: string,
    dice: readonly AttackResult[] = ['hit', 'hit'],
    y: number = 640,
  ): PlayTable {
    return table()
      .phase('combat')
      .ship(pilot, { at: [450, 450, 0], shields: 0, damageDown: 1 })
      .ship('blacksquadronpilot', { at: [450, y, 180] })
      .attackDice(...dice)
      .defenceDice('blank', 'blank')
      .choose('P2', 'primary>' + pilot);
  }

  rule('XW-153', 'a ship of the same skill stays until it has attacked', () => {
    const game = exchange('redsquadronpilot');
    expect(game.see('redsquadronpilot')).toMatchObject({
      status: 'in-play',
      falling: true,
      hullLeft: 0,
    });
    expect(game.question()).toBe('P1 attack');
    const weaker = table()
      .phase('combat')
      .ship('rookiepilot', { at: [450, 450, 0], shields: 0, damageDown: 1 })
      .ship('rookiepilot', { at: [650, 450, 0] })
      .ship('blacksquadronpilot', { at: [450, 640, 180] })
      .attackDice('hit', 'hit')
      .defenceDice('blank', 'blank')
      .choose('P2', 'primary>rookiepilot');
    expect(weaker.see('rookiepilot').status).toBe('destroyed');
  });

  rule('XW-153', 'whoever it is that strikes it, and the rest of the damage is dealt', () => {
    const game = table()
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
      .choose('P1', 'assaultmissiles>academypilot');
    expect(game.see('blacksquadronpilot')).toMatchObject({ status: 'in-play', falling: true });
    const more = exchange('redsquadronpilot', ['hit', 'hit', 'hit'], 540);
    expect(more.see('redsquadronpilot')).toMatchObject({ falling: true, hullLeft: -1 });
  });

  rule('XW-153', 'the active ship itself is not spared', () => {
    const game = table()
      .phase('combat')
      .ship('rookiepilot', { at: [450, 450, 0], attacked: true })
      .ship('academypilot', { at: [800, 800, 180], attacked: true })
      .ship('omicrongrouppilot', {
        at: [450, 660, 180],
        shields: 0,
        damageDown: 3,
        upgrades: ['darthvader'],
      })
      .attackDice('blank', 'blank', 'blank')
      .defenceDice('blank', 'blank')
      .choose('P2', 'primary>rookiepilot')
      .choose('P2', 'use:upgrade.darthvader@omicrongrouppilot');
    expect(game.told('doomed')).toEqual([]);
    expect(game.see('omicrongrouppilot').status).toBe('destroyed');
  });

  rule('XW-154', 'it attacks as usual', () => {
    const game = exchange('redsquadronpilot')
      .attackDice('hit', 'hit', 'hit')
      .defenceDice('blank', 'blank', 'evade')
      .choose('P1', 'primary>blacksquadronpilot');
    expect(game.see('blacksquadronpilot').damageDown).toBe(2);
  });

  rule('XW-155', 'afterwards it is destroyed, also when it does not attack', () => {
    const game = exchange('redsquadronpilot').choose('P1', 'pass');
    expect(game.see('redsquadronpilot').status).toBe('destroyed');
    expect(game.winners()).toEqual(['P2']);
  });

  rule('XW-155', 'a ship of the same skill that has attacked falls at once', () => {
    const game = table()
      .phase('combat')
      .given({ initiative: 'rebel' })
      .ship('redsquadronpilot', { at: [450, 450, 0], shields: 0, damageDown: 1, attacked: true })
      .ship('rookiepilot', { at: [100, 100, 0] })
      .ship('blacksquadronpilot', { at: [450, 640, 180] })
      .attackDice('hit', 'hit')
      .defenceDice('blank', 'blank')
      .choose('P2', 'primary>redsquadronpilot');
    expect(game.told('doomed')).toEqual([]);
    expect(game.see('redsquadronpilot').status).toBe('destroyed');
  });

  rule('XW-160', 'last ships that fall together leave the game to the initiative', () => {
    const game = exchange('redsquadronpilot')
      .attackDice('hit', 'hit', 'hit')
      .defenceDice('blank', 'blank', 'blank')
      .choose('P1', 'primary>blacksquadronpilot');
    expect(game.ending()).toBe('XW-160');
    expect(game.winners()).toEqual(['P2']);
    const rebel = table()
      .phase('combat')
      .given({ initiative: 'rebel' })
      .ship('redsquadronpilot', { at: [450, 450, 0], shields: 0, damageDown: 1 })
      .ship('blacksquadronpilot', { at: [450, 640, 180] })
      .attackDice('hit', 'hit', 'hit', 'hit', 'hit')
      .defenceDice('blank', 'blank', 'blank', 'blank', 'blank')
      .choose('P1', 'primary>blacksquadronpilot')
      .choose('P2', 'primary>redsquadronpilot');
    expect(rebel.ending()).toBe('XW-160');
    expect(rebel.winners()).toEqual(['P1']);
  });

  rule('XW-159', 'whoever destroys all enemy ships wins', () => {
    const game = struck(['hit', 'hit', 'hit'], { shields: 0 });
    expect(game.ending()).toBe('XW-159');
    expect(game.winners()).toEqual(['P2']);
    expect(game.asked()).toEqual([]);
  });
});

describe('Damage outside attacks', () => {
  rule('XW-309', 'a die for a card does only what the card says', () => {
    const game = table()
      .phase('combat')
      .ship('rookiepilot', { at: [450, 100, 0], damageUp: ['console-fire'], focus: 1, shields: 1 })
      .ship('academypilot', { at: [450, 800, 180] })
      .attackDice('critical');
    expect(game.question()).toBe('P1 attack');
    // A critical hit is not the hit that the card names, and no token changes it.
    expect(game.see('rookiepilot')).toMatchObject({ shields: 1, focus: 1 });
  });

  rule('XW-308', 'reactions to a card come before the check for destruction', () => {
    const game = struck(
      ['critical', ...BLANKS.slice(0, 2)],
      { shields: 0, damageDown: 2, upgrades: ['determination'] },
      (set) => set.deck('injured-pilot'),
    );
    expect(game.see('rookiepilot')).toMatchObject({ status: 'in-play', hullLeft: 1, damageUp: [] });
    expect(game.used()).toContain('upgrade.determination');
  });
});
