import { Worker } from 'node:worker_threads';

/** Opens a thread that lies beside this file; run from sources it is translated as it is loaded. */
export function openThread(name: string, workerData: unknown = {}): Worker {
  if (import.meta.url.endsWith('.js')) {
    return new Worker(new URL(`./${name}.js`, import.meta.url), { workerData });
  }
  const loader = JSON.stringify(import.meta.resolve('tsx/esm/api'));
  const thread = JSON.stringify(new URL(`./${name}.ts`, import.meta.url).href);
  const start = `import(${loader}).then(({ register }) => { register(); return import(${thread}); });`;
  return new Worker(start, { eval: true, workerData, execArgv: ['--conditions=source'] });
}
