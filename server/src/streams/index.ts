export { auditGame, type GameAudit } from './audit-games.ts';
