import type { Viewer } from '@parsecs/kernel';
import type { Texts } from '@parsecs/lang';
import { areAllies, type ShipView, type View } from '@parsecs/xwing';
import { isInPlay, shipIn } from './ships.ts';
import { nameOfShip } from './words.ts';

/** What the match is about and how far it has come, in one line. */
export function aimOf(texts: Texts, view: View, viewer: Viewer): string | undefined {
  if (view.ending !== '') return undefined;
  const { mission } = view.setup;
  switch (mission) {
    case 1:
      return escortLine(texts, view);
    case 2:
      return runLine(texts, view);
    case 3:
      return whispersLine(texts, view);
    default:
      return battleLine(texts, view, viewer);
  }
}

function isLeft(ship: ShipView): boolean {
  return isInPlay(ship) || ship.status === 'unplaced';
}

function battleLine(texts: Texts, view: View, viewer: Viewer): string {
  const eye = viewer === 'spectator' ? 0 : viewer;
  const left = view.ships.filter(isLeft);
  const own = left.filter(({ owner }) => areAllies(owner, eye)).length;
  if (left.length === 0) return texts.t('xwing:mission.0.text');
  return viewer === 'spectator'
    ? texts.t('xwing-board:aim.battle-watched', { own, enemies: left.length - own })
    : texts.t('xwing-board:aim.battle', { own, enemies: left.length - own });
}

function escortLine(texts: Texts, view: View): string {
  const shuttle = view.ships.find(({ pilot }) => pilot === null);
  return shuttle === undefined
    ? texts.t('xwing-board:aim.escort-begins')
    : texts.t('xwing-board:aim.escort', { hull: shuttle.hullLeft });
}

function runLine(texts: Texts, view: View): string {
  const ship = shipIn(view, view.mission.damagedShip);
  if (ship === undefined) return texts.t('xwing-board:aim.run-begins');
  const name = nameOfShip(texts, ship);
  const mayLeave = view.mission.exits.some((exit) => exit.ship === ship.id);
  return texts.t(mayLeave ? 'xwing-board:aim.run-open' : 'xwing-board:aim.run', { ship: name });
}

function whispersLine(texts: Texts, view: View): string {
  const { satellites } = view.mission;
  const scanned = satellites.filter(({ at, returned }) => at === null && !returned).length;
  return texts.t('xwing-board:aim.whispers', { scanned, all: satellites.length });
}
