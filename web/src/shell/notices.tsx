import { useEffect } from 'react';
import { useStorageHealth } from './storage.ts';
import { useTexts } from './texts.tsx';
import { showToast } from './ui/toast.tsx';

const told = new Set<string>();

/** Says once what a person should know about where their games are kept. Draws nothing itself. */
export function Notices(): null {
  const texts = useTexts();
  const state = useStorageHealth((health) => health.state);
  useEffect(() => {
    if (state === 'device' || told.has(state)) return;
    told.add(state);
    showToast({ text: texts.t(`shell:storage.${state}`), tone: 'danger', lasting: true });
  }, [state, texts]);
  return null;
}
