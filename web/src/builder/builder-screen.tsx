import { type JSX, useCallback, useMemo, useState } from 'react';
import { isByKeyboard } from '../shell/last-input.ts';
import { type Texts, useTexts } from '../shell/texts.tsx';
import {
  BuilderContext,
  type BuilderModel,
  type Library,
  LibraryContext,
  type MainPanel,
} from './builder-model.ts';
import { BuilderView } from './builder-view.tsx';
import { keepDraft } from './drafts.ts';
import { type Editor, useEditor } from './editor.ts';
import type { ListKind } from './kind.ts';
import { readyListsOf } from './ready-lists.ts';
import { type Addresses, useAddress, useUndoKeys } from './use-address.ts';

/** The builder of one game, with all its words at hand. */
export function BuilderScreen<L>({ kind }: { readonly kind: ListKind<L> }): JSX.Element {
  const texts = useTexts('builder', ...kind.namespaces);
  const library = useLibraryOf(kind, texts);
  const editor = useEditor(kind);
  const { savedAs, look } = editor;
  const keep = useCallback(
    (above: Addresses) =>
      keepDraft(kind.game, { link: look.link, terms: look.terms, savedAs, ...above }),
    [kind, look, savedAs],
  );
  useAddress(editor, keep);
  useUndoKeys(editor.act);
  const builder = useBuilderOf(library, editor);
  return (
    <LibraryContext value={library}>
      <BuilderContext value={builder}>
        <BuilderView />
      </BuilderContext>
    </LibraryContext>
  );
}

export function useLibraryOf<L>(kind: ListKind<L>, texts: Texts): Library {
  return useMemo(
    () => ({ texts, box: kind, words: kind.words(texts), lists: readyListsOf(kind) }),
    [kind, texts],
  );
}

function useBuilderOf(library: Library, editor: Editor): BuilderModel {
  const [mainPanel, setDesk] = useState<MainPanel>({
    on: 'cards',
    place: editor.look.sections[0]?.place ?? '',
  });
  const [isMainPanelOpen, setDeskOpen] = useState(false);
  return {
    ...library,
    editor,
    mainPanel,
    isMainPanelOpen,
    show: (next) => {
      setDesk(next);
      setDeskOpen(true);
    },
    showList: () => {
      setDeskOpen(false);
      if (mainPanel.on === 'cards') return;
      const id = `entry-${mainPanel.entry}`;
      requestAnimationFrame(() => {
        const row = document.getElementById(id);
        row?.scrollIntoView({ block: 'nearest' });
        if (isByKeyboard()) row?.focus();
      });
    },
  };
}
