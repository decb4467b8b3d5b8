import { at, fixedChance, isRefusal, type Seat } from '@parsecs/kernel';
import { rule } from '@parsecs/kernel/testing';
import { expect } from 'vitest';
import type { Event } from '../events.ts';
import { MAPS, starshipBattles } from '../index.ts';
import { checkSetup, type Setup } from '../setup/setup.ts';
import { playRandomGame, seeds, setupOf } from '../testing/games.ts';

/** A match up to deployment: the fleets are lists, the dice are written. */
class Deployment {
  readonly told: Event[] = [];
  readonly #context;
  readonly state;

  constructor(setup: Partial<Setup>, ...dice: readonly number[]) {
    const chance = fixedChance(dice.map((face) => ({ purpose: '*', pick: face - 1 })));
    this.#context = { chance, tell: (event: Event): unknown => this.told.push(event) };
    this.state = starshipBattles.begin(setupOf({ ...FLEETS, ...setup }), this.#context);
  }

  get seat(): Seat {
    return starshipBattles.asked(this.state)[0] ?? -1;
  }

  offered(): readonly string[] {
    return starshipBattles.question(this.state, this.seat).answers.map(({ id }) => id);
  }

  choose(...ids: readonly string[]): this {
    for (const id of ids) {
      const answer = starshipBattles.check(this.state, this.seat, id);
      if (isRefusal(answer)) throw new Error(`${id}: ${answer.refused} (${answer.cause})`);
      starshipBattles.answer(this.state, this.seat, answer, this.#context);
    }
    return this;
  }

  refusal(id: string): string {
    const answer = starshipBattles.check(this.state, this.seat, id);
    return isRefusal(answer) ? answer.refused : 'legal';
  }
}

const FLEETS: Partial<Setup> = {
  sides: 'light',
  fleets: [
    {
      faction: 'light',
      ships: [
        { ship: 'mon-calamari-cruiser', count: 1 },
        { ship: 'rebel-transport', count: 1 },
        { ship: 'x-wing-starfighter', count: 2 },
      ],
    },
    {
      faction: 'dark',
      ships: [
        { ship: 'imperial-shuttle', count: 1 },
        { ship: 'imperial-star-destroyer', count: 1 },
      ],
    },
  ],
};

rule('SB-031', 'the map is a grid of squares without terrain, of one of three sizes', () => {
  expect(MAPS.standard).toMatchObject({ columns: 34, rows: 22 });
  expect(MAPS['long-axis']).toMatchObject({ columns: 22, rows: 34 });
  expect(MAPS.compact).toMatchObject({ columns: 20, rows: 16 });
  expect(checkSetup({ map: 'nebula' })).toMatchObject({ problems: [{ rule: 'SB-031' }] });
  for (const map of ['standard', 'long-axis', 'compact'] as const) {
    const game = new Deployment({ map }, 1, 2);
    const { columns, rows } = MAPS[map];
    expect(game.offered()).toContain(`${columns - 2},${rows - 2}`);
    expect(game.refusal(`${columns - 1},${rows - 2}`)).toBe('SB-033');
  }
});

rule('SB-032', 'the Dark Side deploys at the planet edge, the Light Side opposite', () => {
  const rowsOf = (game: Deployment): readonly number[] => [
    ...new Set(game.offered().map((id) => Number(id.split(',')[1]))),
  ];
  expect(rowsOf(new Deployment({}, 1, 2))).toEqual([19, 20]);
  expect(rowsOf(new Deployment({}, 2, 1))).toEqual([0, 1]);
});

rule('SB-033', 'a fleet deploys within three rows of its edge, with its whole footprint', () => {
  const game = new Deployment({}, 1, 2);
  expect(game.offered()).toHaveLength(33 * 2);
  expect(game.refusal('5,18')).toBe('SB-033');
  expect(game.refusal('5,21')).toBe('SB-033');
  game.choose('5,20', 'north');
  // A class 3 ship has all three rows, but for what is taken.
  expect(game.offered()).toHaveLength(34 * 3 - 4);
  expect(game.refusal('5,20')).toBe('SB-027');
  expect(game.refusal('5,19')).toBe('legal');
});

rule('SB-034', 'only class 1 to 3 ships deploy; fighters wait in the pool', () => {
  const game = new Deployment({}, 1, 2).choose('5,20', 'north', '8,20', 'north');
  const { ships } = starshipBattles.view(game.state, 0);
  expect(ships.filter(({ owner }) => owner === 0).map(({ at: where }) => where)).toEqual([
    [5, 20],
    [8, 20],
    'pool',
    'pool',
  ]);
  expect(game.seat).toBe(1);
});

rule('SB-035', 'the owner chooses any of the four facings', () => {
  for (const facing of ['north', 'east', 'south', 'west']) {
    const game = new Deployment({}, 1, 2).choose('5,20');
    expect(game.offered()).toEqual(['north', 'east', 'south', 'west']);
    game.choose(facing);
    expect(starshipBattles.view(game.state, 0).ships[0]?.facing).toBe(facing);
  }
});

rule('SB-036', 'Quick Start: the Light Side places all its ships first, without a roll', () => {
  const game = new Deployment({ mode: 'quick-start' });
  expect(game.seat).toBe(0);
  game.choose('5,20', 'north', '8,20', 'north');
  expect(game.seat).toBe(1);
  expect(game.told.some(({ type }) => type === 'deployment-rolled')).toBe(false);
  expect(
    new Deployment({
      mode: 'quick-start',
      sides: 'dark',
      fleets: [...(FLEETS.fleets ?? [])].reverse(),
    }).seat,
  ).toBe(1);
});

rule('SB-037', 'all fleets are shown at the same time, before anything is deployed', () => {
  const game = new Deployment({}, 1, 2);
  const shown = game.told.flatMap((event) =>
    event.type === 'fleet-revealed' ? [event.points] : [],
  );
  expect(shown).toEqual([39 + 8 + 12, 10 + 52]);
  expect(game.told.findIndex(({ type }) => type === 'deployed')).toBe(-1);
  for (const viewer of [0, 1, 'spectator'] as const) {
    expect(starshipBattles.view(game.state, viewer).ships).toHaveLength(6);
  }
});

rule(
  'SB-038',
  'advanced game: the lower roll deploys its whole fleet first, ties roll again',
  () => {
    expect(new Deployment({}, 3, 17).seat).toBe(0);
    expect(new Deployment({}, 17, 3).seat).toBe(1);
    const tied = new Deployment({}, 9, 9, 20, 20, 8, 2);
    expect(tied.seat).toBe(1);
    expect(tied.told.filter(({ type }) => type === 'deployment-rolled')).toHaveLength(6);
    tied.choose('5,0', 'south');
    expect(tied.seat).toBe(1);
    tied.choose('9,1', 'south');
    expect(tied.seat).toBe(0);
  },
);

rule(
  'SB-039',
  'when both fleets are placed the first round begins with the initiative check',
  () => {
    const game = new Deployment({}, 3, 17, 11, 6);
    game.choose('5,20', 'north', '8,20', 'north', '5,0', 'south', '9,1', 'south');
    const types = game.told.map(({ type }) => type);
    expect(types.slice(types.lastIndexOf('deployed') + 1)).toEqual([
      'round-began',
      'initiative-rolled',
      'initiative-rolled',
      'initiative',
      'turn-began',
    ]);
    expect(game.state.round).toBe(1);
  },
);

rule('SB-033', 'a place is offered only if the rest of the fleet still fits', () => {
  const ships = [{ ship: 'republic-dreadnaught', count: 10 }];
  const full: Partial<Setup> = {
    map: 'compact',
    fleets: [{ faction: 'light', ships }, at(FLEETS.fleets ?? [], 1)],
  };
  const game = new Deployment(full, 1, 2);
  // Ten ships of two columns on twenty columns: odd columns would waste one.
  expect(game.refusal('1,13')).toBe('SB-033');
  expect(game.refusal('4,14')).toBe('legal');
  expect(
    checkSetup({
      ...FLEETS,
      ...full,
      fleets: [
        { faction: 'light', ships: [{ ship: 'republic-dreadnaught', count: 11 }] },
        'random',
      ],
    }),
  ).toMatchObject({
    ok: false,
    problems: [{ rule: 'SB-033', cause: 'fleet-no-room' }],
  });
  for (const seed of seeds(3)) playRandomGame({ ...FLEETS, ...full }, seed);
});
