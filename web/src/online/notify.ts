/** Whether this browser can tell somebody who looks elsewhere. */
export function canNotify(): boolean {
  return 'Notification' in globalThis;
}

export function mayNotify(): boolean {
  return canNotify() && Notification.permission === 'granted';
}

export async function askToNotify(): Promise<boolean> {
  return canNotify() && (await Notification.requestPermission()) === 'granted';
}

/** Only for whoever looks elsewhere; one note a table. */
export async function notify(table: string, title: string, body: string): Promise<void> {
  if (!mayNotify() || document.visibilityState === 'visible') return;
  const options = { body, tag: `table/${table}`, icon: '/icon-192.png' };
  try {
    const note = new Notification(title, options);
    note.addEventListener('click', () => {
      globalThis.focus();
      note.close();
    });
  } catch {
    // Phones show notes only through the service worker.
    const worker = await navigator.serviceWorker?.getRegistration();
    await worker?.showNotification(title, options);
  }
}
