import type { JSX } from 'react';
import { Icon } from '../art/emblems.tsx';
import { IconButton } from '../shell/ui/button.tsx';
import { useLibrary } from './builder-model.ts';

interface AmountProps {
  readonly name: string;
  readonly count: number;
  readonly onChange: (count: number) => void;
}

/** How many copies, between less and more. */
export function Amount({ name, count, onChange }: AmountProps): JSX.Element {
  const { texts } = useLibrary();
  return (
    <div className="flex shrink-0 items-center">
      <IconButton
        label={texts.t('builder:one-less', { name })}
        disabled={count === 0}
        onClick={() => onChange(count - 1)}
      >
        <Icon name="minus" size={18} />
      </IconButton>
      <span className="condensed min-w-6 text-center text-base font-semibold">{count}</span>
      <IconButton label={texts.t('builder:one-more', { name })} onClick={() => onChange(count + 1)}>
        <Icon name="plus" size={18} />
      </IconButton>
    </div>
  );
}
