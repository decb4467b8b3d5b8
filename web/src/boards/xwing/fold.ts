import {
  areAllies,
  type DamageId,
  type Event,
  HIDDEN,
  isDamage,
  type Pose,
  type SeatView,
  type ShipView,
  type View,
} from '@parsecs/xwing';
import { foldAttack } from './fold-attack.ts';
import {
  changeDeck,
  changeSeat,
  changeShip,
  hurt,
  seatsAt,
  seatsOfFaction,
} from './fold-change.ts';
import { foldMission } from './fold-mission.ts';
import { foldPieces } from './fold-pieces.ts';
import type { TellingView } from './moment.ts';

/**
 * The view after one told event. This is drawing, not rules: what an event says is put where it
 * belongs, so that the board can show a step bit by bit – or a whole match that no longer runs.
 */
export function foldEvent(view: View, event: Event): View {
  const changed: TellingView = foldThings(view, event);
  const telling = foldAttack(view, event);
  if (telling === undefined) return changed;
  const told: TellingView = { ...changed, telling };
  return told;
}

function foldThings(view: View, event: Event): View {
  switch (event.type) {
    case 'side-wished':
      return changeSeat(view, event.seat, { wish: event.faction ?? HIDDEN });
    case 'sides-taken': {
      const seats = view.seats.map((seat, index) => sided(seat, event.factions[index]));
      // C-01: the Rebel edge, until another one is chosen.
      return seatsAt({ ...view, seats }, 'bottom');
    }
    case 'roles-drawn': {
      const seats = view.seats.map((seat, index) => ({
        ...seat,
        role: areAllies(index, event.imperial) ? ('imperial' as const) : ('rebel' as const),
      }));
      return seatsAt({ ...view, seats }, 'bottom');
    }
    case 'squad-built':
      return changeSeat(view, event.seat, { squad: event.ships ?? HIDDEN });
    case 'initiative':
      return { ...view, initiative: event.seats ?? seatsOfFaction(view, event.faction) };
    case 'round-began':
      return beginRound(view, event.round);
    case 'phase-began':
      return { ...view, phase: event.phase, active: null };
    case 'ready':
      return changeSeat(view, event.seat, { ready: true });
    case 'dial-set':
      return changeShip(view, event.ship, { dial: event.manoeuvre ?? HIDDEN });
    case 'dial-taken-back':
      return changeShip(view, event.ship, { dial: null });
    case 'dial-looked-at':
      return event.manoeuvre === undefined
        ? view
        : changeShip(view, event.ship, { dial: event.manoeuvre });
    case 'dial-revealed':
      return changeShip(view, event.ship, { dial: event.manoeuvre, dialShown: true });
    case 'activated':
      return { ...view, active: event.ship };
    case 'cards-drawn':
      return { ...view, drawn: event.count };
    case 'time-up':
      return { ...view, setup: { ...view.setup, roundLimit: event.round } };
    case 'game-over':
      return { ...view, ending: event.rule, winners: [...event.winners] };
    default:
      return foldShips(foldPieces(foldMission(view, event), event), event);
  }
}

function sided(seat: SeatView, faction: SeatView['faction'] | undefined): SeatView {
  const { wish: _, ...rest } = seat;
  return { ...rest, faction: faction ?? seat.faction, role: faction ?? seat.role };
}

function beginRound(view: View, round: number): View {
  const ships = view.ships.map((ship) => ({
    ...ship,
    dial: null,
    dialShown: false,
    marks: ship.marks.filter((mark) => mark === 'held'),
  }));
  return { ...view, ships, round };
}

function foldShips(view: View, event: Event): View {
  switch (event.type) {
    case 'moved':
      return touch(stand(view, event.ship, event.to), event.ship, event.touching);
    case 'barrel-rolled':
    case 'boosted':
      return touch(stand(view, event.ship, event.to), event.ship, []);
    case 'stress-changed':
      return changeShip(view, event.ship, { stress: event.stress });
    case 'token-gained':
      return changeShip(view, event.ship, (ship) => ({
        [event.token]: ship[event.token] + event.count,
      }));
    case 'token-spent':
      return changeShip(view, event.ship, (ship) => ({
        [event.token]: Math.max(0, ship[event.token] - 1),
      }));
    case 'tokens-removed':
      return changeShip(view, event.ship, (ship) => ({
        focus: Math.max(0, ship.focus - event.focus),
        evade: Math.max(0, ship.evade - event.evade),
      }));
    case 'ion-removed':
      return changeShip(view, event.ship, (ship) => ({
        ion: Math.max(0, ship.ion - event.count),
      }));
    case 'lock-acquired':
      return changeShip(view, event.ship, (ship) => ({
        locks: [...ship.locks.filter((id) => id !== event.target), event.target],
      }));
    case 'lock-lost':
      return changeShip(view, event.ship, (ship) => ({
        locks: ship.locks.filter((id) => id !== event.target),
      }));
    case 'skill-changed':
      return changeShip(view, event.ship, { skill: event.skill });
    case 'doomed':
      return changeShip(view, event.ship, { falling: true });
    case 'destroyed':
      return loseShip(view, event.ship, 'destroyed');
    case 'escaped':
      return loseShip(view, event.ship, 'escaped');
    case 'upgrade-discarded':
      return discardUpgrade(view, event.ship, event.card);
    default:
      return foldDamage(view, event);
  }
}

