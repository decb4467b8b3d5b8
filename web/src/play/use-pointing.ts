import { useCallback, useMemo, useState } from 'react';
import type { Inspecting, Part } from '../boards/contract.ts';

export interface Pointing {
  /** What glows: what the log points at, and what is happening. */
  readonly lit: readonly Part[];
  readonly point: (parts: readonly Part[]) => void;
  readonly inspecting: Inspecting;
}

/** What a person points at and looks into. */
export function usePointing(about: readonly Part[]): Pointing {
  const [pointed, setPointed] = useState<readonly Part[]>([]);
  const [inspected, inspect] = useState<Part>();
  const lit = useMemo(() => [...pointed, ...about], [pointed, about]);
  const point = useCallback((parts: readonly Part[]) => setPointed(parts), []);
  return { lit, point, inspecting: { inspected, onInspect: inspect } };
}
