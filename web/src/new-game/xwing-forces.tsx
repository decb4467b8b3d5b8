import { FACTIONS } from '@parsecs/xwing';
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
  mayMirror,
  POINT_LIMITS,
  setFaction,
  setForces,
  setPoints,
  TEAMS,
  type Team,
  type XWingDraft,
} from './xwing-draft.ts';
import { SquadSelect } from './xwing-squad-select.tsx';
import { teamName } from './xwing-team-name.ts';

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
            onChange={(forces) => change((old) => setForces(old, forces))}
          />
        )}
        {!isPrinted && (
          <>
            <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
              {TEAMS.map((team) => (
                <TeamForce key={team} team={team} draft={draft} change={change} />
              ))}
            </div>
            <Limits draft={draft} change={change} />
          </>
        )}
      </div>
    </Section>
  );
}

function TeamForce(props: PartProps & { readonly team: Team }): JSX.Element {
  const { draft, team, change } = props;
  const texts = useTexts('xwing', 'xwing-board');
  const faction = draft.factions[team];
  const isKnown = typeof draft.squads[team].source === 'object';
  const list = teamName(texts, draft, team);
  return (
    <div className="flex flex-col gap-2">
      {mayMirror(draft) && <FactionChoice draft={draft} team={team} change={change} />}
      <div className="flex items-center gap-2">
        <ArtSvg size={22} className="shrink-0">
          <SideMark side={faction} />
        </ArtSvg>
        <div className="min-w-0 grow">
          <SquadSelect draft={draft} team={team} change={change} />
        </div>
        {isKnown && (
          <ButtonLink
            to={builderAddress(draft, team)}
            variant="bare"
            className="size-touch shrink-0 !p-0"
            aria-label={texts.t('shell:new.edit-list', { list })}
          >
            <Icon name="edit" />
          </ButtonLink>
        )}
      </div>
    </div>
  );
}

/** Any team may fly for any faction. */
function FactionChoice(props: PartProps & { readonly team: Team }): JSX.Element {
  const { draft, team, change } = props;
  const texts = useTexts('xwing', 'xwing-board');
  const seat = texts.t('shell:new.seat', { number: team + 1 });
  return (
    <RadioGroup
      label={texts.t('shell:new.of-seat', { what: texts.t('xwing-board:new.faction'), seat })}
      wide
      value={draft.factions[team]}
      choices={FACTIONS.map((value) => ({ value, label: texts.t(`xwing:faction.${value}.name`) }))}
      onChange={(faction) => change((old) => setFaction(old, team, faction))}
    />
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
