export type { ClockRules } from './clock.ts';
export * from './games.ts';
export type * from './look.ts';
export { TABLE_CAUSES } from './refusals.ts';
export * from './saved.ts';
export * from './seats.ts';
export { type Surroundings, Table, type TableOptions } from './table.ts';
