import type { ListGame, Terms } from './kind.ts';

/** What was in the editor when it was left. */
export interface KeptDraft {
  readonly link: string;
  readonly terms: Terms;
  /** The saved list that it belongs to. */
  readonly savedAs?: string | undefined;
  /** The address above the editor then; a list that was changed a moment ago is not in it yet. */
  readonly hash?: string;
  /** The address before that: a page that is loaded again at once may still come under it. */
  readonly before?: string;
}

const PREFIX = 'twelve-parsecs/draft/';

export function keepDraft(game: ListGame, draft: KeptDraft): void {
  try {
    localStorage.setItem(PREFIX + game, JSON.stringify(draft));
  } catch {
    // Full or forbidden: the address of the page holds the list, too.
  }
}

export function keptDraft(game: ListGame): KeptDraft | undefined {
  try {
    const content: unknown = JSON.parse(localStorage.getItem(PREFIX + game) ?? 'null');
    return isDraft(content) ? content : undefined;
  } catch {
    return undefined;
  }
}

/** Whether the draft was left under the address that the page has come under. */
export function isLeftHere({ hash, before }: KeptDraft): boolean {
  return hash === location.hash || (before === location.hash && isLoadedAgain());
}

/** Not a link that was opened, but this very page once more. */
function isLoadedAgain(): boolean {
  const [loaded] = performance.getEntriesByType('navigation');
  return (
    loaded instanceof PerformanceNavigationTiming &&
    loaded.type === 'reload' &&
    new URL(loaded.name).pathname === location.pathname
  );
}

function isDraft(content: unknown): content is KeptDraft {
  if (typeof content !== 'object' || content === null) return false;
  const { link, terms, savedAs } = content as Readonly<Record<string, unknown>>;
  return (
    typeof link === 'string' &&
    typeof terms === 'object' &&
    terms !== null &&
    (savedAs === undefined || typeof savedAs === 'string')
  );
}
