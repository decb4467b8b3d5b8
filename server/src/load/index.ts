export { type CrashPlan, type CrashResult, crash } from './crash.ts';
export { measureOnline, type OnlinePlan, type OnlineResult } from './measure.ts';
