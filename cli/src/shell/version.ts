import { readFileSync } from 'node:fs';

/** From the package itself, two folders up both in the source and in the build. */
export const VERSION: string = (
  JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
    readonly version: string;
  }
).version;
