import { type JSX, useId } from 'react';
import { useTexts } from '../shell/texts.tsx';
import { Switch } from '../shell/ui/switch.tsx';
import { canSound, useSoundSettings } from './sound-settings.ts';
import { VOLUMES } from './sound-settings-shape.ts';

/** Sound on or off, and how loud each part of it is. */
export function SoundControls(): JSX.Element | null {
  const texts = useTexts();
  const { change, ...settings } = useSoundSettings();
  if (!canSound()) return null;
  return (
    <div className="grid gap-1">
      <Switch
        label={texts.t('shell:sound.switch')}
        checked={settings.isOn}
        onChange={(isOn) => change({ isOn, wasOffered: true })}
      />
      {VOLUMES.map((volume) => (
        <VolumeRange
          key={volume}
          label={texts.t(`shell:sound.${volume}`)}
          value={settings[volume]}
          disabled={!settings.isOn}
          onChange={(value) => change({ [volume]: value })}
        />
      ))}
    </div>
  );
}

interface VolumeRangeProps {
  readonly label: string;
  readonly value: number;
  readonly disabled: boolean;
  readonly onChange: (value: number) => void;
}

function VolumeRange(props: VolumeRangeProps): JSX.Element {
  const { label, value, disabled, onChange } = props;
  const id = useId();
  return (
    <div className="flex min-h-touch items-center gap-4 text-sm has-disabled:opacity-45">
      <label htmlFor={id} className="w-28 shrink-0">
        {label}
      </label>
      <input
        id={id}
        type="range"
        min={0}
        max={100}
        step={5}
        value={value}
        disabled={disabled}
        onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
        className="h-touch min-w-0 grow cursor-pointer accent-confirm disabled:cursor-default"
      />
    </div>
  );
}
