export { compareCheckouts } from './against/checkouts.ts';
export { runBench } from './run-bench.ts';
export { SUITES, selectSuites } from './suites.ts';
