import { type JSX, useId } from 'react';

export interface TextFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly placeholder?: string;
  readonly showLabel?: boolean;
}

const LONGEST = 24;

export function TextField(props: TextFieldProps): JSX.Element {
  const { label, value, onChange, placeholder, showLabel = false } = props;
  const id = useId();
  return (
    <div className="min-w-0">
      <label htmlFor={id} className={showLabel ? 'mb-1 block text-sm text-quiet' : 'sr-only'}>
        {label}
      </label>
      <input
        id={id}
        type="text"
        value={value}
        placeholder={placeholder}
        maxLength={LONGEST}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => onChange(event.target.value)}
        className="min-h-touch w-full rounded-md border border-edge bg-raised px-3 text-sm placeholder:text-quiet hover:border-info-ink"
      />
    </div>
  );
}
