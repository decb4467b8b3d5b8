import { type JSX, useId } from 'react';
import { Select } from '../shell/ui/select.tsx';
import { useLibrary } from './builder-model.ts';

interface FacetFilterProps {
  readonly label: string;
  readonly values: readonly { readonly value: string; readonly label: string }[];
  readonly picked: readonly string[];
  readonly onChange: (picked: readonly string[]) => void;
}

/** So many stand side by side; more are folded into a list. */
const MOST_CHIPS = 5;
const ALL = 'all';

export function FacetFilter(props: FacetFilterProps): JSX.Element | null {
  const { label, values, picked, onChange } = props;
  const { texts } = useLibrary();
  if (values.length < 2) return null;
  if (values.length <= MOST_CHIPS) return <HeadedChips {...props} />;
  return (
    <Select
      label={label}
      className={picked.length > 0 ? '!border-info-ink' : ''}
      value={picked[0] ?? ALL}
      choices={[{ value: ALL, label: texts.t('builder:all-of', { facet: label }) }, ...values]}
      onChange={(value) => onChange(value === ALL ? [] : [value])}
    />
  );
}

/** With a heading: what “Empire” or “Probable” are is not clear from the words alone. */
function HeadedChips(props: FacetFilterProps): JSX.Element {
  const heading = useId();
  return (
    <div role="group" aria-labelledby={heading} className="flex flex-wrap items-center gap-1.5">
      <span id={heading} className="mr-1 text-sm text-quiet">
        {props.label}
      </span>
      <Chips {...props} />
    </div>
  );
}

/** A group that says by itself what it is about; its label is read aloud. */
export function FacetChips(props: FacetFilterProps): JSX.Element {
  return (
    <div role="group" aria-label={props.label} className="flex flex-wrap gap-1.5">
      <Chips {...props} />
    </div>
  );
}

/** Filters side by side; none pressed means everything. */
function Chips({ values, picked, onChange }: Omit<FacetFilterProps, 'label'>): JSX.Element {
  return (
    <>
      {values.map(({ value, label: name }) => {
        const isOn = picked.includes(value);
        return (
          <button
            key={value}
            type="button"
            aria-pressed={isOn}
            onClick={() =>
              onChange(isOn ? picked.filter((other) => other !== value) : [...picked, value])
            }
            className={`min-h-touch min-w-touch rounded-md border px-3 text-sm ${
              isOn
                ? 'border-info bg-info font-semibold text-on-info'
                : 'border-edge bg-panel/60 text-quiet hover:border-info-ink hover:text-ink'
            }`}
          >
            {name}
          </button>
        );
      })}
    </>
  );
}
