import type { ReactNode } from 'react';

/** What a table that runs elsewhere brings to its screen. */
export interface Surroundings {
  /** How the way to the table is, and what the others want. */
  readonly notice: ReactNode;
  /** More of the menu; whatever is chosen there closes it. */
  readonly renderMenu: (close: () => void) => ReactNode;
  /** Stands with the result. */
  readonly result: ReactNode;
  readonly dialogs: ReactNode;
  /** Missing for whoever only watches. */
  readonly onRematch?: () => void;
  readonly onReplay: () => void;
}
