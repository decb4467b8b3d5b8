import { useEffect, useRef } from 'react';
import { readAddress } from './address.ts';
import type { Editor, EditorActions } from './editor.ts';

/** Browsers refuse an address that changes with every letter typed. */
const PAUSE = 250;

/** Under which a page that is loaded again may come: the one that stands there, and the one before it. */
export interface Addresses {
  readonly hash: string;
  readonly before: string;
}

/**
 * The address always holds the list in the editor, and an address put into it is opened. `keep` is
 * told of every list, with the addresses that a page which is loaded again may come under: before the
 * address has followed, or before the browser has taken note of it, the list is still found as it was left.
 */
export function useAddress(editor: Editor, keep: (above: Addresses) => void): void {
  const { address } = editor;
  const writtenAt = useRef(0);
  /** What the address was when this page last wrote or read it. */
  const known = useRef(location.hash);
  const before = useRef(location.hash);
  useEffect(() => {
    const keepHere = (): void => keep({ hash: known.current, before: before.current });
    keepHere();
    if (known.current === address) return;
    const write = (): void => {
      // Somebody has put another address there, which is about to be read.
      if (location.hash !== known.current) return;
      writtenAt.current = performance.now();
      history.replaceState(history.state, '', address);
      before.current = known.current;
      known.current = location.hash;
    };
    const wait = writtenAt.current + PAUSE - performance.now();
    const timer = setTimeout(
      () => {
        write();
        keepHere();
      },
      Math.max(0, wait),
    );
    // Whoever leaves at once finds the list as it was left. A page that is loaded again may come under
    // either address: the new one holds the list, and under the old one it is kept already.
    addEventListener('pagehide', write);
    return () => {
      clearTimeout(timer);
      removeEventListener('pagehide', write);
    };
  }, [address, keep]);
  const latest = useRef(editor);
  useEffect(() => {
    latest.current = editor;
  });
  useEffect(() => {
    const read = (): void => {
      const { box, act } = latest.current;
      before.current = known.current;
      known.current = location.hash;
      const found = readAddress(location.hash, box.terms);
      if (found !== undefined) act.open(found.link, found.terms);
    };
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, []);
}

/** Undo and redo by the keys that everybody knows; a text field keeps its own. */
export function useUndoKeys(act: EditorActions): void {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || isTyping(event.target)) return;
      const key = event.key.toLowerCase();
      if (key !== 'z' && key !== 'y') return;
      event.preventDefault();
      if (key === 'y' || event.shiftKey) latest.current.redo();
      else latest.current.undo();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea') !== null;
}
