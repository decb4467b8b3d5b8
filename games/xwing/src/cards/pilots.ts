import { PILOT_DATA } from '../data/pilots.ts';
import type { Arc } from '../geometry/arc.ts';
import { type Catalogue, catalogueOf } from './by-id.ts';
import { PILOT_IDS, type PilotId, type ShipTypeId } from './ids.ts';
import { shipType } from './ship-types.ts';
import type { UseKind } from './use-kinds.ts';
import type { ActionIcon, BaseSize, Faction, Slot } from './vocabulary.ts';

/** A ship card (XW-007), named by its pilot. */
export interface PilotCard {
  readonly id: PilotId;
  readonly ship: ShipTypeId;
  readonly faction: Faction;
  readonly size: BaseSize;
  readonly skill: number;
  readonly attack: number;
  readonly agility: number;
  readonly hull: number;
  readonly shields: number;
  readonly arcs: readonly Arc[];
  readonly actions: readonly ActionIcon[];
  /** The upgrade bar; the same icon may stand in it twice. */
  readonly slots: readonly Slot[];
  readonly points: number;
  /** XW-203 */
  readonly unique: boolean;
  /** False where the box holds flavour text only. */
  readonly hasAbility: boolean;
  /** What the ability is used on, or with; nothing where it is simply used. */
  readonly usedOn?: UseKind;
}

interface WrittenPilot
  extends Pick<
    PilotCard,
    'id' | 'ship' | 'faction' | 'skill' | 'points' | 'unique' | 'slots' | 'hasAbility' | 'usedOn'
  > {
  /** Where the card prints others than its ship type. */
  readonly values?: Pick<PilotCard, 'attack' | 'agility' | 'hull' | 'shields'>;
}

function shipCardOf({ values, ...card }: WrittenPilot): PilotCard {
  const { size, attack, agility, hull, shields, arcs, actions } = shipType(card.ship);
  return { ...card, size, attack, agility, hull, shields, arcs, actions, ...values };
}

const catalogue: Catalogue<PilotId, PilotCard> = catalogueOf(PILOT_IDS, PILOT_DATA.map(shipCardOf));

export const PILOTS: readonly PilotCard[] = catalogue.all;

export function pilotCard(id: PilotId): PilotCard {
  return catalogue.byId[id];
}

export const findPilot: (id: string) => PilotCard | undefined = catalogue.find;
