// `npm run parsecs -- <command>`: the command line straight from the sources, without a build.

import { main } from '../cli/src/main.ts';

const code = await main(process.argv.slice(2));
if (typeof code === 'number') process.exitCode = code;
