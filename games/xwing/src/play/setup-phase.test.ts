import { type Chance, isRefusal, seededChance } from '@parsecs/kernel';
import { rule } from '@parsecs/kernel/testing';
import { describe, expect, test } from 'vitest';
import { type Event, type Setup, type State, squadToLink, xwing } from '../index.ts';
import { readySquad } from '../lists/ready-made.ts';
import { setupOf } from '../setup/check-setup.ts';

interface Running {
  readonly state: State;
  readonly told: Event[];
  readonly chance: Chance;
}

function begin(written: Partial<Setup>, seed = 'setup'): Running {
  const told: Event[] = [];
  const chance = seededChance(seed);
  const state = xwing.begin(setupOf(written), { chance, tell: (event) => told.push(event) });
  return { state, told, chance };
}

function choose({ state, told, chance }: Running, seat: number, id: string): void {
  const answer = xwing.check(state, seat, id);
  if (isRefusal(answer)) throw new Error(`${id}: ${answer.refused} ${answer.cause}`);
  xwing.answer(state, seat, answer, { chance, tell: (event) => told.push(event) });
}

function refusal({ state }: Running, seat: number, id: string): string {
  const answer = xwing.check(state, seat, id);
  return isRefusal(answer) ? answer.refused : 'legal';
}

function question({ state }: Running): string {
  const seat = xwing.asked(state)[0] ?? -1;
  return `P${seat + 1} ${xwing.question(state, seat).kind}`;
}

/** Lets chance answer until something else is asked. */
function sampleOn(game: Running, kind: string): void {
  for (;;) {
    const seat = xwing.asked(game.state)[0] ?? -1;
    const asked = xwing.question(game.state, seat);
    if (asked.kind === kind) return;
    choose(game, seat, (asked.region?.sample(game.chance) ?? xwing.fallback(game.state, seat)).id);
  }
}

const FIRST_GAME: Partial<Setup> = { squadBuilding: false, sides: 'rebel' };
const LISTS: Partial<Setup> = {
  sides: 'rebel',
  squads: {
    rebel: readySquad('x-wing-aces') ?? 'build',
    imperial: readySquad('howlrunner-swarm') ?? 'build',
  },
};

describe('Sides', () => {
  rule('XW-013', 'the players agree on the sides, or chance decides', () => {
    const agreed = begin({ squadBuilding: false });
    expect(xwing.asked(agreed.state)).toEqual([0, 1]);
    choose(agreed, 0, 'imperial');
    expect(JSON.stringify(xwing.view(agreed.state, 1).seats[0])).toContain('hidden');
    choose(agreed, 1, 'rebel');
    expect(xwing.view(agreed.state, 0).seats.map(({ faction }) => faction)).toEqual([
      'imperial',
      'rebel',
    ]);
    const drawn = new Set<unknown>();
    for (let index = 0; index < 20; index += 1) {
      const game = begin({ squadBuilding: false }, `side-${index}`);
      choose(game, 0, 'rebel');
      choose(game, 1, 'rebel');
      drawn.add(game.state.rebelTeam);
    }
    expect(drawn.size).toBe(2);
  });

  rule('XW-002', 'the standard game has two players, one for each side', () => {
    const game = begin(FIRST_GAME);
    expect(xwing.seatsOf(setupOf(FIRST_GAME))).toBe(2);
    expect(xwing.view(game.state, 0).seats.map(({ faction }) => faction)).toEqual([
      'rebel',
      'imperial',
    ]);
  });

  rule('XW-014', 'ships of the own side are friendly, the others are enemies', () => {
    const game = begin(FIRST_GAME);
    expect(xwing.allies(game.state, 0)).toEqual([0]);
    expect(xwing.view(game.state, 0).ships.map(({ faction }) => faction)).toEqual([
      'rebel',
      'imperial',
      'imperial',
    ]);
  });
});

