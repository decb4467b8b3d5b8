import type { MatchLog, Seat } from '@parsecs/kernel';
import { useEffect, useRef, useState } from 'react';
import { analysisOf, keepAnalysis } from '../advice/advice-store.ts';
import type { Analysis } from './analysis.ts';
import { analyseApart } from './analysis-host.ts';

export type AnalysisState =
  | { readonly kind: 'none' }
  | { readonly kind: 'running'; readonly done: number }
  | { readonly kind: 'failed' }
  | { readonly kind: 'ready'; readonly analysis: Analysis };

export interface AnalysisRun {
  readonly state: AnalysisState;
  readonly begin: () => void;
  readonly cancel: () => void;
}

/** The analysis of one match: the kept one, or one that is made when somebody asks for it. */
export function useAnalysis(
  match: string,
  seats: readonly Seat[],
  readLog: () => Promise<MatchLog>,
): AnalysisRun {
  const [state, setState] = useState<AnalysisState>({ kind: 'none' });
  const running = useRef<AbortController>(undefined);
  useEffect(() => {
    let wanted = true;
    const load = async (): Promise<void> => {
      const analysis = await analysisOf(match);
      if (!wanted || analysis === undefined) return;
      setState((old) => (old.kind === 'none' ? { kind: 'ready', analysis } : old));
    };
    void load();
    return () => {
      wanted = false;
      running.current?.abort();
    };
  }, [match]);
  const run = async (signal: AbortSignal): Promise<void> => {
    const log = await readLog();
    const progress = (done: number): void => {
      if (!signal.aborted) setState({ kind: 'running', done });
    };
    const analysis = await analyseApart({ log, seats }, progress, signal);
    if (signal.aborted) return;
    setState(analysis === undefined ? { kind: 'failed' } : { kind: 'ready', analysis });
    if (analysis !== undefined) await keepAnalysis(match, analysis);
  };
  return {
    state,
    begin: () => {
      const controller = new AbortController();
      running.current = controller;
      setState({ kind: 'running', done: 0 });
      run(controller.signal).catch(() => {
        if (!controller.signal.aborted) setState({ kind: 'failed' });
      });
    },
    cancel: () => {
      running.current?.abort();
      setState({ kind: 'none' });
    },
  };
}