function stand(view: View, id: string, at: Pose): View {
  return changeShip(view, id, { at, lastAt: at });
}

function touch(view: View, id: string, touching: readonly string[]): View {
  const ships = view.ships.map((ship) => {
    if (ship.id === id) return { ...ship, touching };
    const others = ship.touching.filter((other) => other !== id);
    return { ...ship, touching: touching.includes(ship.id) ? [...others, id] : others };
  });
  return { ...view, ships };
}

function loseShip(view: View, id: string, status: ShipView['status']): View {
  const gone = changeShip(view, id, {
    status,
    at: null,
    falling: false,
    dial: null,
    dialShown: false,
    shields: 0,
    focus: 0,
    evade: 0,
    stress: 0,
    ion: 0,
    locks: [],
  });
  const ships = gone.ships.map((ship) => ({
    ...ship,
    locks: ship.locks.filter((target) => target !== id),
    touching: ship.touching.filter((other) => other !== id),
  }));
  return { ...gone, ships };
}

/** Of two copies one is still there. */
function discardUpgrade(view: View, id: string, card: string): View {
  return changeShip(view, id, (ship) => {
    const place = ship.upgrades.findIndex(
      ({ id: own, gone }) => !gone && `upgrade.${own}` === card,
    );
    return {
      upgrades: ship.upgrades.map((own, index) => (index === place ? { ...own, gone: true } : own)),
    };
  });
}

function foldDamage(view: View, event: Event): View {
  switch (event.type) {
    case 'shields-raised':
    case 'shield-lost':
    case 'shield-regained':
      return changeShip(view, event.ship, { shields: event.shields });
    case 'damage-dealt':
      return event.card !== undefined && isDamage(event.card)
        ? addCard(drawCard(view), event.ship, event.card)
        : hurt(drawCard(view), event.ship, 1);
    case 'damage-marked':
      return hurt(view, event.ship, 1);
    case 'damage-turned':
      if (!isDamage(event.card)) return view;
      return event.faceUp
        ? addCard(hurt(view, event.ship, -1), event.ship, event.card)
        : hurt(dropCards(view, event.ship, [event.card]), event.ship, 1);
    case 'damage-discarded':
      return event.cards.length === 0
        ? hurt(view, event.ship, -1)
        : discardCards(view, event.ship, event.cards.filter(isDamage));
    default:
      return view;
  }
}

/** The discard pile lies open. */
function discardCards(view: View, ship: string, cards: readonly DamageId[]): View {
  return changeDeck(dropCards(view, ship, cards), ({ discard }) => ({
    discard: [...discard, ...cards],
  }));
}

function drawCard(view: View): View {
  return changeDeck(view, ({ cards }) => ({ cards: Math.max(0, cards - 1) }));
}

/** A direct hit counts twice. */
function weightOf(card: DamageId): number {
  return card === 'direct-hit' ? 2 : 1;
}

function addCard(view: View, id: string, card: DamageId): View {
  return changeShip(view, id, (ship) => ({
    damageUp: [...ship.damageUp, card],
    hullLeft: ship.hullLeft - weightOf(card),
  }));
}

function dropCards(view: View, id: string, cards: readonly DamageId[]): View {
  return changeShip(view, id, (ship) => {
    const up = [...ship.damageUp];
    let { damageDown, hullLeft } = ship;
    for (const card of cards) {
      const place = up.indexOf(card);
      if (place === -1) damageDown = Math.max(0, damageDown - 1);
      else up.splice(place, 1);
      hullLeft += place === -1 ? 1 : weightOf(card);
    }
    return { damageUp: up, damageDown, hullLeft };
  });
}
