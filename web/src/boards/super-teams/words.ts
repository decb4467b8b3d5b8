import type { Texts } from '@parsecs/lang';
import {
  type Board,
  type Event,
  kindUnder,
  placeOf,
  type ShipView,
  type View,
} from '@parsecs/super-teams/words';
import type { SlotName, Spot } from './layout.ts';

export function labelSpace(texts: Texts, spot: Pick<Spot, 'index' | 'kinds'>): string {
  const kinds = spot.kinds.map((kind) => texts.t(`super-teams:space.${kind}.name`)).join(' / ');
  const isPlanet = spot.kinds[0] === 'start' || spot.kinds[0] === 'final';
  return isPlanet ? kinds : texts.t('shell:play.space', { space: spot.index, kinds });
}

export function labelShip(texts: Texts, ship: ShipView, board: Board): string {
  const kind = kindUnder(ship, board) ?? 'normal';
  const place = placeOf(ship.at, board);
  const params = { ship: ship.id, place, space: ship.at };
  if (place !== 'space') return texts.t('super-teams:position.ship', params);
  return texts.t('super-teams:position.ship-kind', {
    ...params,
    kind: texts.t(`super-teams:space.${kind}.short`),
  });
}

export function labelSlot(texts: Texts, slot: SlotName, view: View): string {
  const counts: Readonly<Record<SlotName, number>> = {
    movementDeck: view.movementDeck,
    movementDiscard: view.movementDiscard.length,
    bonusDeck: view.bonusDeck,
    bonusDiscard: view.bonusDiscard.length,
  };
  return texts.t(`shell:play.pile.${slot}`, { count: counts[slot] });
}

/** Where the mover of a foreseen turn comes to rest: "to space 12 (hyperspace)". */
export function noteOf(texts: Texts, board: Board, events: readonly Event[]): string | undefined {
  let to: number | undefined;
  let isPushed = false;
  for (const event of events) {
    switch (event.type) {
      case 'moved':
      case 'pushed-back':
      case 'evaded':
      case 'grabbed':
        to = event.to;
        isPushed = event.type === 'pushed-back';
        break;
      default:
    }
  }
  if (to === undefined) return undefined;
  const way = placeTo(texts, board, to);
  return isPushed ? texts.t('shell:play.ask.pushed-back', { way }) : way;
}

function placeTo(texts: Texts, board: Board, space: number): string {
  const place = placeOf(space, board);
  if (place !== 'space') return texts.t(`super-teams:place.${place}.to`);
  const kinds = board.spaces[space]?.kinds ?? [];
  const kind = kinds.map((own) => texts.t(`super-teams:space.${own}.short`)).join(' / ');
  return texts.t('shell:play.ask.goes-to', {
    way: texts.t('super-teams:place.space.to', { space }),
    kind,
  });
}
