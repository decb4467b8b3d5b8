import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';

/** Stands in the source of the worker where the list of files goes. */
const PLACE = '__PARSECS_FILES__';
const NOT_KEPT = /[.]map$|^sw[.]js$/;

function filesUnder(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'));
}

function digest(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 16);
}

/** Tells the service worker every file of the site, so that all of it works without a network. */
export function serviceWorker(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'parsecs:service-worker',
    apply: 'build',
    enforce: 'post',
    configResolved(resolved) {
      config = resolved;
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const worker = Object.values(bundle).find((file) => file.fileName === 'sw.js');
        if (worker?.type !== 'chunk') return;
        const files = Object.values(bundle)
          .filter((file) => !NOT_KEPT.test(file.fileName))
          .map((file) => {
            const content = file.type === 'chunk' ? file.code : file.source;
            return [`/${file.fileName}`, digest(content)] as const;
          });
        for (const name of config.publicDir === '' ? [] : filesUnder(config.publicDir)) {
          files.push([`/${name}`, digest(readFileSync(join(config.publicDir, name)))]);
        }
        files.sort(([one], [other]) => (one < other ? -1 : 1));
        const list = JSON.stringify({ version: digest(JSON.stringify(files)), files });
        worker.code = worker.code.replace(new RegExp(`(["'\`])${PLACE}\\1`), () =>
          JSON.stringify(list),
        );
      },
    },
  };
}
