import { expose } from 'comlink';
import { analysisHost } from './analysis-host.ts';

expose(analysisHost);
