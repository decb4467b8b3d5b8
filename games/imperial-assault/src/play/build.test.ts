import { rule } from '@parsecs/kernel/testing';
import { expect } from 'vitest';
import { writeAnswer } from '../answers.ts';
import { imperialAssault } from '../game.ts';
import { ARMIES, ARMY_IDS, type ArmyId } from '../lists/ready-made.ts';
import { Beginning } from '../testing/beginning.ts';

const DRAWN = [{ purpose: 'mission deck', pick: 0 }];

function answerOf(id: ArmyId): string {
  return writeAnswer({ kind: 'army', ...ARMIES[id] });
}

function seenBy(begun: Beginning, viewer: number | 'spectator'): string {
  return JSON.stringify(imperialAssault.view(begun.state, viewer));
}

rule('IA-020', 'armies chosen in the match stay secret until both are fixed', () => {
  const begun = new Beginning(['build', 'build'], 'random', DRAWN);
  expect(begun.question).toBe('P1 army');
  expect(begun.offered()).toHaveLength(ARMY_IDS.length);
  begun.choose(answerOf('first-skirmish-rebels'));
  expect(begun.question).toBe('P2 army');
  expect(seenBy(begun, 0)).toContain('luke-skywalker');
  for (const viewer of [1, 'spectator'] as const) {
    expect(seenBy(begun, viewer)).not.toContain('luke-skywalker');
  }
  expect(begun.events).toEqual([{ type: 'army-built', seat: 0 }]);
  // Neither does anybody know the mission yet.
  expect(imperialAssault.view(begun.state, 0).mission).toBeNull();
  begun.choose(answerOf('first-skirmish-empire'));
  for (const viewer of [0, 1, 'spectator'] as const) {
    expect(seenBy(begun, viewer)).toContain('P1.luke-skywalker');
    expect(seenBy(begun, viewer)).toContain('P2.darth-vader');
  }
  expect(begun.events.at(-1)).toMatchObject({
    type: 'began',
    costs: [39, 38],
    chooser: 1,
    armies: [{ affiliation: 'rebel' }, { affiliation: 'imperial' }],
    reveals: true,
  });
  expect(begun.state.decks.map((deck) => deck.length)).toEqual([15, 15]);
  // From here on it is the skirmish with these two armies.
  expect(begun.question).toBe('P2 initiative');
  begun.choose('P2');
  expect(imperialAssault.view(begun.state, 0).mission).toBe('mos-eisley-outskirts-a');
});

rule('IA-020', 'a list that was brought along is hidden as well while the other chooses', () => {
  const begun = new Beginning(['build', 'first-skirmish-empire']);
  expect(begun.question).toBe('P1 army');
  expect(seenBy(begun, 0)).not.toContain('darth-vader');
  expect(seenBy(begun, 1)).toContain('darth-vader');
  begun.choose(answerOf('first-skirmish-rebels'));
  expect(begun.question).toBe('P2 initiative');
});

rule('IA-021', 'an army chosen in the match keeps the rules of army building', () => {
  const begun = new Beginning(['build', 'build']);
  const { affiliation, deployments, commands } = ARMIES['first-skirmish-empire'];
  const army = (cards: typeof deployments): string =>
    writeAnswer({ kind: 'army', affiliation, deployments: cards, commands });
  expect(begun.refusal(army(deployments))).toBe('legal');
  expect(begun.refusal(army([...deployments, 'stormtrooper']))).toBe('IA-021');
  expect(begun.refusal(army([...deployments.slice(1), 'gaarkhan']))).toBe('IA-022');
  expect(begun.refusal('zone:red')).toBe('table');
});
