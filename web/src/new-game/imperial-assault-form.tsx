import {
  imperialAssault,
  OPTION_NAMES,
  OPTION_VALUES,
  type OptionName,
  optionOf,
} from '@parsecs/imperial-assault';
import type { JSX } from 'react';
import { useTexts } from '../shell/texts.tsx';
import { ButtonLink } from '../shell/ui/button.tsx';
import { RadioGroup } from '../shell/ui/radio-group.tsx';
import { ClockFields } from './clock-fields.tsx';
import { Fold } from './fold.tsx';
import { FormPage } from './form-page.tsx';
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
import { adviceOnPrinted } from './imperial-assault-handicap.ts';
import { MissionChoice } from './imperial-assault-mission.tsx';
import { AssaultSummary } from './imperial-assault-summary.tsx';
import { SeatList } from './seat-list.tsx';
import { Section } from './section.tsx';
import { type DraftRules, useDraft } from './use-draft.ts';

const GAME = 'imperial-assault';

const RULES: DraftRules<AssaultDraft> = {
  begin: (language, names, search) => readArmy(newAssaultDraft(language, names), search),
  toSetup: toAssaultSetup,
  check: imperialAssault.checkSetup,
};

/** Everything has a sensible default: whoever just wants to play presses Start. */
export function ImperialAssaultForm(): JSX.Element {
  const texts = useTexts(GAME, 'imperial-assault-board');
  const { draft, change, ...said } = useDraft(RULES);
  return (
    <FormPage
      game={GAME}
      draft={draft}
      {...said}
      summary={<AssaultSummary draft={draft} />}
      links={
        <ButtonLink to={`/build/${GAME}`}>
          {texts.t('imperial-assault-board:new.builder')}
        </ButtonLink>
      }
    >
      <Section title={texts.t('shell:new.players')}>
        <SeatList draft={draft} change={change}>
          {(seat, named) => (
            <ArmySelect draft={draft} seat={seat === 0 ? 0 : 1} named={named} change={change} />
          )}
        </SeatList>
        <Advice draft={draft} />
      </Section>
      <Section title={texts.t('imperial-assault-board:new.map')}>
        <MissionChoice draft={draft} change={change} />
      </Section>
      <Tuning draft={draft} change={change} />
    </FormPage>
  );
}

interface PartProps {
  readonly draft: AssaultDraft;
  readonly change: ChangeAssault;
}

function Advice({ draft }: Pick<PartProps, 'draft'>): JSX.Element | null {
  const texts = useTexts(GAME, 'imperial-assault-board');
  const words = adviceOnPrinted(texts, draft);
  return words === '' ? null : <p className="mt-3 max-w-prose text-sm text-quiet">{words}</p>;
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
        value={`${optionOf(draft.options, name)}`}
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
