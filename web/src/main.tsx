import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { followAppearance } from './shell/appearance.ts';
import { followInput } from './shell/last-input.ts';
import { followLostParts } from './shell/lost-part.ts';
import { useSettings } from './shell/settings.ts';
import { loadTexts } from './shell/texts.tsx';
import './shell/theme.css';

followAppearance();
followInput();
followLostParts();

/** The first paint has words; when a language cannot be had, English stands in for it. */
async function loadFirstWords(): Promise<void> {
  const { language, change } = useSettings.getState();
  try {
    await loadTexts(language);
  } catch {
    await loadTexts('en');
    change({ language: 'en' });
  }
}

const root = document.querySelector('#root');
if (root !== null) {
  await loadFirstWords();
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}

if (import.meta.env.PROD) {
  const { keepOffline } = await import('./pwa/keep-offline.ts');
  keepOffline();
}
