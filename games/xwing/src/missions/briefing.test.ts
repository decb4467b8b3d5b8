import { rule } from '@parsecs/kernel/testing';
import { expect } from 'vitest';
import { BRIEFINGS, type Briefing } from './briefing.ts';

function rulesIn({ setup, special, objectives }: Briefing): readonly string[] {
  return [...setup, ...special, objectives.rebel, objectives.imperial];
}

/** XW-001 to XW-002 as a list of ids. */
function span(first: number, last: number): readonly string[] {
  return Array.from({ length: last - first + 1 }, (_, index) => `XW-${first + index}`);
}

/** Ships that are listed only for printed squads, and a card that the screen does without. */
const ELSEWHERE = ['XW-247', 'XW-249', 'XW-266', 'XW-278'];

rule(
  'XW-242',
  'the briefing of each mission has setup, special rules and objectives, all of them',
  () => {
    const told = [1, 2, 3].map((mission) => rulesIn(BRIEFINGS[mission as 1 | 2 | 3]));
    expect([...new Set(told.flat())].toSorted()).toEqual(
      [...span(243, 243), ...span(246, 291)].filter((id) => !ELSEWHERE.includes(id)),
    );
    expect(BRIEFINGS[1].objectives).toEqual({ rebel: 'XW-264', imperial: 'XW-265' });
    // Reinforcements act alike wherever they come.
    for (const rules of told) expect(rules).toEqual(expect.arrayContaining(['XW-243', 'XW-246']));
    expect(told[1]).toContain('XW-263');
  },
);
