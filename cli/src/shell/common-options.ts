/** Options that several commands share. */

/** Runs are the same every time unless somebody asks for others. */
export const SEED = { kind: 'text', value: 'S', usual: 'parsecs' } as const;
export const GAME_SEED = { kind: 'text', value: 'X' } as const;
export const SETUP = { kind: 'text', value: 'NAME' } as const;
export const BOT_LIST = { kind: 'text', value: 'a,b[,c,d]' } as const;
export const THREADS = { kind: 'whole', value: 'N', least: 1, most: 256 } as const;
