// Runs before the first paint, so that no wrong colour flashes. Mirrors src/shell/appearance.ts.
(() => {
  let settings = {};
  try {
    settings = JSON.parse(localStorage.getItem('twelve-parsecs/settings') ?? '{}').state ?? {};
  } catch {
    // Unreadable storage: the defaults hold.
  }
  const root = document.documentElement;
  const asks = (query) => matchMedia(query).matches;
  const light = settings.theme === 'light';
  const dark = settings.theme === 'dark';
  const day = light || (!dark && asks('(prefers-color-scheme: light)'));
  root.dataset.theme = day ? 'light' : 'dark';
  const still =
    settings.motion === 'off' ||
    (settings.motion !== 'full' && asks('(prefers-reduced-motion: reduce)'));
  root.dataset.motion = still ? 'off' : 'full';
  if (typeof settings.language === 'string') root.lang = settings.language;
})();
