import {
  FACES,
  MOST_ATTACKERS,
  SHIP_IDS,
  type ShipCard,
  type ShipId,
  shipCard,
  volleyBetween,
} from '@parsecs/starship-battles';
import type { OddsKind } from '../kind.ts';
import { type Field, listIn, numberIn, type Setting, textIn } from '../setting.ts';

/** After the name of a ship whose card lies on its reduced side. */
const REDUCED = '_reduced';
const FURTHEST = 8;

interface Named {
  readonly ship: ShipId;
  readonly reduced: boolean;
}

function readNamed(choice: string): Named | undefined {
  const reduced = choice.endsWith(REDUCED);
  const name = reduced ? choice.slice(0, -REDUCED.length) : choice;
  const ship = SHIP_IDS.find((known) => known === name);
  return ship === undefined ? undefined : { ship, reduced };
}

/** Both sides of every card. */
const SIDES_UP: readonly string[] = SHIP_IDS.flatMap((id) =>
  shipCard(id)?.reduced === null ? [id] : [id, `${id}${REDUCED}`],
);

function cardOf(choice: string): ShipCard | undefined {
  const named = readNamed(choice);
  return named && shipCard(named.ship);
}

function enemiesOf(setting: Setting): readonly string[] {
  const faction = cardOf(textIn(setting, 'target'))?.faction;
  return SIDES_UP.filter((choice) => cardOf(choice)?.faction !== faction);
}

interface Hull {
  /** Counters that the side that lies up can bear. */
  readonly side: number;
  /** Those of both sides, where the other one is still to come (SB-117). */
  readonly whole: number;
}

function hullIn(setting: Setting): Hull {
  const named = readNamed(textIn(setting, 'target'));
  const hull = named && shipCard(named.ship)?.hull;
  if (named === undefined || hull === undefined) return { side: 1, whole: 1 };
  const { full, reduced } = hull;
  if (reduced === null) return { side: full, whole: full };
  return named.reduced ? { side: reduced, whole: reduced } : { side: full, whole: full + reduced };
}

const FIELDS: readonly Field[] = [
  {
    id: 'target',
    group: 'defender',
    form: 'choice',
    choices: SIDES_UP,
    usual: 'tie-fighter',
  },
  { id: 'face', group: 'defender', form: 'choice', choices: FACES, usual: 'front' },
  {
    id: 'damage',
    group: 'defender',
    form: 'whole',
    least: 0,
    most: (setting) => Math.max(0, hullIn(setting).side - 1),
    usual: 0,
  },
  { id: 'range', group: 'between', form: 'whole', least: 1, most: FURTHEST, usual: 1 },
  {
    id: 'attackers',
    group: 'attack',
    form: 'list',
    choices: enemiesOf,
    most: MOST_ATTACKERS,
    usual: ['x-wing-starfighter', 'x-wing-starfighter'],
  },
];

export const starshipBattlesOdds: OddsKind = {
  namespaces: ['starship-battles'],
  fields: FIELDS,
  counts: 'damage',
  workOut: (setting) => {
    const target = readNamed(textIn(setting, 'target'));
    const attackers = listIn(setting, 'attackers').flatMap((one) => readNamed(one) ?? []);
    if (target === undefined || attackers.length === 0) return 'impossible';
    const damage = numberIn(setting, 'damage');
    const volley = volleyBetween({
      attackers,
      target: { ...target, damage },
      face: FACES.find((face) => face === textIn(setting, 'face')) ?? 'front',
      range: numberIn(setting, 'range'),
    });
    if (volley === undefined) return 'impossible';
    const { outcomes, expected, defeat } = volley;
    const most = Math.max(...outcomes.map((one) => one.damage));
    const chances = Array.from({ length: most + 1 }, (_, value) => ({
      value,
      p: outcomes.find((one) => one.damage === value)?.p ?? 0,
    }));
    const { side, whole } = hullIn(setting);
    const enough = whole - damage;
    return {
      outcomes: chances,
      expected,
      hit: 1 - (chances[0]?.p ?? 0),
      ...(side < whole && { turned: defeat }),
      goal: chances.slice(enough).reduce((sum, { p }) => sum + p, 0),
      enough,
    };
  },
  nameOf: (texts, field, choice) => {
    if (field === 'face') return texts.t(`starship-battles:face.${choice}.name`);
    const named = readNamed(choice);
    if (named === undefined) return choice;
    const name = texts.t(`starship-battles:ship.${named.ship}.name`);
    return named.reduced ? texts.t('odds-page:starship-battles.reduced', { name }) : name;
  },
};
