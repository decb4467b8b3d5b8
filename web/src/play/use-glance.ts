import type { SeatSnapshot } from '@parsecs/table';
import { useCallback, useEffect, useRef } from 'react';
import type { BoardModule } from '../boards/contract.ts';
import type { Glance } from '../shell/glance.ts';
import { keepGlance } from '../shell/storage.ts';
import { type Texts, useTexts } from '../shell/texts.tsx';
import type { Session } from './session.ts';

function glanceOf(texts: Texts, board: BoardModule, view: unknown): Glance {
  const { title, armyOf, sketch } = board.glance(texts, view);
  const sides = board.standings(view).map(({ seats, score, of }) => ({
    seats,
    score,
    of,
    army: armyOf(seats[0] ?? 0),
  }));
  return { language: texts.language, title, sides, sketch };
}

/** Keeps what the home page shows of this match: after every round, at its end, and when one leaves. */
export function useGlance(session: Session, look: SeatSnapshot): void {
  const { board, record } = session;
  const texts = useTexts(board.words, ...(board.moreWords ?? []));
  const latest = useRef({ texts, look });
  latest.current = { texts, look };
  const keep = useCallback((): void => {
    if (!session.isLocal) return;
    const { texts, look } = latest.current;
    void keepGlance(record.id, glanceOf(texts, board, look.view));
  }, [session, record.id, board]);
  const isOver = look.outcome !== undefined;
  useEffect(keep, [keep, look.round, isOver]);
  useEffect(() => {
    document.addEventListener('visibilitychange', keep);
    return () => {
      document.removeEventListener('visibilitychange', keep);
      keep();
    };
  }, [keep]);
}