describe('Forces', () => {
  rule('XW-162', 'without squad building the Imperial player has the initiative', () => {
    expect(begin(FIRST_GAME).told).toContainEqual({
      type: 'initiative',
      faction: 'imperial',
      seats: [1],
      byPoints: false,
    });
  });

  rule('XW-161', 'one side always has the initiative', () => {
    const game = begin(LISTS);
    expect([0, 1]).toContain(game.state.initiative);
  });

  rule('XW-163', 'the initiative never changes', () => {
    const game = begin(LISTS);
    const { initiative } = game.state;
    for (let step = 0; step < 300 && xwing.outcome(game.state) === undefined; step += 1) {
      const seat = xwing.asked(game.state)[0] ?? 0;
      choose(game, seat, xwing.fallback(game.state, seat).id);
      expect(game.state.initiative).toBe(initiative);
    }
  });

  const aces = readySquad('x-wing-aces');
  const swarm = readySquad('howlrunner-swarm');
  if (aces === undefined || swarm === undefined) throw new Error('no ready squads');

  rule('XW-198', 'squads are built in secret and at the same time', () => {
    const game = begin({ sides: 'rebel' });
    expect(xwing.asked(game.state)).toEqual([0, 1]);
    choose(game, 0, squadToLink(aces));
    expect(xwing.asked(game.state)).toEqual([1]);
    expect(JSON.stringify(xwing.view(game.state, 1))).not.toContain(aces.ships[0]?.pilot);
    expect(JSON.stringify(xwing.view(game.state, 0))).toContain(aces.ships[0]?.pilot);
  });

  rule('XW-200', 'squads are revealed together', () => {
    const game = begin({ sides: 'rebel' });
    choose(game, 0, squadToLink(aces));
    expect(game.told.filter(({ type }) => type === 'squad-revealed')).toEqual([]);
    choose(game, 1, squadToLink(swarm));
    expect(game.told.filter(({ type }) => type === 'squad-revealed')).toHaveLength(2);
    expect(xwing.view(game.state, 1).ships[0]?.pilot).toBe(aces.ships[0]?.pilot);
  });

  rule('XW-197', 'the point total is agreed beforehand and binds both', () => {
    const game = begin({ sides: 'rebel', points: 31 });
    expect(refusal(game, 0, squadToLink(aces))).toBe('XW-199');
  });

  rule('XW-024', 'after setup the cards lie open', () => {
    const game = begin(LISTS);
    sampleOn(game, 'dial');
    const seen = xwing.view(game.state, 1).ships[0];
    expect(seen?.pilot).toBe(aces.ships[0]?.pilot);
    expect(seen?.upgrades.map(({ id }) => id)).toEqual(aces.ships[0]?.upgrades);
  });

  rule(
    'XW-011',
    'what is agreed beforehand is part of the setup, and wrong agreements are named',
    () => {
      const checked = xwing.checkSetup({
        players: 9,
        obstacles: 7,
        options: { touching: 'never' },
      });
      expect(checked.ok ? [] : checked.problems.map(({ path }) => path)).toEqual([
        'players',
        'obstacles',
        'options.touching',
      ]);
    },
  );
});

