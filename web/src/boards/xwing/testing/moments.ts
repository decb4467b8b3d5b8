import { at, type Chance, Match, seededChance } from '@parsecs/kernel';
import type { Asked } from '@parsecs/table';
import { type Answer, type Setup, type View, type XWing, xwing } from '@parsecs/xwing';

export interface Moment {
  readonly asked: Asked<XWing>;
  readonly view: View;
}

/** The next answer of a player who tries everything, but shoots when that is possible. */
function anyAnswer(match: Match<XWing>, seat: number, chance: Chance): Answer {
  const { answers, region } = xwing.question(match.state, seat);
  if (region !== undefined && chance.pick('region', 2) === 0) return region.sample(chance);
  const first = answers.some(({ kind }) => kind === 'attack') ? 1 : 0;
  return at(answers, first + chance.pick('answer', answers.length - first));
}

export function setupNamed(name: string): Setup {
  const setup = xwing.setups[name];
  if (setup === undefined) throw new Error(name);
  return setup;
}

/** Lets chance play, one step after another. */
export function* stepsOf(setup: Setup, seed: string, most: number): Generator<Match<XWing>> {
  const match = new Match(xwing, setup, seed);
  const chance = seededChance(seed);
  yield match;
  while (match.length < most) {
    const seat = xwing.asked(match.state)[0];
    if (seat === undefined) return;
    match.choose(seat, anyAnswer(match, seat, chance).id);
    yield match;
  }
}

/** Questions of a game, one for each kind and number of answers. */
export function momentsOf(setup: Setup, seed: string, most: number): readonly Moment[] {
  const found = new Map<string, Moment>();
  for (const match of stepsOf(setup, seed, most)) {
    const seat = xwing.asked(match.state)[0];
    if (seat === undefined) break;
    const { region, ...question } = xwing.question(match.state, seat);
    const asked = { ...question, ask: match.length, continuous: region !== undefined };
    const view = xwing.view(match.state, seat);
    found.set(`${question.kind} ${question.answers.length}`, { asked, view });
  }
  return [...found.values()];
}
