import { BOTS } from '@parsecs/bots';
import { seededChance } from '@parsecs/kernel';
import { defaultSetup, superTeams } from '@parsecs/super-teams';
import { type Plan, race } from '../measure.ts';
import { round, type SuiteResult } from '../suite.ts';

/** Decisions of the greedy bot, each from its own view as at a table. */
export function greedyPlay(plan: Plan): SuiteResult {
  let games = 0;
  const [ours = 0] = race(
    [
      (): number => {
        games += 1;
        return playGame(`bench/greedy/${games}`);
      },
    ],
    plan,
  );
  return {
    name: 'super-teams/greedy-play',
    ours: round(ours),
    peer: null,
    peerName: null,
    ratio: null,
    unit: 'decisions/s',
  };
}

function playGame(seed: string): number {
  const game = superTeams;
  const chance = seededChance(seed);
  const dice = seededChance(`${seed}/bots`);
  const state = game.begin(defaultSetup(2), { chance });
  let decisions = 0;
  for (let seat = game.asked(state)[0]; seat !== undefined; seat = game.asked(state)[0]) {
    const question = game.question(state, seat);
    let answer = question.answers[0];
    if (question.answers.length > 1) {
      const view = game.view(state, seat);
      const id = BOTS.greedy.choose({ game, view, question, chance: dice });
      answer = question.answers.find((candidate) => candidate.id === id);
      decisions += 1;
    }
    if (answer === undefined) throw new Error(`${question.kind} was left without an answer`);
    game.answer(state, seat, answer, { chance });
  }
  return decisions;
}
