import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { isCompressible, mimeType } from './mime.ts';

/** How a file may be packed, the smallest first. */
export const ENCODINGS = ['br', 'gzip'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** One file of the site. */
export interface Page {
  readonly type: string;
  readonly etag: string;
  readonly body: Buffer;
  /** The file packed; it is done once, for whoever wants it first. */
  readonly pack?: (encoding: Encoding) => Promise<Buffer>;
}

/** The files of a site by their path; nothing else can ever be sent. */
export type Site = ReadonlyMap<string, Page>;

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Good compression at a speed that nobody has to wait for. */
const BROTLI_QUALITY = 7;
/** A page is made of many small files, and packed they are half as long; below this there is nothing to gain. */
const SMALL = 200;
const PACKED = /\.(?:br|gz)$/;

/** Reads a whole site into memory. What was not packed when it was built is packed when it is asked for. */
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
  const made = new Map<Encoding, Promise<Buffer>>();
  const make = { br: packBrotli, gzip: packGzip };
  const ending = { br: '.br', gzip: '.gz' };
  const pack = (encoding: Encoding): Promise<Buffer> => {
    const before = `${file}${ending[encoding]}`;
    const packed =
      made.get(encoding) ?? (files.has(before) ? readFile(before) : make[encoding](body));
    made.set(encoding, packed);
    return packed;
  };
  return { ...page, pack };
}

function packGzip(body: Buffer): Promise<Buffer> {
  return compressGzip(body, { level: 9 });
}

function packBrotli(body: Buffer): Promise<Buffer> {
  return compressBrotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });
}
