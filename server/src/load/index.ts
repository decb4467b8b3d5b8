export { type CrashPlan, type CrashResult, crash } from './crash.ts';
export {
  measureOnline,
  type OnlineContender,
  type OnlinePhase,
  type OnlineResult,
  ownContender,
} from './measure.ts';
export { startPostgres, startRedis } from './stores.ts';
