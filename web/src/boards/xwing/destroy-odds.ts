import { DAMAGE_DECK, type ShipView, type ShotOutcome, type View } from '@parsecs/xwing';

const DIRECT_HIT = 'direct-hit';

/**
 * How likely uncancelled results destroy a ship: shields take hits before critical hits, and a Direct
 * Hit among the cards that are dealt face up counts twice. What other cards do later is left out.
 */
export function destroyOdds(
  view: View,
  target: Pick<ShipView, 'shields' | 'hullLeft'>,
  outcomes: readonly ShotOutcome[],
): number {
  const cards = unseenCards(view);
  return outcomes.reduce((sum, { hits, crits, p }) => {
    const dealt = hits + crits - target.shields;
    const faceUp = Math.min(crits, dealt);
    if (dealt <= 0) return sum;
    return sum + p * atLeast(target.hullLeft - dealt, faceUp, cards);
  }, 0);
}

interface Unseen {
  readonly all: number;
  readonly direct: number;
}

/** Cards that nobody has seen: those of the deck, and those that lie face down on ships. */
function unseenCards({ decks, ships }: View): Unseen {
  const seen = [
    ...decks.flatMap(({ discard }) => discard),
    ...ships.flatMap(({ damageUp }) => damageUp),
  ];
  const direct = (cards: readonly string[]): number =>
    cards.filter((card) => card === DIRECT_HIT).length;
  return {
    all: Math.max(0, DAMAGE_DECK.length * decks.length - seen.length),
    direct: Math.max(0, direct(DAMAGE_DECK) * decks.length - direct(seen)),
  };
}

/** How likely so many Direct Hits or more lie among the next cards. */
function atLeast(needed: number, drawn: number, { all, direct }: Unseen): number {
  if (needed <= 0) return 1;
  if (needed > drawn || all === 0) return 0;
  const chance = direct / all;
  const rest = { all: all - 1, direct };
  return (
    chance * atLeast(needed - 1, drawn - 1, { ...rest, direct: direct - 1 }) +
    (1 - chance) * atLeast(needed, drawn - 1, rest)
  );
}
