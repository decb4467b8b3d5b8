import { parentPort, workerData } from 'node:worker_threads';
import { type Job, runJob } from './job.ts';

// The entry of a worker thread; `pool.ts` starts it.
parentPort?.postMessage(await runJob(workerData as Job));
