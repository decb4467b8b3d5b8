import * as Radix from 'radix-ui/select';
import type { JSX, ReactNode } from 'react';
import { Icon } from '../../art/emblems.tsx';

export interface Choice<T extends string> {
  readonly value: T;
  readonly label: string;
  /** A small picture before the words. */
  readonly picture?: ReactNode;
  /** One line that explains the choice, where there is room for it. */
  readonly note?: string;
}

export interface SelectProps<T extends string> {
  readonly label: string;
  readonly value: T;
  readonly choices: readonly Choice<T>[];
  readonly onChange: (value: T) => void;
  readonly className?: string;
}

/** One of several, folded away. The label is read aloud; put words next to it where needed. */
export function Select<T extends string>(props: SelectProps<T>): JSX.Element {
  const { label, value, choices, onChange, className = '' } = props;
  const change = (next: string): void => {
    const chosen = choices.find((choice) => choice.value === next);
    if (chosen !== undefined) onChange(chosen.value);
  };
  const current = choices.find((choice) => choice.value === value);
  return (
    <Radix.Root value={value} onValueChange={change}>
      <Radix.Trigger
        aria-label={label}
        className={`flex min-h-touch items-center justify-between gap-2 rounded-md border border-edge bg-raised px-3 text-left text-sm hover:border-info-ink ${className}`}
      >
        {current?.picture}
        <span className="min-w-0 grow truncate first-letter:uppercase">
          <Radix.Value>{current?.label}</Radix.Value>
        </span>
        <Radix.Icon className="shrink-0 text-quiet">
          <Icon name="chevron-down" size={16} />
        </Radix.Icon>
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          position="popper"
          sideOffset={4}
          className="z-50 max-h-[var(--radix-select-content-available-height)] min-w-[var(--radix-select-trigger-width)] animate-appear overflow-hidden rounded-md border border-line bg-raised shadow-md"
        >
          <Radix.Viewport className="p-1">
            {choices.map((choice) => (
              <Radix.Item
                key={choice.value}
                value={choice.value}
                className="flex min-h-touch items-center gap-2 rounded-sm px-3 text-sm outline-none data-highlighted:bg-info data-highlighted:text-on-info"
              >
                {choice.picture}
                <span className="grow first-letter:uppercase">
                  <Radix.ItemText>{choice.label}</Radix.ItemText>
                </span>
                <Radix.ItemIndicator>
                  <Icon name="check" size={16} />
                </Radix.ItemIndicator>
              </Radix.Item>
            ))}
          </Radix.Viewport>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
