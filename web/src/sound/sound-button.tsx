import * as Radix from 'radix-ui/popover';
import type { JSX } from 'react';
import { Icon } from '../art/emblems.tsx';
import { useTexts } from '../shell/texts.tsx';
import { IconButton } from '../shell/ui/button.tsx';
import { SoundControls } from './sound-controls.tsx';
import { canSound, useSoundSettings } from './sound-settings.ts';

/** Mute and volumes, in reach at the table. */
export function SoundButton(): JSX.Element | null {
  const texts = useTexts();
  const isOn = useSoundSettings((settings) => settings.isOn);
  if (!canSound()) return null;
  return (
    <Radix.Root>
      <Radix.Trigger asChild>
        <IconButton label={texts.t(isOn ? 'shell:sound.is-on' : 'shell:sound.is-off')}>
          <Icon name={isOn ? 'sound-on' : 'sound-off'} />
        </IconButton>
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          align="end"
          sideOffset={6}
          collisionPadding={8}
          aria-label={texts.t('shell:sound.title')}
          className="z-40 w-72 animate-appear rounded-md border border-line bg-panel px-4 py-2 shadow-md"
        >
          <SoundControls />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
