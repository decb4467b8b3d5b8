import {
  LARGEST_HAND,
  OPTION_NAMES,
  OPTION_VALUES,
  type OptionName,
} from '@parsecs/super-teams/words';
import type { JSX } from 'react';
import { seatNames } from '../shell/seat-name.ts';
import { useTexts } from '../shell/texts.tsx';
import { NumberField } from '../shell/ui/number-field.tsx';
import { RadioGroup } from '../shell/ui/radio-group.tsx';
import { ClockFields } from './clock-fields.tsx';
import { Fold } from './fold.tsx';
import { toSeats } from './seats.ts';
import { type ChangeRace, changedOptions, type RaceDraft, setOption } from './super-teams-draft.ts';

interface PartProps {
  readonly draft: RaceDraft;
  readonly change: ChangeRace;
}

/** What most people never touch: folded away until it is wanted. */
export function RaceTuning({ draft, change }: PartProps): JSX.Element {
  const texts = useTexts('super-teams');
  return (
    <>
      <Fold title={texts.t('shell:new.table')}>
        <div className="flex flex-col gap-5">
          <Starter draft={draft} change={change} />
          <NumberField
            label={texts.t('shell:new.hand-size')}
            note={texts.t('shell:new.hand-size-note')}
            value={draft.handSize}
            least={1}
            most={LARGEST_HAND}
            onChange={(handSize) => change((old) => ({ ...old, handSize }))}
          />
          <ClockFields
            clock={draft.clock}
            onChange={(clock) => change((old) => ({ ...old, clock }))}
          />
        </div>
      </Fold>
      <Fold title={texts.t('shell:new.rules')} mark={changedMark(draft)}>
        <div className="flex flex-col gap-6">
          {OPTION_NAMES.map((name) => (
            <RuleOption key={name} name={name} draft={draft} change={change} />
          ))}
        </div>
      </Fold>
    </>
  );
}

function changedMark(draft: RaceDraft): string | undefined {
  const count = changedOptions(draft);
  return count === 0 ? undefined : `${count}`;
}

function Starter({ draft, change }: PartProps): JSX.Element {
  const texts = useTexts();
  const names = seatNames(texts, 'super-teams', toSeats(draft));
  return (
    <RadioGroup
      label={texts.t('shell:new.starter')}
      value={`${draft.starter}`}
      choices={[
        { value: 'random', label: texts.t('shell:new.starter-random') },
        ...names.map((name, seat) => ({ value: `${seat}`, label: name })),
      ]}
      onChange={(value) => {
        const starter = value === 'random' ? value : Number(value);
        change((old) => ({ ...old, starter }));
      }}
    />
  );
}

interface RuleOptionProps extends PartProps {
  readonly name: OptionName;
}

/** The printed rule stands first; what this table plays instead is told apart by its light. */
function RuleOption({ name, draft, change }: RuleOptionProps): JSX.Element {
  const texts = useTexts('super-teams');
  const values: readonly (boolean | string)[] = OPTION_VALUES[name];
  const title = texts.t(`super-teams:option.${name}.name`);
  return (
    <div>
      <h3 className="text-base">{title}</h3>
      <p className="mb-2 text-sm text-quiet">{texts.t(`super-teams:option.${name}.text`)}</p>
      <RadioGroup
        label={title}
        hideLabel
        value={`${draft.options[name]}`}
        choices={values.map((value) => ({
          value: `${value}`,
          label: texts.t(`super-teams:option.${name}.value.${value}`),
        }))}
        onChange={(key) => {
          const value = OPTION_VALUES[name].find((known) => `${known}` === key);
          if (value !== undefined) change((old) => setOption(old, name, value));
        }}
      />
    </div>
  );
}
