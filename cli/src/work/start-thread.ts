import { Worker } from 'node:worker_threads';

/**
 * Starts a thread with a module of this package, named by its source. From the build it needs nothing; from
 * the source it first needs the loader we have.
 */
export function startThread(source: URL, workerData: unknown): Worker {
  if (!import.meta.url.endsWith('.ts')) {
    return new Worker(new URL(source.href.replace(/\.ts$/, '.js')), { workerData });
  }
  const loader = JSON.stringify(import.meta.resolve('tsx/esm/api'));
  const thread = JSON.stringify(source.href);
  const start = `import(${loader}).then(({ register }) => { register(); return import(${thread}); });`;
  return new Worker(start, { eval: true, workerData, execArgv: ['--conditions=source'] });
}
