import { ARMY_IDS, armyFromLink } from '@parsecs/imperial-assault';
import type { JSX } from 'react';
import { Icon } from '../art/emblems.tsx';
import { useSavedLists } from '../builder/saved-lists.ts';
import { randomHex } from '../shell/storage.ts';
import { useTexts } from '../shell/texts.tsx';
import { IconButton } from '../shell/ui/button.tsx';
import { Select } from '../shell/ui/select.tsx';
import {
  type ArmyPick,
  type AssaultDraft,
  BUILT,
  type ChangeAssault,
  drawnPick,
  readyPick,
  setArmy,
} from './imperial-assault-draft.ts';

interface ArmySelectProps {
  readonly draft: AssaultDraft;
  readonly seat: 0 | 1;
  readonly named: (what: string) => string;
  readonly change: ChangeAssault;
}

interface Offered {
  readonly key: string;
  readonly label: string;
  readonly pick: () => ArmyPick;
}

const SEED_BYTES = 8;

function draw(): ArmyPick {
  return drawnPick(randomHex(SEED_BYTES));
}

/** What a seat plays with: a ready-made army, one that is drawn, or one of the player's own. */
export function ArmySelect(props: ArmySelectProps): JSX.Element {
  const { draft, seat, named, change } = props;
  const texts = useTexts('imperial-assault', 'imperial-assault-board');
  const saved = useSavedLists('imperial-assault');
  const now = draft.armies[seat];
  const own = (name: string): string => texts.t('imperial-assault-board:new.army-own', { name });
  const offered: Offered[] = [
    ...ARMY_IDS.map((id) => ({
      key: `ready:${id}`,
      label: texts.t(`imperial-assault:army.${id}.name`),
      pick: () => readyPick(id),
    })),
    { key: 'random', label: texts.t('imperial-assault-board:new.army-random'), pick: draw },
    { key: 'build', label: texts.t('imperial-assault-board:new.army-build'), pick: () => BUILT },
    ...saved.flatMap(({ id, link, name }): readonly Offered[] => {
      const read = armyFromLink(link);
      if (!read.ok) return [];
      const { army } = read.value;
      return [
        { key: `saved:${id}`, label: own(name), pick: () => ({ key: `saved:${id}`, army, name }) },
      ];
    }),
  ];
  if (!offered.some(({ key }) => key === now.key)) {
    offered.push({ key: now.key, label: own(now.name ?? ''), pick: () => now });
  }
  return (
    <div className="flex gap-2">
      <Select
        label={named(texts.t('imperial-assault-board:new.army'))}
        className="min-w-0 grow"
        value={now.key}
        choices={offered.map(({ key, label }) => ({ value: key, label }))}
        onChange={(key) => {
          const chosen = offered.find((one) => one.key === key);
          if (chosen !== undefined) change((old) => setArmy(old, seat, chosen.pick()));
        }}
      />
      {now.key === 'random' && (
        <IconButton
          label={named(texts.t('imperial-assault-board:new.army-again'))}
          variant="quiet"
          onClick={() => change((old) => setArmy(old, seat, draw()))}
        >
          <Icon name="dice" />
        </IconButton>
      )}
    </div>
  );
}
