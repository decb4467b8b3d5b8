import { isIP } from 'node:net';

/** Addresses that stand for all networks of a machine. */
const EVERYWHERE: readonly string[] = ['0.0.0.0', '::'];
const OWN_NAMES: readonly string[] = ['localhost', '127.0.0.1', '::1'];

export function isEverywhere(host: string): boolean {
  return EVERYWHERE.includes(host);
}

/**
 * Whether a request means us, by its Host header. A page of another site that has its name lead to
 * this machine is turned away; whoever opens the server to a network may be called by any number.
 */
export function hostChecker(configured: string): (header: string | undefined) => boolean {
  const known = new Set([...OWN_NAMES, configured.toLowerCase()]);
  const takesNumbers = isEverywhere(configured);
  return (header) => {
    const name = nameIn(header);
    return name !== undefined && (known.has(name) || (takesNumbers && isIP(name) !== 0));
  };
}

/** The name without the port: `[::1]:8080` and `localhost.:80` are `::1` and `localhost`. */
function nameIn(header: string | undefined): string | undefined {
  const [, inBrackets, plain] =
    /^(?:\[([\da-f:.]+)\]|([^:[\]@/\s]+?)\.?)(?::\d{1,5})?$/i.exec(header ?? '') ?? [];
  return (inBrackets ?? plain)?.toLowerCase();
}

/** How a host stands in an address. */
export function inAddress(host: string): string {
  return host.includes(':') ? `[${host}]` : host;
}
