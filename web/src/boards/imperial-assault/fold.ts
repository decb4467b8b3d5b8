import {
  CONDITIONS,
  type Event,
  type FigureView,
  readPlace,
  type View,
  viewFielded,
  viewLaidOut,
  ZONES,
} from '@parsecs/imperial-assault';
import { cardOf } from './cards.ts';
import { foldAttack } from './fold-attack.ts';
import { change, changeFigure, changeGroup, changeRaider, changeSeat } from './fold-change.ts';
import { foldEffects } from './fold-effects.ts';
import { carry, foldCards, foldTokens } from './fold-pieces.ts';
import { boxOfSpaces, CELL, coveredBy, layoutOf, mapFileOf } from './layout.ts';

/** What the table looks like after an event. Hidden things stay as unknown as they were. */
export function foldEvent(view: View, event: Event): View {
  const changed = foldEffects(foldThings(view, event), event);
  const attack = foldAttack(view, event);
  return attack === changed.attack ? changed : { ...changed, attack };
}

function foldThings(view: View, event: Event): View {
  switch (event.type) {
    case 'began':
      return event.armies === undefined ? view : viewFielded(view, event.armies);
    case 'initiative':
      return { ...view, initiative: event.seat };
    case 'mission-drawn':
      return { ...view, ...viewLaidOut(view.table, event.mission) };
    case 'zone-taken': {
      const other = ZONES.find((zone) => zone !== event.zone) ?? null;
      const seats = view.seats.map((seat, index) => ({
        ...seat,
        zone: index === event.seat ? event.zone : other,
      }));
      return { ...view, seats };
    }
    case 'deployed':
    case 'pushed':
    case 'placed':
      return changeFigure(view, event.figure, (figure) => ({
        ...figure,
        at: event.at,
        turned: isTurned(view, figure, event.at),
      }));
    case 'moved':
      return walk(view, event.figure, event.path, event.cost);
    case 'door-opened':
      return { ...view, doors: change(view.doors, event.door, (one) => ({ ...one, open: true })) };
    case 'round-began':
      return { ...view, round: event.round };
    case 'hit':
    case 'damaged':
      return hurt(view, event.target, event.damage);
    case 'recovered':
      return changeFigure(view, event.figure, (figure) => ({
        ...figure,
        damage: Math.max(0, figure.damage - event.damage),
      }));
    case 'condition':
      return changeFigure(view, event.figure, (figure) => ({
        ...figure,
        conditions: CONDITIONS.filter((name) =>
          name === event.condition ? event.gained : figure.conditions.includes(name),
        ),
      }));
    case 'defeated':
      return defeat(view, event.target);
    case 'scored':
      return changeSeat(view, event.seat, (seat) => ({ ...seat, vp: event.total }));
    default:
      return foldTurns(foldCards(foldTokens(view, event), event), event);
  }
}

/** A base that is not square lies across when its spaces do. */
function isTurned(view: View, figure: FigureView, at: readonly string[]): boolean {
  const [width, length] = cardOf(figure)?.base ?? [1, 1];
  const file = mapFileOf(view);
  if (file === undefined || width === length) return false;
  return boxOfSpaces(layoutOf(file), at)?.width !== width * CELL;
}

function walk(view: View, id: string, path: readonly string[], cost: number): View {
  const file = mapFileOf(view);
  const last = path.at(-1);
  if (file === undefined || last === undefined) return view;
  const layout = layoutOf(file);
  const moved = changeFigure(view, id, (figure) => ({
    ...figure,
    at: coveredBy(layout, last, cardOf(figure)?.base ?? [1, 1]),
    turned: readPlace(last).turned,
  }));
  const { activation } = view;
  if (activation?.figure !== id) return moved;
  const points = Math.max(0, activation.points - cost);
  return { ...moved, activation: { ...activation, points } };
}

function hurt(view: View, target: string, damage: number): View {
  const more = <T extends { readonly damage: number; readonly health: number }>(one: T): T => ({
    ...one,
    damage: Math.min(one.health, one.damage + damage),
  });
  return {
    ...view,
    figures: change(view.figures, target, more),
    raiders: change(view.raiders, target, more),
    doors: change(view.doors, target, more),
  };
}

function defeat(view: View, target: string): View {
  const space = view.figures.find(({ id }) => id === target)?.at[0] ?? null;
  // What it carried lies where it stood until its owner has said where exactly.
  const tokens = view.tokens.map((token) =>
    token.by === target ? { ...token, by: null, at: space } : token,
  );
  const gone = changeFigure(carry({ ...view, tokens }), target, (figure) => ({
    ...figure,
    at: [],
    turned: false,
    damage: 0,
    conditions: [],
    effects: [],
    exposedBy: [],
  }));
  return changeRaider(gone, target, { at: null });
}

function foldTurns(view: View, event: Event): View {
  switch (event.type) {
    case 'marked':
    case 'mark-revealed':
      return changeGroup(view, event.group, (group) => ({
        ...group,
        marked: true,
        ...(event.mark && { mark: event.mark }),
        ...(event.type === 'mark-revealed' && { markShown: true }),
      }));
    case 'status-began':
      return {
        ...view,
        groups: view.groups.map((group) =>
          group.state === 'exhausted' ? { ...group, state: 'ready' } : group,
        ),
      };
    case 'activated':
      return changeGroup({ ...view, turn: 1 - event.seat }, event.group, (group) => ({
        ...group,
        state: 'activating',
      }));
    case 'passed':
      return { ...view, turn: 1 - event.seat };
    case 'group-defeated':
      return loseGroup(view, event.group);
    case 'readied':
      return changeGroup(view, event.group, (group) => ({ ...group, state: 'ready' }));
    case 'exhausted':
      return changeGroup(view, event.group, (group) => ({ ...group, state: 'exhausted' }));
    case 'figure-activated':
      return { ...view, activation: { ...FRESH, figure: event.figure } };
    case 'activation-ended':
      return { ...view, activation: null };
    case 'won': {
      const { winners, rule } = event;
      return { ...view, question: 'none', asked: null, outcome: { winners, rule } };
    }
    case 'points-gained':
      return view.activation?.figure === event.figure
        ? {
            ...view,
            activation: { ...view.activation, points: view.activation.points + event.points },
          }
        : view;
    default:
      return view;
  }
}

/** The prices on their heads are paid and discarded. */
function loseGroup(view: View, id: string): View {
  const prices = view.groups.find((group) => group.id === id)?.prices ?? [];
  const paid = prices.reduce(
    (before, seat) =>
      changeSeat(before, seat, (one) => ({
        ...one,
        discard: [...one.discard, 'price-on-their-heads'],
      })),
    view,
  );
  return changeGroup(paid, id, (group) => ({ ...group, state: 'defeated', prices: [] }));
}

const FRESH = { actions: 2, points: 0, attacked: false, displaced: false, limit: false } as const;
