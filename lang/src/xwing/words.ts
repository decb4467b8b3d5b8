import type { Pose } from '@parsecs/xwing';
import { listOf } from '../people.ts';
import type { Params, Texts } from '../texts.ts';
import { cardName } from './cards.ts';
import { colourOf } from './dials.ts';
import { isCounted, shipOfPilot } from './pilots.ts';
import type { SquadCards } from './squads.ts';

/** `academypilot-2`: the pilot, and a number where there may be several. */
function readShip(id: string): { readonly pilot: string; readonly no: string } {
  const [pilot = '', number = '1'] = id.split('-');
  if (pilot === 'senatorsshuttle') return { pilot, no: '' };
  if (shipOfPilot(pilot) === undefined) return { pilot: 'unknown', no: ` (${id})` };
  return { pilot, no: isCounted(pilot) || number !== '1' ? ` ${number}` : '' };
}

export function pilotOf(ship: string): string {
  return readShip(ship).pilot;
}

/** A ship as the parameters that sentences about it take. */
export function shipParams(id: string): Params {
  const { pilot, no } = readShip(id);
  return { ship: pilot, no };
}

/** The second ship of a sentence. */
export function otherParams(id: string): Params {
  const { pilot, no } = readShip(id);
  return { other: pilot, otherNo: no };
}

/** A ship as a label, or in the middle of a sentence. */
export function nameShip(texts: Texts, id: string, form: 'start' | 'nom' = 'start'): string {
  const { pilot, no } = readShip(id);
  return `${texts.t(`xwing:pilot.${pilot}.${form}`)}${no}`;
}

export function listShips(texts: Texts, ids: readonly string[]): string {
  return listOf(
    texts,
    ids.map((id) => nameShip(texts, id, 'nom')),
  );
}

/** `coreasteroid2` is the third asteroid for people. */
export function obstacleParams(id: string): { readonly number: number } {
  return { number: Number(/\d+$/.exec(id)?.[0] ?? 0) + 1 };
}

/** `satellite-2` */
export function satelliteParams(id: string): { readonly number: number } {
  return { number: Number(id.split('-')[1]) };
}

/** “left bank 2”, or “Left bank 2” as a label. */
export function nameManoeuvre(
  texts: Texts,
  manoeuvre: string,
  form: 'name' | 'nom' = 'nom',
): string {
  const end = manoeuvre.lastIndexOf('-');
  const bearing = manoeuvre.slice(0, end);
  return texts.t(`xwing:manoeuvre.${bearing}.${form}`, { speed: manoeuvre.slice(end + 1) });
}

/** “left bank 2, red”: with the printed colour, where the ship has a dial. */
export function nameOnDial(
  texts: Texts,
  ship: string,
  manoeuvre: string,
  form: 'name' | 'nom' = 'nom',
): string {
  const name = nameManoeuvre(texts, manoeuvre, form);
  const difficulty = colourOf(pilotOf(ship), manoeuvre);
  if (difficulty === undefined) return name;
  return texts.t('xwing:coloured', { manoeuvre: name, difficulty });
}

/** `upgrade.r2d2`: what sort of card, and which. */
export function readCard(id: string): { readonly kind: string; readonly card: string } {
  const dot = id.indexOf('.');
  return { kind: id.slice(0, dot), card: id.slice(dot + 1) };
}

/** A card as a label or in a list: “Ability: Luke Skywalker”, “«Marksmanship»”. */
export function nameCard(texts: Texts, id: string, form: 'name' | 'nom'): string {
  const { kind, card } = readCard(id);
  return texts.t(`xwing:named.${kind}.${form}`, { card });
}

export function listDamage(texts: Texts, cards: readonly string[]): string {
  const names = cards.map((card) => cardName(texts, 'damage', card));
  return names.length === 0 ? '–' : names.join(', ');
}

/** Actions by icon and of missions have words of their own, the others those of their cards. */
export function nameAction(texts: Texts, action: string, form: 'name' | 'nom'): string {
  if (texts.has(`xwing:action.${action}.${form}`)) return texts.t(`xwing:action.${action}.${form}`);
  return texts.has(`xwing:card.upgrade.${action}.name`)
    ? nameCard(texts, `upgrade.${action}`, form)
    : texts.t(`xwing:action.repair.${form}`, { card: action });
}

export function nameWeapon(texts: Texts, weapon: string, form: 'name' | 'nom'): string {
  return weapon === 'primary'
    ? texts.t(`xwing:weapon.primary.${form}`)
    : nameCard(texts, `upgrade.${weapon}`, form);
}

const FACES: readonly string[] = ['hit', 'critical', 'evade', 'focus', 'blank'];

/** “2 hits, 1 blank”. */
export function countDice(texts: Texts, faces: readonly string[], added = 0): string {
  const parts = FACES.flatMap((face) => {
    const count = faces.filter((one) => one === face).length;
    return count === 0 ? [] : [texts.t(`xwing:face.${face}.count`, { count })];
  });
  if (added > 0) parts.push(texts.t('xwing:face.added', { count: added }));
  return parts.length === 0 ? texts.t('xwing:face.none') : parts.join(', ');
}

/** What dice were changed or rolled by: a card, a token, an obstacle, or the rules. */
export function nameCause(texts: Texts, cause: string): string {
  const { kind, card } = readCard(cause);
  if (texts.has(`xwing:card.${kind}.${card}.name`)) {
    return texts.t(`xwing:card.${kind}.${card}.name`);
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
export function nameSquad(texts: Texts, ships: readonly SquadCards[]): string {
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
