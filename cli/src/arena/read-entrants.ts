import { type BotId, isBotId } from '@parsecs/bots';
import type { Game } from '@parsecs/kernel';
import type { GameId } from '@parsecs/table';
import { type Entrant, readyListsOf } from '@parsecs/table/arena';
import { UsageError } from '../shell/usage-error.ts';

const FEWEST = 2;

/** What a matrix measures: bots, or ready-made lists that are all played by one bot. */
export async function readEntrants(
  game: Game,
  names: string,
  bot: BotId,
): Promise<readonly Entrant[]> {
  const wanted = [...new Set(names.split(',').map((name) => name.trim()))];
  if (wanted.length < FEWEST) throw new UsageError((texts) => texts.t('cli:error.matrix-few'));
  if (wanted.every(isBotId)) return wanted.map((name) => ({ name, bot: name }));
  const lists = await readyListsOf(game.id as GameId);
  return wanted.map((name) => {
    const found = lists.find((list) => list.name === name);
    if (found !== undefined) return { name, bot, list: found.list };
    throw new UsageError((texts) =>
      texts.t('cli:error.unknown-list', {
        name,
        names: lists.map((list) => list.name).join(', '),
      }),
    );
  });
}
