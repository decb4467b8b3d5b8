import { at, isRefusal, Match, seededChance } from '@parsecs/kernel';
import { type SuperTeams, superTeams } from '@parsecs/super-teams';
import type { Asked, SeatSnapshot } from '@parsecs/table';
import { expect, test } from 'vitest';
import { draftOf } from '../../play/picking.ts';
import { type BoardModule, type Part, partOf } from '../contract.ts';
import { hasPart, intended, partsOf } from './parts.ts';

const board = { partsOf } as unknown as BoardModule;

/** Plays random games and shows every question with its view. */
function eachQuestion(
  visit: (look: SeatSnapshot<SuperTeams>, asked: Asked<SuperTeams>) => void,
): void {
  for (const [name, usual] of Object.entries(superTeams.setups)) {
    const setup = { ...usual, options: { ...usual.options, exactFinish: true } };
    const match = new Match(superTeams, setup, name);
    const chance = seededChance(name);
    for (;;) {
      const seat = superTeams.asked(match.state)[0];
      if (seat === undefined) break;
      const question = superTeams.question(match.state, seat);
      const asked = { ...question, ask: 1, continuous: false };
      const view = superTeams.view(match.state, seat);
      visit({ view, viewer: seat, question: asked } as unknown as SeatSnapshot<SuperTeams>, asked);
      match.choose(seat, at(question.answers, chance.pick('answer', question.answers.length)).id);
    }
  }
}

test('the parts of an answer compose it and no other', () => {
  eachQuestion((_look, asked) => {
    for (const answer of asked.answers) {
      const parts = partsOf(asked, answer);
      expect(draftOf(board, asked, parts).complete).toEqual(answer);
      for (const part of parts) expect(hasPart(answer, part)).toBe(true);
      expect(hasPart(answer, 'ship:none')).toBe(false);
    }
  });
});

test('a part that goes with nothing means an answer that is refused by its rule', () => {
  const refused = new Set<string>();
  eachQuestion((look, asked) => {
    const { view } = look;
    const state = superTeams.imagine(view, seededChance('why not'));
    const open = new Set(asked.answers.flatMap((answer) => partsOf(asked, answer)));
    const things: readonly Part[] = [
      ...view.ships.map(({ id }) => partOf('ship', id)),
      ...(view.seats[asked.seat]?.hand ?? []).map((card) => partOf('card', card)),
      ...(view.seats[asked.seat]?.bonus ?? []).map((kind) => partOf('bonus', kind)),
    ];
    for (const part of things) {
      if (open.has(part)) continue;
      const id = intended(look, [], part);
      const checked = superTeams.check(state, asked.seat, id ?? '');
      expect(isRefusal(checked)).toBe(true);
      if (isRefusal(checked)) refused.add(checked.cause);
    }
  });
  expect(refused).not.toContain('unknown-answer');
  for (const cause of ['wrong-colour', 'already-home', 'other-window', 'announcement-locked']) {
    expect(refused).toContain(cause);
  }
});
