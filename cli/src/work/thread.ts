import { parentPort, workerData } from 'node:worker_threads';
import { type Job, runJob } from './job.ts';

// The entry of a worker thread; `pool.ts` starts it.
const result = await runJob(workerData as Job, (game) => parentPort?.postMessage({ game }));
parentPort?.postMessage({ result });
