import { rule } from '@parsecs/kernel/testing';
import { describe, expect, test } from 'vitest';
import { xwing } from '../index.ts';
import { type PlayTable, table } from '../testing/table.ts';

/** EX-01 */
function example(): PlayTable {
  return table()
    .ship('rookiepilot', { at: [450, 100, 0] })
    .ship('obsidiansquadronpilot', { at: [400, 800, 180] })
    .ship('academypilot', { at: [500, 800, 180] });
}

describe('Planning', () => {
  rule('XW-033', 'both players plan at the same time', () => {
    const game = example();
    expect(game.asked()).toEqual(['P1', 'P2']);
    game.choose('P2', 'obsidiansquadronpilot:straight-3');
    game.choose('P1', 'rookiepilot:straight-2');
    game.choose('P2', 'academypilot:turn-left-1');
    expect(game.asked()).toEqual(['P1', 'P2']);
  });

  rule('XW-030', 'every ship is given one manoeuvre in secret', () => {
    const game = example().choose('P2', 'academypilot:turn-left-1');
    expect(game.see('academypilot').dial).toBe('hidden');
    expect(xwing.view(game.state, 1).ships[2]?.dial).toBe('turn-left-1');
    expect(JSON.stringify(xwing.view(game.state, 0))).not.toContain('turn-left-1');
  });

  rule('XW-031', 'nobody is ready before every own ship has its manoeuvre', () => {
    const game = example().choose('P2', 'academypilot:turn-left-1');
    expect(game.refusal('P2', 'ready')).toBe('XW-031');
    game.choose('P2', 'obsidiansquadronpilot:straight-3').choose('P2', 'ready');
    expect(game.asked()).toEqual(['P1']);
    expect(game.state.phase).toBe('planning');
    game.choose('P1', 'rookiepilot:straight-2').choose('P1', 'ready');
    expect(game.state.phase).toBe('activation');
  });

  rule('XW-032', 'that a dial lies there is public, what it shows is not', () => {
    const game = example();
    expect(game.see('rookiepilot').dial).toBeNull();
    game.choose('P1', 'rookiepilot:straight-2');
    expect(game.see('rookiepilot').dial).toBe('hidden');
    const [set] = game.told('dial-set');
    if (set === undefined) throw new Error('nothing told');
    expect(xwing.viewEvent(set, 1, game.state)).toEqual({ type: 'dial-set', ship: 'rookiepilot' });
    expect(xwing.viewEvent(set, 0, game.state)).toHaveProperty('manoeuvre', 'straight-2');
  });

  rule('XW-034', 'a player always sees the own dials', () => {
    const game = example().choose('P1', 'rookiepilot:straight-2');
    expect(xwing.view(game.state, 0).ships[0]?.dial).toBe('straight-2');
    game.choose('P1', 'ready');
    expect(xwing.view(game.state, 0).ships[0]?.dial).toBe('straight-2');
  });

  rule('XW-035', 'nobody sees the dials of the other side', () => {
    const game = example().choose('P1', 'rookiepilot:straight-2').choose('P1', 'ready');
    expect(xwing.view(game.state, 1).ships[0]?.dial).toBe('hidden');
    expect(xwing.view(game.state, 'spectator').ships[0]?.dial).toBe('hidden');
  });

  rule('XW-036', 'own ships are planned in any order', () => {
    const offered = example().offered('P2');
    expect(offered).toContain('academypilot:turn-left-1');
    expect(offered).toContain('obsidiansquadronpilot:straight-3');
    const game = example().choose('P2', 'academypilot:turn-left-1');
    expect(game.offered('P2')).toContain('obsidiansquadronpilot:straight-3');
  });

  rule('XW-038', 'only what the dial shows can be chosen', () => {
    const game = example();
    expect(game.refusal('P1', 'rookiepilot:straight-5')).toBe('XW-038');
    expect(game.refusal('P2', 'academypilot:straight-5')).toBe('legal');
  });

  rule('XW-039', 'a stressed ship may be given a red manoeuvre', () => {
    const game = table()
      .ship('rookiepilot', { at: [450, 100, 0], stress: 1 })
      .ship('academypilot', { at: [500, 800, 180] });
    expect(game.refusal('P1', 'rookiepilot:koiogran-4')).toBe('legal');
  });

  rule('XW-229', 'a player plans only own ships', () => {
    expect(example().refusal('P1', 'academypilot:turn-left-1')).toBe('XW-229');
  });

  test('a dial can be changed until its player is ready (A-26)', () => {
    const game = example().choose('P1', 'rookiepilot:straight-2');
    expect(game.offered('P1')).toEqual(['ready', 'change']);
    game.choose('P1', 'change').choose('P1', 'change:rookiepilot');
    expect(game.see('rookiepilot').dial).toBeNull();
    game.choose('P1', 'rookiepilot:bank-left-1').choose('P1', 'ready');
    expect(xwing.view(game.state, 0).ships[0]?.dial).toBe('bank-left-1');
    expect(game.refusal('P1', 'change')).toBe('table');
  });

  rule('XW-301', 'an ionised ship has no dial, drifts one ahead and sheds its tokens', () => {
    const game = table()
      .ship('rookiepilot', { at: [450, 100, 0], ion: 1 })
      .ship('academypilot', { at: [500, 800, 180] });
    expect(game.asked()).toEqual(['P2']);
    game.dials({}).until('P1 action');
    expect(game.pose('rookiepilot')).toEqual([450, 180, 0]);
    expect(game.see('rookiepilot').ion).toBe(0);
    expect(game.offered()).toContain('focus');
  });

  rule('XW-301', 'a large ship needs two tokens', () => {
    const asked = (ion: number): readonly string[] =>
      table()
        .ship('chewbacca', { at: [450, 100, 0], ion })
        .ship('academypilot', { at: [500, 800, 180] })
        .asked();
    expect([asked(1), asked(2)]).toEqual([['P1', 'P2'], ['P2']]);
  });

  rule('XW-301', 'the drift is white, and tokens outlast the End phase', () => {
    const game = table()
      .phase('end')
      .ship('rookiepilot', { at: [450, 100, 0], ion: 2, stress: 1 })
      .ship('academypilot', { at: [500, 800, 180] });
    expect(game.state.round).toBe(2);
    expect(game.see('rookiepilot').ion).toBe(2);
    game.dials({}).until('P1 attack');
    expect(game.see('rookiepilot')).toMatchObject({ ion: 0, stress: 1 });
  });

  rule('XW-304', 'a stationary manoeuvre leaves the ship where it is and still counts', () => {
    const game = table()
      .ship('rookiepilot', { at: [450, 100, 0] })
      .ship('omicrongrouppilot', { at: [450, 700, 180] })
      .dials({ omicrongrouppilot: 'stationary-0', rookiepilot: 'straight-1' });
    game.until('P1 action');
    expect(game.pose('omicrongrouppilot')).toEqual([450, 700, 180]);
    expect(game.see('omicrongrouppilot').stress).toBe(1);
  });

  rule('XW-304', 'touching goes on, and an obstacle under the ship strikes again', () => {
    const game = table()
      .phase('activation')
      .obstacle([450, 720, 0])
      .ship('rookiepilot', { at: [450, 640, 0], activated: true })
      .ship('omicrongrouppilot', { at: [450, 700, 180], dial: 'stationary-0' })
      .touching('rookiepilot', 'omicrongrouppilot')
      .attackDice('hit')
      .until('P2 attack');
    expect(game.see('rookiepilot').touching).toEqual(['omicrongrouppilot']);
    expect(game.told('obstacle-hit')).toHaveLength(1);
    expect(game.told('moved')[0]).toMatchObject({ overlapped: false });
  });
});
