import { plainSpaces } from '@parsecs/lang';
import type { Library } from './builder-model.ts';
import { listName } from './list-choice.tsx';
import { type ListLook, totalOf } from './look.ts';

/** The list in plain words, to be pasted into a letter or a chat. */
export function writeListText(
  { texts, words }: Pick<Library, 'texts' | 'words'>,
  look: ListLook,
): string {
  const head = [
    listName(texts, look.name),
    words.side(look.side),
    texts.t('builder:points', { count: totalOf(look) }),
  ].join(' · ');
  const sections = look.sections.map(({ id, entries }) => {
    const lines = entries.map(({ card, count, cost, slots }) => {
      const name = count > 1 ? `${count} × ${words.name(card)}` : words.name(card);
      const carried = slots.flatMap((slot) =>
        slot.card === undefined ? [] : [words.name(slot.card)],
      );
      return `${[name, ...carried].join(' + ')} (${cost})`;
    });
    return look.sections.length > 1 ? [words.section(id), ...lines].join('\n') : lines.join('\n');
  });
  return plainSpaces([head, ...sections.filter((text) => text !== '')].join('\n\n'));
}
