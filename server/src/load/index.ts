export { type CrashPlan, type CrashResult, crash } from './crash.ts';
