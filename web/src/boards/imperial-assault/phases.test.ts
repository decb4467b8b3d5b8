import { imperialAssault, type View, writeAnswer } from '@parsecs/imperial-assault';
import { at, Match, seededChance } from '@parsecs/kernel';
import { expect, test } from 'vitest';
import { phaseOf } from './phases.ts';

/** Questions that are asked in one phase only. */
const PHASE_OF: Readonly<Partial<Record<View['question'], string>>> = {
  initiative: 'setup',
  zone: 'setup',
  deploy: 'setup',
  'start-of-round': 'start-of-round',
  activate: 'activation',
  surge: 'attack',
  'end-of-round': 'status',
};

test('skirmishes go through their phases', () => {
  const seen = new Set<string>();
  for (const setup of Object.values(imperialAssault.setups)) {
    const match = new Match(imperialAssault, setup, 'phases');
    const chance = seededChance('phases');
    for (;;) {
      const view = imperialAssault.view(match.state, 'spectator');
      const [seat] = imperialAssault.asked(match.state);
      if (seat === undefined || view.round > 2) break;
      const wanted = PHASE_OF[view.question];
      if (wanted !== undefined) {
        expect([view.question, phaseOf(view)]).toEqual([view.question, wanted]);
        seen.add(view.question);
      }
      const { answers } = imperialAssault.question(match.state, seat);
      match.choose(seat, at(answers, chance.pick('answer', answers.length)).id);
    }
  }
  expect([...seen].sort()).toEqual(Object.keys(PHASE_OF).sort());
});

test('a skirmish that is over is in none', () => {
  const match = new Match(imperialAssault, at(Object.values(imperialAssault.setups), 0), 'over');
  match.choose(at(imperialAssault.asked(match.state), 0), writeAnswer({ kind: 'resign' }));
  expect(phaseOf(imperialAssault.view(match.state, 'spectator'))).toBeUndefined();
});
