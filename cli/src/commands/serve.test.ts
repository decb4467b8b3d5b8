import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { type IncomingMessage, request } from 'node:http';
import { createServer, Server } from 'node:net';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { findRoot } from '../shell/root.ts';
import { folderWith, type Ran, run } from '../testing/index.ts';

const BIG_SCRIPT = `console.log(${JSON.stringify('x'.repeat(5000))});\n`;
const PACKED_STYLE = `body { color: red; } ${'/* */'.repeat(400)}`;
const INDEX =
  '<!doctype html><title>Site</title><script>boot()</script><script src="/a.js"></script>';

let root: string;
let port: number;
let stopping: AbortController;
let ended: Promise<Ran>;
let said = '';

interface Answer {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
}

/** The path goes out as it is written: `fetch` would tidy it up first. */
function get(
  path: string,
  headers: Readonly<Record<string, string>> = {},
  method = 'GET',
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port, path, headers, method }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks),
        }),
      );
    });
    asked.on('error', reject);
    asked.end();
  });
}

async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((resolve) => setTimeout(resolve, 5));
}

beforeAll(async () => {
  root = join(await folderWith({ 'secret.txt': 'secret' }), 'site');
  await mkdir(join(root, 'assets'), { recursive: true });
  await writeFile(join(root, 'index.html'), INDEX);
  await writeFile(join(root, 'sw.js'), 'self');
  await writeFile(join(root, 'manifest.webmanifest'), '{}');
  await writeFile(join(root, 'assets', 'app-abc.js'), BIG_SCRIPT);
  await writeFile(join(root, 'assets', 'app-abc.css'), PACKED_STYLE);
  await writeFile(join(root, 'assets', 'app-abc.css.br'), brotliCompressSync('packed before'));
  await writeFile(join(root, 'assets', 'ship.png'), Buffer.alloc(2000));
  stopping = new AbortController();
  ended = run(['serve', '--port', '0', '--data', 'memory', '--root', root], {
    out: (text) => void (said += text),
    stop: stopping.signal,
  });
  await Promise.race([until(() => said.includes('\n')), ended]);
  port = Number(/:(\d+)/.exec(said)?.[1]);
});

afterAll(async () => {
  stopping.abort();
  await ended;
});

/** Where a server listens, and what it says of that. */
async function serveOn(
  env: Readonly<Record<string, string>>,
  ...args: readonly string[]
): Promise<{ readonly bound: unknown; readonly port: number; readonly said: string }> {
  const listen = vi.spyOn(Server.prototype, 'listen');
  const stop = new AbortController();
  let out = '';
  const running = run(
    ['serve', '--port', '0', '--data', 'memory', '--root', root, '--json', ...args],
    {
      env,
      out: (text) => void (out += text),
      stop: stop.signal,
    },
  );
  await Promise.race([until(() => out.includes('}')), running]);
  const bound = listen.mock.calls.at(-1)?.[1];
  listen.mockRestore();
  stop.abort();
  await running;
  const { address, port: taken } = JSON.parse(out) as { address: string; port: number };
  return { bound, port: taken, said: address };
}

