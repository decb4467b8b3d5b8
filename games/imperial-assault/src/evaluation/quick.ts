import { at, type Chance, type Question } from '@parsecs/kernel';
import type { Answer, AnswerKind } from '../answers.ts';
import { hasTarget, plainAim } from '../attack/targets.ts';
import { mayAttackByAction } from '../behaviour/passives.ts';
import { figureNamed, groupNamed, targetNamed } from '../lookup.ts';
import { distancesFrom } from '../map/layout.ts';
import { offersAt, plain } from '../offers.ts';
import { actionsLeft, mayWalk } from '../play/act.ts';
import { speedOf } from '../play/speed.ts';
import { waysOf } from '../play/ways.ts';
import type { FigureRules } from '../rules.ts';
import { activation, ownerOf, type State } from '../state.ts';
import { Place, promiseOf } from './chances.ts';
import { quickDeploy } from './deploying.ts';
import { recalled } from './recall.ts';
import { type Scene, sceneOf, spacesAway } from './scene.ts';
import { bestSurge } from './surges.ts';
import { Danger, Promises, spanOf, threatOf } from './threats.ts';

/** Interactions that the mission pays for. */
const DEEDS: readonly AnswerKind[] = ['upload', 'retrieve', 'flip', 'reprogram'];
/** Of the best places so many are looked at for a line of sight. */
const LOOKS = 4;
/** What enemies may do to it, beside what it may gain by standing there. */
const DANGER = 0.4;

/**
 * The cheap answer with which both sides play on: shoot, do what the mission wants, go where it pays. None where a
 * look at each is worth its while: cards and abilities, whom to choose, where to stand in a fight.
 */
export function quick(
  state: State,
  question: Question<Answer>,
  chance: Chance,
): Answer | undefined {
  switch (question.kind) {
    case 'act':
      return quickAct(state, question);
    case 'deploy':
      return quickDeploy(state, question, chance);
    case 'surge':
      return bestSurge(state, question);
    case 'activate':
    case 'next-figure':
      return mostThreatening(state, question);
    default:
      return undefined;
  }
}

/** Whoever promises most acts first. */
function mostThreatening(state: State, { answers }: Question<Answer>): Answer {
  const scene = sceneOf(state);
  let best = at(answers, 0);
  let most = -1;
  for (const answer of answers) {
    const threat = threatBy(scene, answer);
    if (threat > most) [best, most] = [answer, threat];
  }
  return best;
}

function threatBy(scene: Scene, answer: Answer): number {
  const { state, rules } = scene;
  if (answer.kind === 'next') return threatOf(scene, figureNamed(state, answer.figure));
  if (answer.kind !== 'activate') return -1;
  let sum = 0;
  for (const figure of at(rules.groups, groupNamed(state, answer.group)).figures) {
    if (state.stand[figure] !== -1) sum += threatOf(scene, figure);
  }
  return sum;
}

function quickAct(state: State, { answers }: Question<Answer>): Answer {
  const frame = activation(state);
  if (frame === undefined) return at(answers, answers.length - 1);
  const scene = sceneOf(state);
  const attack = bestTarget(scene, frame.figure, answers);
  if (attack !== undefined) return attack;
  const deed = answers.find(({ kind }) => DEEDS.includes(kind));
  if (deed !== undefined) return deed;
  const shed = answers.find((answer) => answer.kind === 'shed' && answer.condition === 'stunned');
  if (shed !== undefined) return shed;
  if (frame.limit) return plain('stop');
  return quickWalk(state, ownerOf(state, frame.figure)) ?? plain('end');
}

function bestTarget(scene: Scene, figure: number, answers: readonly Answer[]): Answer | undefined {
  let best: Answer | undefined;
  let most = 0;
  for (const answer of answers) {
    if (answer.kind !== 'attack') continue;
    const promise = promiseOf(scene, figure, targetNamed(scene.state, answer.target));
    if (promise > most) [best, most] = [answer, promise];
  }
  return best;
}

/** Goes to the best place within reach; nothing if it stands there already. */
const quickWalk = recalled((state): Answer | undefined => {
  const frame = activation(state);
  if (frame === undefined) return undefined;
  const { figure } = frame;
  const actions = actionsLeft(frame);
  const strikes = mayAttackByAction(state, frame);
  const walks = frame.points > 0 ? frame.points : actions > 0 ? speedOf(state, figure) : 0;
  if (walks === 0 || !mayWalk(state, { ...frame, points: walks })) return undefined;
  const shoots = strikes && actions > (frame.points > 0 ? 0 : 1);
  const stand = bestStand(sceneOf(state), figure, walks, shoots);
  if (stand === undefined) return undefined;
  return frame.points > 0 ? offersAt(state).walk(stand) : plain('move');
});

interface Spot {
  readonly stand: number;
  readonly value: number;
  readonly promise: number;
}

function bestStand(
  scene: Scene,
  figure: number,
  points: number,
  shoots: boolean,
): number | undefined {
  const { state, layout } = scene;
  const { count } = layout.grid;
  const place = new Place(scene, figure, ownerOf(state, figure));
  const danger = new Danger(scene, figure);
  const home = at(scene.places, figure);
  const here = place.valueAt(home) - DANGER * danger.at(home);
  let best: Spot = { stand: -1, value: here, promise: 0 };
  const prey = shoots ? preyOf(scene, figure) : [];
  const spots: Spot[] = [];
  for (const stand of waysOf(state, figure, points, false).ends) {
    const space = stand < count ? stand : stand - count;
    const promise = shoots ? promiseAt(scene, prey, space) : 0;
    const safe = place.valueAt(space);
    // Danger makes no place better.
    if (promise === 0 && safe <= best.value) continue;
    const value = safe - DANGER * danger.at(space);
    if (value > best.value) best = { stand, value, promise: 0 };
    if (promise > 0) spots.push({ stand, value, promise });
  }
  const aimed = sightedSpot(scene, figure, spots);
  if (aimed !== undefined && aimed.value + aimed.promise > best.value) return aimed.stand;
  return best.stand === -1 ? undefined : best.stand;
}

interface Prey {
  readonly place: number;
  readonly promises: Promises;
}

/** Everybody whom a figure could attack without another step. */
function preyOf(scene: Scene, figure: number): readonly Prey[] {
  const { owner } = scene.rules.figures[figure] as FigureRules;
  const span = { ...spanOf(scene, figure), speed: 0 };
  return at(scene.armies, 1 - owner).map((enemy) => ({
    place: at(scene.places, enemy),
    promises: new Promises(scene, figure, enemy, span),
  }));
}

/** What the best attack from a space would promise if it could see its target. */
function promiseAt(scene: Scene, prey: readonly Prey[], space: number): number {
  const row = distancesFrom(scene.layout, space);
  let best = 0;
  for (let index = 0; index < prey.length; index += 1) {
    const { place, promises } = prey[index] as Prey;
    const promise = promises.from(spacesAway(row, place));
    if (promise > best) best = promise;
  }
  return best;
}

/** The best of the spots from which the figure would indeed have a target. */
function sightedSpot(scene: Scene, figure: number, spots: Spot[]): Spot | undefined {
  const { state } = scene;
  const here = at(state.stand, figure);
  spots.sort((one, other) => other.value + other.promise - one.value - one.promise);
  const aim = plainAim(state, figure);
  for (let index = 0; index < Math.min(LOOKS, spots.length); index += 1) {
    const spot = at(spots, index);
    state.stand[figure] = spot.stand;
    const sees = hasTarget(state, aim);
    state.stand[figure] = here;
    if (sees) return spot;
  }
  return undefined;
}
