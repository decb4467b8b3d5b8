import type { CommandId, Event, View } from '@parsecs/imperial-assault';
import { changeGroup, changeRaider, changeSeat, changeToken } from './fold-change.ts';

/** Tokens and raiders. */
export function foldTokens(view: View, event: Event): View {
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
      return claim(view, event.token, event.seat);
    case 'raider-moved':
      return changeRaider(view, event.raider, { at: event.space });
    case 'raider-deployed':
      return deployRaider(view, event.raider, event.space);
    default:
      return view;
  }
}

function claim(view: View, id: string, seat: number): View {
  const known = view.tokens.find((token) => token.id === id)?.owners ?? [];
  const owners = [0, 1].filter((own) => own === seat || known.includes(own));
  return changeToken(view, id, { owners });
}

/** A raider that comes back, or one more like the others. */
function deployRaider(view: View, id: string, space: string): View {
  const fresh = { at: space, damage: 0 };
  if (view.raiders.some((raider) => raider.id === id)) return changeRaider(view, id, fresh);
  const health = view.raiders[0]?.health ?? 0;
  return { ...view, raiders: [...view.raiders, { id, health, ...fresh }] };
}

/** Figures carry the tokens that lie with them. */
export function carry(view: View): View {
  const figures = view.figures.map((figure) => ({
    ...figure,
    carries: view.tokens.flatMap(({ id, by }) => (by === figure.id ? [id] : [])),
  }));
  return { ...view, figures };
}

/** Hands, decks and what lies open of them. */
export function foldCards(view: View, event: Event): View {
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
