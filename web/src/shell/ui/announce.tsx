import type { JSX } from 'react';
import { create } from 'zustand';

export type Urgency = 'polite' | 'assertive';
export type Announce = (text: string, urgency?: Urgency) => void;

interface Said {
  readonly text: string;
  /** Grows, so that the same words said twice are read twice. */
  readonly turn: number;
}

const useSaid = create<Readonly<Record<Urgency, Said>>>(() => ({
  polite: { text: '', turn: 0 },
  assertive: { text: '', turn: 0 },
}));

/** Says something to those who listen instead of look. */
export const announce: Announce = (text, urgency = 'polite') => {
  useSaid.setState((said) => ({ [urgency]: { text, turn: said[urgency].turn + 1 } }));
};

/** Nothing of what was said stays for whoever listens next. */
export function silence(): void {
  announce('');
  announce('', 'assertive');
}

/** Stands once in the page, before anything is said. */
export function AnnounceRegion(): JSX.Element {
  const { polite, assertive } = useSaid();
  return (
    <div className="sr-only">
      <div role="status" aria-live="polite" aria-atomic="true">
        <span key={polite.turn}>{polite.text}</span>
      </div>
      <div role="alert" aria-live="assertive" aria-atomic="true">
        <span key={assertive.turn}>{assertive.text}</span>
      </div>
    </div>
  );
}
