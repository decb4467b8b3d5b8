import type { People, Texts } from '@parsecs/lang';
import type { Event, View } from '@parsecs/starship-battles';
import type { Tally } from '../contract.ts';
import { Counted, Luck, tallyOfMost } from '../kit/tallies.ts';
import { shipIn } from './cards.ts';
import { nameOfShip } from './words.ts';

/** What a twenty-sided die shows on the average. */
const AVERAGE = 10.5;

/** Damage by the ship that rolled for it, and the dice of attacks. */
export function tallyOf(
  texts: Texts,
  events: readonly Event[],
  view: View,
  people: People,
): readonly Tally[] {
  const damage = new Counted();
  const luck = new Luck();
  let attack: { readonly ship: string; readonly target: string } | undefined;
  for (const event of events) {
    if (event.type === 'rolled') {
      attack = event;
      const ship = shipIn(view, event.ship);
      if (ship !== undefined) luck.add(ship.owner, event.roll, AVERAGE);
    } else if (event.type === 'damage-known' && attack?.target === event.target) {
      damage.add(attack.ship, event.damage);
    }
  }
  const ships = view.ships.map((ship) => ({
    name: nameOfShip(texts, view, ship),
    seat: ship.owner,
    value: damage.of(ship.id),
  }));
  return [
    ...tallyOfMost(texts.t('shell:play.over.damage'), ships),
    ...luck.tally(texts.t('shell:play.over.luck'), view.seats.length, people.name),
  ];
}
