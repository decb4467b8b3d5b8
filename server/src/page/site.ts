import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { isCompressible, mimeType } from './mime.ts';

/** One file of the site in every form it may be sent in. */
export interface Page {
  readonly type: string;
  readonly etag: string;
  readonly body: Buffer;
  readonly br?: Buffer;
  readonly gzip?: Buffer;
}

/** The files of a site by their path; nothing else can ever be sent. */
export type Site = ReadonlyMap<string, Page>;

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Good compression at a speed that nobody has to wait for. */
const BROTLI_QUALITY = 7;
/** Below this a response fits in one packet anyway. */
const SMALL = 1024;
const PACKED = /\.(?:br|gz)$/;

/** Reads a whole site into memory and compresses what was not compressed when it was built. */
export async function loadSite(root: string): Promise<Site> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const files = new Set(
    entries.filter((entry) => entry.isFile()).map(({ path, name }) => join(path, name)),
  );
  const served = [...files].filter((file) => {
    return !PACKED.test(file) || !files.has(file.replace(PACKED, ''));
  });
  const pages = await Promise.all(
    served.map(async (file): Promise<readonly [string, Page]> => {
      const path = `/${relative(root, file).split(sep).join('/')}`;
      return [path, await loadPage(file, files)];
    }),
  );
  return new Map(pages);
}

async function loadPage(file: string, files: ReadonlySet<string>): Promise<Page> {
  const body = await readFile(file);
  const type = mimeType(file);
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 22);
  const page: Page = { type, etag: `"${hash}"`, body };
  if (!isCompressible(type) || body.length < SMALL) return page;
  const [br, gz] = await Promise.all([
    files.has(`${file}.br`) ? readFile(`${file}.br`) : packBrotli(body),
    files.has(`${file}.gz`) ? readFile(`${file}.gz`) : compressGzip(body, { level: 9 }),
  ]);
  return { ...page, br, gzip: gz };
}

function packBrotli(body: Buffer): Promise<Buffer> {
  return compressBrotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });
}
