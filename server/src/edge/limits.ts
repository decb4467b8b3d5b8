import { isIPv6 } from 'node:net';

/** Parts of an IPv6 address that name the network; whoever has one has all addresses in it. */
const NETWORK = 4;
const PARTS = 8;

/** Who counts as one: an address, or a whole network of IPv6. */
export function countedAs(address: string): string {
  const [bare = ''] = address.split('%');
  if (!isIPv6(bare)) return bare;
  const [, mapped] = /^::ffff:([\d.]+)$/i.exec(bare) ?? [];
  if (mapped !== undefined) return mapped;
  const [head = '', tail = ''] = bare.split('::');
  const [first, last] = [head.match(/[^:]+/g) ?? [], tail.match(/[^:]+/g) ?? []];
  const between = Array.from({ length: PARTS - first.length - last.length }, () => '0');
  const network = [...first, ...between, ...last].slice(0, NETWORK);
  return network.map((part) => Number.parseInt(part, 16).toString(16)).join(':');
}

/**
 * Where a request comes from. Behind a proxy that is what the proxy says of it: the last entry, which it has
 * added itself; whatever stands before was said by whoever asks.
 */
export function addressBehind(
  address: string,
  forwarded: string | readonly string[] | undefined,
  isBehindProxy: boolean,
): string {
  if (!isBehindProxy || forwarded === undefined) return address;
  const said = (typeof forwarded === 'string' ? forwarded : forwarded.join(',')).split(',');
  return said.at(-1)?.trim() || address;
}

/** Lets so many through at once and so many a second after that. */
export class Bucket {
  readonly #most: number;
  readonly #perSecond: number;
  readonly #now: () => number;
  #level: number;
  #at: number;

  constructor(most: number, perSecond: number, now: () => number) {
    this.#most = most;
    this.#perSecond = perSecond;
    this.#now = now;
    this.#level = most;
    this.#at = now();
  }

  take(): boolean {
    const now = this.#now();
    const gained = ((now - this.#at) / 1000) * this.#perSecond;
    this.#level = Math.min(this.#most, this.#level + gained);
    this.#at = now;
    if (this.#level < 1) return false;
    this.#level -= 1;
    return true;
  }
}

/** How many of something each address has open. */
export class PerAddress {
  readonly #most: number;
  readonly #counts = new Map<string, number>();

  constructor(most: number) {
    this.#most = most;
  }

  /** The way to give it back, or nothing if the address has enough. */
  take(address: string): (() => void) | undefined {
    const count = this.#counts.get(address) ?? 0;
    if (count >= this.#most) return undefined;
    this.#counts.set(address, count + 1);
    return () => {
      const left = (this.#counts.get(address) ?? 1) - 1;
      if (left === 0) this.#counts.delete(address);
      else this.#counts.set(address, left);
    };
  }
}
