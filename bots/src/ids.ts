/** What people may play against, from the weakest to the strongest. */
export const LEVELS = ['first-game', 'easy', 'normal', 'hard', 'ace'] as const;
export type Level = (typeof LEVELS)[number];

/** A new table has this one unless somebody chooses another. */
export const USUAL_LEVEL: Level = 'hard';

/** Those for tests and comparison, then the levels, from the weakest to the strongest. */
export type BotId = 'random' | 'greedy' | Level;
export const BOT_IDS: readonly BotId[] = ['random', 'greedy', ...LEVELS];

export function isBotId(id: unknown): id is BotId {
  return BOT_IDS.some((known) => known === id);
}

/** Characters of opponents, beside how strong they are. */
export const STYLES = ['joust', 'flank', 'escort', 'objective', 'cautious'] as const;
export type Style = (typeof STYLES)[number];

export function isStyle(id: unknown): id is Style {
  return STYLES.some((known) => known === id);
}
