import { type JSX, useState } from 'react';
import { useTexts } from '../shell/texts.tsx';
import { Switch } from '../shell/ui/switch.tsx';
import { askToNotify, canNotify, mayNotify } from './notify.ts';

/** A browser asks once and remembers: what was allowed is taken back in its own settings. */
export function NotifySwitch(): JSX.Element | null {
  const texts = useTexts('online');
  const [isOn, setOn] = useState(mayNotify);
  if (!canNotify()) return null;
  const isDenied = Notification.permission === 'denied';
  return (
    <Switch
      label={texts.t('online:notify.label')}
      note={texts.t(isDenied ? 'online:notify.denied' : 'online:notify.note')}
      checked={isOn}
      disabled={isDenied || isOn}
      onChange={() => void askToNotify().then(setOn)}
    />
  );
}
