import { type Checked, excerpt, isRecord, MOST_PROBLEMS, type Problem } from '@parsecs/kernel';
import { ABILITIES, VALUED_ABILITIES } from '../vocabulary.ts';
import type { CardSide, ShipCard } from './ship-card.ts';
import {
  CARD_FIELDS,
  DEFENSE_FIELDS,
  type Fields,
  HULL_FIELDS,
  LEFT_OUT,
  MOST,
  number,
  OWN_FIELDS,
  oneOf,
  PROVENANCE_FIELDS,
  SIDE_FIELDS,
  SOURCE_FIELDS,
  SOURCE_LEFT_OUT,
  type Test,
  WEAPON_FIELDS,
} from './ship-fields.ts';

export const SHIP_FILE_SCHEMA = 'starship-battles-ships/1';

export const SHIP_FILE_CAUSES = [
  'ship-file-not-an-object',
  'ship-file-wrong-schema',
  'ship-file-no-ships',
  'ship-file-too-long',
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

/** A file with more cards than several sets is none of ours. */
export const MOST_CARDS = 500;

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
  if (cards.length > MOST_CARDS) return fail(path, 'ship-file-too-long', { most: MOST_CARDS });
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
    if (this.#problems.length >= MOST_PROBLEMS) return;
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
    const provenance = this.#provenance(`${path}.provenance`, card['provenance'] as Fields);
    if (this.#problems.length === before) this.#whole(path, card as unknown as ShipCard);
    return { ...card, provenance };
  }

  #provenance(path: string, written: Fields): Fields {
    const provenance: Fields = { fields: {}, ...written };
    const before = this.#problems.length;
    this.#fields(path, provenance, PROVENANCE_FIELDS);
    if (this.#problems.length > before) return provenance;
    for (const [field, source] of Object.entries(provenance['fields'] as Fields)) {
      const where = `${path}.fields.${excerpt(field)}`;
      if (!isRecord(source)) {
        this.wrong(where, 'ship-wrong-value', { value: excerpt(source) });
        continue;
      }
      this.#fields(where, { ...SOURCE_LEFT_OUT, ...source }, SOURCE_FIELDS);
    }
    return provenance;
  }

  #fields(path: string, value: Fields, tests: Readonly<Record<string, Test>>): void {
    for (const field of Object.keys(value)) {
      if (!Object.hasOwn(tests, field))
        this.wrong(`${path}.${excerpt(field)}`, 'ship-unknown-field');
    }
    for (const [field, test] of Object.entries(tests)) {
      if (!Object.hasOwn(value, field)) this.wrong(`${path}.${field}`, 'ship-missing-field');
      else if (!test(value[field])) {
        const params = { value: excerpt(value[field]) };
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
      this.wrong(`${path}.ability`, 'ship-wrong-value', { value: excerpt(id) });
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
        this.wrong(`${path}.${excerpt(field)}`, 'ship-unknown-field');
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
