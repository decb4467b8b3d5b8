import { FACTIONS, type Faction } from '@parsecs/xwing';
import type { JSX } from 'react';
import { Icon } from '../art/emblems.tsx';
import { ArtSvg } from '../art/kit/index.ts';
import { SideMark } from '../art/xwing/index.ts';
import { useTexts } from '../shell/texts.tsx';
import { ButtonLink } from '../shell/ui/button.tsx';
import { NumberField } from '../shell/ui/number-field.tsx';
import { RadioGroup } from '../shell/ui/radio-group.tsx';
import { Switch } from '../shell/ui/switch.tsx';
import { Section } from './section.tsx';
import {
  builderAddress,
  type ChangeXWing,
  POINT_LIMITS,
  setPoints,
  type XWingDraft,
} from './xwing-draft.ts';
import { SquadSelect } from './xwing-squad-select.tsx';

const MOST_POINTS = 400;
const POINT_STEP = 10;

interface PartProps {
  readonly draft: XWingDraft;
  readonly change: ChangeXWing;
}

/** With what the sides fight: what is printed for a mission, or squads by points. */
export function Forces({ draft, change }: PartProps): JSX.Element | null {
  const texts = useTexts('xwing', 'xwing-board');
  const isMission = draft.mission !== 0;
  const isPrinted = draft.forces === 'printed';
  // The first game has its own ships, and nothing to choose.
  if (!isMission && isPrinted) return null;
  return (
    <Section title={texts.t('xwing-board:new.forces')}>
      <div className="flex flex-col gap-4">
        {isMission && (
          <RadioGroup
            label={texts.t('xwing-board:new.forces')}
            hideLabel
            value={draft.forces}
            choices={(['printed', 'squads'] as const).map((value) => ({
              value,
              label: texts.t(`xwing-board:new.forces-${value}`),
            }))}
            onChange={(forces) => change((old) => ({ ...old, forces }))}
          />
        )}
        {!isPrinted && (
          <>
            <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
              {FACTIONS.map((faction) => (
                <SideForce key={faction} faction={faction} draft={draft} change={change} />
              ))}
            </div>
            <Limits draft={draft} change={change} />
          </>
        )}
      </div>
    </Section>
  );
}

function SideForce(props: PartProps & { readonly faction: Faction }): JSX.Element {
  const { draft, faction, change } = props;
  const texts = useTexts('xwing', 'xwing-board');
  const isKnown = typeof draft.squads[faction].source === 'object';
  const side = texts.t(`xwing:faction.${faction}.name`);
  return (
    <div className="flex items-center gap-2">
      <ArtSvg size={22} className="shrink-0">
        <SideMark side={faction} />
      </ArtSvg>
      <div className="min-w-0 grow">
        <SquadSelect draft={draft} faction={faction} change={change} />
      </div>
      {isKnown && (
        <ButtonLink
          to={builderAddress(draft, faction)}
          variant="bare"
          className="size-touch shrink-0 !p-0"
          aria-label={texts.t('shell:new.edit-list', { list: side })}
        >
          <Icon name="edit" />
        </ButtonLink>
      )}
    </div>
  );
}

function Limits({ draft, change }: PartProps): JSX.Element {
  const texts = useTexts('xwing', 'xwing-board');
  const set = (points: number): void => change((old) => setPoints(old, points));
  return (
    <>
      <div className="flex flex-col gap-2">
        <NumberField
          label={texts.t('xwing-board:new.points')}
          note={texts.t('xwing-board:new.points-note')}
          value={draft.points}
          least={0}
          most={MOST_POINTS}
          step={POINT_STEP}
          onChange={set}
        />
        <RadioGroup
          label={texts.t('xwing-board:new.points')}
          hideLabel
          value={`${draft.points}`}
          choices={POINT_LIMITS.map((points) => ({
            value: `${points}`,
            label: points === 0 ? texts.t('shell:new.no-limit') : `${points}`,
          }))}
          onChange={(value) => set(Number(value))}
        />
      </div>
      <Switch
        label={texts.t('xwing-board:new.base-set')}
        note={texts.t('xwing-board:new.base-set-note')}
        checked={draft.isBaseSet}
        onChange={(isBaseSet) => change((old) => ({ ...old, isBaseSet }))}
      />
    </>
  );
}
