import {
  ATTACK_RESULTS,
  type CardId,
  DEFENCE_RESULTS,
  isCard,
  isDamage,
  OBSTACLE_IDS,
  type Pose,
  PRIMARY,
  pilotCard,
  printedColour,
  readCard,
  readManoeuvre,
  readSatellite,
  readShip,
  SHUTTLE_ID,
  type SquadShip,
} from '@parsecs/xwing/words';
import { listOf } from '../people.ts';
import type { Params, Texts } from '../texts.ts';
import { cardName } from './cards.ts';

/** The pilot, and a number where there may be several; what is no ship as it was written. */
function wordsOfShip(id: string): { readonly pilot: string; readonly no: string } {
  const ship = readShip(id);
  if (ship === undefined) return { pilot: 'unknown', no: ` (${id})` };
  const { pilot, copy } = ship;
  if (pilot === null) return { pilot: SHUTTLE_ID, no: '' };
  return { pilot, no: pilotCard(pilot).unique && copy === 1 ? '' : ` ${copy}` };
}

/** A ship as the parameters that sentences about it take. */
export function shipParams(id: string): Params {
  const { pilot, no } = wordsOfShip(id);
  return { ship: pilot, no };
}

/** The second ship of a sentence. */
export function otherParams(id: string): Params {
  const { pilot, no } = wordsOfShip(id);
  return { other: pilot, otherNo: no };
}

/** A ship as a label, or in the middle of a sentence. */
export function nameShip(texts: Texts, id: string, form: 'start' | 'nom' = 'start'): string {
  const { pilot, no } = wordsOfShip(id);
  return `${texts.t(`xwing:pilot.${pilot}.${form}`)}${no}`;
}

export function listShips(texts: Texts, ids: readonly string[]): string {
  return listOf(
    texts,
    ids.map((id) => nameShip(texts, id, 'nom')),
  );
}

/** People count asteroids from 1. */
export function obstacleParams(id: string): { readonly number: number } {
  return { number: OBSTACLE_IDS.findIndex((obstacle) => obstacle === id) + 1 };
}

export function satelliteParams(id: string): { readonly number: number } {
  return { number: readSatellite(id) ?? 0 };
}

/** “left bank 2”, or “Left bank 2” as a label. */
export function nameManoeuvre(
  texts: Texts,
  manoeuvre: string,
  form: 'name' | 'nom' = 'nom',
): string {
  const read = readManoeuvre(manoeuvre);
  if (read === undefined) return manoeuvre;
  return texts.t(`xwing:manoeuvre.${read.bearing}.${form}`, { speed: read.speed });
}

/** “left bank 2, red”: with the printed colour, where the ship has a dial. */
export function nameOnDial(
  texts: Texts,
  ship: string,
  manoeuvre: string,
  form: 'name' | 'nom' = 'nom',
): string {
  const name = nameManoeuvre(texts, manoeuvre, form);
  const difficulty = printedColour(readShip(ship)?.pilot ?? null, manoeuvre);
  if (difficulty === undefined) return name;
  return texts.t('xwing:coloured', { manoeuvre: name, difficulty });
}

/** A card as the parameters that sentences about it take. */
export function cardParams(card: CardId): { readonly kind: string; readonly card: string } {
  const { kind, id } = readCard(card);
  return { kind, card: id };
}

/** A card as a label or in a list: “Ability: Luke Skywalker”, “«Marksmanship»”. */
export function nameCard(texts: Texts, id: CardId, form: 'name' | 'nom'): string {
  const { kind, card } = cardParams(id);
  return texts.t(`xwing:named.${kind}.${form}`, { card });
}

export function listDamage(texts: Texts, cards: readonly string[]): string {
  const names = cards.map((card) => cardName(texts, 'damage', card));
  return names.length === 0 ? '–' : names.join(', ');
}

