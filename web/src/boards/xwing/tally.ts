import type { People, Texts } from '@parsecs/lang';
import type { Event, View } from '@parsecs/xwing';
import type { Tally } from '../contract.ts';
import { Counted, Luck, tallyOfMost } from '../kit/tallies.ts';
import { shipIn } from './ships.ts';
import { nameOfShip } from './words.ts';

/** A red die hits on four of its eight faces, a green one evades on three. */
const HITS = 4 / 8;
const EVADES = 3 / 8;
const GOOD: readonly string[] = ['hit', 'critical', 'evade'];

/** Damage by ship, while it attacked, and dice as they fell: what was changed later does not count. */
export function tallyOf(
  texts: Texts,
  events: readonly Event[],
  view: View,
  people: People,
): readonly Tally[] {
  const damage = new Counted();
  const luck = new Luck();
  const roll = (id: string, dice: readonly string[], expected: number): void => {
    const ship = shipIn(view, id);
    const good = dice.filter((face) => GOOD.includes(face)).length;
    if (ship !== undefined) luck.add(ship.owner, good, dice.length * expected);
  };
  let attack: { readonly ship: string; readonly target: string } | undefined;
  for (const event of events) {
    switch (event.type) {
      case 'attack-declared':
        attack = event;
        break;
      case 'phase-began':
      case 'bomb-detonated':
        attack = undefined;
        break;
      case 'attack-rolled':
        roll(event.ship, event.dice, HITS);
        break;
      case 'defence-rolled':
        roll(event.ship, event.dice, EVADES);
        break;
      case 'shield-lost':
      case 'damage-dealt':
        if (attack?.target === event.ship) damage.add(attack.ship, 1);
        break;
      default:
    }
  }
  const ships = view.ships.map((ship) => ({
    name: nameOfShip(texts, ship),
    seat: ship.owner,
    value: damage.of(ship.id),
  }));
  return [
    ...tallyOfMost(texts.t('shell:play.over.damage'), ships),
    ...luck.tally(texts.t('shell:play.over.luck'), view.seats.length, people.name),
  ];
}
