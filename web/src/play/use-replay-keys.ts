import { useEffect } from 'react';
import type { ReplaySession } from './replay-session.ts';

/** Arrows step, space plays, Home and End jump. */
export function useReplayKeys(session: ReplaySession, onHelp: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (document.querySelector('[role=dialog], [role=listbox]') !== null) return;
      const target = event.target instanceof Element ? event.target : undefined;
      const isButton = Boolean(target?.closest('button, a, [role=combobox]'));
      if ((event.key === ' ' && isButton) || event.shiftKey) return;
      if (!act(session, event.key, onHelp)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    addEventListener('keydown', onKey, true);
    return () => removeEventListener('keydown', onKey, true);
  }, [session, onHelp]);
}

function act(session: ReplaySession, key: string, onHelp: () => void): boolean {
  const { playing, opened } = session.read();
  switch (key) {
    case 'ArrowRight':
      session.stepBy(1);
      return true;
    case 'ArrowLeft':
      session.stepBy(-1);
      return true;
    case ' ':
      if (playing) session.pause();
      else session.play();
      return true;
    case 'Home':
    case 'End':
      session.pause();
      void session.goTo(key === 'Home' ? 0 : opened.length);
      return true;
    case 'Escape':
      session.animator.skip();
      return true;
    case '?':
      onHelp();
      return true;
    default:
      return false;
  }
}
