import { useSettings } from '../shell/settings.ts';
import { loadTexts } from '../shell/texts.tsx';
import { showToast } from '../shell/ui/toast.tsx';

const HOUR = 3_600_000;

/** Sets the service worker up and offers a new version when one has been laid down. */
export function keepOffline(): void {
  if (!('serviceWorker' in navigator)) return;
  void register();
}

async function register(): Promise<void> {
  const { serviceWorker } = navigator;
  let controlled = serviceWorker.controller !== null;
  serviceWorker.addEventListener('controllerchange', () => {
    // On the very first visit the worker takes over a page that already runs the right version.
    if (controlled) location.reload();
    controlled = true;
  });
  try {
    const registration = await serviceWorker.register('/sw.js', { updateViaCache: 'none' });
    if (registration.waiting !== null) void offer(registration.waiting);
    registration.addEventListener('updatefound', () => {
      const coming = registration.installing;
      coming?.addEventListener('statechange', () => {
        if (coming.state === 'installed' && serviceWorker.controller !== null) void offer(coming);
      });
    });
    setInterval(() => {
      if (!document.hidden) void registration.update().catch(ignore);
    }, HOUR);
  } catch {
    // Refused by the browser or by the server: the site works as before, with a network.
  }
}

async function offer(worker: ServiceWorker): Promise<void> {
  const texts = await loadTexts(useSettings.getState().language);
  showToast({
    text: texts.t('shell:update.ready'),
    lasting: true,
    action: {
      label: texts.t('shell:update.reload'),
      act: () => {
        worker.postMessage('take-over');
      },
    },
  });
}

function ignore(): void {
  // No network just now; there will be another hour.
}
