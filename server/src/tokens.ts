import { createHash, randomBytes } from 'node:crypto';

/** 192 random bits: nobody guesses one, so it needs no slow hash to be kept. */
const TOKEN_BYTES = 24;

export function newToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

export function hashOf(token: string): string {
  return createHash('sha256').update(`parsecs/token/1/${token}`).digest('hex');
}

/** Names a table; whoever knows it can still see nothing without a token. */
export function newTableId(): string {
  return randomBytes(12).toString('base64url');
}
