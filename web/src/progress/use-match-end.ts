import { useEffect, useState } from 'react';
import { gameNamed } from '../games/index.ts';
import { eventsOf } from '../play/results.ts';
import type { PageModel } from '../play/use-page-model.ts';
import { earned, type Finished } from './achievements/finished.ts';
import { levelBeaten } from './first-win.ts';
import { getProgress, markDone } from './progress.ts';
import { type DoneList, isDone, winId } from './progress-shape.ts';

/** Something that was reached for the first time in this match. */
export interface News {
  readonly list: Extract<DoneList, 'firstWins' | 'achievements'>;
  readonly game: string;
  /** The level that was beaten, or the achievement. */
  readonly what: string;
}

/** Notes what a person has reached when a match of theirs ends, and tells what of it is new. */
export function useMatchEnd(model: PageModel): readonly News[] {
  const { session, look, story } = model;
  const { here, record } = session;
  const [news, setNews] = useState<readonly News[]>([]);
  const [only] = here;
  const isOwn = here.length === 1 && look.viewer === only && session.isLocal;
  const isOver = look.outcome !== undefined && isOwn;
  useEffect(() => {
    const { outcome, view, round } = look;
    if (!isOver || only === undefined || outcome === undefined) return;
    let wanted = true;
    const note = async (): Promise<void> => {
      const { log } = await session.save();
      // Whoever begins in the middle of another match has a part of the way behind them.
      if (log.reseeds !== undefined) return;
      const standing = session.board.standings(view).find(({ seats }) => seats.includes(only));
      const side = standing?.seats ?? [only];
      const events = eventsOf(story);
      const finished: Finished = { seat: only, side, outcome, rounds: round, view, events };
      const achievements = earned(await gameNamed(record.game).loadAchievements(), finished);
      const level = levelBeaten(record.fresh.seats, only, side, outcome);
      const reached: readonly News[] = [
        ...(level === undefined ? [] : [newsOf('firstWins', record.game, level)]),
        ...achievements.map((what) => newsOf('achievements', record.game, what)),
      ];
      const fresh = reached.filter(({ list, game, what }) => {
        return !isDone(getProgress(), list, winId(game, what));
      });
      for (const { list, game, what } of fresh) markDone(list, winId(game, what));
      if (wanted && fresh.length > 0) setNews(fresh);
    };
    note().catch(() => undefined);
    return () => {
      wanted = false;
    };
  }, [isOver, look, only, record, session, story]);
  return news;
}

function newsOf(list: News['list'], game: string, what: string): News {
  return { list, game, what };
}
