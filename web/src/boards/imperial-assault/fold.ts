import {
  CONDITIONS,
  type CommandId,
  type Event,
  type FigureView,
  findMission,
  type GroupView,
  imperialAssault,
  type MissionId,
  type RaiderView,
  type SeatView,
  type Setup,
  type TokenView,
  type View,
  ZONES,
} from '@parsecs/imperial-assault';
import { seededChance } from '@parsecs/kernel';
import { cardOf } from './cards.ts';
import { foldAttack } from './fold-attack.ts';
import { coveredBy, mapFileOf, planOf, readStand } from './plan.ts';

/** What the table looks like after an event. Hidden things stay as unknown as they were. */
export function foldEvent(view: View, event: Event): View {
  const changed = foldThings(view, event);
  const attack = foldAttack(view, event);
  return attack === changed.attack ? changed : { ...changed, attack };
}

function change<T extends { readonly id: string }>(
  list: readonly T[],
  id: string | undefined,
  step: (one: T) => T,
): readonly T[] {
  return list.map((one) => (one.id === id ? step(one) : one));
}

function changeFigure(view: View, id: string, step: (one: FigureView) => FigureView): View {
  return { ...view, figures: change(view.figures, id, step) };
}

function changeGroup(view: View, id: string, step: (one: GroupView) => GroupView): View {
  return { ...view, groups: change(view.groups, id, step) };
}

function changeToken(view: View, id: string, part: Partial<TokenView>): View {
  return { ...view, tokens: change(view.tokens, id, (one) => ({ ...one, ...part })) };
}

function changeRaider(view: View, id: string, part: Partial<RaiderView>): View {
  return { ...view, raiders: change(view.raiders, id, (one) => ({ ...one, ...part })) };
}

function changeSeat(view: View, seat: number, step: (one: SeatView) => SeatView): View {
  return { ...view, seats: view.seats.map((one, index) => (index === seat ? step(one) : one)) };
}

