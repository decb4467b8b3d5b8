import { at, type Chance, type Question } from '@parsecs/kernel';
import type { Answer } from '../answers.ts';
import { type Battle, battleOf } from '../battle.ts';
import { readAt } from '../geometry/squares.ts';
import { fallback } from '../questions.ts';
import type { State } from '../state.ts';
import { FACINGS } from '../vocabulary.ts';
import { weaknessShown } from './exposure.ts';
import { prospectsOf } from './prospects.ts';
import { layOut, standOf } from './stand.ts';

/**
 * How both sides go on to the attacks: every fighter flies to the best square at a glance, the
 * others stay and show their strong face; fleets deploy anywhere, the bow to the other edge.
 */
export function quick(state: State, question: Question<Answer>, chance: Chance): Answer {
  const { kind, answers, region, seat } = question;
  const battle = battleOf(state);
  switch (kind) {
    case 'fleet':
      return region?.sample(chance) ?? at(answers, 0);
    case 'deploy':
      return at(answers, chance.pick('place', answers.length));
    case 'deploy-facing':
      return at(answers, at(state.factions, seat) === 0 ? 0 : 2);
    case 'move':
      return nextFighter(battle, answers);
    case 'path':
      return bestSquare(state, battle, state.active, answers);
    case 'launch-square':
      return bestSquare(state, battle, state.launching, answers);
    case 'facing':
      return bestFacing(state, battle, answers);
    case 'launch':
      return at(answers, answers.length - 1);
    default:
      return fallback(state, seat);
  }
}

/** The last answer is that all have moved. */
function nextFighter(battle: Battle, answers: readonly Answer[]): Answer {
  for (const answer of answers) {
    if (answer.kind !== 'ship') break;
    const ship = battle.indexOf.get(answer.ship);
    if (ship !== undefined && at(battle.types, ship).isFighter) return answer;
  }
  return at(answers, answers.length - 1);
}

function bestSquare(
  state: State,
  battle: Battle,
  ship: number,
  answers: readonly Answer[],
): Answer {
  let best = at(answers, 0);
  const { isFighter, faction } = at(battle.types, ship);
  if (!isFighter) return best;
  const prospects = prospectsOf(battle.rules);
  const count = layOut(state, battle, at(battle.ofFaction, 1 - faction));
  const self = 2 * at(state.roster.types, ship);
  const here = at(state.places, ship);
  let most = here < 0 ? Number.NEGATIVE_INFINITY : standOf(prospects, self, here, count);
  for (const answer of answers) {
    if (answer.kind !== 'square') continue;
    const worth = standOf(prospects, self, readAt(answer.square), count);
    if (worth > most) [best, most] = [answer, worth];
  }
  return best;
}

function bestFacing(state: State, battle: Battle, answers: readonly Answer[]): Answer {
  let best = at(answers, 0);
  let least = Number.POSITIVE_INFINITY;
  for (const answer of answers) {
    if (answer.kind !== 'facing') continue;
    const shown = weaknessShown(state, battle, state.active, FACINGS.indexOf(answer.facing));
    if (shown < least) [best, least] = [answer, shown];
  }
  return best;
}
