/** Hands a file to the person; nothing leaves the device. */
export function downloadJson(name: string, content: unknown): void {
  downloadFile(
    name,
    new Blob([JSON.stringify(content, undefined, 1)], { type: 'application/json' }),
  );
}

export function downloadFile(name: string, file: Blob): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The download reads the address after this turn of the event loop.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

export function matchFileName(id: string, game = 'match'): string {
  return `twelve-parsecs-${game}-${id}.json`;
}
