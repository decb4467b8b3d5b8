import { at, type Chance, type Question } from '@parsecs/kernel';
import { type Answer, expectAnswer } from '../answers.ts';
import { figureNamed, standNamed } from '../lookup.ts';
import { GONE, type State } from '../state.ts';
import { glanceAt } from './instinct.ts';
import { moved, type Scene, sceneOf } from './scene.ts';

/** Of the places for a figure so many are looked at: as many as quick play tries of anything else. */
const GLANCES = 12;

/**
 * Where a figure looks best while a table is set up: what quick play would find by trying, without a copy of the state
 * for each place. Nothing where more hangs on it than one place.
 */
export function quickDeploy(
  state: State,
  { answers, seat }: Question<Answer>,
  chance: Chance,
): Answer | undefined {
  const figure = onlyFigure(state, answers);
  if (figure === -1 || isLastToDeploy(state)) return undefined;
  const count = Math.min(answers.length, GLANCES);
  const first = answers.length > GLANCES ? chance.pick('glance', answers.length) : 0;
  const stride = answers.length / count;
  let scene: Scene | undefined;
  let best = at(answers, 0);
  let most = Number.NEGATIVE_INFINITY;
  for (let index = 0; index < count; index += 1) {
    const answer = at(answers, Math.floor(first + index * stride) % answers.length);
    state.stand[figure] = standNamed(state, expectAnswer(answer, 'deploy').place);
    scene = scene === undefined ? sceneOf(state) : moved(scene, figure);
    const worth = glanceAt(scene, seat);
    if (worth > most) [best, most] = [answer, worth];
  }
  state.stand[figure] = GONE;
  return best;
}

/** The figure that all answers set up, −1 where they are of several. */
function onlyFigure(state: State, answers: readonly Answer[]): number {
  const { figure } = expectAnswer(at(answers, 0), 'deploy');
  for (let index = 1; index < answers.length; index += 1) {
    if (expectAnswer(at(answers, index), 'deploy').figure !== figure) return -1;
  }
  return figureNamed(state, figure);
}

/** After it hands are drawn and the first round begins. */
function isLastToDeploy({ stand }: State): boolean {
  return stand.indexOf(GONE) === stand.lastIndexOf(GONE);
}
