import { at } from '@parsecs/kernel';
import { boardOf, type SuperTeams, superTeams } from '@parsecs/super-teams';
import type { Board, CardId, Event, ShipId, ShipView, View } from '@parsecs/super-teams/words';
import { loadedChance } from '@parsecs/table';
import { lay } from './laid.ts';

/** The strip of the worked examples of the ledger. */
const TRACK = 'S N B H A N HA N M M N B HN AN N B M M M H N A B N F';

type State = SuperTeams['state'];

/** One way to play a card, with all that comes of it while nobody plays a bonus card. */
export interface Play {
  readonly id: string;
  readonly card: CardId;
  readonly ship: ShipId;
  readonly events: readonly Event[];
  readonly ships: readonly ShipView[];
}

export interface Table {
  readonly board: Board;
  readonly view: View;
  readonly plays: readonly Play[];
}

/** The beginning of a turn; what every card of the hand would do is asked of the engine. */
export function table(): Table {
  const state = lay(superTeams, {
    setup: { players: 2 },
    track: TRACK,
    ships: { 'red-1': 3, 'red-2': 5, 'green-1': 4, 'green-2': 7, 'yellow-1': 10, 'black-1': 19 },
    hands: {
      P1: ['red-2', 'red-4', 'green-2', 'green-5', 'yellow-3', 'black-4'],
      P2: ['black-6'],
    },
  });
  const view = superTeams.view(state, 0);
  const plays = superTeams.question(state, 0).answers.flatMap((answer): readonly Play[] => {
    if (answer.kind !== 'announce' || answer.ship === undefined) return [];
    const events: Event[] = [];
    const after = superTeams.copy(state);
    const context = { chance: loadedChance(0), tell: (event: Event) => events.push(event) };
    superTeams.answer(after, 0, answer, context);
    settle(after, context);
    const { ships } = superTeams.view(after, 0);
    return [{ id: answer.id, card: answer.card, ship: answer.ship, events, ships }];
  });
  return { board: boardOf(view.setup), view, plays };
}

/** Everything that is asked until the next card is declined, and dual spaces are entered by the first half. */
function settle(state: State, context: Parameters<typeof superTeams.answer>[3]): void {
  for (;;) {
    const seat = superTeams.asked(state)[0];
    if (seat === undefined) return;
    const { kind, answers } = superTeams.question(state, seat);
    if (kind === 'announce') return;
    const decline = answers.find((answer) => answer.id === 'decline');
    superTeams.answer(state, seat, decline ?? at(answers, 0), context);
  }
}
