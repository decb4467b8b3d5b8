let lastInput: 'keyboard' | 'pointer' = 'pointer';

/** Notices from the first moment on what a person plays with. */
export function followInput(): void {
  // On the window: keys that a page takes for itself do not come as far as the document.
  addEventListener('pointerdown', () => (lastInput = 'pointer'), { capture: true });
  addEventListener('keydown', () => (lastInput = 'keyboard'), { capture: true });
}

/** Whether the person has used the keyboard last; then the focus must be led. */
export function isByKeyboard(): boolean {
  return lastInput === 'keyboard';
}
