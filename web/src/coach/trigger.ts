import type { GameTypes, Seat } from '@parsecs/kernel';
import type { Asked } from '@parsecs/table';

/** What the coach looks at: what a person sees, is asked, and has put together so far. */
export interface CoachMoment<T extends GameTypes = GameTypes> {
  readonly view: T['view'];
  readonly seat: Seat;
  readonly question: Asked<T>;
  readonly composed?: T['answer'];
}

/** Something that is new to many, and the moment at which a word about it helps. */
export interface Trigger<T extends GameTypes = GameTypes> {
  /** Its words are `advice:coach.<game>.<id>`. */
  readonly id: string;
  readonly when: (moment: CoachMoment<T>) => boolean;
}

/** Nobody is told the same thing more often. */
export const MOST_TOLD = 2;
/** Whoever has played so many games of a kind to their end needs no coach there. */
export const GAMES_COACHED = 5;

/** How often what was told, and how many games were played to their end. */
export interface Told {
  readonly told: Readonly<Record<string, number>>;
  readonly games: Readonly<Record<string, number>>;
}

/** The first thing that is new at this moment. */
export function tipFor<T extends GameTypes>(
  game: string,
  triggers: readonly Trigger<T>[],
  moment: CoachMoment<T>,
  { told, games }: Told,
): string | undefined {
  if ((games[game] ?? 0) >= GAMES_COACHED) return undefined;
  const fresh = triggers.find(
    ({ id, when }) => (told[tipId(game, id)] ?? 0) < MOST_TOLD && when(moment),
  );
  return fresh?.id;
}

/** Those that are about what was put together, and not about the question alone. */
export function aboutComposed<T extends GameTypes>(
  triggers: readonly Trigger<T>[],
  { composed: _, ...question }: CoachMoment<T>,
): readonly Trigger<T>[] {
  return triggers.filter(({ when }) => !when(question));
}

export function tipId(game: string, trigger: string): string {
  return [game, trigger].join(':');
}
