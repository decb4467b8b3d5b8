import { type JSX, useId } from 'react';

export interface NumberSliderProps {
  readonly label: string;
  readonly value: number;
  readonly least: number;
  readonly most: number;
  readonly onChange: (value: number) => void;
}

/** A number and the way to the numbers beside it. */
export function NumberSlider(props: NumberSliderProps): JSX.Element {
  const { label, value, least, most, onChange } = props;
  const id = useId();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3">
      <label htmlFor={id} className="text-sm">
        {label}
      </label>
      <output htmlFor={id} className="condensed text-lg">
        {value}
      </output>
      <input
        id={id}
        type="range"
        min={least}
        max={most}
        step={1}
        value={value}
        disabled={least === most}
        onChange={(event) => onChange(Number(event.target.value))}
        className="col-span-2 h-touch w-full cursor-pointer accent-info-ink"
      />
    </div>
  );
}
