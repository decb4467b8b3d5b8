/** A promise of the contract that a game broke, and after how many answers. */
export interface AuditFailure {
  readonly step: number;
  readonly promise: string;
  readonly detail: string;
}

export interface AuditReport {
  readonly steps: number;
  readonly failure?: AuditFailure;
  readonly cards: readonly string[];
  /** Answers that were written down, read again and given to a copy of the state: all of the game. */
  readonly answersCloned: number;
  readonly takenBack: TakenBack;
  /** The log, take-backs and all, was run again in every way, to the same state. */
  readonly isResumed: boolean;
}

/** How often somebody went back: freely, or because the others agreed. */
export interface TakenBack {
  readonly free: number;
  readonly agreed: number;
}

export const NOTHING_DONE: AuditReport = {
  steps: 0,
  cards: [],
  answersCloned: 0,
  takenBack: { free: 0, agreed: 0 },
  isResumed: false,
};
