import * as Radix from 'radix-ui/radio-group';
import { type JSX, useId } from 'react';
import type { Choice } from './select.tsx';

export interface RadioGroupProps<T extends string> {
  readonly label: string;
  readonly value: T;
  readonly choices: readonly Choice<T>[];
  readonly onChange: (value: T) => void;
  /** `segments` side by side in one frame, `cards` each with its picture and note. */
  readonly look?: 'segments' | 'cards';
  /** Read the label aloud only, because the same words stand beside it. */
  readonly hideLabel?: boolean;
  /** Segments share the whole width. */
  readonly wide?: boolean;
}

const SEGMENT =
  'flex min-h-touch min-w-touch grow items-center justify-center gap-2 rounded-md px-2 py-1 text-sm sm:px-3 ' +
  'text-quiet hover:text-ink data-[state=checked]:bg-info data-[state=checked]:font-semibold ' +
  'data-[state=checked]:text-on-info';

const CARD =
  'flex min-h-touch items-start gap-3 rounded-md sm:flex-col sm:items-stretch sm:gap-2 border border-line bg-raised p-3 ' +
  'text-left text-sm hover:border-edge data-[state=checked]:border-info-ink ' +
  'data-[state=checked]:shadow-[0_0_0_1px_var(--color-info-ink)]';

export function RadioGroup<T extends string>(props: RadioGroupProps<T>): JSX.Element {
  const { label, value, choices, onChange, look = 'segments', hideLabel = false } = props;
  // Four segments break evenly where they do not fit side by side.
  const even = choices.length === 4 ? 'max-sm:grid max-sm:grid-cols-2' : '';
  const frame = props.wide === true ? 'flex flex-wrap' : `inline-flex flex-wrap ${even}`;
  const id = useId();
  const segments = look === 'segments';
  const change = (next: string): void => {
    const chosen = choices.find((choice) => choice.value === next);
    if (chosen !== undefined) onChange(chosen.value);
  };
  return (
    <div>
      <div id={id} className={hideLabel ? 'sr-only' : 'mb-2 text-sm text-quiet'}>
        {label}
      </div>
      <Radix.Root
        value={value}
        onValueChange={change}
        aria-labelledby={id}
        className={
          segments
            ? `${frame} gap-1 rounded-md border border-edge bg-raised p-1`
            : 'grid grid-cols-1 gap-3 sm:grid-cols-[repeat(auto-fit,minmax(11rem,1fr))]'
        }
      >
        {choices.map((choice) => (
          <Radix.Item key={choice.value} value={choice.value} className={segments ? SEGMENT : CARD}>
            {segments ? (
              <>
                {choice.picture}
                <span>{choice.label}</span>
              </>
            ) : (
              <CardContent choice={choice} />
            )}
          </Radix.Item>
        ))}
      </Radix.Root>
    </div>
  );
}

/** Picture above the words; beside them where the screen is narrow. */
function CardContent<T extends string>(props: { readonly choice: Choice<T> }): JSX.Element {
  const { label, note, picture } = props.choice;
  return (
    <>
      {picture !== undefined && <span className="block shrink-0 max-sm:w-28">{picture}</span>}
      <span className="min-w-0">
        <span className="block font-semibold">{label}</span>
        {note !== undefined && <span className="mt-1 block text-quiet">{note}</span>}
      </span>
    </>
  );
}
