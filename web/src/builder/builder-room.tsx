import { type JSX, useEffect, useMemo, useState } from 'react';
import { isByKeyboard } from '../shell/last-input.ts';
import { type Texts, useTexts } from '../shell/texts.tsx';
import { type Bench, useBench } from './bench.ts';
import { BuilderView } from './builder-view.tsx';
import { keepDraft } from './drafts.ts';
import type { ListKind } from './kind.ts';
import { type Desk, type Library, LibraryContext, type Room, RoomContext } from './room.ts';
import { shelfOf } from './shelf.ts';
import { useAddress, useUndoKeys } from './use-address.ts';

/** The builder of one game, with all its words at hand. */
export function BuilderRoom<L>({ kind }: { readonly kind: ListKind<L> }): JSX.Element {
  const texts = useTexts('builder', ...kind.namespaces);
  const library = useLibraryOf(kind, texts);
  const bench = useBench(kind);
  useAddress(bench);
  useUndoKeys(bench.act);
  const { savedAs, look } = bench;
  useEffect(() => {
    keepDraft(kind.game, { link: look.link, terms: look.terms, savedAs });
  }, [kind, look, savedAs]);
  const room = useRoomOf(library, bench);
  return (
    <LibraryContext value={library}>
      <RoomContext value={room}>
        <BuilderView />
      </RoomContext>
    </LibraryContext>
  );
}

export function useLibraryOf<L>(kind: ListKind<L>, texts: Texts): Library {
  return useMemo(
    () => ({ texts, box: kind, words: kind.words(texts), shelf: shelfOf(kind) }),
    [kind, texts],
  );
}

function useRoomOf(library: Library, bench: Bench): Room {
  const [desk, setDesk] = useState<Desk>({
    on: 'cards',
    place: bench.look.sections[0]?.place ?? '',
  });
  const [isDeskOpen, setDeskOpen] = useState(false);
  return {
    ...library,
    bench,
    desk,
    isDeskOpen,
    show: (next) => {
      setDesk(next);
      setDeskOpen(true);
    },
    showList: () => {
      setDeskOpen(false);
      if (desk.on === 'cards') return;
      const id = `entry-${desk.entry}`;
      requestAnimationFrame(() => {
        const row = document.getElementById(id);
        row?.scrollIntoView({ block: 'nearest' });
        if (isByKeyboard()) row?.focus();
      });
    },
  };
}
