import { BOTS } from '@parsecs/bots';
import { at, Match, seededChance } from '@parsecs/kernel';
import { type Event, type StarshipBattles, starshipBattles } from '@parsecs/starship-battles';
import { loadedChance } from '@parsecs/table';
import { expect, test } from 'vitest';
import { forecastDeclared, forecastShots } from './forecast.ts';

type Battle = Match<StarshipBattles>;

/** Bots play until somebody is asked this. */
function battleAt(kind: string, times: number): Battle {
  const setup = starshipBattles.setups['coruscant'];
  if (setup === undefined) throw new Error('no setup');
  const match = new Match(starshipBattles, setup, 'forecast');
  const dice = seededChance('forecast');
  let found = 0;
  for (;;) {
    const seat = at(starshipBattles.asked(match.state), 0);
    const question = starshipBattles.question(match.state, seat);
    if (question.kind === kind) found += 1;
    if (found === times) return match;
    const view = starshipBattles.view(match.state, seat);
    match.choose(
      seat,
      BOTS.greedy.choose<StarshipBattles>({ game: starshipBattles, view, question, chance: dice }),
    );
  }
}

/** Throws the die of an attack on every face and counts the hits; the face that is hit best counts. */
function throwAll(
  match: Battle,
  first?: string,
): { readonly hits: number; readonly damage: number } {
  let hits = 0;
  let damage = 0;
  for (let face = 0; face < 20; face += 1) {
    const state = starshipBattles.copy(match.state);
    const told: Event[] = [];
    const context = { chance: loadedChance(face), tell: (event: Event) => told.push(event) };
    if (first !== undefined) {
      const seat = at(starshipBattles.asked(state), 0);
      const answer = starshipBattles.check(state, seat, first);
      if ('refused' in answer) throw new Error(answer.refused);
      starshipBattles.answer(state, seat, answer, context);
    }
    while (!told.some(({ type }) => type === 'rolled')) {
      const seat = at(starshipBattles.asked(state), 0);
      starshipBattles.answer(state, seat, starshipBattles.fallback(state, seat), context);
    }
    for (const event of told) {
      if (event.type === 'rolled' && event.result !== 'miss') hits += 1;
      if (event.type === 'damage-known' && face === 18) damage = event.damage;
    }
  }
  return { hits, damage };
}

test.each([1, 9, 25])(
  'the number to roll is what the die says on all its faces (moment %i)',
  (times) => {
    const match = battleAt('fire', times);
    const seat = at(starshipBattles.asked(match.state), 0);
    const question = { ...starshipBattles.question(match.state, seat), ask: 1, continuous: false };
    const shots = forecastShots(starshipBattles.view(match.state, seat), question);
    const offered = question.answers.filter(({ kind }) => kind === 'fire').map(({ id }) => id);
    expect([...shots.keys()]).toEqual(offered);
    expect(offered.length).toBeGreaterThan(0);
    for (const [id, forecasts] of shots) {
      const [best] = forecasts;
      // A face that may be chosen is tried face by face; the fallback names another one.
      if (best === undefined || forecasts.length > 1) continue;
      const thrown = throwAll(match, id);
      expect(best.hits).toBe(thrown.hits);
      if (best.hits > 2) expect(best.damage).toBe(thrown.damage);
    }
  },
);

test('while options may be bought, the declared attack is judged as it stands', () => {
  const match = battleAt('options', 1);
  const seat = at(starshipBattles.asked(match.state), 0);
  const forecast = forecastDeclared(starshipBattles.view(match.state, seat));
  expect(forecast?.hits).toBe(throwAll(match).hits);
});
