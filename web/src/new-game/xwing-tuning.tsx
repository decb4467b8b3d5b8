import { OBSTACLE_IDS, OPTION_VALUES, type Options, PROFILES, READINGS } from '@parsecs/xwing';
import type { JSX } from 'react';
import { useTexts } from '../shell/texts.tsx';
import { NumberField } from '../shell/ui/number-field.tsx';
import { RadioGroup } from '../shell/ui/radio-group.tsx';
import { Select } from '../shell/ui/select.tsx';
import { Switch } from '../shell/ui/switch.tsx';
import { ClockFields } from './clock-fields.tsx';
import { Fold } from './fold.tsx';
import { Section } from './section.tsx';
import {
  AIDS,
  type ChangeXWing,
  changedReadings,
  chooseProfile,
  isLimited,
  setOption,
  type XWingDraft,
} from './xwing-draft.ts';

const LEAST_SIZE = 60;
const MOST_SIZE = 300;
const SIZE_STEP = 10;
const MOST_ROUNDS = 99;
const MOST_MINUTES = 300;

interface PartProps {
  readonly draft: XWingDraft;
  readonly change: ChangeXWing;
}

/** Help that the printed rules do not give; everybody at the table sees that it was agreed on. */
export function Aids({ draft, change }: PartProps): JSX.Element {
  const texts = useTexts('xwing', 'xwing-board');
  return (
    <Section title={texts.t('xwing-board:new.aids')}>
      {AIDS.map((aid) => (
        <Switch
          key={aid}
          label={texts.t(`xwing-board:new.${aid}`)}
          note={texts.t(`xwing-board:new.${aid}-note`)}
          checked={draft.options[aid]}
          onChange={(checked) => change((old) => setOption(old, aid, checked))}
        />
      ))}
    </Section>
  );
}

/** Obstacles, the size of the table and the clock; and the points on which tables differ. */
export function XWingTuning({ draft, change }: PartProps): JSX.Element {
  const texts = useTexts('xwing', 'xwing-board');
  const set = (part: Partial<XWingDraft>): void => change((old) => ({ ...old, ...part }));
  return (
    <>
      <Fold title={texts.t('xwing-board:new.table')}>
        <div className="flex flex-col gap-5">
          {draft.mission !== 2 && (
            <NumberField
              label={texts.t('xwing-board:new.obstacles')}
              note={texts.t('xwing-board:new.obstacles-note')}
              value={draft.obstacles}
              least={0}
              most={OBSTACLE_IDS.length}
              onChange={(obstacles) => set({ obstacles })}
            />
          )}
          <AreaFields draft={draft} change={change} />
          <NumberField
            label={texts.t('xwing-board:new.rounds')}
            note={texts.t('xwing-board:new.rounds-note')}
            value={draft.roundLimit}
            least={0}
            most={MOST_ROUNDS}
            onChange={(roundLimit) => set({ roundLimit })}
          />
          <NumberField
            label={texts.t('xwing-board:new.time')}
            note={texts.t('xwing-board:new.time-note')}
            value={draft.matchMinutes ?? 0}
            least={0}
            most={MOST_MINUTES}
            step={5}
            onChange={(matchMinutes) => set({ matchMinutes })}
          />
          {/* XW-314: in a mission only an objective wins. */}
          {isLimited(draft) && draft.mission === 0 && (
            <RuleOption name="atTheLimit" draft={draft} change={change} />
          )}
          <ClockFields clock={draft.clock} onChange={(clock) => set({ clock })} />
        </div>
      </Fold>
      <Fold title={texts.t('shell:new.rules')} mark={useProfileMark(draft)}>
        <div className="flex flex-col gap-6">
          <ProfileField draft={draft} change={change} />
          {READINGS.map((name) => (
            <RuleOption key={name} name={name} draft={draft} change={change} />
          ))}
        </div>
      </Fold>
    </>
  );
}

