import { FACTIONS, xwing } from '@parsecs/xwing';
import { type JSX, Suspense } from 'react';
import { MissionBriefing } from '../boards/xwing/mission-briefing.tsx';
import { useTexts } from '../shell/texts.tsx';
import { ButtonLink } from '../shell/ui/button.tsx';
import { RadioGroup } from '../shell/ui/radio-group.tsx';
import { FormPage } from './form-page.tsx';
import { SeatList } from './seat-list.tsx';
import { Section } from './section.tsx';
import { type DraftRules, useDraft } from './use-draft.ts';
import { BattlePicture } from './xwing-battle-picture.tsx';
import {
  type ChangeXWing,
  chooseBattle,
  newXWingDraft,
  readSquadLink,
  setSide,
  setupOf,
  sideOf,
  sideOfSeat,
  toXWingSetup,
  XWING_BATTLES,
  XWING_PLAYERS,
  type XWingDraft,
} from './xwing-draft.ts';
import { Forces } from './xwing-forces.tsx';
import { adviceOn, measuredIn } from './xwing-handicap.ts';
import { hintsOf, tellPlaces } from './xwing-problems.ts';
import { XWingSummary } from './xwing-summary.tsx';
import { Aids, XWingTuning } from './xwing-tuning.tsx';

const GAME = 'xwing';

const RULES: DraftRules<XWingDraft> = {
  begin: (language, names, search) => readSquadLink(newXWingDraft(language, names), search),
  toSetup: toXWingSetup,
  check: xwing.checkSetup,
};

/** Everything has a sensible default: whoever just wants to play presses Start. */
export function XWingForm(): JSX.Element {
  const texts = useTexts(GAME, 'xwing-board');
  const { draft, change, setup, isReady, problems } = useDraft(RULES);
  return (
    <FormPage
      game={GAME}
      draft={draft}
      setup={setup}
      isReady={isReady}
      problems={[...tellPlaces(texts, draft, problems), ...(isReady ? hintsOf(texts, draft) : [])]}
      summary={<XWingSummary draft={draft} />}
      links={<ButtonLink to={`/build/${GAME}`}>{texts.t('xwing-board:new.builder')}</ButtonLink>}
    >
      <Section title={texts.t('xwing-board:new.battle')}>
        <Battles draft={draft} change={change} />
        <Measured draft={draft} />
        <Briefing mission={draft.mission} />
      </Section>
      <Players draft={draft} change={change} />
      <Forces draft={draft} change={change} />
      <Aids draft={draft} change={change} />
      <XWingTuning draft={draft} change={change} />
    </FormPage>
  );
}

interface PartProps {
  readonly draft: XWingDraft;
  readonly change: ChangeXWing;
}

function Battles({ draft, change }: PartProps): JSX.Element {
  const texts = useTexts(GAME, 'xwing-board');
  return (
    <RadioGroup
      label={texts.t('xwing-board:new.battle')}
      hideLabel
      look="cards"
      value={draft.battle}
      choices={XWING_BATTLES.map((value) => {
        const { mission } = setupOf(value);
        const words = mission === 0 ? `setup.${value}` : `mission.${mission}`;
        return {
          value,
          label: texts.t(`xwing:${words}.name`),
          note: `${texts.t(`xwing:${words}.text`)} ${adviceOn(texts, value, draft)}`.trim(),
          picture: <BattlePicture battle={value} />,
        };
      })}
      onChange={(battle) => change((old) => chooseBattle(old, battle))}
    />
  );
}

/** What the advice rests on. */
function Measured({ draft }: Pick<PartProps, 'draft'>): JSX.Element | null {
  const texts = useTexts(GAME, 'xwing-board');
  const words = measuredIn(texts, draft);
  return words === '' ? null : <p className="mt-3 max-w-prose text-sm text-quiet">{words}</p>;
}

/** Its rules may have to be fetched first; the form does not wait for them. */
function Briefing({ mission }: { readonly mission: XWingDraft['mission'] }): JSX.Element | null {
  if (mission === 0) return null;
  return (
    <Suspense fallback={null}>
      <div className="mt-4 max-w-prose">
        <MissionBriefing mission={mission} isFolded />
      </div>
    </Suspense>
  );
}

function Players({ draft, change }: PartProps): JSX.Element {
  const texts = useTexts(GAME, 'xwing-board');
  return (
    <Section title={texts.t('shell:new.players')}>
      <div className="flex flex-wrap items-start gap-x-8 gap-y-3">
        {/* Seven segments just fit on a small screen. */}
        <div className="max-sm:-mx-2">
          <RadioGroup
            label={texts.t('shell:new.how-many')}
            value={`${draft.players}`}
            choices={XWING_PLAYERS.map((count) => ({ value: `${count}`, label: `${count}` }))}
            onChange={(value) => change((old) => ({ ...old, players: Number(value) }))}
          />
        </div>
        <RadioGroup
          label={texts.t('xwing-board:new.side')}
          value={sideOf(draft)}
          choices={[
            ...FACTIONS.map((value) => ({
              value,
              label: texts.t(`xwing:faction.${value}.name`),
            })),
            { value: 'ask' as const, label: texts.t('xwing-board:new.side-ask') },
          ]}
          onChange={(side) => change((old) => setSide(old, side))}
        />
      </div>
      {draft.players > 2 && (
        <p className="mt-2 text-sm text-quiet">{texts.t('xwing-board:new.teams')}</p>
      )}
      <SeatList game="xwing" draft={draft} change={change} inTeams={draft.players > 2}>
        {(seat) => {
          const side = sideOfSeat(draft, seat);
          return (
            <p className="text-sm text-quiet">
              {side === undefined
                ? texts.t('xwing-board:new.side-ask')
                : texts.t(`xwing:faction.${side}.name`)}
            </p>
          );
        }}
      </SeatList>
    </Section>
  );
}
