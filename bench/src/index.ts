export type { Plan } from './measure.ts';
export { type BenchReport, runBench } from './run-bench.ts';
export type { SuiteResult } from './suite.ts';