function foldThings(view: View, event: Event): View {
  switch (event.type) {
    case 'initiative':
      return { ...view, initiative: event.seat };
    case 'mission-drawn':
      return layOut(view, event.mission);
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
        turned: isTurned(figure, event.at),
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
function isTurned(figure: FigureView, at: readonly string[]): boolean {
  const [width, length] = cardOf(figure)?.base ?? [1, 1];
  if (width === length) return false;
  const columns = new Set(at.map((space) => space.replace(/\d+$/, ''))).size;
  return columns !== width;
}

function walk(view: View, id: string, path: readonly string[], cost: number): View {
  const file = mapFileOf(view);
  const last = path.at(-1);
  if (file === undefined || last === undefined) return view;
  const plan = planOf(file, false);
  const moved = changeFigure(view, id, (figure) => ({
    ...figure,
    at: coveredBy(plan, last, cardOf(figure)?.base ?? [1, 1]),
    turned: readStand(last).turned,
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
  const gone = changeFigure(view, target, (figure) => ({
    ...figure,
    at: [],
    turned: false,
    damage: 0,
    conditions: [],
    effects: [],
  }));
  return changeRaider(gone, target, { at: null });
}

function foldTokens(view: View, event: Event): View {
  switch (event.type) {
    case 'token-taken':
      return carry(changeToken(view, event.token, { at: null, by: event.figure ?? null }));
    case 'token-dropped':
      return carry(changeToken(view, event.token, { at: event.space ?? null, by: null }));
    case 'token-discarded':
      return carry(changeToken(view, event.token, { at: null, by: null }));
    case 'token-flipped':
      return changeToken(view, event.token, { coloured: event.side === 'coloured' });
    case 'token-claimed':
      return changeToken(view, event.token, { owners: [event.seat] });
    case 'raider-moved':
      return changeRaider(view, event.raider, { at: event.space });
    case 'raider-deployed':
      return changeRaider(view, event.raider, { at: event.space, damage: 0 });
    default:
      return view;
  }
}

/** Figures carry the tokens that lie with them. */
function carry(view: View): View {
  const figures = view.figures.map((figure) => ({
    ...figure,
    carries: view.tokens.flatMap(({ id, by }) => (by === figure.id ? [id] : [])),
  }));
  return { ...view, figures };
}

function foldCards(view: View, event: Event): View {
  switch (event.type) {
    case 'drew':
      return changeSeat(view, event.seat, (seat) => ({
        ...seat,
        hand: seat.hand + event.count,
        deck: seat.deck - event.count,
        ...(seat.cards && event.cards && { cards: [...seat.cards, ...event.cards] }),
      }));
    case 'played':
    case 'discarded':
      return changeSeat(view, event.seat, (seat) => ({
        ...seat,
        hand: seat.hand - 1,
        discard: [...seat.discard, event.card],
        ...(seat.cards && { cards: without(seat.cards, event.card) }),
      }));
    case 'strain-bought-off':
      return changeSeat(view, event.seat, (seat) => ({
        ...seat,
        deck: seat.deck - 1,
        discard: [...seat.discard, event.card],
      }));
    case 'priced': {
      // The card lies on the group instead.
      const laid = changeSeat(view, event.seat, (seat) => ({
        ...seat,
        discard: without(seat.discard, 'price-on-their-heads'),
      }));
      return changeGroup(laid, event.group, (group) => ({
        ...group,
        prices: [0, 1].filter((seat) => seat === event.seat || group.prices.includes(seat)),
      }));
    }
    default:
      return view;
  }
}

function without(cards: readonly CommandId[], card: CommandId): readonly CommandId[] {
  const index = cards.lastIndexOf(card);
  return cards.filter((_, place) => place !== index);
}

function foldTurns(view: View, event: Event): View {
  switch (event.type) {
    case 'marked':
    case 'mark-revealed':
      return changeGroup(view, event.group, (group) => ({
        ...group,
        marked: true,
        ...(event.mark && { mark: event.mark }),
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
      return changeGroup(view, event.group, (group) => ({ ...group, state: 'defeated' }));
    case 'readied':
      return changeGroup(view, event.group, (group) => ({ ...group, state: 'ready' }));
    case 'exhausted':
      return changeGroup(view, event.group, (group) => ({ ...group, state: 'exhausted' }));
    case 'figure-activated':
      return { ...view, activation: { ...FRESH, figure: event.figure } };
    case 'activation-ended':
      return { ...view, activation: null };
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

const FRESH = { actions: 2, points: 0, attacked: false, displaced: false, limit: false } as const;
/** Questions before the map is laid out. */
const MOST_QUESTIONS = 3;

/** The map, doors and tokens of a mission, as the rules lay them out. */
function layOut(view: View, mission: MissionId): View {
  if (view.tokens.length > 0 || view.terminals.length > 0) return { ...view, mission };
  const stage = { chance: seededChance('layout') };
  const armies = view.table.armies.map((army) => ({ ...army, commands: [] }));
  const setup = { ...view.table, armies, mission } as unknown as Setup;
  const state = imperialAssault.begin(setup, stage);
  for (let asked = 0; asked < MOST_QUESTIONS; asked += 1) {
    const shown = imperialAssault.view(state, 'spectator');
    if (shown.mission === mission) {
      const { map, tokens, raiders, doors, terminals } = shown;
      return { ...view, mission, map, tokens, raiders, doors, terminals };
    }
    const seat = imperialAssault.asked(state)[0] ?? 0;
    imperialAssault.answer(state, seat, imperialAssault.fallback(state, seat), stage);
  }
  return { ...view, mission, map: findMission(mission)?.map ?? null };
}

/** The table as it stood before anything was told; nothing when the setup cannot be read. */
function emptyView(input: unknown): View | undefined {
  const checked = imperialAssault.checkSetup(input);
  if (!checked.ok) return undefined;
  const state = imperialAssault.begin(checked.value, { chance: seededChance('empty') });
  const first = imperialAssault.view(state, 'spectator');
  return {
    ...first,
    mission: null,
    map: null,
    round: 0,
    tokens: [],
    raiders: [],
    doors: [],
    terminals: [],
    seats: first.seats.map(({ hand, deck, ...seat }) => ({
      ...seat,
      hand: 0,
      deck: hand + deck,
      zone: null,
    })),
  };
}

export function viewFromTold(
  setup: unknown,
  told: readonly (readonly Event[])[],
): View | undefined {
  const first = emptyView(setup);
  return first === undefined ? undefined : told.flat().reduce(foldEvent, first);
}
