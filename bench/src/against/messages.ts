import type { Effort } from '../measure.ts';

/** What the two processes of a comparison say to each other. */

export type Order =
  | { readonly order: 'prepare'; readonly suite: string }
  | { readonly order: 'run'; readonly times: number };

export type Reply =
  | { readonly reply: 'ready' }
  | { readonly reply: 'unable'; readonly why: string }
  | { readonly reply: 'done'; readonly effort: Effort };
