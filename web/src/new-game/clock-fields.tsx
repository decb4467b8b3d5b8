import type { JSX } from 'react';
import { useTexts } from '../shell/texts.tsx';
import { NumberField } from '../shell/ui/number-field.tsx';
import { Switch } from '../shell/ui/switch.tsx';
import { type ClockDraft, LONGEST_MINUTES, USUAL_CLOCK } from './seats.ts';

const LONGEST_SECONDS = 60;

export interface ClockFieldsProps {
  readonly clock: ClockDraft | undefined;
  readonly onChange: (clock: ClockDraft | undefined) => void;
}

export function ClockFields(props: ClockFieldsProps): JSX.Element {
  const { clock, onChange } = props;
  const texts = useTexts();
  return (
    <div className="flex flex-col gap-3">
      <Switch
        label={texts.t('shell:new.clock')}
        note={texts.t('shell:new.clock-note')}
        checked={clock !== undefined}
        onChange={(on) => onChange(on ? USUAL_CLOCK : undefined)}
      />
      {clock !== undefined && clock.minutes <= LONGEST_MINUTES && (
        <>
          <NumberField
            label={texts.t('shell:new.minutes')}
            value={clock.minutes}
            least={1}
            most={LONGEST_MINUTES}
            onChange={(minutes) => onChange({ ...clock, minutes })}
          />
          <NumberField
            label={texts.t('shell:new.seconds')}
            value={clock.seconds}
            least={0}
            most={LONGEST_SECONDS}
            step={5}
            onChange={(seconds) => onChange({ ...clock, seconds })}
          />
        </>
      )}
    </div>
  );
}
