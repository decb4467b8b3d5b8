export type { Push } from './edge/connection.ts';
export type { Message, MessageName } from './edge/messages.ts';
export { type RunningServer, type ServerOptions, startServer } from './edge/start-server.ts';
export type { Place } from './storage/database.ts';
export type { MadeTable, WantedTable } from './tables/new-table.ts';
export { QUICK_PHRASES, type QuickPhrase } from './tables/phrases.ts';
export type { PublicDesk, PublicSeat } from './tables/public-desk.ts';
export { SERVER_CAUSES } from './tables/refusals.ts';
export type { Position } from './tables/room.ts';
