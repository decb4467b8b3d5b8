export type { Bot, Considered, Decision, Thought, Turn } from './bot.ts';
export * from './catalogue.ts';
export * from './decide.ts';
export * from './ids.ts';
export type { Reason } from './search/reasons.ts';
export { THEMES, type Theme, themesOf } from './themes.ts';
