import { describe, expect, test } from 'vitest';
import { imperialAssault, type View, viewLaidOut } from './index.ts';
import { Beginning } from './testing/beginning.ts';
import { type PlayTable, table } from './testing/table.ts';

const FIRST = ['first-skirmish-empire', 'first-skirmish-rebels'] as const;

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
    expect(panels.tokens[1]).toMatchObject({ at: 'N14', coloured: false, controller: null });
    expect(panels.doors).toMatchObject([{ id: 'door-1', open: true, locked: false }]);
    expect(panels.terminals).toMatchObject([
      { at: 'T9', controller: 1 },
      { at: 'H21', controller: null },
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

test('a mission can be looked at before it is played', () => {
  const play = table('moisture-farm-b')
    .figure('P1.luke-skywalker', 'F9')
    .figure('P2.darth-vader', 'J17');
  const { tokens, raiders, doors, terminals } = seen(play);
  const laidOut = viewLaidOut(play.state.table, 'moisture-farm-b');
  expect(laidOut).toMatchObject({ mission: 'moisture-farm-b', map: 'moisture-farm' });
  expect(laidOut).toMatchObject({ tokens, raiders, doors });
  expect(laidOut.terminals.map(({ id, at }) => [id, at])).toEqual(
    terminals.map(({ id, at }) => [id, at]),
  );
});

describe('what is hidden has no place', () => {
  test('what a state may hold beyond what is listed is not shown', () => {
    const secret = 'never-to-be-seen';
    const { state } = table()
      .figure('P1.luke-skywalker', 'H19')
      .figure('P2.stormtrooper.1', 'K19')
      .hand('P2', 'rally')
      .acts('P1.luke-skywalker')
      .seeded('dice')
      .choose('P1', 'attack:P2.stormtrooper.1');
    expect(state.frames.length).toBeGreaterThan(1);
    const frames = state.frames.map((frame) => Object.assign({}, frame, { secret }));
    const more = Object.assign({}, state, { secret, frames });
    for (const viewer of [0, 1, 'spectator'] as const) {
      expect(JSON.stringify(imperialAssault.view(more, viewer))).not.toContain(secret);
    }
  });

  test('drawn cards are told to their owner only', () => {
    const play = table()
      .figure('P1.gideon-argus', 'H19')
      .figure('P2.ig-88', 'P19')
      .hand('P1', 'planning')
      .deck('P1', 'rally', 'urgency')
      .acts('P1.gideon-argus')
      .choose('P1', 'play:planning');
    const drew = play.told('drew')[0];
    if (drew === undefined) throw new Error('nothing was drawn');
    const told = (viewer: 0 | 1 | 'spectator'): unknown =>
      imperialAssault.viewEvent(drew, viewer, play.state);
    expect(told(0)).toMatchObject({ count: 2, cards: ['rally', 'urgency'] });
    for (const viewer of [1, 'spectator'] as const) {
      expect(told(viewer)).toMatchObject({ count: 2 });
      expect(told(viewer)).not.toHaveProperty('cards');
    }
  });

  test('secret marks are seen by others when all of them lie there, without their colour', () => {
    const begun = new Beginning(FIRST, 'training-ground-b');
    begun.choose('P1').choose('zone:red').through('deploy');
    expect(begun.question).toBe('P1 mark');
    // The red mark must be put down.
    expect(begun.offered()).not.toContain('pass');
    begun.choose('mark:red:P1.darth-vader');
    const marks = (viewer: 0 | 1): unknown =>
      imperialAssault
        .view(begun.state, viewer)
        .groups.filter(({ marked }) => marked)
        .map(({ id, mark }) => [id, mark]);
    expect(marks(0)).toEqual([['P1.darth-vader', 'red']]);
    expect(marks(1)).toEqual([]);
    begun.choose('mark:blue:P1.royal-guard').choose('pass');
    expect(marks(1)).toEqual([
      ['P1.darth-vader', undefined],
      ['P1.royal-guard', undefined],
    ]);
    const told = begun.events.filter(({ type }) => type === 'marked');
    expect(told.map((event) => imperialAssault.viewEvent(event, 1, begun.state))).toMatchObject([
      { group: 'P1.darth-vader' },
      { group: 'P1.royal-guard' },
    ]);
    for (const event of told) {
      expect(imperialAssault.viewEvent(event, 1, begun.state)).not.toHaveProperty('mark');
    }
  });
});
