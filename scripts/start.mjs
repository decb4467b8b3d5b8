// `npm start`: installs what is missing, builds what is out of date, serves on PORT.

import { join } from 'node:path';
import { buildPackages, buildSite, siteIsBuilt } from './build.mjs';
import { endWithNpm, root, run } from './run.mjs';
import { ensurePackages, SetupError } from './setup.mjs';

const port = process.env.PORT || '8080';

async function orStop(what, code) {
  if ((await code) !== 0) throw new SetupError(`${what} failed, see above.`);
}

endWithNpm();
try {
  await ensurePackages();
  await orStop('Building the packages', buildPackages());
  if (!siteIsBuilt()) await orStop('Building the site', buildSite());
  // The address is printed by `parsecs serve` itself, as soon as it listens.
  const launcher = join(root, 'cli', 'bin', 'parsecs.js');
  process.exitCode = await run(process.execPath, [launcher, 'serve', '--port', port], {
    env: { PARSECS_NO_BUILD: '1' },
  });
} catch (error) {
  if (!(error instanceof SetupError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
