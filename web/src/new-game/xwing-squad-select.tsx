import { squadFromLink } from '@parsecs/xwing';
import type { JSX } from 'react';
import { useSavedLists } from '../builder/saved-lists.ts';
import { useTexts } from '../shell/texts.tsx';
import { Select } from '../shell/ui/select.tsx';
import {
  BUILT,
  type ChangeXWing,
  DRAWN,
  readyPicks,
  type SquadPick,
  setSquad,
  type Team,
  type XWingDraft,
} from './xwing-draft.ts';
import { teamName } from './xwing-team-name.ts';

interface SquadSelectProps {
  readonly draft: XWingDraft;
  readonly team: Team;
  readonly change: ChangeXWing;
}

interface Offered {
  readonly label: string;
  readonly pick: SquadPick;
}

/** What a side flies with: a ready-made squad, one that is drawn, built at the table, or one's own. */
export function SquadSelect(props: SquadSelectProps): JSX.Element {
  const { draft, team, change } = props;
  const faction = draft.factions[team];
  const texts = useTexts('xwing', 'xwing-board');
  const saved = useSavedLists('xwing');
  const now = draft.squads[team];
  const own = (name: string): string => texts.t('xwing-board:new.squad-own', { name });
  const offered: Offered[] = [
    { label: texts.t('xwing-board:new.squad-build'), pick: BUILT },
    { label: texts.t('xwing-board:new.squad-random'), pick: DRAWN },
    ...readyPicks(draft, faction).map((pick) => ({ label: nameOf(pick), pick })),
    ...saved.flatMap(({ id, link, name }): readonly Offered[] => {
      const read = squadFromLink(link);
      if (!read.ok || read.value.faction !== faction) return [];
      const { name: _, ...squad } = read.value;
      return [{ label: own(name), pick: { key: `saved:${id}`, source: squad, name } }];
    }),
  ];
  if (!offered.some(({ pick }) => pick.key === now.key)) {
    offered.push({ label: nameOf(now), pick: now });
  }
  function nameOf({ ready, name = '' }: SquadPick): string {
    return ready === undefined ? own(name) : texts.t(`xwing:squad.${ready}`);
  }
  return (
    <Select
      label={texts.t('xwing-board:new.squad-of', { side: teamName(texts, draft, team) })}
      className="w-full"
      value={now.key}
      choices={offered.map(({ label, pick }) => ({ value: pick.key, label }))}
      onChange={(key) => {
        const chosen = offered.find(({ pick }) => pick.key === key);
        if (chosen !== undefined) change((old) => setSquad(old, team, chosen.pick));
      }}
    />
  );
}
