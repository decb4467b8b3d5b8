import { cardsOf, SHIP_FILE_SCHEMA } from '@parsecs/starship-battles';

/** A large ship and a fighter, so that every field of a card is seen once. */
const SHOWN: readonly string[] = ['viscount', 'a-wing-starfighter'];

/** What a ship file looks like, to be changed and loaded again. */
export function exampleShipFile(): unknown {
  const cards = cardsOf({ ships: [], costs: 'cards' });
  const ships = cards.filter(({ id }) => SHOWN.some((shown) => id.includes(shown)));
  return { schema: SHIP_FILE_SCHEMA, ships };
}
