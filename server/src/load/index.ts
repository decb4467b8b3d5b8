export { auditGames, type GamesAudit } from '../streams/audit-games.ts';
export { type CrashPlan, type CrashResult, crash } from './crash.ts';
export {
  measureOnline,
  type OnlineContender,
  type OnlineResult,
  ownContender,
} from './measure.ts';
