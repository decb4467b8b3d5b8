import type { Checked, Problem } from '@parsecs/kernel';
import type { Language } from '@parsecs/lang';
import { useMemo, useState } from 'react';
import { useSearch } from 'wouter';
import { useSettings } from '../shell/settings.ts';
import { type SeatsDraft, toWhere, withMarks, withOpponent } from './seats.ts';

export interface DraftRules<D extends SeatsDraft> {
  /** The draft that a visit begins with; the address may bring something along. */
  readonly begin: (language: Language, names: readonly string[], search: string) => D;
  readonly toSetup: (draft: D) => unknown;
  readonly check: (setup: unknown) => Checked<unknown>;
}

export interface UsedDraft<D> {
  readonly draft: D;
  readonly change: (step: (draft: D) => D) => void;
  readonly setup: unknown;
  readonly isReady: boolean;
  /** What stands in the way, or warnings where nothing does. */
  readonly problems: readonly Problem[];
}

/** What somebody is putting together, and what the game says to it. */
export function useDraft<D extends SeatsDraft>(rules: DraftRules<D>): UsedDraft<D> {
  const search = useSearch();
  const [draft, change] = useState<D>(() => {
    const { language, names, marks, opponent } = useSettings.getState();
    const plain = rules.begin(language, names, search);
    const begun = withOpponent(withMarks(plain, marks), opponent);
    return new URLSearchParams(search).has('online') ? toWhere(begun, true) : begun;
  });
  const setup = useMemo(() => rules.toSetup(draft), [rules, draft]);
  const checked = useMemo(() => rules.check(setup), [rules, setup]);
  const problems = checked.ok ? checked.warnings : checked.problems;
  return { draft, change, setup, isReady: checked.ok, problems };
}
