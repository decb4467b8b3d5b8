import { isIP } from 'node:net';
import { networkInterfaces } from 'node:os';

/** Addresses that stand for all networks of a machine. */
const EVERYWHERE: readonly string[] = ['0.0.0.0', '::'];
const OWN_NAMES: readonly string[] = ['localhost', '127.0.0.1', '::1'];

/**
 * Whether a request means us, by its Host header. A page of another site that has its name lead to
 * this machine is turned away; whoever opens the server to a network may be called by any number.
 */
export function hostChecker(
  configured: string,
  names: readonly string[] = [],
): (header: string | undefined) => boolean {
  const known = new Set([...OWN_NAMES, configured, ...names].map((name) => name.toLowerCase()));
  const takesNumbers = EVERYWHERE.includes(configured);
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

/** A page may connect to the server that it came from; programs send no origin. */
export function isOwnOrigin(
  origin: string | undefined,
  host: string | undefined,
  names: readonly string[],
): boolean {
  if (origin === undefined) return true;
  if (!URL.canParse(origin)) return false;
  const url = new URL(origin);
  return url.host === host || names.includes(url.hostname);
}

export interface Addresses {
  /** For whoever sits at this machine. */
  readonly own: string;
  /** For everybody else; nothing unless the server is open to them. */
  readonly others: readonly string[];
}

export function addressesOf(host: string, port: number): Addresses {
  const addressOf = (name: string): string =>
    `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
  if (EVERYWHERE.includes(host)) {
    return { own: addressOf('localhost'), others: foreignNumbers().map(addressOf) };
  }
  // Browsers keep saved games by the name of the site: it stays the one that people know.
  if (OWN_NAMES.includes(host)) return { own: addressOf('localhost'), others: [] };
  return { own: addressOf(host), others: host.startsWith('127.') ? [] : [addressOf(host)] };
}

/** By which numbers other machines reach this one, those that people can type first. */
function foreignNumbers(): readonly string[] {
  return Object.values(networkInterfaces())
    .flatMap((numbers = []) =>
      numbers.filter(({ internal, scopeid = 0 }) => !internal && scopeid === 0),
    )
    .toSorted((one, other) => one.family.localeCompare(other.family))
    .map(({ address }) => address);
}
