import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { at, Match, type MatchLog, readLog, runLog, seededChance } from '@parsecs/kernel';
import { describe, expect, test } from 'vitest';
import type { Answer } from './answers.ts';
import type { SuperTeams } from './game-types.ts';
import { superTeams } from './index.ts';
import { setupOf, type WrittenSetup } from './testing/games.ts';

/**
 * Whole games as they were once played: a change of the rules that was not meant shows here. After
 * one that was meant, record them anew: `RECORD=1 npx vitest run --project super-teams recorded`,
 * then `npm run format`.
 */
const FOLDER = new URL('../scenarios/recorded/', import.meta.url);

type Policy = 'random' | 'greedy';

const RECORDED: readonly (WrittenSetup & { readonly name: string; readonly policy: Policy })[] = [
  { name: 'two-players', players: 2, board: 'short', policy: 'greedy' },
  { name: 'three-players', players: 3, board: 'standard', policy: 'random' },
  {
    name: 'four-players-all-options',
    players: 4,
    board: 'short',
    policy: 'greedy',
    options: {
      exactFinish: true,
      speedBonusOrder: 'double-then-add',
      grabChain: false,
      rewardTiming: 'before-grabs',
      grabHalf: 'same-as-target',
      mawNormalIncludesDual: true,
      openPartnerHands: true,
    },
  },
];

function fileOf(name: string): URL {
  return new URL(`${name}.match.json`, FOLDER);
}

function play({ name, policy, ...written }: (typeof RECORDED)[number]): MatchLog {
  const match = new Match<SuperTeams>(superTeams, setupOf(written), name);
  const will = seededChance(`${name}/will`);
  for (;;) {
    const seat = superTeams.asked(match.state)[0];
    if (seat === undefined) return match.log();
    const { answers } = superTeams.question(match.state, seat);
    const worth = (answer: Answer): number => {
      if (policy === 'random') return will.pick('answer', 1000);
      const after = superTeams.copy(match.state);
      superTeams.answer(after, seat, answer, { chance: will });
      return superTeams.evaluate(after, seat);
    };
    const best = answers
      .map((answer) => ({ answer, worth: worth(answer) }))
      .reduce((one, other) => (other.worth > one.worth ? other : one));
    match.choose(seat, best.answer.id);
  }
}

if (process.env['RECORD'] !== undefined) {
  for (const game of RECORDED) writeFileSync(fileOf(game.name), JSON.stringify(play(game)));
}

describe('recorded games', () => {
  test.each(RECORDED)(
    '$name: running the log gives the same hash and tells the same',
    ({ name }) => {
      const read = readLog(JSON.parse(readFileSync(fileOf(name), 'utf8')));
      expect(read).toHaveProperty('log');
      if (!('log' in read)) return;
      const run = runLog(superTeams, read.log);
      expect(run).not.toHaveProperty('fault');
      if (!('match' in run)) return;
      expect(run.match.hash()).toBe(read.log.hash);
      expect(run.match.log().told).toEqual(read.log.told);
      expect(superTeams.outcome(run.match.state)?.winners.length).toBeGreaterThan(0);
      expect(at(read.log.choices, 0)).toHaveProperty('choice');
    },
  );

  test('are all looked at', () => {
    const files = readdirSync(FOLDER).map((file) => file.replace('.match.json', ''));
    expect(files.sort()).toEqual(RECORDED.map(({ name }) => name).sort());
  });
});
