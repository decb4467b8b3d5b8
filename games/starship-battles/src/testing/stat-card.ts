import { at } from '@parsecs/kernel';
import { expect } from 'vitest';
import { shipCard } from '../cards/ships.ts';
import { WEAPONS } from '../vocabulary.ts';
import { type PlayTable, type SeatName, type ShipOptions, table } from './table.ts';

/** One side of a stat card as the tests write it: `17/15/13 turbolasers+5/3 … pd6 cc1 tractor-beams`. */
interface WrittenSide {
  readonly defense: readonly number[];
  readonly weapons: readonly {
    readonly weapon: string;
    readonly attack: number;
    readonly damage: number;
  }[];
  readonly pointDefense: number | null;
  readonly counters: number;
  readonly abilities: readonly string[];
}

const WEAPON = /^([a-z-]+)\+(\d+)\/(\d+)$/;

function readSide(line: string): WrittenSide {
  const words = line.trim().split(/\s+/);
  const rest = words.slice(1);
  const number = (prefix: string): number | null => {
    const found = rest.find((word) => new RegExp(`^${prefix}\\d+$`).test(word));
    return found === undefined ? null : Number(found.slice(prefix.length));
  };
  return {
    defense: at(words, 0).split('/').map(Number),
    weapons: rest.flatMap((word) => {
      const found = WEAPON.exec(word);
      if (found === null) return [];
      return [{ weapon: found[1] ?? '', attack: Number(found[2]), damage: Number(found[3]) }];
    }),
    pointDefense: number('pd'),
    counters: number('cc') ?? 0,
    abilities: rest.filter((word) => !WEAPON.test(word) && !/^(pd|cc)\d+$/.test(word)),
  };
}

/** Where the ship under test stands, and the enemies around it. */
function scene(
  id: string,
  options: ShipOptions,
): { game: PlayTable; own: SeatName; foe: SeatName; enemy: string } {
  const light = shipCard(id)?.faction === 'light';
  const [own, foe]: readonly [SeatName, SeatName] = light ? ['P1', 'P2'] : ['P2', 'P1'];
  const enemy = light ? 'techno-union-starship' : 'rebel-transport';
  const isFighter = shipCard(id)?.class === 4;
  const game = table().ship(own, id, [16, 10], { facing: 'north', ...options });
  // Ahead, abeam, astern; beside a fighter they have to be close.
  for (const where of isFighter
    ? ([
        [16, 9],
        [17, 10],
        [16, 11],
      ] as const)
    : ([
        [16, 2],
        [30, 10],
        [16, 20],
      ] as const)) {
    game.ship(foe, enemy, where);
  }
  game.ship(foe, light ? 'tie-bomber' : 'y-wing-starfighter', [15, 9]);
  return { game, own, foe, enemy };
}

const AHEAD = 1;
const ABEAM = 2;

function attackOf(id: string, options: ShipOptions): ReturnType<typeof scene> {
  const laid = scene(id, options);
  laid.game.low(laid.own === 'P1' ? 'dark' : 'light').phase('attack', laid.own);
  return laid;
}

/** The ship hits, is hit, defends itself and breaks as its card says. */
export function plays(
  id: string,
  cost: number,
  hull: string,
  full: string,
  reduced?: string,
): void {
  expect(shipCard(id)?.cost).toBe(cost);
  for (const [index, line] of [full, reduced].entries()) {
    if (line === undefined) continue;
    const side = readSide(line);
    const options = { reduced: index === 1 };
    checkWeapons(id, side, options);
    checkDefense(id, side, options);
    checkPointDefense(id, side, options);
    const { game } = scene(id, options);
    expect(game.see(`${id}-1`).counters).toBe(side.counters);
    checkAbilities(id, side, index);
  }
  const [first = 0, second = 0] = hull.split('/').map(Number);
  expect(fate(id, first, false)).toBe(second === 0 ? 'lost' : 'reduced');
  if (second > 0)
    expect([fate(id, first + second, false), fate(id, second, true)]).toEqual(['lost', 'lost']);
}

function checkWeapons(id: string, { weapons }: WrittenSide, options: ShipOptions): void {
  const card = shipCard(id);
  expect(
    (options.reduced === true ? card?.reduced : card?.full)?.weapons.map(({ weapon }) => weapon),
  ).toEqual(weapons.map(({ weapon }) => weapon));
  for (const { weapon, attack, damage } of weapons) {
    const { game, own, enemy } = attackOf(id, options);
    const target = `${enemy}-${weapon.includes('barrage') ? ABEAM : AHEAD}`;
    const roll = game.attack(own, `${id}-1`, `${weapon}>${target}`, 19, 'side');
    const bonus = weapon === 'concussion-missiles' ? 2 : 0;
    expect([weapon, roll.total, roll.result]).toEqual([weapon, 19 + attack + bonus, 'hit']);
    expect(game.dealt()).toBe(damage + (weapon === 'ion-cannon' ? 1 : 0));
  }
}

