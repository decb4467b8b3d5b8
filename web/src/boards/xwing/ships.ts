import {
  type Arc,
  type DialManoeuvre,
  type Faction,
  type Footprint,
  findPilot,
  findShip,
  footprintOf,
  type ObstacleId,
  type Outline,
  outlineOf,
  type PilotCard,
  readShip,
  type ShipTypeId,
  type ShipView,
  shipType,
  type UpgradeCard,
  upgradeCard,
  type View,
  valuesWith,
} from '@parsecs/xwing';
import type { Box } from '../kit/camera.ts';
import { boxAt, type Layout } from './layout.ts';

export const GAME = 'xwing';

export function shipIn(view: View, id: string | null | undefined): ShipView | undefined {
  return findShip(view, id ?? null);
}

export function isInPlay(ship: ShipView): boolean {
  return ship.status === 'in-play';
}

/** Nothing for the senator's shuttle. */
export function cardOf({ pilot }: Pick<ShipView, 'pilot'>): PilotCard | undefined {
  return pilot === null ? undefined : findPilot(pilot);
}

export function typeOf(ship: Pick<ShipView, 'pilot'>): ShipTypeId | undefined {
  return cardOf(ship)?.ship;
}

export function dialOf(ship: ShipView): readonly DialManoeuvre[] {
  const type = typeOf(ship);
  return type === undefined ? [] : shipType(type).dial;
}

export function kindOf(ship: Pick<ShipView, 'pilot'>): 'small' | 'large' | 'shuttle' {
  return cardOf(ship)?.size ?? 'shuttle';
}

/** Its base where it stands. */
export function baseOf(ship: ShipView): Footprint | undefined {
  return ship.at === null ? undefined : footprintOf(kindOf(ship), ship.at);
}

export function upgradesLeft({ upgrades }: ShipView): readonly UpgradeCard[] {
  return upgrades.flatMap(({ id, gone }) => (gone ? [] : [upgradeCard(id)]));
}

/** XW-253: what is printed on the shuttle's token. */
const SHUTTLE = { attack: 0, agility: 2, hull: 6 };

/** The numbers of the ship card with what its upgrades add. */
export function valuesOf(
  ship: ShipView,
): Readonly<Record<'skill' | 'attack' | 'agility' | 'hull' | 'shields', number>> {
  const card = cardOf(ship);
  if (card === undefined) return { ...SHUTTLE, skill: ship.skill, shields: ship.shields };
  return { ...valuesWith(card, upgradesLeft(ship)), skill: ship.skill };
}

export function arcsOf(ship: ShipView): readonly Arc[] {
  return cardOf(ship)?.arcs ?? [];
}

/** The number that tells it from its like; nothing for those that there is only one of. */
export function numberOf(ship: Pick<ShipView, 'id' | 'pilot'>): number | undefined {
  const { copy } = readShip(ship.id) ?? { copy: 1 };
  const isOne = cardOf(ship)?.unique !== false && copy === 1;
  return isOne ? undefined : copy;
}

export interface Obstacle {
  readonly id: ObstacleId;
  readonly outline: Outline;
}

const KNOWN = new WeakMap<View['obstacles'], readonly Obstacle[]>();

export function obstaclesIn({ obstacles }: View): readonly Obstacle[] {
  const known = KNOWN.get(obstacles);
  if (known !== undefined) return known;
  const made = obstacles.map(({ id, at, flipped }) => ({
    id,
    outline: outlineOf(id, at, flipped),
  }));
  KNOWN.set(obstacles, made);
  return made;
}

export function outlinesIn(view: View): readonly Outline[] {
  return obstaclesIn(view).map(({ outline }) => outline);
}

/** XW-188: whose edge it has. */
export function seatRole(view: View, seat: number | 'spectator'): Faction | null {
  return seat === 'spectator' ? null : (view.seats[seat]?.role ?? null);
}

/** XW-025: shields are laid out in the last step of the setup; until then those of the card count. */
export function shownShip({ phase }: Pick<View, 'phase'>, ship: ShipView): ShipView {
  return phase === 'setup' ? { ...ship, shields: valuesOf(ship).shields } : ship;
}

const SHOWN = new WeakMap<View, View>();

/** The same for all ships. */
export function shownView(view: View): View {
  if (view.phase !== 'setup') return view;
  const known = SHOWN.get(view);
  if (known !== undefined) return known;
  const shown = { ...view, ships: view.ships.map((ship) => shownShip(view, ship)) };
  SHOWN.set(view, shown);
  return shown;
}

/** Where ships stand, as it is seen. */
export function boxesOfShips(layout: Layout, view: View): readonly Box[] {
  return view.ships.filter(isInPlay).flatMap((ship) => {
    const base = baseOf(ship);
    return base === undefined ? [] : [boxAt(layout, base, base.reach)];
  });
}
