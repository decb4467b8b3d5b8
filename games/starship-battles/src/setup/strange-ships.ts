import { at, type Chance, pickOne } from '@parsecs/kernel';
import type { CardAbility, CardSide, ShipCard } from '../cards/ship-card.ts';
import { SHIPS } from '../cards/ships.ts';
import { type Fleet, fleetOf } from '../lists/fleet-list.ts';
import {
  ABILITIES,
  type AbilityId,
  FACTIONS,
  type Faction,
  type ShipClass,
  VALUED_ABILITIES,
} from '../vocabulary.ts';

const CLASSES: readonly ShipClass[] = [1, 2, 3, 4];
/** These stand for something else on the card, or are there already. */
const FIXED: readonly AbilityId[] = ['unique', 'infinite', 'fighter-launch', 'long-range-bomber'];
const GIFTS: readonly AbilityId[] = ABILITIES.filter((ability) => !FIXED.includes(ability));
const MOST_COPIES = 5;
const POINT_DEFENSE = 4;
const COUNTERS = 9;

/** Two small fleets of ships that a ship file might hold. */
export interface StrangeFleets {
  readonly ships: readonly ShipCard[];
  readonly fleets: readonly Fleet[];
}

/**
 * A few ships of each side with abilities that their cards do not have: abilities that are printed
 * on one ship of the set meet each other only by a rare chance otherwise.
 */
export function strangeFleets(chance: Chance): StrangeFleets {
  const drawn = FACTIONS.map((faction) => drawCards(faction, chance));
  const ships = drawn.flat().map((card) => strange(card, chance));
  const fleets = FACTIONS.map((faction, index) => {
    const counts = at(drawn, index).map((card) => {
      const least = card.class === 4 ? MOST_COPIES : 2;
      return [card.id, least + chance.pick('copies', MOST_COPIES - 1)] as const;
    });
    return fleetOf(faction, new Map(counts), SHIPS);
  });
  return { ships, fleets };
}

/** A carrier, a ship of class 3 and a fighter. */
function drawCards(faction: Faction, chance: Chance): readonly ShipCard[] {
  const own = SHIPS.filter((card) => card.faction === faction && card.uniqueName === null);
  const carriers = own.filter(
    (card) => card.class === 2 && has(card.full.abilities, 'fighter-launch'),
  );
  return [
    pickOne(chance, 'carrier', carriers),
    ...([3, 4] as const).map((wanted) =>
      pickOne(
        chance,
        'strange ship',
        own.filter((card) => card.class === wanted),
      ),
    ),
  ];
}

function strange(card: ShipCard, chance: Chance): ShipCard {
  const gifts = GIFTS.filter(
    (ability) => !has(card.full.abilities, ability) && chance.pick('gift', 4) === 0,
  ).map(
    (ability): CardAbility =>
      VALUED_ABILITIES.includes(ability)
        ? { ability, value: 1 + chance.pick('value of a gift', 3) }
        : { ability },
  );
  const commands = card.class <= 2 ? CLASSES : card.commands;
  const give = (side: CardSide): CardSide => ({
    ...side,
    pointDefense: side.pointDefense ?? (card.class < 4 ? POINT_DEFENSE : null),
    commandCounters: card.class <= 2 ? COUNTERS : side.commandCounters,
    abilities: [...side.abilities, ...gifts.filter(({ ability }) => !has(side.abilities, ability))],
  });
  return {
    ...card,
    full: give(card.full),
    reduced: card.reduced === null ? null : give(card.reduced),
    commands,
    provenance: { overall: 'corrected', fields: {} },
  };
}

function has(abilities: readonly CardAbility[], wanted: AbilityId): boolean {
  return abilities.some(({ ability }) => ability === wanted);
}
