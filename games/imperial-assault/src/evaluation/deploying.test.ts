import { at, type Chance, type Question, seededChance } from '@parsecs/kernel';
import { expect, test } from 'vitest';
import type { Answer } from '../answers.ts';
import { imperialAssault } from '../index.ts';
import { SETUPS } from '../setup/setups.ts';
import type { State } from '../state.ts';
import { instinct } from './instinct.ts';
import { quick } from './quick.ts';

const GLANCES = 12;
const SETTING_UP: readonly string[] = ['initiative', 'zone', 'deploy'];

/** The best of at most twelve by what a copy of the state looks like afterwards. */
function bestTried(state: State, { answers, seat }: Question<Answer>, chance: Chance): Answer {
  const count = Math.min(answers.length, GLANCES);
  const first = answers.length > GLANCES ? chance.pick('glance', answers.length) : 0;
  const stride = answers.length / count;
  let best = at(answers, 0);
  let most = Number.NEGATIVE_INFINITY;
  for (let index = 0; index < count; index += 1) {
    const place = Math.floor(first + index * stride) % answers.length;
    const after = imperialAssault.copy(state);
    imperialAssault.answer(after, seat, at(answers, place), { chance });
    const worth = instinct(after, seat);
    if (worth > most) [best, most] = [at(answers, place), worth];
  }
  return best;
}

test.each(Object.entries(SETUPS))(
  'quick play deploys in %s where trying finds it best',
  (id, setup) => {
    const chance = seededChance(id);
    const state = imperialAssault.begin(setup, { chance });
    let compared = 0;
    for (let steps = 0; SETTING_UP.includes(state.question); steps += 1) {
      const seat = at(imperialAssault.asked(state), 0);
      const question = imperialAssault.question(state, seat);
      const found = quick(state, question, seededChance(`${steps}`));
      if (question.kind === 'deploy' && found !== undefined) {
        expect(found).toBe(bestTried(state, question, seededChance(`${steps}`)));
        compared += 1;
      }
      const given = found ?? at(question.answers, chance.pick('any', question.answers.length));
      imperialAssault.answer(state, seat, given, { chance });
    }
    expect(compared).toBeGreaterThan(4);
  },
);
