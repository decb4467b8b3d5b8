import type { GameId } from '@parsecs/table';
import type { JSX } from 'react';
import { useTexts } from '../shell/texts.tsx';
import { Switch } from '../shell/ui/switch.tsx';
import { ChoiceList, OneChoice } from './choice-list.tsx';
import { labelOf, type OddsKind } from './kind.ts';
import { NumberSlider } from './number-slider.tsx';
import {
  choicesOf,
  type Field,
  isAsked,
  listIn,
  mostOf,
  numberIn,
  type Setting,
  textIn,
  type Value,
} from './setting.ts';

export interface SettingFormProps {
  readonly game: GameId;
  readonly kind: OddsKind;
  readonly setting: Setting;
  readonly title: string;
  readonly onChange: (field: string, value: Value) => void;
}

/** Everything that may be told about one attack or race, part by part. */
export function SettingForm(props: SettingFormProps): JSX.Element {
  const { kind, setting, title } = props;
  const texts = useTexts('odds-page', ...kind.namespaces);
  const asked = kind.fields.filter((field) => isAsked(field, setting));
  const groups = [...new Set(asked.map(({ group }) => group))];
  return (
    <section aria-label={title} className="grid content-start gap-3">
      {groups.map((group) => (
        <fieldset
          key={group}
          className="grid min-w-0 content-start gap-2 rounded-md border border-line bg-panel/70 px-4 pt-1 pb-3"
        >
          <legend className="px-1 font-semibold">
            {texts.t(`odds-page:group.${labelOf(group)}`, {
              number: group.replace(/^\D+/, ''),
            })}
          </legend>
          {asked
            .filter((field) => field.group === group)
            .map((field) => (
              <FieldInput key={field.id} {...props} field={field} />
            ))}
        </fieldset>
      ))}
    </section>
  );
}

function FieldInput(props: SettingFormProps & { readonly field: Field }): JSX.Element {
  const { game, kind, setting, field, onChange } = props;
  const texts = useTexts('odds-page', ...kind.namespaces);
  const label = texts.t(`odds-page:${game}.${labelOf(field.id)}`, {
    number: field.id.replace(/^\D+/, ''),
  });
  const nameOf = (choice: string): string => kind.nameOf(texts, labelOf(field.id), choice);
  const change = (value: Value): void => onChange(field.id, value);
  switch (field.form) {
    case 'flag':
      return (
        <Switch
          label={label}
          checked={numberIn(setting, field.id) === 1}
          onChange={(checked) => change(checked ? 1 : 0)}
        />
      );
    case 'whole':
      return (
        <NumberSlider
          label={label}
          value={numberIn(setting, field.id)}
          least={field.least}
          most={mostOf(field, setting)}
          onChange={change}
        />
      );
    case 'choice':
      return (
        <OneChoice
          label={label}
          value={textIn(setting, field.id)}
          choices={choicesOf(field, setting).map((value) => ({ value, name: nameOf(value) }))}
          onChange={change}
        />
      );
    case 'list': {
      const values = listIn(setting, field.id);
      const open = choicesOf(field, setting).filter(
        (value) => field.distinct !== true || !values.includes(value),
      );
      return (
        <ChoiceList
          label={label}
          values={values}
          choices={open.map((value) => ({ value, name: nameOf(value) }))}
          nameOf={nameOf}
          most={field.most}
          onChange={change}
        />
      );
    }
  }
}
