import {
  imperialAssault,
  OPTION_NAMES,
  OPTION_VALUES,
  type OptionName,
} from '@parsecs/imperial-assault';
import { type JSX, useMemo, useState } from 'react';
import { useSearch } from 'wouter';
import { Page } from '../shell/page.tsx';
import { useSettings } from '../shell/settings.ts';
import { useTexts } from '../shell/texts.tsx';
import { ButtonLink } from '../shell/ui/button.tsx';
import { RadioGroup } from '../shell/ui/radio-group.tsx';
import { ClockFields } from './clock-fields.tsx';
import { Fold } from './fold.tsx';
import { ArmySelect } from './imperial-assault-army.tsx';
import {
  type AssaultDraft,
  type ChangeAssault,
  changedOptions,
  newAssaultDraft,
  readArmy,
  setOption,
  toAssaultSetup,
} from './imperial-assault-draft.ts';
import { MissionChoice } from './imperial-assault-mission.tsx';
import { AssaultSummary } from './imperial-assault-summary.tsx';
import { ProblemList } from './problem-list.tsx';
import { SeatEditor } from './seat-editor.tsx';
import { changeSeat, seatsInPlay } from './seats.ts';
import { Section } from './section.tsx';
import { StartButton } from './start-button.tsx';

const GAME = 'imperial-assault';

/** Everything has a sensible default: whoever just wants to play presses Start. */
export function ImperialAssaultForm(): JSX.Element {
  const texts = useTexts(GAME, 'imperial-assault-board');
  const search = useSearch();
  const [draft, change] = useState<AssaultDraft>(() => {
    const { language, names } = useSettings.getState();
    return readArmy(newAssaultDraft(language, names), search);
  });
  const setup = useMemo(() => toAssaultSetup(draft), [draft]);
  const checked = useMemo(() => imperialAssault.checkSetup(setup), [setup]);
  const title = texts.t('shell:new.title', { game: texts.t('shell:game.imperial-assault.name') });
  const start = <StartButton game={GAME} draft={draft} setup={setup} ready={checked.ok} />;
  return (
    <Page
      title={title}
      bar={
        <div className="safe-x safe-bottom sticky bottom-0 z-10 border-t border-line bg-space/95 pt-3 lg:hidden">
          {start}
        </div>
      }
    >
      <h1 className="py-4 text-xl">{title}</h1>
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="flex flex-col gap-6">
          <Players draft={draft} change={change} />
          <Section title={texts.t('imperial-assault-board:new.map')}>
            <MissionChoice draft={draft} change={change} />
          </Section>
          <Tuning draft={draft} change={change} />
        </div>
        <aside
          aria-label={texts.t('shell:new.summary')}
          className="flex flex-col gap-4 rounded-md border border-line bg-panel/80 p-4 lg:sticky lg:top-4"
        >
          <AssaultSummary draft={draft} />
          <ProblemList game={GAME} problems={checked.ok ? [] : checked.problems} tone="danger" />
          <ProblemList game={GAME} problems={checked.ok ? checked.warnings : []} tone="ask" />
          <ButtonLink to={`/build/${GAME}`}>
            {texts.t('imperial-assault-board:new.builder')}
          </ButtonLink>
          <div className="max-lg:hidden">{start}</div>
        </aside>
      </div>
    </Page>
  );
}

interface PartProps {
  readonly draft: AssaultDraft;
  readonly change: ChangeAssault;
}

function Players({ draft, change }: PartProps): JSX.Element {
  const texts = useTexts(GAME, 'imperial-assault-board');
  const nobody = seatsInPlay(draft).every((seat) => seat.kind === 'bot');
  return (
    <Section title={texts.t('shell:new.players')}>
      <ul className="grid grid-cols-1 gap-3 sm:grid-cols-2">
        {seatsInPlay(draft).map((seat, index) => (
          // Seats never change places, so their number is their name.
          <li key={index}>
            <SeatEditor
              index={index}
              seat={seat}
              onChange={(part) => change((old) => changeSeat(old, index, part))}
            >
              {(named) => (
                <ArmySelect
                  draft={draft}
                  seat={index === 0 ? 0 : 1}
                  named={named}
                  change={change}
                />
              )}
            </SeatEditor>
          </li>
        ))}
      </ul>
      {nobody && <p className="mt-3 text-sm text-ask-ink">{texts.t('shell:new.only-bots')}</p>}
    </Section>
  );
}

/** What most people never touch. */
function Tuning({ draft, change }: PartProps): JSX.Element {
  const texts = useTexts(GAME, 'imperial-assault-board');
  const changed = changedOptions(draft);
  return (
    <>
      <Fold title={texts.t('shell:new.rules')} mark={changed === 0 ? undefined : `${changed}`}>
        <div className="flex flex-col gap-6">
          {OPTION_NAMES.map((name) => (
            <RuleOption key={name} name={name} draft={draft} change={change} />
          ))}
        </div>
      </Fold>
      <Fold title={texts.t('shell:new.clock')}>
        <ClockFields
          clock={draft.clock}
          onChange={(clock) => change((old) => ({ ...old, clock }))}
        />
      </Fold>
    </>
  );
}

/** The printed rule stands first. */
function RuleOption({
  name,
  draft,
  change,
}: PartProps & { readonly name: OptionName }): JSX.Element {
  const texts = useTexts(GAME);
  const values: readonly (boolean | string | number)[] = OPTION_VALUES[name];
  const title = texts.t(`imperial-assault:option.${name}.name`);
  return (
    <div>
      <h3 className="text-base">{title}</h3>
      <p className="mb-2 text-sm text-quiet">{texts.t(`imperial-assault:option.${name}.text`)}</p>
      <RadioGroup
        label={title}
        hideLabel
        value={`${draft.options[name]}`}
        choices={values.map((value) => ({
          value: `${value}`,
          label: texts.t(`imperial-assault:option.${name}.value.${value}`),
        }))}
        onChange={(key) => {
          const value = OPTION_VALUES[name].find((known) => `${known}` === key);
          if (value !== undefined) change((old) => setOption(old, name, value));
        }}
      />
    </div>
  );
}