describe('Placing', () => {
  rule('XW-020', 'the lowest pilot skill is placed first', () => {
    const game = begin(FIRST_GAME);
    sampleOn(game, 'dial');
    const order = game.told.flatMap((event) => (event.type === 'ship-placed' ? [event.ship] : []));
    // EX-19
    expect(order).toEqual(['obsidiansquadronpilot', 'nightbeast', 'lukeskywalker']);
  });

  rule('XW-021', 'ties are placed by the side with the initiative first', () => {
    const game = begin({
      sides: 'rebel',
      points: 100,
      squads: {
        rebel: { faction: 'rebel', ships: [{ pilot: 'redsquadronpilot', upgrades: [] }] },
        imperial: {
          faction: 'imperial',
          ships: [
            { pilot: 'blacksquadronpilot', upgrades: [] },
            { pilot: 'blacksquadronpilot', upgrades: [] },
          ],
        },
      },
    });
    // 23 points against 28: the Rebel side has the initiative.
    expect(question(game)).toBe('P1 place');
    sampleOn(game, 'dial');
    const order = game.told.flatMap((event) => (event.type === 'ship-placed' ? [event.ship] : []));
    expect(order[0]).toBe('redsquadronpilot');
  });

  rule('XW-021', 'all of its tied ships, in any order, before the others', () => {
    const game = begin({
      sides: 'rebel',
      squads: {
        rebel: {
          faction: 'rebel',
          ships: [
            { pilot: 'redsquadronpilot', upgrades: [] },
            { pilot: 'redsquadronpilot', upgrades: [] },
          ],
        },
        imperial: {
          faction: 'imperial',
          ships: [
            { pilot: 'blacksquadronpilot', upgrades: [] },
            { pilot: 'blacksquadronpilot', upgrades: [] },
          ],
        },
      },
    });
    expect(question(game)).toBe('P2 place');
    expect(refusal(game, 1, 'blacksquadronpilot@300,850,180')).toBe('legal');
    choose(game, 1, 'blacksquadronpilot-2@300,850,180');
    expect(question(game)).toBe('P2 place');
    choose(game, 1, 'blacksquadronpilot@600,850,180');
    expect(question(game)).toBe('P1 place');
  });

  rule('XW-022', 'the whole base lies within Range 1 of the own edge', () => {
    const game = begin(FIRST_GAME);
    expect(question(game)).toBe('P2 place');
    expect(refusal(game, 1, 'obsidiansquadronpilot@450,820,180')).toBe('legal');
    expect(refusal(game, 1, 'obsidiansquadronpilot@450,819.9,180')).toBe('XW-022');
    expect(refusal(game, 1, 'obsidiansquadronpilot@450,60,0')).toBe('XW-022');
    expect(refusal(game, 1, 'nightbeast@450,820,180')).toBe('XW-020');
    choose(game, 1, 'obsidiansquadronpilot@450,820,180');
    expect(refusal(game, 1, 'nightbeast@470,830,180')).toBe('XW-022');
  });

  rule('XW-023', 'a ship may face any direction', () => {
    const game = begin(FIRST_GAME);
    for (const heading of [0, 33.3, 181.25, 359.9]) {
      expect(refusal(game, 1, `obsidiansquadronpilot@450,850,${heading}`)).toBe('legal');
    }
  });

  test('a large base that is too deep for the strip stands at the edge (decision 0411)', () => {
    const game = begin({
      sides: 'rebel',
      squads: {
        rebel: { faction: 'rebel', ships: [{ pilot: 'hansolo', upgrades: [] }] },
        imperial: { faction: 'imperial', ships: [{ pilot: 'academypilot', upgrades: [] }] },
      },
    });
    choose(game, 1, 'academypilot@450,850,180');
    const half = 40 * Math.SQRT2;
    expect(refusal(game, 0, `hansolo@450,${half.toFixed(3)},45`)).toBe('legal');
    expect(refusal(game, 0, `hansolo@450,${(half + 1).toFixed(3)},45`)).toBe('XW-022');
    expect(refusal(game, 0, 'hansolo@450,55,0')).toBe('legal');
  });

  test('a crowd is placed to the last ship, however carelessly it begins', () => {
    const game = begin({
      sides: 'rebel',
      points: 400,
      squads: {
        rebel: { faction: 'rebel', ships: [{ pilot: 'rookiepilot', upgrades: [] }] },
        imperial: {
          faction: 'imperial',
          ships: Array.from({ length: 30 }, () => ({
            pilot: 'academypilot' as const,
            upgrades: [],
          })),
        },
      },
    });
    sampleOn(game, 'dial');
    expect(game.told.filter(({ type }) => type === 'ship-placed')).toHaveLength(31);
  });

  rule('XW-025', 'each ship has shields equal to its shield value', () => {
    const game = begin(FIRST_GAME);
    sampleOn(game, 'dial');
    expect(xwing.view(game.state, 0).ships.map(({ shields }) => shields)).toEqual([2, 0, 0]);
  });

  rule('XW-027', 'the damage deck of 33 is shuffled and lies hidden', () => {
    const game = begin(FIRST_GAME);
    sampleOn(game, 'dial');
    expect(xwing.view(game.state, 0)).toMatchObject({ decks: [{ cards: 33, discard: [] }] });
    const orders = ['a', 'b'].map((seed) => {
      const other = begin(FIRST_GAME, seed);
      sampleOn(other, 'dial');
      return other.state.deck.join();
    });
    expect(orders[0]).not.toBe(orders[1]);
  });

  rule('XW-012', 'the steps follow each other in order', () => {
    const game = begin({ obstacles: 1 });
    const kinds: string[] = [];
    while (game.state.phase === 'setup') {
      const seat = xwing.asked(game.state)[0] ?? -1;
      const asked = xwing.question(game.state, seat);
      if (kinds.at(-1) !== asked.kind) kinds.push(asked.kind);
      choose(
        game,
        seat,
        (asked.region?.sample(game.chance) ?? xwing.fallback(game.state, seat)).id,
      );
    }
    expect(kinds).toEqual(['side', 'obstacle', 'edge', 'squad', 'place']);
    const types = game.told.map(({ type }) => type);
    expect(types.lastIndexOf('ship-placed')).toBeLessThan(types.indexOf('deck-shuffled'));
  });

  rule('XW-003', 'the play area is 900 by 900 unless told', () => {
    expect(setupOf({})).toMatchObject({ width: 900, height: 900 });
  });

  rule('XW-004', 'another size may be agreed on', () => {
    const game = begin({ ...FIRST_GAME, width: 1200, height: 914.4 });
    expect(refusal(game, 1, 'obsidiansquadronpilot@1100,860,180')).toBe('legal');
    expect(xwing.checkSetup({ width: 10 }).ok).toBe(false);
  });

  rule('XW-018', 'the players sit opposite each other', () => {
    const game = begin(FIRST_GAME);
    sampleOn(game, 'dial');
    const [rebel, ...imperial] = xwing.view(game.state, 0).ships;
    expect(rebel?.at?.y).toBeLessThan(100);
    for (const ship of imperial) expect(ship.at?.y).toBeGreaterThan(800);
  });

  rule('XW-019', 'the edge of a player is the one nearest to the player', () => {
    const game = begin(FIRST_GAME);
    expect(refusal(game, 1, 'obsidiansquadronpilot@450,880,180')).toBe('legal');
    expect(refusal(game, 1, 'obsidiansquadronpilot@450,20,180')).toBe('XW-022');
  });
});

