import { cardsOf } from './cards/balance.ts';
import type { CardSide, ShipCard } from './cards/ship-card.ts';
import { SHIPS } from './cards/ships.ts';
import { MAPS } from './setup/maps.ts';
import type { Setup } from './setup/setup.ts';
import {
  ABILITIES,
  ARCS,
  FACTIONS,
  hasCommands,
  isPlayedIn,
  type Mode,
  type ShipClass,
  sizeOfClass,
  WEAPONS,
  type WeaponId,
} from './vocabulary.ts';

export interface Weapon {
  readonly id: WeaponId;
  /** Its number among all weapon systems. */
  readonly kind: number;
  readonly attack: number;
  readonly damage: number;
  /** Its number among the arcs. */
  readonly arc: number;
}

/** One side of a stat card, ready for play. */
export interface TypeSide {
  /** By face. */
  readonly defense: readonly number[];
  readonly weapons: readonly Weapon[];
  /** −1 for a ship without Point-Defense. */
  readonly pointDefense: number;
  readonly counters: number;
  /** By ability: its number, 1 for one that has none, 0 for what the ship cannot do. */
  readonly abilities: readonly number[];
  /** Long-Range Bomber: the kind of weapon it names, −1 for none. */
  readonly bomberWeapon: number;
}

export interface ShipType {
  readonly card: ShipCard;
  readonly faction: number;
  readonly class: ShipClass;
  /** Squares along one edge of its footprint. */
  readonly size: 1 | 2;
  readonly isFighter: boolean;
  readonly isDroid: boolean;
  readonly isUnique: boolean;
  readonly cost: number;
  readonly hull: number;
  /** 0 for a ship without a reduced side. */
  readonly reducedHull: number;
  /** Full and reduced; the same side twice where there is only one. */
  readonly sides: readonly [TypeSide, TypeSide];
  /** SB-161: by class. */
  readonly commands: readonly boolean[];
}

/** A setup made ready for play. It is worked out once and never written down. */
export interface Rules {
  readonly setup: Setup;
  readonly types: readonly ShipType[];
  readonly columns: number;
  readonly rows: number;
  /** SB-004: special abilities, weapon effects and commands are used. */
  readonly isAdvanced: boolean;
}

const COMPILED = new WeakMap<Setup, Rules>();

export function rulesOf(setup: Setup): Rules {
  const known = COMPILED.get(setup);
  if (known !== undefined) return known;
  const { columns, rows } = MAPS[setup.map];
  const isAdvanced = setup.mode === 'advanced';
  const rules: Rules = {
    setup,
    types: isAdvanced && cardsOf(setup) === SHIPS ? printedTypes() : compile(setup),
    columns,
    rows,
    isAdvanced,
  };
  COMPILED.set(setup, rules);
  return rules;
}

let printed: readonly ShipType[] | undefined;

/** The cards of the set as they are: what nearly every game is played with. */
function printedTypes(): readonly ShipType[] {
  printed ??= SHIPS.map((card) => compileType(card, 'advanced'));
  return printed;
}

function compile(setup: Setup): readonly ShipType[] {
  return cardsOf(setup).map((card) => compileType(card, setup.mode));
}

function compileType(card: ShipCard, mode: Mode): ShipType {
  const full = compileSide(card.full, mode);
  return {
    card,
    faction: FACTIONS.indexOf(card.faction),
    class: card.class,
    size: sizeOfClass(card.class),
    isFighter: card.class === 4,
    isDroid: isDroidFighter(card),
    isUnique: card.uniqueName !== null,
    cost: card.cost,
    hull: card.hull.full,
    reducedHull: card.hull.reduced ?? 0,
    sides: [full, card.reduced === null ? full : compileSide(card.reduced, mode)],
    commands: [0, 1, 2, 3, 4].map((number) => card.commands.some((own) => own === number)),
  };
}

/** SB-140: the name makes it one, whatever else a written card says. */
function isDroidFighter(card: ShipCard): boolean {
  return card.droid || (card.class === 4 && /\bdroid\b/i.test(card.name));
}

function compileSide(side: CardSide, mode: Mode): TypeSide {
  const { front, side: flank, rear } = side.defense;
  const used = side.abilities.filter(({ ability }) => isPlayedIn(mode, ability));
  const bomber = used.find(({ ability }) => ability === 'long-range-bomber')?.weapon;
  return {
    defense: [front, flank, rear],
    weapons: side.weapons.map(({ weapon, attack, damage, arc }) => ({
      id: weapon,
      kind: WEAPONS.indexOf(weapon),
      attack,
      damage,
      arc: ARCS.indexOf(arc),
    })),
    pointDefense: side.pointDefense ?? -1,
    counters: hasCommands(mode) ? side.commandCounters : 0,
    abilities: ABILITIES.map((id) => {
      const found = used.find(({ ability }) => ability === id);
      return found === undefined ? 0 : (found.value ?? 1);
    }),
    bomberWeapon: bomber === undefined ? -1 : WEAPONS.indexOf(bomber),
  };
}
