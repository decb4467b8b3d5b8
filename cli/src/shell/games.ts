import { BOT_IDS, type BotId, isBotId } from '@parsecs/bots';
import type { Game } from '@parsecs/kernel';
import { GAME_IDS, type GameId, loadGame } from '@parsecs/table';
import { UsageError } from './usage-error.ts';

/** The setup of a match by its name, with what follows from it. */
export interface NamedSetup {
  readonly name: string;
  readonly setup: unknown;
  readonly seats: number;
}

export function readGameId(word: string | undefined): GameId {
  const id = GAME_IDS.find((known) => known === word);
  if (id !== undefined) return id;
  throw new UsageError((texts) =>
    texts.t('cli:error.unknown-game', { game: word ?? '', games: GAME_IDS.join(', ') }),
  );
}

export function openGame(word: string | undefined): Promise<Game> {
  return loadGame(readGameId(word));
}

export function listSetups(game: Game): readonly NamedSetup[] {
  return Object.entries(game.setups).map(([name, setup]) => ({
    name,
    setup,
    seats: game.seatsOf(setup),
  }));
}

export function findSetup(game: Game, name: string): NamedSetup {
  const setups = listSetups(game);
  const found = setups.find((setup) => setup.name === name);
  if (found !== undefined) return found;
  throw new UsageError((texts) =>
    texts.t('cli:error.unknown-setup', {
      game: game.id,
      setup: name,
      setups: setups.map((setup) => setup.name).join(', '),
    }),
  );
}

/** The first setup for a number of seats is its default. */
export function usualSetup(game: Game, seats?: number): NamedSetup {
  const setups = listSetups(game);
  const found = seats === undefined ? setups[0] : setups.find((setup) => setup.seats === seats);
  if (found !== undefined) return found;
  throw new UsageError((texts) =>
    texts.t('cli:error.wrong-seats', {
      game: game.id,
      seats: seats ?? 0,
      allowed: game.seats.join(', '),
    }),
  );
}

export function readBots(list: string): readonly BotId[] {
  return list.split(',').map((name) => {
    const id = name.trim();
    if (isBotId(id)) return id;
    throw new UsageError((texts) =>
      texts.t('cli:error.unknown-bot', { bot: id, bots: BOT_IDS.join(', ') }),
    );
  });
}
