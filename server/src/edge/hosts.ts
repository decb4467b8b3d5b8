import { isIP } from 'node:net';

/**
 * Names by which this server may be called. A foreign name that leads here is how a page elsewhere
 * would reach a server at home: addresses and this machine's own name are fine, others must be listed.
 */
export function isOwnHost(host: string | undefined, listed: readonly string[]): boolean {
  if (host === undefined) return false;
  const url = URL.canParse(`http://${host}`) ? new URL(`http://${host}`) : undefined;
  if (url === undefined || url.host === '') return false;
  const name = url.hostname.replace(/^\[|\]$/g, '');
  return name === 'localhost' || isIP(name) !== 0 || listed.includes(name);
}

/** A page may connect to the server that it came from; programs send no origin. */
export function isOwnOrigin(
  origin: string | undefined,
  host: string | undefined,
  listed: readonly string[],
): boolean {
  if (origin === undefined) return true;
  if (!URL.canParse(origin)) return false;
  const url = new URL(origin);
  return url.host === host || listed.includes(url.hostname);
}
