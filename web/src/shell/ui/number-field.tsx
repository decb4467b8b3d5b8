import type { JSX } from 'react';
import { Icon } from '../../art/emblems.tsx';
import { useTexts } from '../texts.tsx';
import { IconButton } from './button.tsx';

export interface NumberFieldProps {
  readonly label: string;
  readonly note?: string;
  readonly value: number;
  readonly least: number;
  readonly most: number;
  readonly step?: number;
  readonly onChange: (value: number) => void;
}

/** A small number between two buttons; also a slider for the keyboard and for those who listen. */
export function NumberField(props: NumberFieldProps): JSX.Element {
  const { label, note, value, least, most, step = 1, onChange } = props;
  const texts = useTexts();
  const set = (next: number): void => onChange(Math.min(most, Math.max(least, next)));
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
      <div className="min-w-0 grow basis-40">
        <div>{label}</div>
        {note !== undefined && <div className="text-sm text-quiet">{note}</div>}
      </div>
      <div className="flex items-center rounded-md border border-edge bg-raised">
        <IconButton
          label={texts.t('shell:common.less', { what: label })}
          disabled={value <= least}
          onClick={() => set(value - step)}
        >
          <Icon name="minus" />
        </IconButton>
        <span
          role="spinbutton"
          tabIndex={0}
          aria-label={label}
          aria-valuenow={value}
          aria-valuemin={least}
          aria-valuemax={most}
          className="condensed min-w-10 text-center text-lg"
          onKeyDown={(event) => {
            const moves: Readonly<Record<string, number>> = {
              ArrowUp: value + step,
              ArrowRight: value + step,
              ArrowDown: value - step,
              ArrowLeft: value - step,
              Home: least,
              End: most,
            };
            const next = moves[event.key];
            if (next === undefined) return;
            event.preventDefault();
            set(next);
          }}
        >
          {value}
        </span>
        <IconButton
          label={texts.t('shell:common.more', { what: label })}
          disabled={value >= most}
          onClick={() => set(value + step)}
        >
          <Icon name="plus" />
        </IconButton>
      </div>
    </div>
  );
}
