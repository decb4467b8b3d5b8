/** What an address brings along: a free seat, the place of a spectator, or one's own seat from another device. */
export const TICKET_KINDS = ['join', 'watch', 'seat'] as const;
export type TicketKind = (typeof TICKET_KINDS)[number];

export interface Ticket {
  readonly kind: TicketKind;
  readonly token: string;
}

const TOKEN = /^[\w-]{32}$/;
const TABLE = /^[\w-]{16}$/;

/** What stands behind # never travels to a server with the address, so it is in no log of one. */
export function addressOf(origin: string, table: string, ticket: Ticket): string {
  return `${origin}/table/${table}${hashOf(ticket)}`;
}

export function hashOf({ kind, token }: Ticket): string {
  return `#${kind}=${token}`;
}

export function readTicket(hash: string): Ticket | undefined {
  const [kind, token = ''] = hash.replace(/^#/, '').split('=');
  const known = TICKET_KINDS.find((one) => one === kind);
  return known !== undefined && TOKEN.test(token) ? { kind: known, token } : undefined;
}

/** What somebody types or pastes: a whole address, or the code of a seat. */
export function readInvitation(
  text: string,
): { readonly table: string; readonly ticket?: Ticket } | undefined {
  const trimmed = text.trim();
  const code = /^([\w-]{16})[.]([\w-]{32})$/.exec(trimmed);
  if (code !== null) {
    const [, table = '', token = ''] = code;
    return { table, ticket: { kind: 'seat', token } };
  }
  if (!URL.canParse(trimmed)) return TABLE.test(trimmed) ? { table: trimmed } : undefined;
  const { pathname, hash } = new URL(trimmed);
  const table = /^\/table\/([\w-]{16})\/?$/.exec(pathname)?.[1];
  if (table === undefined) return undefined;
  const ticket = readTicket(hash);
  return { table, ...(ticket && { ticket }) };
}

/** The code that moves a seat to another device without a link. */
export function codeOf(table: string, token: string): string {
  return `${table}.${token}`;
}
