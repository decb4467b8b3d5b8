import { type Checked, isListOf, isRecord, isText, isWhole, type Problem } from '@parsecs/kernel';
import { ABILITIES, ARCS, FACTIONS, VALUED_ABILITIES, WEAPONS } from '../vocabulary.ts';
import {
  CARD_STATUSES,
  type CardSide,
  RARITIES,
  ROSTER_STATUSES,
  type ShipCard,
} from './ship-card.ts';
import { isCardId } from './ship-ids.ts';

export const SHIP_FILE_SCHEMA = 'starship-battles-ships/1';

export const SHIP_FILE_CAUSES = [
  'ship-file-not-an-object',
  'ship-file-wrong-schema',
  'ship-file-no-ships',
  'ship-unknown-field',
  'ship-missing-field',
  'ship-wrong-value',
  'ship-twice',
  'ship-weapon-twice',
  'ship-ability-twice',
  'ship-needs-value',
  'ship-needs-no-value',
  'ship-needs-weapon',
  'ship-hull-and-side',
  'ship-fighter-with-reduced-side',
  'ship-fighter-faces-differ',
  'ship-droid-not-fighter',
  'ship-counters-without-command',
] as const;
type ShipCause = (typeof SHIP_FILE_CAUSES)[number];

type Test = (value: unknown) => boolean;
const number =
  (least: number, most: number): Test =>
  (value) =>
    isWhole(value, least, most);
const oneOf =
  (known: readonly unknown[]): Test =>
  (value) =>
    known.includes(value);
const flag: Test = (value) => typeof value === 'boolean';
const text: Test = (value) => isText(value) && value.trim() !== '';

/** The largest figure that a card may show anywhere. */
const MOST = 99;

const CARD_FIELDS: Readonly<Record<string, Test>> = {
  id: (value) => isText(value) && isCardId(value),
  number: number(1, 999),
  name: text,
  faction: oneOf(FACTIONS),
  class: number(1, 4),
  cost: number(1, 999),
  rarity: oneOf(RARITIES),
  uniqueName: (value) => value === null || text(value),
  droid: flag,
  era: text,
  starter: flag,
  hull: isRecord,
  full: isRecord,
  reduced: (value) => value === null || isRecord(value),
  commands: (value) => Array.isArray(value) && value.every(number(1, 4)),
};
/** What a person with the real card need not write. */
const LEFT_OUT: Readonly<Record<string, unknown>> = {
  number: 999,
  rarity: 'common',
  era: 'unknown',
  starter: false,
  droid: false,
  uniqueName: null,
  reduced: null,
  commands: [],
  roster: 'own',
  provenance: { overall: 'corrected', fields: {} },
};
const OWN_FIELDS: Readonly<Record<string, Test>> = {
  roster: oneOf(ROSTER_STATUSES),
  provenance: (value) =>
    isRecord(value) &&
    oneOf(CARD_STATUSES)(value['overall']) &&
    (value['fields'] === undefined || isRecord(value['fields'])),
};
const SIDE_FIELDS: Readonly<Record<string, Test>> = {
  defense: isRecord,
  weapons: (value) => isListOf(value, isRecord),
  pointDefense: (value) => value === null || number(0, MOST)(value),
  commandCounters: number(0, 9),
  abilities: (value) => isListOf(value, isRecord),
};
const DEFENSE_FIELDS: Readonly<Record<string, Test>> = {
  front: number(1, MOST),
  side: number(1, MOST),
  rear: number(1, MOST),
};
const WEAPON_FIELDS: Readonly<Record<string, Test>> = {
  weapon: oneOf(WEAPONS),
  attack: number(-9, MOST),
  damage: number(0, MOST),
  arc: oneOf(ARCS),
};
const HULL_FIELDS: Readonly<Record<string, Test>> = {
  full: number(1, MOST),
  reduced: (value) => value === null || number(1, MOST)(value),
};

type Fields = Readonly<Record<string, unknown>>;

/** Reads ship cards that somebody wrote; every problem names its field. */
export function checkShipFile(input: unknown): Checked<readonly ShipCard[]> {
  if (!isRecord(input)) return fail('', 'ship-file-not-an-object');
  if (input['schema'] !== SHIP_FILE_SCHEMA) {
    return fail('schema', 'ship-file-wrong-schema', { schema: SHIP_FILE_SCHEMA });
  }
  const { ships } = input;
  if (!Array.isArray(ships) || ships.length === 0) return fail('ships', 'ship-file-no-ships');
  return checkShipCards(ships, 'ships');
}

export function checkShipCards(
  cards: readonly unknown[],
  path: string,
): Checked<readonly ShipCard[]> {
  const problems: Problem[] = [];
  const seen = new Set<unknown>();
  const read = cards.map((card, index) => {
    const where = `${path}[${index}]`;
    const checker = new CardChecker(problems);
    const value = checker.card(where, card);
    if (seen.has(value['id'])) checker.wrong(`${where}.id`, 'ship-twice');
    seen.add(value['id']);
    return value as unknown as ShipCard;
  });
  return problems.length > 0 ? { ok: false, problems } : { ok: true, value: read, warnings: [] };
}

