import type { Game } from '@parsecs/kernel';
import { basketOf, type Contest, UnknownContest } from '@parsecs/table/arena';
import { UsageError } from '../shell/usage-error.ts';

/** The contests that an option names, with commas between them, or those of the game's basket. */
export function readContests(game: Game, names: string | undefined): readonly Contest[] {
  try {
    return basketOf(
      game,
      names?.split(',').map((name) => name.trim()),
    );
  } catch (error) {
    if (!(error instanceof UnknownContest)) throw error;
    const { contest, known } = error;
    throw new UsageError((texts) =>
      texts.t('cli:error.unknown-contest', { name: contest, names: known.join(', ') }),
    );
  }
}