/** Every face as an enemy before it meets it. */
function checkDefense(id: string, { defense }: WrittenSide, options: ShipOptions): void {
  const { game, own, foe, enemy } = scene(id, { ...options, counters: 0 });
  game.low(own === 'P1' ? 'light' : 'dark').phase('attack', foe);
  const met = [1, 2, 3].map(
    (number) => game.attack(foe, `${enemy}-${number}`, `laser-cannon>${id}-1`, 2).defense,
  );
  expect(met).toEqual(defense);
}

function checkPointDefense(
  id: string,
  { pointDefense, abilities }: WrittenSide,
  options: ShipOptions,
): void {
  const { game, own } = attackOf(id, options);
  const fighter = own === 'P1' ? 'tie-bomber-1' : 'y-wing-starfighter-1';
  if (pointDefense === null) {
    game.choose(own, `${id}-1`);
    expect(game.refusal(own, `point-defense>${fighter}`)).toBe('SB-017');
    return;
  }
  const mines = abilities.includes('seismic-mines=4') ? 4 : 0;
  expect(game.attack(own, `${id}-1`, `point-defense>${fighter}`, 10).total).toBe(
    10 + pointDefense + mines,
  );
}

function checkAbilities(id: string, { abilities }: WrittenSide, index: number): void {
  const card = shipCard(id);
  const side = index === 0 ? card?.full : card?.reduced;
  const written = side?.abilities.map(({ ability, value, weapon }) => {
    const detail = value ?? weapon;
    return detail === undefined ? ability : `${ability}=${detail}`;
  });
  expect(written).toEqual(abilities);
}

/** What becomes of the ship in a Damage phase with so many counters. */
function fate(id: string, damage: number, reduced: boolean): 'lost' | 'reduced' | 'kept' {
  const light = shipCard(id)?.faction === 'light';
  const game = table()
    .ship(light ? 'P1' : 'P2', id, [16, 10], { damage, reduced, counters: 0 })
    .ship(light ? 'P1' : 'P2', light ? 'rebel-transport' : 'techno-union-starship', [3, 10])
    .ship(light ? 'P2' : 'P1', light ? 'techno-union-starship' : 'rebel-transport', [3, 3])
    .phase('damage')
    .seeded();
  const { at: where, isReduced } = game.see(`${id}-1`);
  if (typeof where === 'string') return 'lost';
  return isReduced && !reduced ? 'reduced' : 'kept';
}

/** The ship fires nothing, launches nothing, flies no farther and bears no more than its card says. */
export function lacks(id: string, hull: string, full: string, reduced?: string): void {
  for (const [index, line] of [full, reduced].entries()) {
    if (line === undefined) continue;
    const { weapons, abilities } = readSide(line);
    const { game, own, enemy } = attackOf(id, { reduced: index === 1 });
    game.choose(own, `${id}-1`);
    for (const weapon of WEAPONS) {
      if (weapons.some((held) => held.weapon === weapon)) continue;
      expect(game.refusal(own, `${weapon}>${enemy}-1`)).toBe('SB-016');
    }
    if (!abilities.some((ability) => ability.startsWith('fighter-launch'))) {
      const launching = scene(id, { reduced: index === 1 });
      launching.game.pool(own, own === 'P1' ? 'v-wing-starfighter' : 'tie-fighter-ace');
      launching.game.low(own === 'P1' ? 'light' : 'dark').choose(own, 'done');
      expect(launching.game.offered(own)).toEqual(['done']);
    }
  }
  const [first = 0, second = 0] = hull.split('/').map(Number);
  expect(fate(id, first - 1, false)).toBe('kept');
  if (second > 0) {
    expect(fate(id, first + second - 1, false)).toBe('reduced');
    expect(fate(id, second - 1, true)).toBe('kept');
  }
  checkSpeed(id);
}

function checkSpeed(id: string): void {
  const { game, own } = scene(id, {});
  game.low(own === 'P1' ? 'light' : 'dark').choose(own, `${id}-1`);
  const number = shipCard(id)?.class ?? 0;
  const far = game.answers(own).map((answer) => {
    if (answer.kind === 'path') return answer.steps.length;
    if (answer.kind !== 'square') return 0;
    const [x = 0, y = 0] = answer.id.split(',').map(Number);
    return Math.max(Math.abs(x - 16), Math.abs(y - 10));
  });
  expect(Math.max(...far)).toBe(number);
}
