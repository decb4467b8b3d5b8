let lastInput: 'keyboard' | 'pointer' = 'pointer';

/** Notices from the first moment on what a person plays with. */
export function followInput(): void {
  document.addEventListener('pointerdown', () => (lastInput = 'pointer'), { capture: true });
  document.addEventListener('keydown', () => (lastInput = 'keyboard'), { capture: true });
}

/** Whether the person has used the keyboard last; then the focus must be led. */
export function isByKeyboard(): boolean {
  return lastInput === 'keyboard';
}