/** Whose rules, and how many points were changed after that; nothing where all is as usual. */
function useProfileMark(draft: XWingDraft): string | undefined {
  const texts = useTexts('xwing', 'xwing-board');
  const { profile } = draft;
  const count = changedReadings(draft);
  const words = [
    ...(profile === 'ledger' ? [] : [texts.t(`xwing:profile.${profile}.name`)]),
    ...(count === 0 ? [] : [texts.t('xwing-board:new.profile-changed', { count })]),
  ];
  return words.length === 0 ? undefined : words.join(' · ');
}

/** XW-317: sets all the points below at once. */
function ProfileField({ draft, change }: PartProps): JSX.Element {
  const texts = useTexts('xwing', 'xwing-board');
  const label = texts.t('xwing-board:new.profile');
  const count = changedReadings(draft);
  return (
    <div>
      <h3 className="mb-2 text-base">{label}</h3>
      <Select
        label={label}
        value={draft.profile}
        choices={PROFILES.map((value) => ({
          value,
          label: texts.t(`xwing:profile.${value}.name`),
        }))}
        onChange={(profile) => change((old) => chooseProfile(old, profile))}
        className="w-full sm:w-80"
      />
      <p className="mt-2 text-sm text-quiet">
        {texts.t(`xwing:profile.${draft.profile}.text`)}{' '}
        {count > 0 && (
          <strong className="text-ask-ink">
            {texts.t('xwing-board:new.profile-changed', { count })}
          </strong>
        )}
      </p>
    </div>
  );
}

/** XW-003, XW-004: as printed, three feet as in the English edition, and wider ones. */
const AREAS: readonly (readonly [number, number])[] = [
  [90, 90],
  [91.44, 91.44],
  [120, 90],
  [180, 90],
];

function AreaFields({ draft, change }: PartProps): JSX.Element {
  const texts = useTexts('xwing', 'xwing-board');
  const number = new Intl.NumberFormat(texts.language);
  return (
    <div className="flex flex-col gap-3">
      <RadioGroup
        label={texts.t('shell:new.area')}
        value={`${draft.width} ${draft.height}`}
        choices={AREAS.map(([width, height]) => ({
          value: `${width} ${height}`,
          label: `${number.format(width)} × ${number.format(height)}`,
        }))}
        onChange={(value) => {
          const [width, height] = AREAS.find((area) => area.join(' ') === value) ?? [];
          if (width !== undefined && height !== undefined) {
            change((old) => ({ ...old, width, height }));
          }
        }}
      />
      {(['width', 'height'] as const).map((size) => (
        <NumberField
          key={size}
          label={texts.t(`xwing-board:new.${size}`)}
          value={draft[size]}
          least={LEAST_SIZE}
          most={MOST_SIZE}
          step={SIZE_STEP}
          onChange={(value) => change((old) => ({ ...old, [size]: Math.round(value) }))}
        />
      ))}
    </div>
  );
}

/** The usual reading stands first. */
function RuleOption({
  name,
  draft,
  change,
}: PartProps & { readonly name: keyof Options }): JSX.Element {
  const texts = useTexts('xwing');
  const values: readonly (boolean | string)[] = OPTION_VALUES[name];
  const title = texts.t(`xwing:option.${name}.name`);
  return (
    <div>
      <h3 className="text-base">{title}</h3>
      <p className="mb-2 text-sm text-quiet">{texts.t(`xwing:option.${name}.text`)}</p>
      <RadioGroup
        label={title}
        hideLabel
        value={`${draft.options[name]}`}
        choices={values.map((value) => ({
          value: `${value}`,
          label: texts.t(`xwing:option.${name}.value.${value}`),
        }))}
        onChange={(key) => {
          const value = OPTION_VALUES[name].find((known) => `${known}` === key);
          if (value !== undefined) change((old) => setOption(old, name, value));
        }}
      />
    </div>
  );
}
