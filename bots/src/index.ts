export type { Bot, Considered, Decision, Thought, Turn } from './bot.ts';
export * from './catalogue.ts';
export * from './decide.ts';
export { LEVELS, type Level, USUAL_LEVEL } from './levels.ts';
