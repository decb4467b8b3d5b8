import type { LogFault, TakeBackEntry } from '@parsecs/kernel';
import { describeRefusal } from './describe.ts';
import { listOf, type People, personOf } from './people.ts';
import type { Texts } from './texts.ts';

/** What is wrong with a saved table: the field, and the fault of the match inside it. */
interface SavedFault {
  readonly path: string;
  readonly log?: LogFault;
}

const NOBODY: People = { name: () => '' };

/** Why a replay or a saved table cannot be opened. With the game, also why an entry is refused. */
export function describeFault(texts: Texts, fault: LogFault | SavedFault, game?: string): string {
  if (!('cause' in fault)) {
    if (fault.log !== undefined) return describeFault(texts, fault.log, game);
    return withPath(texts, texts.t('table:fault.not-a-table'), fault.path);
  }
  const { cause, entry, path, refusal } = fault;
  // People count from 1.
  const text = texts.t(`table:fault.${cause}`, { entry: (entry ?? 0) + 1 });
  if (refusal !== undefined && game !== undefined) {
    return `${text} ${describeRefusal(texts, game, refusal, NOBODY)}`;
  }
  return cause === 'not-a-log' || cause === 'bad-setup' ? withPath(texts, text, path) : text;
}

function withPath(texts: Texts, text: string, path = ''): string {
  return path === '' ? text : `${text} ${texts.t('table:fault.path', { path })}`;
}

/** Whom the table waits for. */
export function describeWaiting(texts: Texts, seats: readonly number[], people: People): string {
  const names = listOf(
    texts,
    seats.map((seat) => people.name(seat)),
  );
  return texts.t('table:waiting', { names });
}

/** A line of the log: somebody took a decision back. */
export function describeTakeBack(
  texts: Texts,
  { by, agreed }: Pick<TakeBackEntry, 'by' | 'agreed'>,
  people: People,
): string {
  const how = agreed === undefined || agreed.length === 0 ? 'done' : 'agreed';
  return texts.t(`table:take-back.${how}.${personOf(people, by)}`, { name: people.name(by) });
}

/** A take-back that waits for the others, in the words for whoever reads. */
export function describeRequest(
  texts: Texts,
  request: { readonly by: number; readonly waitingFor: readonly number[] },
  people: People,
): string {
  const { by, waitingFor } = request;
  const name = people.name(by);
  if (people.me === by) {
    const names = listOf(
      texts,
      waitingFor.map((seat) => people.name(seat)),
    );
    return texts.t('table:take-back.request.you', { names });
  }
  const asked = people.me !== undefined && waitingFor.includes(people.me);
  return texts.t(`table:take-back.request.${asked ? 'they' : 'watch'}`, { name });
}
