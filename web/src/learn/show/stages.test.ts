import {
  createTexts,
  describeEvent,
  describeRefusal,
  describeView,
  type Known,
} from '@parsecs/lang';
import { boardOf, type SuperTeams } from '@parsecs/super-teams';
import { GAME_IDS, type GameId, loadGame } from '@parsecs/table';
import { describe, expect, test } from 'vitest';
import { knownOf as knownOfAssault } from '../../boards/imperial-assault/words.ts';
import { knownOf as knownOfBattle } from '../../boards/starship-battles/known.ts';
import { knownOf as knownOfSquads } from '../../boards/xwing/words.ts';
import { findGame } from '../../games/index.ts';
import { examplesOf, loadExamples } from './scenarios.ts';
import { stagesOf } from './stages.ts';

const texts = await createTexts('en');
/** What sentences about a view may need beyond it, as the boards say. */
const KNOWN: Readonly<Record<GameId, (view: never) => Known>> = {
  'super-teams': ({ setup }: SuperTeams['view']) => ({ board: boardOf(setup) }),
  xwing: knownOfSquads,
  'starship-battles': knownOfBattle,
  'imperial-assault': knownOfAssault,
};
const people = { name: (seat: number): string => `P${seat + 1}` };

describe.each(GAME_IDS)('the worked examples of %s', (id) => {
  test('can all be shown: every moment has a picture and sentences', async () => {
    const [game, examples] = await Promise.all([loadGame(id), loadExamples(id)]);
    expect(examples.length).toBeGreaterThan(30);
    for (const { id: name, scenario } of examples) {
      const stages = stagesOf(game, scenario);
      expect([name, stages.length]).not.toEqual([name, 0]);
      for (const [index, { views, events, tried }] of stages.entries()) {
        const view = views[0];
        const known = KNOWN[id](view as never);
        const said = [
          // The first moment is the position; what follows is told.
          ...(index === 0 ? describeView(texts, id, view, people, known) : []),
          ...events.map((event) => describeEvent(texts, id, event, people, known)),
          ...(tried?.refusal ? [describeRefusal(texts, id, tried.refusal, people)] : []),
        ];
        expect([name, ...said].join(' ')).not.toMatch(/undefined|\{\{/);
      }
    }
  });

  test('are found by rules that exist', async () => {
    const examples = await loadExamples(id);
    const series = findGame(id)?.ruleSeries ?? [];
    const rules = new Set(examples.flatMap(({ scenario }) => scenario.rules));
    expect(rules.size).toBeGreaterThan(50);
    for (const rule of rules) {
      expect(series.some(({ prefix }) => rule.startsWith(prefix))).toBe(true);
      expect([rule, texts.has(`${id}-rules:${rule}.title`)]).toEqual([rule, true]);
      expect(examplesOf(examples, rule).length).toBeGreaterThan(0);
    }
  });
});

test('what is refused in an example is shown with its reason', async () => {
  const [game, examples] = await Promise.all([
    loadGame('imperial-assault'),
    loadExamples('imperial-assault'),
  ]);
  const example = examplesOf(examples, 'IA-168').find(({ id }) => id.includes('in-the-way'));
  if (example === undefined) throw new Error('no example');
  const refusals = stagesOf(game, example.scenario).flatMap(({ tried }) => tried?.refusal ?? []);
  expect(refusals.map(({ refused }) => refused)).toContain('IA-176');
});
