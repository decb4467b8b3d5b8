import type { BotId } from '@parsecs/bots';
import type { GameId } from '@parsecs/table';
import type { ArenaTask, Entrant, NamedList } from '@parsecs/table/arena';
import type { LabOffer } from './messages.ts';

/** What somebody wants to measure. */
export interface LabDraft {
  readonly kind: 'bots' | 'lists';
  readonly a: BotId;
  readonly b: BotId;
  /** The basket, all that there is, or one contest by its name. */
  readonly contests: string;
  readonly lists: readonly string[];
  readonly games: number;
  readonly seed: string;
}

export const BASKET = '*';
export const MOST_LISTS = 8;
export const GAME_COUNTS: readonly number[] = [2, 6, 10, 20, 50, 100, 200, 500, 1000];

export const FIRST_DRAFT: LabDraft = {
  kind: 'bots',
  a: 'greedy',
  b: 'random',
  contests: BASKET,
  lists: [],
  games: 20,
  seed: 'parsecs',
};

/** What the workers are asked; nothing as long as too few lists are chosen. */
export function taskOf(
  game: GameId,
  draft: LabDraft,
  offer: LabOffer,
  lists: readonly NamedList[],
): ArenaTask | undefined {
  const { kind, a, b, contests, seed } = draft;
  const entrants = kind === 'bots' ? botsOf(a, b) : listsOf(draft, lists);
  if (entrants.length < 2) return undefined;
  return {
    game,
    entrants,
    seed,
    contests: contests === BASKET ? offer.basket : [contests],
    gathers: true,
  };
}

function botsOf(a: BotId, b: BotId): readonly Entrant[] {
  return [
    { name: a, bot: a },
    { name: b, bot: b },
  ];
}

function listsOf({ lists: wanted, a }: LabDraft, lists: readonly NamedList[]): readonly Entrant[] {
  return [...new Set(wanted)].flatMap((name) => {
    const found = lists.find((list) => list.name === name);
    return found === undefined ? [] : [{ name, bot: a, list: found.list }];
  });
}