describe('serve', () => {
  test('prints one line with the address', () => {
    expect(said).toMatch(/^Twelve Parsecs is at http:\/\/localhost:\d+\n$/);
  });

  test('gives the page, and the same page for every address of the application', async () => {
    const app = await readFile(join(findRoot(), 'web', 'src', 'app.tsx'), 'utf8');
    const routes = Array.from(app.matchAll(/<Route path="([^"]+)"/g), ([, route = '']) => route);
    expect(routes.length).toBeGreaterThan(5);
    const addresses = routes.map((route) => route.replaceAll(/:\w+/g, 'a%20b'));
    for (const path of ['/', '/index.html', '/play/x/?seat=1', ...addresses]) {
      const { status, headers, body } = await get(path);
      expect([path, status, body.toString()]).toEqual([path, 200, INDEX]);
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
      expect(headers['cache-control']).toBe('no-cache');
    }
  });

  test('what looks like a file and is none is not found', async () => {
    for (const path of ['/missing.js', '/assets/gone', '/favicon.ico', '/assets/']) {
      const { status, body } = await get(path, { accept: 'text/html' });
      expect([path, status, body.toString()]).toEqual([path, 404, '404 Not Found\n']);
    }
  });

  test('an address of nobody is not found; people are told by the application', async () => {
    for (const path of ['/api/x', '/socket', '/nowhere', '/playing/x']) {
      const { status, headers, body } = await get(path);
      expect([path, status, body.toString()]).toEqual([path, 404, '404 Not Found\n']);
      expect(headers['content-type']).toBe('text/plain; charset=utf-8');
      const looked = await get(path, { accept: 'text/html,*/*' });
      expect([path, looked.status, looked.body.toString()]).toEqual([path, 404, INDEX]);
    }
  });

  test('refusals have a body that says what they are', async () => {
    expect((await get('/%')).body.toString()).toBe('400 Bad Request\n');
    expect((await get('/', {}, 'POST')).body.toString()).toBe('405 Method Not Allowed\n');
    const head = await get('/api/x', {}, 'HEAD');
    expect([head.status, head.body.length]).toEqual([404, 0]);
  });

  test('answers to its own names only', async () => {
    const statuses = async (hosts: readonly string[]): Promise<readonly number[]> =>
      Promise.all(hosts.map(async (host) => (await get('/', { host })).status));
    const own = ['localhost', `localhost:${port}`, 'LOCALHOST.', '127.0.0.1:1', '[::1]:8080'];
    expect(await statuses(own)).toEqual(own.map(() => 200));
    const foreign = ['evil.example', 'localhost.evil.example', '192.168.0.7', 'a@localhost'];
    expect(await statuses(foreign)).toEqual(foreign.map(() => 421));
    const { body } = await get('/', { host: 'evil.example' });
    expect(body.toString()).toBe('421 Misdirected Request\n');
  });

  test('only this machine reaches it, unless it is opened', async () => {
    const own = await serveOn({});
    expect([own.bound, own.said]).toEqual(['127.0.0.1', `http://localhost:${own.port}`]);
    const open = await serveOn({ HOST: '0.0.0.0' });
    expect([open.bound, open.said]).toEqual(['0.0.0.0', `http://localhost:${open.port}`]);
    const named = await serveOn({ HOST: '0.0.0.0' }, '--host', '127.0.0.2');
    expect([named.bound, named.said]).toEqual(['127.0.0.2', `http://127.0.0.2:${named.port}`]);
  });

  test('no path leads out of the folder', async () => {
    for (const path of [
      '/../secret.txt',
      '/..%2fsecret.txt',
      '/%2e%2e/secret.txt',
      '/assets/..%2f..%2fsecret.txt',
      '/..\\secret.txt',
      '//etc/passwd',
      '/%00',
      '/__proto__',
    ]) {
      expect((await get(path)).body.toString()).not.toMatch(/secret|root:/);
    }
    expect((await get('/%')).status).toBe(400);
  });

  test('types, caching and entity tags', async () => {
    const script = await get('/assets/app-abc.js');
    expect(script.headers['content-type']).toBe('text/javascript; charset=utf-8');
    expect(script.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect((await get('/assets/ship.png')).headers['content-type']).toBe('image/png');
    expect((await get('/sw.js')).headers['cache-control']).toBe('no-cache');
    expect((await get('/manifest.webmanifest')).headers['content-type']).toContain('manifest+json');
    const { etag = '' } = script.headers;
    const again = await get('/assets/app-abc.js', { 'if-none-match': `W/"other", ${etag}` });
    expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, etag]);
    expect((await get('/assets/app-abc.js', { 'if-none-match': '"other"' })).status).toBe(200);
  });

  test('compresses what can be compressed, for those who understand it', async () => {
    const br = await get('/assets/app-abc.js', { 'accept-encoding': 'gzip, deflate, br' });
    expect([br.headers['content-encoding'], br.headers.vary]).toEqual(['br', 'accept-encoding']);
    expect(brotliDecompressSync(br.body).toString()).toBe(BIG_SCRIPT);
    const gzip = await get('/assets/app-abc.js', { 'accept-encoding': 'gzip, br;q=0' });
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(gzip.body).toString()).toBe(BIG_SCRIPT);
    const plain = await get('/assets/app-abc.js');
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.body.toString()).toBe(BIG_SCRIPT);
    const picture = await get('/assets/ship.png', { 'accept-encoding': 'br' });
    expect(picture.headers['content-encoding']).toBeUndefined();
  });

  test('sends what was compressed when the site was built', async () => {
    const { body } = await get('/assets/app-abc.css', { 'accept-encoding': 'br' });
    expect(brotliDecompressSync(body).toString()).toBe('packed before');
    expect((await get('/assets/app-abc.css.br')).status).toBe(404);
  });

  test('tells the browser what the site may do', async () => {
    const { headers } = await get('/');
    const policy = headers['content-security-policy'];
    expect(policy).toContain("default-src 'self'");
    expect(policy).toContain("worker-src 'self' blob:");
    expect(policy).toMatch(/script-src 'self' 'wasm-unsafe-eval' 'sha256-[\w+/]+=';/);
    expect(policy).not.toMatch(/script-src[^;]*unsafe-inline/);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
    });
    expect((await get('/missing.js')).headers['x-content-type-options']).toBe('nosniff');
  });

  test('HEAD has the headers alone, and nothing else is allowed', async () => {
    const head = await get('/', {}, 'HEAD');
    expect([head.status, head.body.length]).toEqual([200, 0]);
    expect(head.headers['content-length']).toBe(String(INDEX.length));
    const post = await get('/', {}, 'POST');
    expect([post.status, post.headers.allow]).toEqual([405, 'GET, HEAD']);
  });

  test('ends when it is told to, with exit 0', async () => {
    const stop = new AbortController();
    let out = '';
    const running = run(['serve', '--port', '0', '--data', 'memory', '--root', root, '--json'], {
      out: (text) => void (out += text),
      stop: stop.signal,
    });
    await until(() => out.includes('}'));
    const { address, port: bound } = JSON.parse(out) as { address: string; port: number };
    expect(address).toBe(`http://localhost:${bound}`);
    stop.abort();
    expect((await running).code).toBe(0);
  });

  test('takes the port from PORT, and says so if it is taken or nonsense', async () => {
    const holder = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => holder.once('listening', resolve));
    const address = holder.address();
    const taken = typeof address === 'object' && address !== null ? address.port : 0;
    const { code, err } = await run(['serve', '--data', 'memory', '--root', root], {
      env: { PORT: String(taken) },
    });
    expect([code, err]).toEqual([
      2,
      `parsecs: port ${taken} is taken; choose another with --port\n`,
    ]);
    holder.close();
    const nonsense = await run(['serve', '--data', 'memory', '--root', root], {
      env: { PORT: 'high' },
    });
    expect([nonsense.code, nonsense.err]).toEqual([2, expect.stringContaining('“high”')]);
  });

  test('a folder without a site is wrong usage', async () => {
    const { code, err } = await run(['serve', '--root', await folderWith({})]);
    expect(code).toBe(2);
    expect(err).toContain('npm run build');
  });
});
