/** What the two processes of a comparison say to each other. */

export type Order =
  | { readonly order: 'prepare'; readonly suite: string }
  | { readonly order: 'stretch'; readonly seconds: number };

export type Reply =
  | { readonly reply: 'ready' }
  | { readonly reply: 'unable'; readonly why: string }
  | { readonly reply: 'rate'; readonly rate: number };
