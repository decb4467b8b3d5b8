let lastInput: 'keyboard' | 'mouse' | 'finger' = 'mouse';

/** Notices from the first moment on what a person plays with. */
export function followInput(): void {
  // On the window: keys that a page takes for itself do not come as far as the document.
  const notePointer = ({ pointerType }: PointerEvent): void =>
    void (lastInput = pointerType === 'mouse' ? 'mouse' : 'finger');
  addEventListener('pointerdown', notePointer, { capture: true });
  addEventListener('keydown', () => (lastInput = 'keyboard'), { capture: true });
}

/** Whether the person has used the keyboard last; then the focus must be led. */
export function isByKeyboard(): boolean {
  return lastInput === 'keyboard';
}

/** Whether the person has used a finger last, which cannot point at anything without touching it. */
export function isByFinger(): boolean {
  return lastInput === 'finger';
}
