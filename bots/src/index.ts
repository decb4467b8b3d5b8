export type { Bot, Turn } from './bot.ts';
export * from './catalogue.ts';
export * from './decide.ts';
