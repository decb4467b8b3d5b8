import { at, type Chance, glancesOf, type Question, type Seat } from '@parsecs/kernel';
import { type Answer, expectAnswer } from '../answers.ts';
import { figureNamed, standNamed } from '../lookup.ts';
import { distancesFrom } from '../map/layout.ts';
import { GONE, ownerOf, type State } from '../state.ts';
import { approachOf, type Goal, goalsFor, listApproach } from './goals.ts';
import { glanceAt } from './instinct.ts';
import { gapsOf, nearestOf, type Scene, sceneOf, spacesAway } from './scene.ts';

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
  let spots: Spots | undefined;
  let best = at(answers, 0);
  let most = Number.NEGATIVE_INFINITY;
  for (const answer of glancesOf(answers, chance)) {
    state.stand[figure] = standNamed(state, expectAnswer(answer, 'deploy').place);
    spots ??= new Spots(sceneOf(state), figure);
    const worth = glanceAt(spots.on(at(state.stand, figure)), seat);
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

/** A scene in which one figure stands here and there: what the others bring to it is worked out once. */
class Spots {
  readonly #scene: Scene;
  readonly #figure: number;
  readonly #enemies: readonly number[];
  /** Its place among the figures of its army. */
  readonly #index: number;
  readonly #places: number[];
  readonly #gaps: number[];
  /** How near its army is to the goals of each seat. */
  readonly #approaches: readonly number[][];
  /** For the goals of each seat, how near the rest of its army is. */
  readonly #others: readonly (readonly number[])[];

  constructor(scene: Scene, figure: number) {
    const owner = ownerOf(scene.state, figure);
    const army = at(scene.armies, owner);
    const others = army.filter((other) => other !== figure);
    this.#figure = figure;
    this.#enemies = at(scene.armies, 1 - owner);
    this.#index = army.indexOf(figure);
    this.#places = [...scene.places];
    this.#gaps = [...gapsOf(scene, owner)];
    this.#others = [0, 1].map((seat) => listApproach(scene, goalsFor(scene, seat), others));
    this.#approaches = this.#others.map((own) => [...own]);
    const gaps: (readonly number[])[] = [];
    gaps[owner] = this.#gaps;
    const approaches: (readonly number[])[] = [];
    for (const seat of [0, 1]) {
      approaches[2 * seat + owner] = at(this.#approaches, seat);
      approaches[2 * seat + 1 - owner] = approachOf(scene, seat, 1 - owner);
    }
    this.#scene = { ...scene, places: this.#places, gaps, approaches };
  }

  /** The scene with the figure there; the next call changes it. */
  on(stand: number): Scene {
    const scene = this.#scene;
    const { count } = scene.layout.grid;
    const space = stand < count ? stand : stand - count;
    this.#places[this.#figure] = space;
    const row = distancesFrom(scene.layout, space);
    this.#gaps[this.#index] = nearestOf(scene, row, this.#enemies);
    this.#approach(0, space);
    this.#approach(1, space);
    return scene;
  }

  #approach(seat: Seat, space: number): void {
    const goals = goalsFor(this.#scene, seat);
    const others = at(this.#others, seat);
    const own = at(this.#approaches, seat);
    for (let index = 0; index < goals.length; index += 1) {
      const far = spacesAway((goals[index] as Goal).row, space);
      own[index] = Math.min(others[index] as number, far);
    }
  }
}
