import { build } from 'vite';
import { fingerprint } from './fixtures/determinism.ts';
import { expect, test } from './support/test.ts';

/** The rules as one script, straight from their sources. */
async function bundleRules(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    resolve: { conditions: ['source'] },
    build: {
      write: false,
      lib: {
        entry: 'web/e2e/fixtures/determinism.ts',
        name: 'determinism',
        formats: ['iife'],
      },
    },
  });
  const [bundle] = Array.isArray(built) ? built : [built];
  if (bundle === undefined || !('output' in bundle)) throw new Error('nothing was built');
  const [chunk] = bundle.output;
  return chunk.code;
}

test('the browser computes the same sines and plays the same games as Node', async ({
  browser,
}) => {
  const page = await browser.newPage();
  await page.addScriptTag({ content: await bundleRules() });
  const there = await page.evaluate(() => {
    const { fingerprint: compute } = Reflect.get(globalThis, 'determinism') as {
      readonly fingerprint: () => readonly string[];
    };
    return compute();
  });
  expect(there).toEqual(fingerprint());
  await page.close();
});