function fail(path: string, cause: ShipCause, params?: Problem['params']): Checked<never> {
  return {
    ok: false,
    problems: [params === undefined ? { path, cause } : { path, cause, params }],
  };
}

class CardChecker {
  readonly #problems: Problem[];

  constructor(problems: Problem[]) {
    this.#problems = problems;
  }

  wrong(path: string, cause: ShipCause, params?: Problem['params']): void {
    this.#problems.push(params === undefined ? { path, cause } : { path, cause, params });
  }

  card(path: string, input: unknown): Fields {
    if (!isRecord(input)) {
      this.wrong(path, 'ship-wrong-value');
      return {};
    }
    const card: Fields = { ...LEFT_OUT, ...input };
    const before = this.#problems.length;
    this.#fields(path, card, { ...CARD_FIELDS, ...OWN_FIELDS });
    if (this.#problems.length > before) return card;
    this.#fields(`${path}.hull`, card['hull'] as Fields, HULL_FIELDS);
    this.#side(`${path}.full`, card['full'] as Fields);
    if (isRecord(card['reduced'])) this.#side(`${path}.reduced`, card['reduced']);
    if (this.#problems.length === before) this.#whole(path, card as unknown as ShipCard);
    return withFields(card);
  }

  #fields(path: string, value: Fields, tests: Readonly<Record<string, Test>>): void {
    for (const field of Object.keys(value)) {
      if (!Object.hasOwn(tests, field)) this.wrong(`${path}.${field}`, 'ship-unknown-field');
    }
    for (const [field, test] of Object.entries(tests)) {
      if (!Object.hasOwn(value, field)) this.wrong(`${path}.${field}`, 'ship-missing-field');
      else if (!test(value[field])) {
        const params = { value: JSON.stringify(value[field]).slice(0, 60) };
        this.wrong(`${path}.${field}`, 'ship-wrong-value', params);
      }
    }
  }

  #side(path: string, side: Fields): void {
    const before = this.#problems.length;
    this.#fields(path, side, SIDE_FIELDS);
    if (this.#problems.length > before) return;
    this.#fields(`${path}.defense`, side['defense'] as Fields, DEFENSE_FIELDS);
    const weapons = side['weapons'] as readonly Fields[];
    for (const [index, weapon] of weapons.entries()) {
      const where = `${path}.weapons[${index}]`;
      this.#fields(where, weapon, WEAPON_FIELDS);
      if (weapons.findIndex((other) => other['weapon'] === weapon['weapon']) < index) {
        this.wrong(`${where}.weapon`, 'ship-weapon-twice');
      }
    }
    const abilities = side['abilities'] as readonly Fields[];
    for (const [index, ability] of abilities.entries()) {
      const where = `${path}.abilities[${index}]`;
      this.#ability(where, ability, weapons);
      if (abilities.findIndex((other) => other['ability'] === ability['ability']) < index) {
        this.wrong(`${where}.ability`, 'ship-ability-twice');
      }
    }
  }

  #ability(path: string, ability: Fields, weapons: readonly Fields[]): void {
    const id = ability['ability'];
    // SB-129: whether a ship is Unique is told by its unique name.
    if (id === 'unique' || !oneOf(ABILITIES)(id)) {
      this.wrong(`${path}.ability`, 'ship-wrong-value', { value: JSON.stringify(id) ?? '' });
      return;
    }
    const valued = oneOf(VALUED_ABILITIES)(id);
    if (valued && !number(1, MOST)(ability['value'])) this.wrong(path, 'ship-needs-value');
    if (!valued && 'value' in ability) this.wrong(path, 'ship-needs-no-value');
    const named = ability['weapon'];
    const bomber = id === 'long-range-bomber';
    const carried = weapons.some((weapon) => weapon['weapon'] === named);
    if (bomber ? !carried : 'weapon' in ability) this.wrong(path, 'ship-needs-weapon');
    for (const field of Object.keys(ability)) {
      if (!['ability', 'value', 'weapon'].includes(field)) {
        this.wrong(`${path}.${field}`, 'ship-unknown-field');
      }
    }
  }

  /** What the parts of a card say about each other. */
  #whole(path: string, card: ShipCard): void {
    if ((card.hull.reduced === null) !== (card.reduced === null)) {
      this.wrong(`${path}.hull.reduced`, 'ship-hull-and-side');
    }
    if (card.class === 4) {
      // SB-010, SB-015
      if (card.reduced !== null) this.wrong(`${path}.reduced`, 'ship-fighter-with-reduced-side');
      const { front, side, rear } = card.full.defense;
      if (front !== side || side !== rear) {
        this.wrong(`${path}.full.defense`, 'ship-fighter-faces-differ');
      }
    } else if (card.droid) {
      this.wrong(`${path}.droid`, 'ship-droid-not-fighter');
    }
    const sides: readonly (CardSide | null)[] = [card.full, card.reduced];
    const counters = sides.some((side) => side !== null && side.commandCounters > 0);
    if (counters && card.commands.length === 0) {
      this.wrong(`${path}.commands`, 'ship-counters-without-command');
    }
  }
}

function withFields(card: Fields): Fields {
  const provenance = card['provenance'] as Fields;
  return { ...card, provenance: { ...provenance, fields: provenance['fields'] ?? {} } };
}
