import { describe, expect, test } from 'vitest';
import { imperialAssault, type View } from './index.ts';
import { type PlayTable, table } from './testing/table.ts';

function seen(play: PlayTable, viewer: 0 | 1 | 'spectator' = 'spectator'): View {
  return imperialAssault.view(play.state, viewer);
}

describe('a view holds everything a board needs', () => {
  test('figures with what lies on them', () => {
    const play = table()
      .figure('P1.e-web-engineer', 'M16', { turned: true, damage: 2, conditions: ['bleeding'] })
      .figure('P2.luke-skywalker', 'H19')
      .give('tokens', { 'contraband-1': { by: 'P2.luke-skywalker' } })
      .hand('P2', 'take-cover')
      .acts('P2.luke-skywalker')
      .choose('P2', 'play:take-cover');
    const { figures, groups } = seen(play);
    expect(figures[0]).toMatchObject({
      id: 'P1.e-web-engineer',
      card: 'e-web-engineer',
      at: ['M16', 'N16'],
      turned: true,
      damage: 2,
      health: 5,
      conditions: ['bleeding'],
    });
    expect(figures[1]).toMatchObject({
      speed: 3,
      effects: ['take-cover'],
      carries: ['contraband-1'],
    });
    expect(groups.map(({ card, state }) => [card, state])).toEqual([
      ['e-web-engineer', 'ready'],
      ['luke-skywalker', 'activating'],
    ]);
  });

  test('seats, score, round, initiative and zones', () => {
    const play = table()
      .figure('P1.darth-vader', 'H19')
      .figure('P2.luke-skywalker', 'T9')
      .upgrade('P2', 'rebel-high-command')
      .vp(12, 7)
      .give('killVp', { P1: 10 })
      .give('round', 3)
      .initiative('P2')
      .hand('P1', 'rally', 'urgency')
      .hand('P2', 'deadeye');
    const view = seen(play, 0);
    expect(view).toMatchObject({
      round: 3,
      initiative: 1,
      turn: 1,
      mission: 'mos-eisley-outskirts-b',
    });
    expect(view.map).toBe('mos-eisley-outskirts');
    expect(view.seats[0]).toMatchObject({
      vp: 12,
      killVp: 10,
      zone: 'red',
      cost: 18,
      cards: ['rally', 'urgency'],
    });
    expect(view.seats[1]).toMatchObject({
      hand: 1,
      zone: 'blue',
      upgrades: ['rebel-high-command'],
    });
    expect(view.seats[1]).not.toHaveProperty('cards');
    expect(view.seats[1]).not.toHaveProperty('list');
  });

  test('tokens, terminals, doors and raiders', () => {
    const panels = seen(
      table('mos-eisley-outskirts-a')
        .figure('P1.luke-skywalker', 'L15')
        .figure('P2.darth-vader', 'S9')
        .give('tokens', { 'launch-panel-1': { mark: 1 } })
        .give('open', ['door-1']),
    );
    expect(panels.tokens[0]).toMatchObject({
      at: 'M14',
      coloured: true,
      owners: [],
      controller: 0,
    });
    expect(panels.tokens[1]).toMatchObject({ at: 'N14', coloured: false, controller: -1 });
    expect(panels.doors).toMatchObject([{ id: 'door-1', open: true, locked: false }]);
    expect(panels.terminals).toMatchObject([
      { at: 'T9', controller: 1 },
      { at: 'H21', controller: -1 },
    ]);
    const farm = seen(
      table('moisture-farm-a')
        .figure('P1.luke-skywalker', 'F9')
        .figure('P2.darth-vader', 'J17')
        .give('tokens', { 'crate-1': { mark: 3 }, 'crate-2': null }),
    );
    expect(farm.tokens.map(({ at, owners }) => [at, owners])).toEqual([
      ['O7', [0, 1]],
      [null, []],
      ['J18', []],
      ['S18', []],
    ]);
    const raid = seen(
      table('moisture-farm-b').figure('P1.luke-skywalker', 'F9').figure('P2.darth-vader', 'J17'),
    );
    expect(raid.raiders[0]).toEqual({ id: 'raider-1', at: 'L13', damage: 0, health: 5 });
  });

  test('the activation and the attack with its dice and surges', () => {
    const play = table()
      .figure('P1.luke-skywalker', 'H19')
      .figure('P2.stormtrooper.1', 'K19')
      .acts('P1.luke-skywalker', { points: 2 })
      .rolls(['blue', 3, 1, 1], ['green', 1, 1, 1], ['yellow', 1, 2, 0], ['black', 1, 0, 0]);
    expect(seen(play)).toMatchObject({
      activation: { figure: 'P1.luke-skywalker', actions: 2, points: 2, attacked: false },
      attack: null,
    });
    play.choose('P1', 'attack:P2.stormtrooper.1', 'surge:2');
    const { activation, attack } = seen(play);
    expect(activation).toMatchObject({ actions: 1, attacked: true });
    expect(attack).toMatchObject({
      figure: 'P1.luke-skywalker',
      target: 'P2.stormtrooper.1',
      space: 'K19',
      by: 0,
      melee: false,
      defenceDice: [{ die: 'black', face: 1, rerolled: false }],
      results: { accuracy: 5, damage: 4, surges: 1, block: 1, recover: 2 },
      dealt: null,
    });
    expect(attack?.attackDice.map(({ die, face }) => [die, face])).toEqual([
      ['blue', 4],
      ['green', 2],
      ['yellow', 5],
    ]);
    expect(attack?.surges.map(({ number, used, open }) => [number, used, open])).toEqual([
      [1, 0, true],
      [2, 1, false],
      [3, 0, true],
    ]);
  });

  test('dice before they are rolled, and rerolled ones', () => {
    const play = table()
      .figure('P1.stormtrooper.1', 'H19')
      .figure('P1.stormtrooper.2', 'H20')
      .figure('P2.luke-skywalker', 'K19')
      .hand('P2', 'rally')
      .acts('P1.stormtrooper.1')
      .seeded('dice')
      .choose('P1', 'attack:P2.luke-skywalker');
    expect(seen(play).attack).toMatchObject({
      attackDice: [
        { die: 'blue', face: null },
        { die: 'green', face: null },
      ],
      results: null,
    });
    play.choose('P2', 'pass').choose('P1', 'reroll:squad-training:P1.stormtrooper.1:attack-2');
    const again = play.told('rerolled')[0];
    expect(again?.to.die).toBe('green');
  });

  test('effects on players, prices on groups', () => {
    const play = table()
      .figure('P1.ig-88', 'H19')
      .figure('P2.mak-eshkarey', 'T9')
      .hand('P1', 'price-on-their-heads', 'sit-tight')
      .hand('P2', 'shadow-ops')
      .acts('P1.ig-88')
      .choose('P1', 'play:price-on-their-heads')
      .until('act')
      .choose('P1', 'end')
      .choose('P2', 'play:shadow-ops');
    const view = seen(play);
    expect(view.groups.find(({ owner }) => owner === 1)?.prices).toEqual([0]);
    expect(view.seats.map(({ effects }) => effects)).toEqual([['shadow-ops'], []]);
  });

  test('nothing of the map before the mission is drawn', () => {
    const checked = imperialAssault.checkSetup({
      armies: ['first-skirmish-empire', 'first-skirmish-rebels'],
    });
    if (!checked.ok) throw new Error('illegal');
    const chance = { pick: (): number => 0, shuffle: (): void => undefined };
    const state = imperialAssault.begin(checked.value, { chance: chance as never });
    expect(imperialAssault.view(state, 0)).toMatchObject({
      mission: null,
      map: null,
      tokens: [],
      doors: [],
    });
  });
});
