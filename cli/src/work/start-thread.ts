import { Worker } from 'node:worker_threads';

/**
 * Starts a thread with a module of this package, named by its source. Run from sources it first needs the
 * loader we have, unless everything is built anyway.
 */
export function startThread(source: URL, workerData: unknown): Worker {
  const isSource = import.meta.url.endsWith('.ts');
  if (!isSource || process.env['PARSECS_NO_BUILD'] === '1') {
    const folder = isSource ? source.href.replace(/^(.*)\/src\//, '$1/dist/') : source.href;
    return new Worker(new URL(folder.replace(/\.ts$/, '.js')), { workerData });
  }
  const loader = JSON.stringify(import.meta.resolve('tsx/esm/api'));
  const thread = JSON.stringify(source.href);
  const start = `import(${loader}).then(({ register }) => { register(); return import(${thread}); });`;
  return new Worker(start, { eval: true, workerData, execArgv: ['--conditions=source'] });
}
