import type { Around, OpenedFile } from '../home/match-file.ts';
import { callBack, openWorker } from './open-worker.ts';

/** Reads a file where even a log without end cannot hold up the page. */
export async function readInWorker(
  text: string,
  around: Around,
  onProgress: (done: number) => void,
): Promise<OpenedFile> {
  const worker = openWorker();
  try {
    return await Promise.race([worker.files.read(text, around, callBack(onProgress)), worker.loss]);
  } finally {
    worker.close();
  }
}
