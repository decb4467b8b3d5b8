import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';

/** A refusal in a few words, the ones that every client knows. */
export function refuse(
  { method }: IncomingMessage,
  response: ServerResponse,
  status: number,
  headers: Readonly<Record<string, string>> = {},
): void {
  const body = `${status} ${STATUS_CODES[status] ?? ''}\n`;
  response.writeHead(status, {
    ...headers,
    'content-type': 'text/plain; charset=utf-8',
    'content-length': Buffer.byteLength(body),
  });
  response.end(method === 'HEAD' ? undefined : body);
}
