import { expose } from 'comlink';
import { WorkerLesson } from '../guided/lesson-host.ts';
import { WorkerPuzzle } from '../puzzles/puzzle-host.ts';
import { BotThread } from './bot-host.ts';
import { fileHost } from './file-host.ts';
import { foresight } from './foresight.ts';
import { WorkerReplay } from './replay-host.ts';
import { WorkerTable } from './table-host.ts';

const bots = new BotThread();

expose({
  table: new WorkerTable(bots.consider),
  replay: new WorkerReplay(),
  files: fileHost,
  foresight,
  lesson: new WorkerLesson(),
  puzzle: new WorkerPuzzle(),
});
