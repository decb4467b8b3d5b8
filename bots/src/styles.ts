import { at, chanceBy, type Game, type GameTypes, type Seat } from '@parsecs/kernel';
import type { Style } from './ids.ts';
import { byTheme, type Theme } from './themes.ts';

type Emphasis = Readonly<Partial<Record<Theme, number>>>;

/**
 * How many times as much a change of the position counts as it usually would: of what its own side
 * has, and of what the others have. What is not named counts once.
 */
interface Stress {
  readonly own: Emphasis;
  readonly others: Emphasis;
}

const STRESSES: Readonly<Record<Style, Stress>> = {
  /** Hits the others hard and does not mind being hit. */
  joust: {
    own: { strength: 0.6, damage: 0.5, firepower: 1.5 },
    others: { strength: 2, damage: 2, goal: 1.5 },
  },
  /** Comes from where it can shoot and is not shot at. */
  flank: { own: { position: 3, firepower: 2 }, others: { position: 3, firepower: 2 } },
  /** Keeps its own alive, whole and together. */
  escort: { own: { strength: 2, condition: 2, together: 3 }, others: {} },
  /** Goes for what wins the mission or the race. */
  objective: { own: { goal: 3, points: 2 }, others: { goal: 2, points: 2, strength: 0.7 } },
  /** Takes no risks, and keeps something for later. */
  cautious: {
    own: { strength: 1.5, damage: 2.5, position: 2, reserve: 2 },
    others: { firepower: 2 },
  },
};

/**
 * The game as somebody of this style judges it at `root`. A chance is the usual one there: the style
 * says how much whatever changes from then on counts.
 */
export function inStyle<T extends GameTypes>(
  game: Game<T>,
  style: Style,
  root: T['state'],
  seat: Seat,
): Game<T> {
  const { evaluation } = game;
  const { features } = evaluation;
  const { own, others } = STRESSES[style];
  const sides = evaluation.sides(root);
  const ownTimes = byTheme(game.id, features, own, 1);
  const othersTimes = byTheme(game.id, features, others, 1);
  const before = sides.map((side) => evaluation.measure(root, sides.indexOf(side)));
  const measure = (state: T['state'], leader: Seat): readonly number[] => {
    const times = at(sides, leader) === at(sides, seat) ? ownTimes : othersTimes;
    const from = at(before, leader);
    return evaluation
      .measure(state, leader)
      .map((value, index) => at(from, index) + at(times, index) * (value - at(from, index)));
  };
  const evaluate = chanceBy<T['state']>({ ...evaluation, measure }, (state) => game.outcome(state));
  return { ...game, evaluate };
}
