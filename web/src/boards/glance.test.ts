import { imperialAssault } from '@parsecs/imperial-assault';
import { at, type Game, Match, type Viewer } from '@parsecs/kernel';
import { createTexts, type Texts } from '@parsecs/lang';
import { starshipBattles } from '@parsecs/starship-battles';
import { superTeams } from '@parsecs/super-teams';
import { xwing } from '@parsecs/xwing';
import { expect, test } from 'vitest';
import { readGlance } from '../shell/glance.ts';
import type { BoardGlance } from './contract.ts';
import { glance as assault } from './imperial-assault/glance.ts';
import { glance as battle } from './starship-battles/glance.ts';
import { glance as race } from './super-teams/glance.ts';
import { glance as squads } from './xwing/glance.ts';

type AnyGame = Game;
type AnyGlance = (texts: Texts, view: never) => BoardGlance;

const GAMES: readonly (readonly [AnyGame, AnyGlance, setup: string, title: string])[] = [
  [superTeams, race, 'short', 'board'],
  [xwing, squads, 'swarm', 'Swarm'],
  [starshipBattles, battle, 'quick-start', 'Quick Start'],
  [imperialAssault, assault, 'first', ''],
];
const STEPS = 40;

test.each(GAMES)('$0.id in small', async (game, glance, name, title) => {
  const texts = await createTexts('en', [game.id as 'xwing', 'xwing-board']);
  const setup = game.setups[name] ?? at(Object.values(game.setups), 0);
  const match = new Match(game, setup, 'a seed');
  for (let step = 0; step < STEPS; step += 1) {
    const [seat] = game.asked(match.state);
    if (seat === undefined) break;
    match.choose(seat, at(game.question(match.state, seat).answers, 0).id);
  }
  const drawn = (viewer: Viewer): unknown => {
    const { armyOf, ...rest } = glance(texts, game.view(match.state, viewer) as never);
    return { ...rest, armies: [armyOf(0), armyOf(1)] };
  };
  const shown = drawn('spectator') as BoardGlance & { readonly armies: readonly string[] };
  expect(shown.armies).not.toContain('');
  expect(shown.title).toContain(title);
  expect(shown.sketch.marks.length).toBeGreaterThan(1);
  const kept = { ...shown, language: 'en', sides: [] };
  expect(readGlance(JSON.parse(JSON.stringify(kept)))).toBeDefined();
  // Whoever sees the home page sees what everybody at the table may know.
  expect([drawn(0), drawn(1)]).toEqual([shown, shown]);
});
