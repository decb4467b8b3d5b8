export type { ClockRules } from './clock.ts';
export * from './games.ts';
export * from './look.ts';
export * from './saved.ts';
export * from './seats.ts';
export { Table, TABLE_CAUSES, type Surroundings, type TableOptions } from './table.ts';
