import { useEffect, useRef } from 'react';
import { readAddress } from './address.ts';
import type { BenchActions, Editor } from './editor.ts';

/** Browsers refuse an address that changes with every letter typed. */
const PAUSE = 250;

/** The address always holds the list in the editor, and an address put into it is opened. */
export function useAddress(editor: Editor): void {
  const { address } = editor;
  const writtenAt = useRef(0);
  useEffect(() => {
    if (location.hash === address) return;
    const write = (): void => {
      writtenAt.current = performance.now();
      history.replaceState(history.state, '', address);
    };
    const wait = writtenAt.current + PAUSE - performance.now();
    const timer = setTimeout(write, Math.max(0, wait));
    // Whoever leaves at once finds the list as it was left.
    addEventListener('pagehide', write);
    return () => {
      clearTimeout(timer);
      removeEventListener('pagehide', write);
    };
  }, [address]);
  const latest = useRef(editor);
  useEffect(() => {
    latest.current = editor;
  });
  useEffect(() => {
    const read = (): void => {
      const { box, act } = latest.current;
      const found = readAddress(location.hash, box.terms);
      if (found !== undefined) act.open(found.link, found.terms);
    };
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, []);
}

/** Undo and redo by the keys that everybody knows; a text field keeps its own. */
export function useUndoKeys(act: BenchActions): void {
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