/** Actions by icon and of missions have words of their own, the others those of their cards. */
export function nameAction(texts: Texts, action: string, form: 'name' | 'nom'): string {
  if (texts.has(`xwing:action.${action}.${form}`)) return texts.t(`xwing:action.${action}.${form}`);
  return isDamage(action)
    ? texts.t(`xwing:action.repair.${form}`, { card: action })
    : texts.t(`xwing:named.upgrade.${form}`, { card: action });
}

export function nameWeapon(texts: Texts, weapon: string, form: 'name' | 'nom'): string {
  return weapon === PRIMARY
    ? texts.t(`xwing:weapon.primary.${form}`)
    : texts.t(`xwing:named.upgrade.${form}`, { card: weapon });
}

/** The better ones first; what both kinds of dice show last. */
const FACES: ReadonlySet<string> = new Set([
  ...ATTACK_RESULTS.filter((face) => !DEFENCE_RESULTS.some((other) => other === face)),
  ...DEFENCE_RESULTS,
]);

/** “2 hits, 1 blank”. */
export function countDice(texts: Texts, faces: readonly string[], added = 0): string {
  const parts = [...FACES].flatMap((face) => {
    const count = faces.filter((one) => one === face).length;
    return count === 0 ? [] : [texts.t(`xwing:face.${face}.count`, { count })];
  });
  if (added > 0) parts.push(texts.t('xwing:face.added', { count: added }));
  return parts.length === 0 ? texts.t('xwing:face.none') : parts.join(', ');
}

/** What dice were changed or rolled by: a card, a token, an obstacle, or the rules. */
export function nameCause(texts: Texts, cause: string): string {
  if (isCard(cause)) {
    const { kind, id } = readCard(cause);
    return cardName(texts, kind, id);
  }
  if (texts.has(`xwing:bomb.${cause}.nom`)) return texts.t(`xwing:bomb.${cause}.nom`);
  return texts.has(`xwing:by.${cause}`) ? texts.t(`xwing:by.${cause}`) : texts.t('xwing:by.rules');
}

const FACINGS = [
  'up',
  'up-right',
  'right',
  'down-right',
  'down',
  'down-left',
  'left',
  'up-left',
] as const;

/** The eighth of the circle that a heading lies in. */
export function facingOf({ heading }: Pose): (typeof FACINGS)[number] {
  const eighth = Math.round(heading / 45) % FACINGS.length;
  return FACINGS[(eighth + FACINGS.length) % FACINGS.length] ?? 'up';
}

/** A rounded number as the language writes it. */
export function writeNumber(texts: Texts, value: number, digits: number): string {
  const scale = 10 ** digits;
  const written = String(Math.round(value * scale) / scale);
  return texts.language === 'en' ? written : written.replace('.', ',');
}

/** Where something lies, in centimetres. */
export function namePlace(texts: Texts, { x, y }: Pick<Pose, 'x' | 'y'>): string {
  return texts.t('xwing:place', {
    x: writeNumber(texts, x / 10, 1),
    y: writeNumber(texts, y / 10, 1),
  });
}

/** “Luke Skywalker (R2-D2, Marksmanship); Rookie Pilot”. */
export function nameSquad(texts: Texts, ships: readonly SquadShip[]): string {
  return ships
    .map(({ pilot, upgrades }) => {
      const name = cardName(texts, 'pilot', pilot);
      if (upgrades.length === 0) return name;
      return `${name} (${upgrades.map((card) => cardName(texts, 'upgrade', card)).join(', ')})`;
    })
    .join('; ');
}

/** Things that have a name and, most of them, an explanation. */
export function nameThing(texts: Texts, group: string, id: string | number): string {
  return texts.t(`xwing:${group}.${id}.name`);
}

export function explainThing(texts: Texts, group: string, id: string | number): string {
  return texts.t(`xwing:${group}.${id}.text`);
}

export function listEdges(texts: Texts, edges: readonly string[]): string {
  return listOf(
    texts,
    edges.map((edge) => texts.t(`xwing:edge.${edge}.acc`)),
  );
}
