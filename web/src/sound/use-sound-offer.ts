import { useEffect } from 'react';
import { useTexts } from '../shell/texts.tsx';
import { showToast } from '../shell/ui/toast.tsx';
import { canSound, useSoundSettings } from './sound-settings.ts';

/** At the first game, once and never again: whether one wants to hear it. */
export function useSoundOffer(): void {
  const texts = useTexts();
  useEffect(() => {
    const { isOn, wasOffered, change } = useSoundSettings.getState();
    if (isOn || wasOffered || !canSound()) return;
    change({ wasOffered: true });
    showToast({
      text: texts.t('shell:sound.offer'),
      action: { label: texts.t('shell:sound.turn-on'), act: () => change({ isOn: true }) },
    });
  }, [texts]);
}
