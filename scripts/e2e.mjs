// `npm run e2e -- ARGS`: Playwright with these arguments, in a browser that is installed if need be.

import { endWithNpm, run } from './run.mjs';
import { ensureBrowser, ensurePackages, SetupError, tool } from './setup.mjs';

endWithNpm();
try {
  await ensurePackages();
  const browser = await ensureBrowser();
  process.exitCode = await run(tool('playwright'), ['test', ...process.argv.slice(2)], {
    env: { CHROMIUM_PATH: browser },
  });
} catch (error) {
  if (!(error instanceof SetupError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
