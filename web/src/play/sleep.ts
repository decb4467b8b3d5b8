/** Waits, or until the signal says that nobody waits any more. */
export function sleep(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) {
      resolve();
      return;
    }
    const timer = setTimeout(wake, milliseconds);
    signal.addEventListener('abort', wake);
    function wake(): void {
      clearTimeout(timer);
      signal.removeEventListener('abort', wake);
      resolve();
    }
  });
}
