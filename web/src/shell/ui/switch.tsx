import * as Radix from 'radix-ui/switch';
import { type JSX, useId } from 'react';

export interface SwitchProps {
  readonly label: string;
  readonly note?: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly disabled?: boolean;
}

/** On or off, with the words before it; a touch anywhere on the line counts. */
export function Switch(props: SwitchProps): JSX.Element {
  const { label, note, checked, onChange, disabled = false } = props;
  const id = useId();
  return (
    <div className="flex min-h-touch items-center justify-between gap-4">
      <label htmlFor={id} className="grow py-2">
        <span className="block">{label}</span>
        {note !== undefined && (
          <span id={`${id}-note`} className="block text-sm text-quiet">
            {note}
          </span>
        )}
      </label>
      <Radix.Root
        id={id}
        checked={checked}
        onCheckedChange={onChange}
        disabled={disabled}
        aria-describedby={note === undefined ? undefined : `${id}-note`}
        className="group grid h-touch w-14 shrink-0 place-items-center rounded-md disabled:opacity-45"
      >
        <span className="flex h-7 w-12 items-center rounded-full border border-edge bg-raised px-0.5 transition-colors group-data-[state=checked]:border-confirm group-data-[state=checked]:bg-confirm">
          <Radix.Thumb className="block size-5.5 rounded-full bg-quiet transition-transform data-[state=checked]:translate-x-5 data-[state=checked]:bg-on-confirm" />
        </span>
      </Radix.Root>
    </div>
  );
}
