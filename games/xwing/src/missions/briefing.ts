import type { Faction } from '../cards/vocabulary.ts';
import type { MissionId } from '../setup/setup.ts';

/** What is read before a mission (XW-242), as rules of the ledger. */
export interface Briefing {
  readonly setup: readonly string[];
  readonly special: readonly string[];
  readonly objectives: Readonly<Record<Faction, string>>;
}

/** Who begins, and that nothing but the objectives wins. */
const BEGINNING = 'XW-246';
const WINNING = 'XW-243';
/** Reinforcements, from the round after they came. */
const NEXT_ROUND = 'XW-263';

export const BRIEFINGS: Readonly<Record<Exclude<MissionId, 0>, Briefing>> = {
  1: {
    setup: [BEGINNING, 'XW-248', 'XW-250', 'XW-251'],
    special: [
      'XW-252',
      'XW-253',
      'XW-254',
      'XW-255',
      'XW-256',
      'XW-257',
      'XW-258',
      'XW-259',
      'XW-260',
      'XW-261',
      'XW-262',
      NEXT_ROUND,
      WINNING,
    ],
    objectives: { rebel: 'XW-264', imperial: 'XW-265' },
  },
  2: {
    setup: [BEGINNING, 'XW-267', 'XW-268', 'XW-269', 'XW-270'],
    special: ['XW-271', 'XW-272', 'XW-273', 'XW-274', NEXT_ROUND, 'XW-276', WINNING],
    objectives: { rebel: 'XW-275', imperial: 'XW-277' },
  },
  3: {
    setup: [BEGINNING, 'XW-279', 'XW-280', 'XW-281', 'XW-282', 'XW-283'],
    special: ['XW-284', 'XW-285', 'XW-286', 'XW-287', 'XW-288', 'XW-291', WINNING],
    objectives: { rebel: 'XW-289', imperial: 'XW-290' },
  },
};
