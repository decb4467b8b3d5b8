import {
  type Faction,
  fleetFromLink,
  READY_FLEETS,
  STANDARD_POINTS,
} from '@parsecs/starship-battles';
import type { JSX } from 'react';
import { useSavedLists } from '../builder/saved-lists.ts';
import { useTexts } from '../shell/texts.tsx';
import { type Choice, Select } from '../shell/ui/select.tsx';
import {
  type BattleDraft,
  BUILT,
  type ChangeBattle,
  DRAWN,
  type FleetPick,
  setFleet,
} from './battle-draft.ts';

export interface FleetSelectProps {
  readonly draft: BattleDraft;
  readonly seat: number;
  /** Open while the players choose their sides at the table. */
  readonly side: Faction | undefined;
  readonly named: (what: string) => string;
  readonly change: ChangeBattle;
}

interface Offered {
  readonly pick: FleetPick;
  readonly label: string;
}

/** What a seat plays with. Lists of one's own are offered beside the ready-made ones. */
export function FleetSelect(props: FleetSelectProps): JSX.Element | null {
  const { draft, seat, side, named, change } = props;
  const texts = useTexts('starship-battles', 'starship-battles-board');
  const saved = useSavedLists('starship-battles');
  // The introduction has its own fleets.
  if (draft.mode === 'quick-start') return null;
  const now = draft.fleets[seat] ?? DRAWN;
  const offered: Offered[] = [
    { pick: BUILT, label: texts.t('starship-battles-board:new.fleet-build') },
    { pick: DRAWN, label: texts.t('starship-battles-board:new.fleet-random') },
  ];
  for (const { id, fleet, kind } of READY_FLEETS) {
    if (kind !== 'standard' || fleet.faction !== side || draft.points < STANDARD_POINTS) continue;
    offered.push({
      pick: { key: `ready:${id}`, source: fleet },
      label: texts.t(`starship-battles:fleet.${id}`),
    });
  }
  for (const { id, link, name } of saved) {
    const read = fleetFromLink(link);
    if (!read.ok || read.value.fleet.faction !== side) continue;
    const label = texts.t('starship-battles-board:new.fleet-own', { name });
    offered.push({ pick: { key: `saved:${id}`, source: read.value.fleet, name }, label });
  }
  if (!offered.some(({ pick }) => pick.key === now.key)) {
    const label = texts.t('starship-battles-board:new.fleet-own', { name: now.name ?? '' });
    offered.push({ pick: now, label });
  }
  const choices = offered.map(({ pick, label }): Choice<string> => ({ value: pick.key, label }));
  return (
    <Select
      label={named(texts.t('starship-battles-board:new.fleet'))}
      value={now.key}
      choices={choices}
      onChange={(key) => {
        const chosen = offered.find(({ pick }) => pick.key === key);
        if (chosen !== undefined) change((old) => setFleet(old, seat, chosen.pick));
      }}
    />
  );
}
