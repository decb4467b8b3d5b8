export { auditGame } from './audit-games.ts';
