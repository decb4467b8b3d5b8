/**
 * Keeps the whole site on the device: after the first visit everything works without a network.
 * A site is one version with all its files, so that pages never mix two of them; a new version is
 * laid beside the old one and takes over when the person says so (or when no tab is open).
 */

/** What this file needs of the worker's world; the page's own types do not know it. */
interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface FetchEventOfWorker extends WorkerEvent {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}

interface WorkerScope {
  readonly location: Location;
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: WorkerEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEventOfWorker) => void): void;
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
}

interface Site {
  readonly version: string;
  /** Address and digest of each file. */
  readonly files: readonly (readonly [string, string])[];
}

const scope = globalThis as unknown as WorkerScope;

/** The build puts the list of files here. */
const { version, files } = JSON.parse('__PARSECS_FILES__') as Site;

const PREFIX = 'parsecs-site-';
const CACHE = PREFIX + version;
const PAGE = '/index.html';
/** Says which content a kept answer has, so that an unchanged file is not fetched again. */
const DIGEST = 'x-parsecs-digest';
/** Names under which these are never a page of the site. */
const NOT_OURS = /^\/(?:api|socket)(?:\/|$)/;

scope.addEventListener('install', (event) => {
  event.waitUntil(layDown());
});

scope.addEventListener('activate', (event) => {
  event.waitUntil(takeOver());
});

scope.addEventListener('message', (event) => {
  if (event.data === 'take-over') void scope.skipWaiting();
});

scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const address = new URL(request.url);
  if (request.method !== 'GET' || address.origin !== scope.location.origin) return;
  if (NOT_OURS.test(address.pathname)) return;
  if (request.mode === 'navigate') event.respondWith(answer(PAGE, request));
  else event.respondWith(answer(address.pathname, request));
});

async function answer(path: string, request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  return (await cache.match(path)) ?? fetch(request);
}

async function layDown(): Promise<void> {
  const cache = await caches.open(CACHE);
  const queue = [...files];
  const fetchNext = async (): Promise<void> => {
    for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
      await keep(cache, file[0], file[1]);
    }
  };
  // A few at a time: the first visit must not choke on its own luggage.
  await Promise.all([fetchNext(), fetchNext(), fetchNext(), fetchNext()]);
}

async function keep(cache: Cache, path: string, digest: string): Promise<void> {
  const kept = await caches.match(path);
  if (kept?.headers.get(DIGEST) === digest) {
    await cache.put(path, kept);
    return;
  }
  const response = await fetch(path, { cache: 'no-cache' });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  const headers = new Headers(response.headers);
  // The body is stored unpacked.
  headers.delete('content-encoding');
  headers.delete('content-length');
  headers.set(DIGEST, digest);
  const body = await response.blob();
  await cache.put(path, new Response(body, { status: 200, headers }));
}

async function takeOver(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
  await scope.clients.claim();
}
