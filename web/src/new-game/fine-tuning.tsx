import { OPTION_NAMES, OPTION_VALUES, type OptionName } from '@parsecs/super-teams';
import type { JSX } from 'react';
import { Icon } from '../art/emblems.tsx';
import { seatNames } from '../shell/seat-name.ts';
import { useTexts } from '../shell/texts.tsx';
import { NumberField } from '../shell/ui/number-field.tsx';
import { RadioGroup } from '../shell/ui/radio-group.tsx';
import { Switch } from '../shell/ui/switch.tsx';
import {
  type ChangeDraft,
  changedOptions,
  type Draft,
  setOption,
  toSeats,
  USUAL_CLOCK,
} from './draft.ts';

const LARGEST_HAND = 12;
const LONGEST_MINUTES = 60;
const LONGEST_SECONDS = 60;

interface PartProps {
  readonly draft: Draft;
  readonly change: ChangeDraft;
}

/** What most people never touch: folded away until it is wanted. */
export function FineTuning({ draft, change }: PartProps): JSX.Element {
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
          <Clock draft={draft} change={change} />
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

function changedMark(draft: Draft): string | undefined {
  const count = changedOptions(draft);
  return count === 0 ? undefined : `${count}`;
}

interface FoldProps {
  readonly title: string;
  readonly mark?: string | undefined;
  readonly children: JSX.Element;
}

function Fold({ title, mark, children }: FoldProps): JSX.Element {
  return (
    <details className="group rounded-md border border-line bg-panel/70">
      <summary className="flex min-h-13 list-none items-center gap-3 rounded-md px-4 hover:bg-raised/60 sm:px-5 [&::-webkit-details-marker]:hidden">
        <h2 className="grow text-lg">{title}</h2>
        {mark !== undefined && (
          <span className="condensed rounded-full bg-info px-2 text-sm text-on-info">{mark}</span>
        )}
        <span className="text-quiet transition-transform group-open:rotate-180">
          <Icon name="chevron-down" />
        </span>
      </summary>
      <div className="px-4 pb-5 pt-2 sm:px-5">{children}</div>
    </details>
  );
}

function Starter({ draft, change }: PartProps): JSX.Element {
  const texts = useTexts();
  const names = seatNames(texts, toSeats(draft));
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

function Clock({ draft, change }: PartProps): JSX.Element {
  const texts = useTexts();
  const { clock } = draft;
  return (
    <div className="flex flex-col gap-3">
      <Switch
        label={texts.t('shell:new.clock')}
        note={texts.t('shell:new.clock-note')}
        checked={clock !== undefined}
        onChange={(on) => change((old) => ({ ...old, clock: on ? USUAL_CLOCK : undefined }))}
      />
      {clock !== undefined && (
        <>
          <NumberField
            label={texts.t('shell:new.minutes')}
            value={clock.minutes}
            least={1}
            most={LONGEST_MINUTES}
            onChange={(minutes) => change((old) => ({ ...old, clock: { ...clock, minutes } }))}
          />
          <NumberField
            label={texts.t('shell:new.seconds')}
            value={clock.seconds}
            least={0}
            most={LONGEST_SECONDS}
            step={5}
            onChange={(seconds) => change((old) => ({ ...old, clock: { ...clock, seconds } }))}
          />
        </>
      )}
    </div>
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
