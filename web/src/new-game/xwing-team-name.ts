import type { Texts } from '@parsecs/lang';
import { isMirror, type Team, type XWingDraft } from './xwing-draft.ts';

/** What a team is called: by its faction, and by its first seat where both have the same. */
export function teamName(texts: Texts, draft: XWingDraft, team: Team): string {
  const what = texts.t(`xwing:faction.${draft.factions[team]}.name`);
  if (!isMirror(draft)) return what;
  return texts.t('shell:new.of-seat', {
    what,
    seat: texts.t('shell:new.seat', { number: team + 1 }),
  });
}
