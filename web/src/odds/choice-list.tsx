import { type JSX, useId } from 'react';
import { Icon } from '../art/emblems.tsx';
import { useTexts } from '../shell/texts.tsx';
import { IconButton } from '../shell/ui/button.tsx';

const FIELD =
  'min-h-touch w-full min-w-0 cursor-pointer rounded-md border border-edge bg-raised px-3 text-sm hover:border-info-ink';

interface Named {
  readonly value: string;
  readonly name: string;
}

export interface OneChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly choices: readonly Named[];
  readonly onChange: (value: string) => void;
}

/** One of many: the browser's own list, which every device knows how to show. */
export function OneChoice(props: OneChoiceProps): JSX.Element {
  const { label, value, choices, onChange } = props;
  const id = useId();
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="text-sm">
        {label}
      </label>
      <select
        id={id}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className={FIELD}
      >
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value} className="bg-panel text-ink">
            {choice.name}
          </option>
        ))}
      </select>
    </div>
  );
}

export interface ChoiceListProps {
  readonly label: string;
  readonly values: readonly string[];
  /** What may be added. */
  readonly choices: readonly Named[];
  readonly nameOf: (value: string) => string;
  readonly most: number;
  readonly onChange: (values: readonly string[]) => void;
}

/** Several, in their order: each can be taken away, and more added as long as there is room. */
export function ChoiceList(props: ChoiceListProps): JSX.Element {
  const { label, values, choices, nameOf, most, onChange } = props;
  const texts = useTexts('odds-page');
  const id = useId();
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="text-sm">
        {label}
      </label>
      {values.length > 0 && (
        <ul className="flex flex-wrap gap-1" aria-label={label}>
          {values.map((value, index) => (
            <li
              // The same card may stand here twice; its place is what tells them apart.
              key={`${value}/${index}`}
              className="flex min-w-0 items-center rounded-md border border-line bg-raised pl-3 text-sm"
            >
              <span className="min-w-0 truncate">{nameOf(value)}</span>
              <IconButton
                label={texts.t('odds-page:remove', { name: nameOf(value) })}
                onClick={() => onChange(values.filter((_, place) => place !== index))}
              >
                <Icon name="close" size={14} />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      <select
        id={id}
        value=""
        disabled={values.length >= most || choices.length === 0}
        onChange={(event) => onChange([...values, event.target.value])}
        className={`${FIELD} disabled:cursor-not-allowed disabled:opacity-45`}
      >
        <option value="" disabled className="bg-panel text-ink">
          {texts.t('odds-page:add')}
        </option>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value} className="bg-panel text-ink">
            {choice.name}
          </option>
        ))}
      </select>
    </div>
  );
}
