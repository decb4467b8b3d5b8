import { at, type Chance, type Question } from '@parsecs/kernel';
import type { Answer, AnswerOf } from '../answers/answer.ts';
import { dialAnswers } from '../answers/answer-book.ts';
import { shipNamed } from '../answers/chosen.ts';
import { basesOf } from '../board.ts';
import { fallback } from '../questions.ts';
import { battleOf, currentAttack, NONE, type State } from '../state.ts';
import { drawHabit, drawPlan } from './belief.ts';
import { type Plan, plansOf } from './plans.ts';
import { shotValue } from './shots.ts';
import type { Spot } from './spots.ts';

/** Two bases whose middles are nearer than this are in each other's way. */
const APART = 44;
const MOST_DRAWN = 6;

/** The cheap answer with which both sides play on; none where a look at each is worth its while. */
export function quick(
  state: State,
  question: Question<Answer>,
  chance: Chance,
): Answer | undefined {
  switch (question.kind) {
    case 'action':
    case 'free-action':
    case 'lock':
    case 'barrel-roll':
    case 'boost':
      return undefined;
    case 'dial':
      return quickDial(state, question.answers, chance);
    case 'attack':
      return quickAttack(state, question.answers);
    case 'replace-manoeuvre':
      return worstManoeuvre(state, question.answers);
    case 'modify-attack-dice':
      return quickReroll(state, question.answers) ?? fallback(state, question.seat);
    default:
      return fallback(state, question.seat);
  }
}

function isDial(answer: Answer): answer is AnswerOf<'dial'> {
  return answer.kind === 'dial';
}

/** A manoeuvre that the pilot of the first ship likes, not where a friend is going. */
function quickDial(state: State, answers: readonly Answer[], chance: Chance): Answer {
  const first = at(answers, 0);
  if (!isDial(first)) return first;
  const ship = shipNamed(state, first.ship);
  const habit = drawHabit(state, ship, chance);
  if (habit !== undefined) return at(dialAnswers(state, ship), habit);
  const plans = plansOf(state);
  const own = plans[ship] ?? [];
  const friends = goalsOfFriends(state, ship, plans);
  const plan = drawFreePlan(own, friends, chance);
  return plan === undefined ? first : at(dialAnswers(state, ship), plan.place);
}

/** Of two that come to mind the better one. */
function thinkOfPlan(plans: readonly Plan[], chance: Chance): Plan | undefined {
  const one = drawPlan(plans, chance);
  const other = drawPlan(plans, chance);
  return (one?.weight ?? 0) > (other?.weight ?? 0) ? one : other;
}

/** A few are drawn; if friends are in the way of all, the last will do. */
function drawFreePlan(
  plans: readonly Plan[],
  friends: readonly Spot[],
  chance: Chance,
): Plan | undefined {
  let plan = thinkOfPlan(plans, chance);
  for (let more = 0; more < MOST_DRAWN && plan !== undefined; more += 1) {
    const { x, y } = plan;
    if (!friends.some((goal) => isInTheWay(goal, x, y))) break;
    plan = drawPlan(plans, chance);
  }
  return plan;
}

function goalsOfFriends(
  state: State,
  ship: number,
  plans: readonly (readonly Plan[])[],
): readonly Spot[] {
  const { teams, count } = battleOf(state);
  const goals: Spot[] = [];
  for (let other = 0; other < count; other += 1) {
    const place = state.dial[other] as number;
    if (other === ship || teams[other] !== teams[ship] || place === NONE) continue;
    const goal = plans[other]?.find((plan) => plan.place === place);
    if (goal !== undefined) goals.push(goal);
  }
  return goals;
}

function isInTheWay(goal: Spot, x: number, y: number): boolean {
  const dx = goal.x - x;
  const dy = goal.y - y;
  return dx * dx + dy * dy < APART * APART;
}

/** The shot that may be hoped to cost the enemy most. */
function quickAttack(state: State, answers: readonly Answer[]): Answer {
  const bases = basesOf(state);
  let best = at(answers, 0);
  let most = -1;
  for (const answer of answers) {
    if (answer.kind !== 'attack') continue;
    const worth = shotValue(state, bases, state.active, shipNamed(state, answer.target));
    if (worth > most) [best, most] = [answer, worth];
  }
  return best;
}

/** A lock is spent on everything that is no hit and will not become one. */
function quickReroll(state: State, answers: readonly Answer[]): Answer | undefined {
  const attack = currentAttack(state);
  if (attack === undefined) return undefined;
  const keepsFocus = (state.focus[attack.ship] as number) > 0;
  let best: Answer | undefined;
  let most = 0;
  for (const answer of answers) {
    if (answer.kind !== 'spend-lock' || answer.dice.length <= most) continue;
    const isWise = answer.dice.every(
      (face) => face === 'blank' || (face === 'focus' && !keepsFocus),
    );
    if (isWise) [best, most] = [answer, answer.dice.length];
  }
  return best;
}

/** XW-168: what the pilot of a stressed ship likes least. */
function worstManoeuvre(state: State, answers: readonly Answer[]): Answer {
  const plans = plansOf(state)[state.active] ?? [];
  const names = battleOf(state).ships[state.active]?.dialNames ?? [];
  const likings = new Map(plans.map(({ place, liking }) => [names[place], liking]));
  let worst = at(answers, 0);
  let least = Number.POSITIVE_INFINITY;
  for (const answer of answers) {
    if (answer.kind !== 'manoeuvre') continue;
    const liking = likings.get(answer.manoeuvre) ?? 0;
    if (liking < least) [worst, least] = [answer, liking];
  }
  return worst;
}
