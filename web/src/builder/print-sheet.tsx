import { type JSX, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useBuilder } from './builder-model.ts';
import { CardName } from './card-name.tsx';
import { listName } from './list-choice.tsx';
import { totalOf } from './look.ts';

/** True while the browser prints; the sheet is drawn for that moment only. */
export function usePrinting(): { readonly isPrinting: boolean; readonly print: () => void } {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    const begin = (): void => flushSync(() => setPrinting(true));
    const end = (): void => setPrinting(false);
    addEventListener('beforeprint', begin);
    addEventListener('afterprint', end);
    return () => {
      removeEventListener('beforeprint', begin);
      removeEventListener('afterprint', end);
    };
  }, []);
  return { isPrinting, print: () => window.print() };
}

/** The list on paper: every card with everything it says, in daylight. */
export function PrintSheet(): JSX.Element {
  const { editor, texts, words } = useBuilder();
  const { look, box } = editor;
  const { Face } = box;
  return (
    <article className="hidden text-sm print:block">
      <h1 className="text-lg">{listName(texts, look.name)}</h1>
      <p className="mb-4 text-quiet">
        {[
          texts.t(`shell:game.${box.game}.name`),
          words.side(look.side),
          texts.t('builder:points', { count: totalOf(look) }),
        ].join(' · ')}
      </p>
      {look.sections.map(({ id, entries }) => (
        <section key={id}>
          {look.sections.length > 1 && <h2 className="mb-2 text-base">{words.section(id)}</h2>}
          <ul className="mb-4 columns-2 gap-4">
            {entries.map((entry) => {
              const carried = entry.slots.flatMap(({ card }) => (card === undefined ? [] : [card]));
              return (
                <li
                  key={entry.id}
                  className="mb-4 break-inside-avoid rounded-md border border-edge p-3"
                >
                  <h3 className="mb-2 flex justify-between gap-2 text-base">
                    <span>
                      {entry.count > 1 && `${entry.count} × `}
                      <CardName card={entry.card} />
                    </span>
                    <span className="condensed">{entry.cost}</span>
                  </h3>
                  <Face card={entry.card} carried={carried} />
                </li>
              );
            })}
          </ul>
        </section>
      ))}
      <p className="text-xs text-quiet">{texts.t('shell:foot.unofficial')}</p>
    </article>
  );
}
