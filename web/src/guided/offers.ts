import { getProgress } from '../progress/progress.ts';
import { isDone } from '../progress/progress-shape.ts';

const STORAGE_KEY = 'twelve-parsecs/guided-offers';

function readOffers(): readonly unknown[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? 'null');
    return Array.isArray(found) ? found : [];
  } catch {
    return [];
  }
}

/** Whether somebody who begins this game has not been asked yet if they want to be guided first. */
export function shouldOffer(game: string): boolean {
  return !isDone(getProgress(), 'lessonsDone', game) && !readOffers().includes(game);
}

/** Once for each game, and never again. */
export function noteOffered(game: string): void {
  const offers = readOffers();
  if (offers.includes(game)) return;
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify([...offers, game]));
  } catch {
    // Full or forbidden: it will be offered once more.
  }
}
