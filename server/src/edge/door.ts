import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Registry } from 'prom-client';
import type { SitePage } from '../page/site-page.ts';
import { SECURITY_HEADERS } from './headers.ts';
import { refuse } from './http-refusal.ts';

interface DoorTools {
  /** Whether a request means us, by its Host header. */
  readonly isMeant: (host: string | undefined) => boolean;
  readonly isWell: () => Promise<boolean>;
  readonly registry: Registry;
  readonly page?: SitePage | undefined;
  readonly failed: (error: unknown) => void;
}

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/** What is measured is nobody's business but this machine's, and not that of those who come through its proxy. */
function isFromHere({ headers, socket }: IncomingMessage): boolean {
  return LOOPBACK.has(socket.remoteAddress ?? '') && headers['x-forwarded-for'] === undefined;
}

/** Answers plain requests: how we are, what was measured, and the page. */
export function openDoor({ isMeant, isWell, registry, page, failed }: DoorTools): Answer {
  const headers = Object.entries(page?.headers ?? SECURITY_HEADERS);

  const send = (response: ServerResponse, status: number, type: string, body: string): void => {
    response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(body);
  };
  const own: Readonly<Record<string, (response: ServerResponse) => Promise<void>>> = {
    '/health': async (response) => {
      const ok = await isWell();
      send(response, ok ? 200 : 503, 'application/json', JSON.stringify({ ok }));
    },
    '/metrics': async (response) => {
      send(response, 200, registry.contentType, await registry.metrics());
    },
  };

  return (request, response) => {
    for (const [name, value] of headers) response.setHeader(name, value);
    const { url = '', method = '' } = request;
    if (!isMeant(request.headers.host)) {
      refuse(request, response, 421);
      return;
    }
    const answer = Object.hasOwn(own, url) ? own[url] : undefined;
    const isTold = url !== '/metrics' || isFromHere(request);
    if (answer !== undefined && isTold && (method === 'GET' || method === 'HEAD')) {
      answer(response).catch((error: unknown) => {
        failed(error);
        response.destroy();
      });
    } else if (page === undefined) refuse(request, response, 404);
    else page.answer(request, response);
  };
}
