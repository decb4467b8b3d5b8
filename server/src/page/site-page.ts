import type { IncomingMessage, ServerResponse } from 'node:http';
import { refuse } from '../edge/http-refusal.ts';
import { cacheControl, securityHeaders } from './page-headers.ts';
import { ENCODINGS, type Encoding, type Page, type Site } from './site.ts';

const INDEX = '/index.html';

/** Where the addresses of the application begin; it shows its one page for all of them. */
const PAGES: readonly string[] = [
  'new',
  'play',
  'table',
  'online',
  'replay',
  'learn',
  'progress',
  'guided',
  'puzzles',
  'build',
  'odds',
  'lab',
  'settings',
  'about',
];

type Headers = Readonly<Record<string, string>>;

/** What answers requests that are not about tables, and what it tells browsers. */
export interface SitePage {
  readonly headers: Headers;
  readonly answer: (request: IncomingMessage, response: ServerResponse) => void;
}

/** Answers from a site that is in memory. Paths are only looked up, so none can lead out of it. */
export function sitePage(site: Site): SitePage {
  return {
    headers: securityHeaders(site.get(INDEX)),
    answer: (request, response) => answer(site, request, response),
  };
}

function answer(site: Site, request: IncomingMessage, response: ServerResponse): void {
  const { method } = request;
  if (method !== 'GET' && method !== 'HEAD') {
    refuse(request, response, 405, { allow: 'GET, HEAD' });
    return;
  }
  const path = readPath(request.url ?? '/');
  if (path === undefined) {
    refuse(request, response, 400);
    return;
  }
  const found = findPage(site, path) ?? notFoundPage(site, path, request);
  if (found === undefined) refuse(request, response, 404, { 'cache-control': 'no-cache' });
  else sendPage(response, found, request).catch(() => response.destroy());
}

function readPath(url: string): string | undefined {
  try {
    return decodeURIComponent(url.replace(/[?#].*$/s, ''));
  } catch {
    return undefined;
  }
}

interface Found {
  readonly path: string;
  readonly page: Page;
  readonly status: 200 | 404;
}

/** A file of the site, or for an address of the application its one page. */
function findPage(site: Site, path: string): Found | undefined {
  for (const candidate of [path, `${path.replace(/\/$/, '')}${INDEX}`]) {
    const page = site.get(candidate);
    if (page !== undefined) return { path: candidate, page, status: 200 };
  }
  const [, first = ''] = /^\/([^/]*)/.exec(path) ?? [];
  const index = PAGES.includes(first) ? site.get(INDEX) : undefined;
  return index && { path: INDEX, page: index, status: 200 };
}

/** A person who mistyped an address is told so by the application, in their language. */
function notFoundPage(site: Site, path: string, { headers }: IncomingMessage): Found | undefined {
  const isLookedAt = headers.accept?.includes('text/html') === true && !looksLikeFile(path);
  const index = isLookedAt ? site.get(INDEX) : undefined;
  return index && { path: INDEX, page: index, status: 404 };
}

function looksLikeFile(path: string): boolean {
  return path.startsWith('/assets/') || path.includes('.');
}

async function sendPage(
  response: ServerResponse,
  { path, page, status }: Found,
  { method, headers }: Pick<IncomingMessage, 'method' | 'headers'>,
): Promise<void> {
  const common: Headers = {
    'cache-control': cacheControl(path),
    etag: page.etag,
    ...(page.pack !== undefined && { vary: 'accept-encoding' }),
  };
  if (status === 200 && matchesTag(headers['if-none-match'], page.etag)) {
    response.writeHead(304, common).end();
    return;
  }
  const { body, encoding } = await packed(page, headers['accept-encoding'] ?? '');
  response.writeHead(status, {
    ...common,
    'content-type': page.type,
    'content-length': body.length,
    ...(encoding !== undefined && { 'content-encoding': encoding }),
  });
  response.end(method === 'HEAD' ? undefined : body);
}

/** The smallest form that the other side understands. */
async function packed(
  { body, pack }: Page,
  accepted: string,
): Promise<{ readonly body: Buffer; readonly encoding?: Encoding }> {
  const encoding = ENCODINGS.find((one) => accepts(accepted, one));
  if (pack === undefined || encoding === undefined) return { body };
  return { body: await pack(encoding), encoding };
}

function accepts(header: string, encoding: string): boolean {
  return header.split(',').some((part) => {
    const [name = '', ...params] = part.split(';').map((text) => text.trim().toLowerCase());
    return name === encoding && !params.some((param) => /^q=0(?:\.0*)?$/.test(param));
  });
}

function matchesTag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  const tags = header.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.includes(etag) || tags.includes('*');
}