describe('Obstacles', () => {
  const ROCKS: Partial<Setup> = { ...FIRST_GAME, obstacles: 3 };

  rule('XW-186', 'they are placed alternately, the Imperial player first', () => {
    const game = begin(ROCKS);
    expect(question(game)).toBe('P2 obstacle');
    choose(game, 1, 'coreasteroid0@300,300,0');
    expect(question(game)).toBe('P1 obstacle');
    expect(refusal(game, 0, 'coreasteroid0@500,500,0')).toBe('XW-186');
    choose(game, 0, 'coreasteroid3@500,500,90');
    expect(question(game)).toBe('P2 obstacle');
  });

  rule('XW-187', 'not at Range 1 or 2 of an edge, not on each other', () => {
    const game = begin(ROCKS);
    expect(refusal(game, 1, 'coreasteroid0@210,450,0')).toBe('XW-187');
    choose(game, 1, 'coreasteroid0@450,450,0');
    expect(refusal(game, 0, 'coreasteroid1@455,450,0')).toBe('XW-187');
    expect(refusal(game, 0, 'coreasteroid1@600,450,0,flipped')).toBe('legal');
  });

  rule('XW-188', 'then the Rebel player takes any edge, and the ships follow', () => {
    const game = begin({ ...ROCKS, obstacles: 1 });
    choose(game, 1, 'coreasteroid0@450,450,0');
    expect(question(game)).toBe('P1 edge');
    choose(game, 0, 'left');
    expect(refusal(game, 1, 'obsidiansquadronpilot@850,450,270')).toBe('legal');
    expect(refusal(game, 1, 'obsidiansquadronpilot@450,850,180')).toBe('XW-022');
  });

  rule('XW-185', 'whether there are obstacles is agreed before the forces are gathered', () => {
    const game = begin({ ...LISTS, obstacles: 1 });
    expect(game.told.some(({ type }) => type === 'squad-revealed')).toBe(false);
    expect(question(game)).toBe('P2 obstacle');
  });

  rule('XW-184', 'without an agreement there are none', () => {
    const game = begin(FIRST_GAME);
    expect(question(game)).toBe('P2 place');
    expect(game.state.obstacles).toEqual([]);
  });
});
