import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin, ResolvedConfig } from 'vite';

const packBrotli = promisify(brotliCompress);
const packGzip = promisify(gzip);

/** Maps are large and rarely asked for: they go out as they are. */
const WORTH_IT = /[.](js|css|html|json|svg|webmanifest)$/;
/** As the server does. */
const SMALLEST = 200;
const QUALITY = 10;

/** Lays a `.br` and a `.gz` beside each file, so that a server only has to hand them out. */
export function compress(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'parsecs:compress',
    apply: 'build',
    enforce: 'post',
    configResolved(resolved) {
      config = resolved;
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        const folder = resolve(config.root, config.build.outDir);
        const entries = await readdir(folder, { withFileTypes: true, recursive: true });
        const files = entries.filter((entry) => entry.isFile() && WORTH_IT.test(entry.name));
        // All at once: Node packs on as many threads as it has.
        await Promise.all(files.map(({ parentPath, name }) => pack(join(parentPath, name))));
      },
    },
  };
}

async function pack(file: string): Promise<void> {
  const { size } = await stat(file);
  if (size < SMALLEST) return;
  const content = await readFile(file);
  const params = { [constants.BROTLI_PARAM_QUALITY]: QUALITY };
  await writeFile(`${file}.br`, await packBrotli(content, { params }));
  await writeFile(`${file}.gz`, await packGzip(content, { level: 9 }));
}
