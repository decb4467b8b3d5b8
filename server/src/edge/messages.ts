import { BOT_IDS, STYLES } from '@parsecs/bots';
import { GAME_IDS, GUARDS } from '@parsecs/table';
import { type Messages, QUICK_PHRASES } from '@parsecs/table/wire';
import { z } from 'zod';
import { cleaned } from '../tables/cleaned.ts';

/** Everything a client may say. Whatever does not fit is refused before anything looks at it. */
const token = z.string().regex(/^[\w-]{32}$/);
const table = z.string().regex(/^[\w-]{16}$/);
/** Something of it must be left when what cannot be seen is taken away. */
const seen = (words: string): boolean => cleaned(words) !== '';
const name = z.string().trim().min(1).max(40).refine(seen);
const seat = z.int().min(0).max(7);
const sent = z.string().regex(/^[\w-]{8,40}$/);
const bot = z.enum(BOT_IDS);
const answer = z.string().min(1).max(2000);
const DAYS_30 = 30 * 24 * 3_600_000;

const wantedSeat = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('me') }),
  z.strictObject({ kind: z.literal('link') }),
  z.strictObject({ kind: z.literal('bot'), bot, style: z.enum(STYLES).exactOptional() }),
]);

const command = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('choose'),
    ask: z.int().min(0),
    id: answer,
    /** Nobody had to be asked: no place to go back to. */
    unasked: z.literal(true).exactOptional(),
  }),
  z.strictObject({ kind: z.enum(['decline', 'concede', 'ask-take-back']) }),
  z.strictObject({ kind: z.literal('answer-take-back'), agrees: z.boolean() }),
]);

const said = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('phrase'), words: z.enum(QUICK_PHRASES) }),
  z.strictObject({
    kind: z.literal('text'),
    words: z.string().trim().min(1).max(300).refine(seen),
  }),
]);

export const MESSAGES = {
  create: z.strictObject({
    game: z.enum(GAME_IDS),
    setup: z.unknown(),
    seats: z.array(wantedSeat).min(1).max(8),
    name,
    clock: z
      .strictObject({
        budget: z.int().min(10_000).max(DAYS_30),
        increment: z.int().min(0).max(DAYS_30),
      })
      .exactOptional(),
    matchTime: z.int().min(60_000).max(DAYS_30).exactOptional(),
    practice: z.boolean().default(false),
    pace: z.int().min(0).max(5000).default(700),
    listed: z.boolean().default(false),
  }),
  list: z.strictObject({}),
  /** By which addresses others reach this server: none if only this machine does. */
  addresses: z.strictObject({}),
  join: z.strictObject({ table, link: token.exactOptional(), name }),
  /** `since` is the last entry that was seen: what came after it is told, and no more. */
  attach: z.strictObject({ table, token, since: z.int().min(-1).exactOptional() }),
  detach: z.strictObject({ table }),
  /** A glance from afar: nobody is taken to be at the table for it. */
  look: z.strictObject({ table, token }),
  log: z.strictObject({ table }),
  play: z.strictObject({ table, sent, command }),
  ready: z.strictObject({ table, commitment: z.string().regex(/^[0-9a-f]{64}$/) }),
  reveal: z.strictObject({ table, salt: z.string().min(22).max(100) }),
  leave: z.strictObject({ table }),
  guard: z.strictObject({ table, guard: z.enum(GUARDS) }),
  propose: z.strictObject({
    table,
    what: z.enum(['pause', 'draw', 'hand-over']),
    seat: seat.exactOptional(),
    bot: bot.exactOptional(),
  }),
  'answer-proposal': z.strictObject({ table, agrees: z.boolean() }),
  'go-on': z.strictObject({ table }),
  say: z.strictObject({ table, said }),
  chat: z.strictObject({ table, after: z.int().min(0) }),
  rematch: z.strictObject({ table }),
  kick: z.strictObject({ table, owner: token, seat }),
  link: z.strictObject({ table, owner: token.exactOptional(), seat }),
  remove: z.strictObject({ table, owner: token }),
} as const satisfies { readonly [N in keyof Messages]: z.ZodType<unknown, Messages[N]['message']> };

export type MessageName = keyof typeof MESSAGES;
export type Message<N extends MessageName> = z.output<(typeof MESSAGES)[N]>;

export function isMessageName(text: string): text is MessageName {
  return Object.hasOwn(MESSAGES, text);
}
