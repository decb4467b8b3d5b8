import {
  type Answer,
  type ImperialAssault,
  imperialAssault,
  type View,
} from '@parsecs/imperial-assault';
import { at, Match, seededChance } from '@parsecs/kernel';
import type { Asked } from '@parsecs/table';
import { expect, test } from 'vitest';
import { idleAnswer } from './idle.ts';

type Question = Asked<ImperialAssault>;

interface Seen {
  readonly state: ImperialAssault['state'];
  readonly view: View;
  readonly question: Question;
}

/** Questions of one kind in games that are played by chance; whoever can attack does. */
function* questionsOf(kind: string): Generator<Seen> {
  for (let game = 0; game < 6; game += 1) {
    const match = new Match(
      imperialAssault,
      at(Object.values(imperialAssault.setups), game % 4),
      `idle/${game}`,
    );
    const chance = seededChance(`idle/${game}`);
    for (let ask = 0; ask < 400; ask += 1) {
      const seat = imperialAssault.asked(match.state)[0];
      if (seat === undefined) break;
      const question = imperialAssault.question(match.state, seat);
      if (question.kind === kind) {
        yield {
          state: imperialAssault.copy(match.state),
          view: imperialAssault.view(match.state, seat),
          question: { ...question, ask, continuous: false },
        };
      }
      const attacks = question.answers.filter((answer) => answer.kind === 'attack');
      const answers = attacks.length > 0 ? attacks : question.answers;
      match.choose(seat, at(answers, chance.pick('answer', answers.length)).id);
    }
  }
}

/** How everybody fares when the attack is over and nobody does anything more. */
function endOf(state: ImperialAssault['state'], answer: Answer): string {
  const trial = imperialAssault.copy(state);
  const context = { chance: seededChance('end') };
  imperialAssault.answer(trial, at(imperialAssault.asked(trial), 0), answer, context);
  while (imperialAssault.view(trial, 'spectator').attack !== null) {
    const seat = at(imperialAssault.asked(trial), 0);
    const { kind, answers } = imperialAssault.question(trial, seat);
    const stop = kind === 'surge' ? answers.find((own) => own.kind === 'stop') : undefined;
    imperialAssault.answer(trial, seat, stop ?? imperialAssault.fallback(trial, seat), context);
  }
  const { figures, seats } = imperialAssault.view(trial, 'spectator');
  return JSON.stringify([figures, seats]);
}

test('surges are not asked about only where every way of spending them ends alike', () => {
  const found = { idle: 0, asked: 0, guarded: 0 };
  for (const { state, view, question } of questionsOf('surge')) {
    const idle = idleAnswer(view, question);
    if (question.guarded === true) {
      found.guarded += 1;
      expect(idle).toBeUndefined();
    } else if (idle === undefined) found.asked += 1;
    else {
      found.idle += 1;
      expect(idle).toBe('stop');
      expect(new Set(question.answers.map((answer) => endOf(state, answer))).size).toBe(1);
    }
  }
  expect(found.idle).toBeGreaterThan(0);
  expect(found.asked).toBeGreaterThan(0);
});

test('of dice that are alike any may be removed, unless the question is guarded', () => {
  const answers = ['defence-1', 'defence-2'].map((die) => ({ kind: 'die', die, id: `die:${die}` }));
  const question = { kind: 'remove-die', seat: 0, answers } as unknown as Question;
  const rolling = (one: string, other: string): View =>
    ({
      attack: {
        attackDice: [],
        defenceDice: [one, other].map((die) => ({ die, face: null, rerolled: false })),
      },
    }) as unknown as View;
  expect(idleAnswer(rolling('black', 'black'), question)).toBe('die:defence-1');
  expect(idleAnswer(rolling('black', 'white'), question)).toBeUndefined();
  expect(idleAnswer(rolling('black', 'black'), { ...question, guarded: true })).toBeUndefined();
});
