import type { ReactNode } from 'react';
import type { PageModel } from './use-page-model.ts';

/** What a table that runs elsewhere brings to its screen. */
export interface Surroundings {
  /** How the way to the table is, and what the others want. */
  readonly notice?: ReactNode;
  /** Says what to do at this table; floats in a corner, and the forces are put aside for it. */
  readonly renderGuide?: (model: PageModel) => ReactNode;
  /** More of the menu; whatever is chosen there closes it. */
  readonly renderMenu: (close: () => void) => ReactNode;
  /** Stands with the result. */
  readonly result?: ReactNode;
  readonly dialogs?: ReactNode;
  /** Missing for whoever only watches. */
  readonly onRematch?: () => void;
  readonly onReplay?: () => void;
}
