import { type Game, isRefusal, type Seat } from '@parsecs/kernel';
import { foreseeTurn, type GameId, imagined, isReversible, loadGame } from '@parsecs/table';
import type { Preview } from '../boards/contract.ts';
import { leadsOf } from './lead.ts';
import type { Foresight } from './protocol.ts';

/** The lead of each side, from −1 to 1, by what a view tells. */
export function leadIn(game: Game, seats: number, view: unknown): readonly number[] {
  return leadsOf(game, seats, [imagined(game, view)]).map(([lead = 0]) => lead);
}

/** Where answers would lead, by what their seat can know. */
export function previewsIn(
  game: Game,
  view: unknown,
  seat: Seat,
  ids: readonly string[],
): Readonly<Record<string, Preview>> {
  const previews: Record<string, Preview> = {};
  for (const id of ids) {
    const preview = foreseeTurn(game, view, seat, id);
    if (preview !== undefined) previews[id] = preview;
  }
  return previews;
}

/** What can be said of a table that runs elsewhere: the rules are here, its state is not. */
export const foresight: Foresight = {
  isReversible: async (game: GameId, view: unknown, seat: Seat, ids: readonly string[]) =>
    isReversible(await loadGame(game), view, seat, ids),
  lead: async (game: GameId, seats: number, view: unknown) =>
    leadIn(await loadGame(game), seats, view),
  explain: async (game: GameId, view: unknown, seat: Seat, id: string) => {
    const rules = await loadGame(game);
    const answer = rules.check(imagined(rules, view), seat, id);
    return isRefusal(answer) ? answer : undefined;
  },
  preview: async (game: GameId, view: unknown, seat: Seat, ids: readonly string[]) =>
    previewsIn(await loadGame(game), view, seat, ids),
};
