// `npm run sounds -- <folder>`: every sound of the tables as a WAV file, to listen to.

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { wavFiles } from '../web/src/sound/wav-files.ts';

const [folder] = process.argv.slice(2);
if (folder === undefined) {
  console.error('Which folder? npm run sounds -- <folder>');
  process.exitCode = 2;
} else {
  mkdirSync(folder, { recursive: true });
  const files = wavFiles();
  for (const { name, write } of files) writeFileSync(join(folder, name), write());
  console.log(`${files.length} files in ${folder}`);
}
