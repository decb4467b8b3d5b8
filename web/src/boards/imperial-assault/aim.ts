import { missionGains, type TokenKind, type View } from '@parsecs/imperial-assault';
import type { Viewer } from '@parsecs/kernel';
import type { Texts } from '@parsecs/lang';
import { missionOf } from './layout.ts';

/** What is fetched or dug out is used up; how much of it is left says how far the mission is. */
const USED_UP: readonly TokenKind[] = ['contraband', 'holocron', 'data-crate', 'excavation-site'];

/** What the mission pays for, and what it would pay now. */
export function aimOf(texts: Texts, view: View, viewer: Viewer): string | undefined {
  const mission = missionOf(view);
  if (mission === undefined) return undefined;
  const parts = [
    texts.t(`imperial-assault-board:aim.${mission}`),
    tellLeft(texts, view),
    view.round > 0 ? tellGains(texts, view, viewer) : undefined,
  ];
  return parts.flatMap((part) => part ?? []).join(' · ');
}

function tellLeft(texts: Texts, { tokens, raiders }: View): string | undefined {
  const fetched = tokens.filter(({ kind }) => USED_UP.includes(kind));
  if (fetched.length > 0) {
    const left = fetched.filter(({ at, by }) => at !== null || by !== null).length;
    return texts.t('imperial-assault-board:aim.left', { left, of: fetched.length });
  }
  if (raiders.length === 0) return undefined;
  const count = raiders.filter(({ at }) => at !== null).length;
  return texts.t('imperial-assault-board:aim.raiders', { count });
}

function tellGains(texts: Texts, view: View, viewer: Viewer): string | undefined {
  const gains = missionGains(view);
  if (gains.every((gain) => gain === 0)) return undefined;
  const [mine, theirs] = viewer === 1 ? [gains[1], gains[0]] : gains;
  return viewer === 0 || viewer === 1
    ? texts.t('imperial-assault-board:aim.gains', { mine, theirs })
    : texts.t('imperial-assault-board:aim.gains-open', { mine, theirs });
}
