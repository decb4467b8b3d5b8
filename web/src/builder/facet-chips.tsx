import type { JSX } from 'react';

interface FacetChipsProps {
  /** Read aloud. */
  readonly label: string;
  readonly values: readonly { readonly value: string; readonly label: string }[];
  readonly picked: readonly string[];
  readonly onChange: (picked: readonly string[]) => void;
}

/** Filters side by side; none pressed means everything. */
export function FacetChips({ label, values, picked, onChange }: FacetChipsProps): JSX.Element {
  return (
    <div role="group" aria-label={label} className="flex flex-wrap gap-1.5">
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
    </div>
  );
}
