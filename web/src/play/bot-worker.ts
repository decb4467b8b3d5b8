import { expose } from 'comlink';
import { WorkerBots } from './bot-host.ts';

expose(new WorkerBots());
