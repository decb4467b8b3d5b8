/**
 * The sixty ships of the set in the order of their numbers. Links write a ship by its place here: a
 * place never changes.
 */
export const SHIP_IDS = [
  'a-wing-starfighter',
  'anakin-skywalkers-jedi-starfighter',
  'arc-170-starfighter',
  'b-wing-starfighter',
  'corellian-corvette',
  'e-wing-starfighter',
  'jedi-starfighter',
  'luke-skywalkers-x-wing',
  'millennium-falcon',
  'mon-calamari-cruiser',
  'mon-calamari-cruiser-home-one',
  'mon-calamari-star-defender-viscount',
  'naboo-starfighter',
  'nebulon-b-frigate',
  'obi-wan-kenobis-jedi-starfighter',
  'outrider',
  'rebel-assault-frigate',
  'rebel-transport',
  'republic-assault-ship',
  'republic-cruiser',
  'republic-dreadnaught',
  'rogue-squadron-x-wing',
  'tantive-iv',
  'v-19-torrent-starfighter',
  'v-wing-starfighter',
  'venator-star-destroyer',
  'wild-karrde',
  'x-wing-starfighter',
  'y-wing-starfighter',
  'z-95-headhunter',
  'asajj-ventresss-starfighter',
  'banking-clan-frigate',
  'boba-fetts-slave-i',
  'commerce-guild-destroyer',
  'count-dookus-solar-sailer',
  'darth-mauls-sith-infiltrator',
  'darth-vaders-tie-advanced-x1',
  'droid-tri-fighter',
  'emperor-palpatines-shuttle',
  'general-grievouss-starfighter',
  'geonosian-starfighter',
  'hounds-tooth',
  'hyena-droid-bomber',
  'imperial-interdictor-cruiser',
  'imperial-shuttle',
  'imperial-star-destroyer',
  'invisible-hand',
  'jango-fetts-slave-i',
  'super-star-destroyer-executor',
  'techno-union-starship',
  'tie-bomber',
  'tie-defender',
  'tie-fighter',
  'tie-fighter-ace',
  'tie-interceptor',
  'trade-federation-battleship',
  'trade-federation-droid-control-ship',
  'victory-star-destroyer',
  'virago',
  'vulture-droid-starfighter',
] as const;

export type ShipId = (typeof SHIP_IDS)[number];

/** SB-129: ships of which there is one. */
export const UNIQUE_SHIP_IDS: readonly ShipId[] = [
  'anakin-skywalkers-jedi-starfighter',
  'luke-skywalkers-x-wing',
  'millennium-falcon',
  'mon-calamari-cruiser-home-one',
  'mon-calamari-star-defender-viscount',
  'obi-wan-kenobis-jedi-starfighter',
  'outrider',
  'tantive-iv',
  'wild-karrde',
  'asajj-ventresss-starfighter',
  'boba-fetts-slave-i',
  'count-dookus-solar-sailer',
  'darth-mauls-sith-infiltrator',
  'darth-vaders-tie-advanced-x1',
  'emperor-palpatines-shuttle',
  'general-grievouss-starfighter',
  'hounds-tooth',
  'invisible-hand',
  'jango-fetts-slave-i',
  'super-star-destroyer-executor',
  'virago',
];

/** A ship of a match: its card, and its number among those of the same card. */
export interface ShipName {
  readonly card: string;
  readonly number: number;
}

const CARD_ID = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const NUMBER = /^[1-9]\d{0,5}$/;

export function isCardId(text: string): boolean {
  return CARD_ID.test(text);
}

/** Such as `tie-fighter-2`. */
export function writeShip({ card, number }: ShipName): string {
  return `${card}-${number}`;
}

/** The ship that a text names, whether it is in the match or not. */
export function readShip(text: string): ShipName | undefined {
  const dash = text.lastIndexOf('-');
  const card = text.slice(0, Math.max(0, dash));
  const number = text.slice(dash + 1);
  return isCardId(card) && NUMBER.test(number) ? { card, number: Number(number) } : undefined;
}

/** `tie-fighter-2` is played with the card `tie-fighter`. */
export function cardOf(ship: string): string {
  return readShip(ship)?.card ?? ship;
}
