import { useSettings } from './settings.ts';

const LESS_MOTION = '(prefers-reduced-motion: reduce)';
const DAYLIGHT = '(prefers-color-scheme: light)';
const GROUND = { dark: '#0a0f1e', light: '#e9eef8' } as const;

function asks(query: string): boolean {
  return matchMedia(query).matches;
}

/** True when movement must be replaced by a still highlight. */
export function isMotionOff(): boolean {
  const { motion } = useSettings.getState();
  return motion === 'off' || (motion === 'auto' && asks(LESS_MOTION));
}

function currentTheme(): 'dark' | 'light' {
  const { theme } = useSettings.getState();
  if (theme !== 'auto') return theme;
  return asks(DAYLIGHT) ? 'light' : 'dark';
}

function subscribe(onChange: () => void): () => void {
  const leave = useSettings.subscribe(onChange);
  const queries = [matchMedia(LESS_MOTION), matchMedia(DAYLIGHT)];
  for (const query of queries) query.addEventListener('change', onChange);
  return () => {
    leave();
    for (const query of queries) query.removeEventListener('change', onChange);
  };
}

function apply(): void {
  const root = document.documentElement;
  const theme = currentTheme();
  root.dataset['theme'] = theme;
  root.dataset['motion'] = isMotionOff() ? 'off' : 'full';
  root.lang = useSettings.getState().language;
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', GROUND[theme]);
}

/** Keeps the attributes of the document, which the style sheets read, in step with the settings. */
export function followAppearance(): void {
  apply();
  subscribe(apply);
}
