import { Worker } from 'node:worker_threads';

/**
 * Opens a thread that lies beside this file; run from sources it is translated as it is loaded, unless
 * everything is built anyway.
 */
export function openThread(name: string, workerData: unknown = {}): Worker {
  const isSource = import.meta.url.endsWith('.ts');
  if (!isSource || process.env['PARSECS_NO_BUILD'] === '1') {
    const folder = isSource ? '../../dist/threads' : '.';
    return new Worker(new URL(`${folder}/${name}.js`, import.meta.url), { workerData });
  }
  const loader = JSON.stringify(import.meta.resolve('tsx/esm/api'));
  const thread = JSON.stringify(new URL(`./${name}.ts`, import.meta.url).href);
  const start = `import(${loader}).then(({ register }) => { register(); return import(${thread}); });`;
  return new Worker(start, { eval: true, workerData, execArgv: ['--conditions=source'] });
}
