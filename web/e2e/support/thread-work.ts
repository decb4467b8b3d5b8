import type { Page } from '@playwright/test';

/** Milliseconds that threads have worked, whoever else wanted the machine meanwhile. */
export interface ThreadWork {
  readonly page: number;
  readonly worker: number;
}

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds: when, and how much of the processor. */
  readonly ts: number;
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

const CATEGORIES = ['disabled-by-default-devtools.timeline', 'blink.user_timing'];

/** What the threads of a page work from its first `performance.mark` of one name to that of another. */
export async function traceWork(
  page: Page,
  from: string,
  to: string,
): Promise<() => Promise<ThreadWork>> {
  const browser = page.context().browser();
  if (browser === null) throw new Error('nobody to ask');
  await browser.startTracing(page, { categories: CATEGORIES });
  return async () => {
    const trace = JSON.parse((await browser.stopTracing()).toString()) as {
      readonly traceEvents: readonly TraceEvent[];
    };
    return workBetween(trace.traceEvents, from, to);
  };
}

function workBetween(events: readonly TraceEvent[], from: string, to: string): ThreadWork {
  const [begin, end] = [from, to].map((mark) => events.find(({ name }) => name === mark));
  if (begin === undefined || end === undefined) throw new Error(`no mark ${from} or ${to}`);
  const own = events.filter(({ pid }) => pid === begin.pid);
  const workOf = (thread: string): number => {
    const ids = new Set(
      own.flatMap(({ name, tid, args }) =>
        name === 'thread_name' && args?.name?.startsWith(thread) === true ? [tid] : [],
      ),
    );
    return own
      .filter(({ name, tid, ts }) => {
        const isWithin = ts >= begin.ts && ts <= end.ts;
        return name === 'RunTask' && ids.has(tid) && isWithin;
      })
      .reduce((sum, { tdur = 0 }) => sum + tdur / 1000, 0);
  };
  return { page: workOf('CrRendererMain'), worker: workOf('DedicatedWorker') };
}
