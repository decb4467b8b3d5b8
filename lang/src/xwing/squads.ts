import { PILOT_ORDER, UPGRADE_ORDER } from './pilots.ts';

/** A ship of a squad as its cards. */
export interface SquadCards {
  readonly pilot: string;
  readonly upgrades: readonly string[];
}

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
/** The version and the faction before the ships, the checksum behind. */
const HEAD = 2;
const TAIL = 2;

function cardAt(order: readonly string[], letter: string): string {
  return order[ALPHABET.indexOf(letter)] ?? '';
}

/** The ships in a link of a squad: one letter for a card, a dot between ships, a tilde before a name. */
export function shipsInLink(link: string): readonly SquadCards[] {
  const body = link.slice(HEAD, -TAIL).split('~')[0] ?? '';
  if (body === '') return [];
  return body.split('.').map(([pilot = '', ...upgrades]) => ({
    pilot: cardAt(PILOT_ORDER, pilot),
    upgrades: upgrades.map((letter) => cardAt(UPGRADE_ORDER, letter)),
  }));
}

/** The ready-made squads by the ships of their links. */
export const READY_LINKS: Readonly<Record<string, string>> = {
LINKS
};
