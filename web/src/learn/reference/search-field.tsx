import type { JSX } from 'react';
import { Icon } from '../../art/emblems.tsx';

interface SearchFieldProps {
  readonly label: string;
  readonly hint: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Stays at hand while the list below it is scrolled. */
export function SearchField({ label, hint, value, onChange }: SearchFieldProps): JSX.Element {
  return (
    <label className="no-print sticky top-2 z-10 flex items-center rounded-md border border-edge bg-raised shadow-md has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus">
      <span className="sr-only">{label}</span>
      <span aria-hidden="true" className="pl-4 text-quiet">
        <Icon name="search" />
      </span>
      <input
        type="search"
        value={value}
        placeholder={hint}
        onChange={(event) => onChange(event.target.value)}
        className="min-h-13 min-w-0 grow bg-transparent px-3 shadow-none outline-none placeholder:text-quiet focus-visible:shadow-none focus-visible:outline-none"
      />
    </label>
  );
}
