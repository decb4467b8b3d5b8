import type { EventBase } from '@parsecs/kernel';
import { listOf, type People, type Texts } from '@parsecs/lang';
import type { StoryItem } from '@parsecs/table';
import type { BoardModule, Tally } from '../boards/contract.ts';
import { downloadFile } from '../shell/download.ts';
import { canShare } from './replay-files.tsx';

/** What happened and stands. */
export function eventsOf(story: readonly StoryItem[]): readonly EventBase[] {
  return story.flatMap((item) => (item.kind === 'step' && !item.undone ? item.events : []));
}

/** The sides as they stand at the end, by name. */
export function sidesOf(
  board: BoardModule,
  texts: Texts,
  view: unknown,
  people: People,
): readonly { readonly name: string; readonly score: number; readonly of: number }[] {
  return board.standings(view).map(({ seats, score, of }) => ({
    name: listOf(
      texts,
      seats.map((seat) => people.name(seat)),
    ),
    score,
    of,
  }));
}

/** What can be said of any game: how far each side has come. */
export function scoresOf(
  board: BoardModule,
  texts: Texts,
  view: unknown,
  people: People,
): readonly Tally[] {
  const rows = sidesOf(board, texts, view, people);
  const title = texts.t('shell:play.over.sides');
  return [{ title, rows: rows.map(({ name, score, of }) => ({ name, value: score, of })) }];
}

/** The list with everybody one seat further. */
export function movedOn<T>(list: readonly T[]): readonly T[] {
  return [...list.slice(1), ...list.slice(0, 1)];
}

/** To another program where the device can, else as a file. */
export async function handOver(name: string, picture: Blob): Promise<void> {
  const file = new File([picture], name, { type: picture.type });
  if (!canShare(file)) {
    downloadFile(name, picture);
    return;
  }
  // Whoever changes their mind has shared nothing, and that is all there is to it.
  await navigator.share({ files: [file] }).catch(() => undefined);
}
