import type { Game, GameTypes } from './game.ts';
import { Match } from './match.ts';
import { isTakeBack, type LogFault, type MatchLog } from './match-log.ts';

export interface RunOptions<T extends GameTypes> {
  /** Called after every entry, such as to keep each state or to tell how far it is. */
  readonly onEntry?: (match: Match<T>, entry: number) => void;
}

/** Runs a log from its beginning; a fault names the entry that cannot be run. */
export function runLog<T extends GameTypes>(
  game: Game<T>,
  log: MatchLog,
  { onEntry }: RunOptions<T> = {},
): { readonly match: Match<T> } | { readonly fault: LogFault } {
  if (log.game !== game.id) return { fault: { cause: 'other-game', path: 'game' } };
  if (log.rules !== game.version) return { fault: { cause: 'other-rules', path: 'rules' } };
  const setup = game.checkSetup(log.setup);
  if (!setup.ok) {
    const path = setup.problems[0]?.path ?? '';
    return { fault: { cause: 'bad-setup', path: path === '' ? 'setup' : `setup.${path}` } };
  }
  const match = new Match(game, setup.value, log.seed, log.reseeds);
  for (const [entry, record] of log.choices.entries()) {
    if (isTakeBack(record)) {
      if (record.backTo >= match.length) return { fault: { cause: 'bad-entry', entry } };
      match.takeBack(record.by, record.backTo, record.agreed);
    } else {
      const refusal = match.choose(record.by, record.choice, record);
      if (refusal !== undefined) return { fault: { cause: 'bad-entry', entry, refusal } };
    }
    onEntry?.(match, entry);
  }
  return match.hash() === log.hash ? { match } : { fault: { cause: 'hash-differs', path: 'hash' } };
}
