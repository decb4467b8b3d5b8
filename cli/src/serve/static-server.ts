import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { cacheControl, securityHeaders } from './headers.ts';
import type { Page, Site } from './site.ts';

const INDEX = '/index.html';

type Headers = Readonly<Record<string, string>>;

/** Serves a site that is in memory. Paths are only looked up, so none can lead out of it. */
export function createStaticServer(site: Site): Server {
  const safety = securityHeaders(site.get(INDEX));
  return createServer((request, response) => {
    for (const [name, value] of Object.entries(safety)) response.setHeader(name, value);
    answer(site, request, response);
  });
}

function answer(site: Site, request: IncomingMessage, response: ServerResponse): void {
  const { method, headers } = request;
  if (method !== 'GET' && method !== 'HEAD') {
    send(response, 405, { allow: 'GET, HEAD' });
    return;
  }
  const path = readPath(request.url ?? '/');
  if (path === undefined) {
    send(response, 400, {});
    return;
  }
  const found = findPage(site, path);
  if (found === undefined) {
    send(response, 404, { 'cache-control': 'no-cache' });
    return;
  }
  sendPage(response, found, { method, headers });
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
}

/** A file of the site, or for an address of the application its one page. */
function findPage(site: Site, path: string): Found | undefined {
  for (const candidate of [path, `${path.replace(/\/$/, '')}${INDEX}`]) {
    const page = site.get(candidate);
    if (page !== undefined) return { path: candidate, page };
  }
  const index = site.get(INDEX);
  return index === undefined || looksLikeFile(path) ? undefined : { path: INDEX, page: index };
}

function looksLikeFile(path: string): boolean {
  return path.startsWith('/assets/') || path.split('/').some((part) => part.includes('.'));
}

function sendPage(
  response: ServerResponse,
  { path, page }: Found,
  { method, headers }: Pick<IncomingMessage, 'method' | 'headers'>,
): void {
  const common: Headers = {
    'cache-control': cacheControl(path),
    etag: page.etag,
    ...(page.gzip !== undefined && { vary: 'accept-encoding' }),
  };
  if (matchesTag(headers['if-none-match'], page.etag)) {
    response.writeHead(304, common).end();
    return;
  }
  const { body, encoding } = pack(page, headers['accept-encoding'] ?? '');
  response.writeHead(200, {
    ...common,
    'content-type': page.type,
    'content-length': body.length,
    ...(encoding !== undefined && { 'content-encoding': encoding }),
  });
  response.end(method === 'HEAD' ? undefined : body);
}

/** The smallest form that the other side understands. */
function pack(
  page: Page,
  accepted: string,
): { readonly body: Buffer; readonly encoding?: 'br' | 'gzip' } {
  if (page.br !== undefined && accepts(accepted, 'br')) return { body: page.br, encoding: 'br' };
  if (page.gzip !== undefined && accepts(accepted, 'gzip')) {
    return { body: page.gzip, encoding: 'gzip' };
  }
  return { body: page.body };
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

function send(response: ServerResponse, status: number, headers: Headers): void {
  response.writeHead(status, { ...headers, 'content-length': 0 }).end();
}
