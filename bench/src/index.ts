export { compareCheckouts } from './against/checkouts.ts';
export { ONLINE_PEER } from './online/peer.ts';
export { runBench } from './run-bench.ts';
export { SUITES, selectSuites } from './suites.ts';
