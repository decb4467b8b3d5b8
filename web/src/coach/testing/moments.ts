import { at, type Chance, type Game, isRefusal, seededChance } from '@parsecs/kernel';
import { type Asked, loadedChance } from '@parsecs/table';
import { lay } from '../../learn/figures/laid.ts';
import type { CoachMoment } from '../trigger.ts';

/** A position as a scenario file would lay it out, and the answers from there to the moment. */
export interface Position {
  readonly given: unknown;
  readonly when?: readonly string[];
  /** What every die shows on the way, from 0 on; without it they are what they are. */
  readonly dice?: number;
  /** The answer that is put together at the moment. */
  readonly composed?: string;
}

/** What the coach sees when the first of those who are asked looks at it. */
export function momentAt(game: Game, { given, when = [], dice, composed }: Position): CoachMoment {
  const state = lay(game, given);
  const chance: Chance = dice === undefined ? seededChance('coach') : loadedChance(dice);
  for (const id of when) {
    const seat = at(game.asked(state), 0);
    const answer = game.check(state, seat, id);
    if (isRefusal(answer)) throw new Error(`${id}: ${answer.refused}`);
    game.answer(state, seat, answer, { chance });
  }
  const seat = at(game.asked(state), 0);
  const { region, ...asked } = game.question(state, seat);
  const question: Asked = { ...asked, ask: 1, continuous: region !== undefined };
  const found = question.answers.find(({ id }) => id === composed);
  if (composed !== undefined && found === undefined) throw new Error(`${composed} is not offered`);
  return { view: game.view(state, seat), seat, question, ...(found && { composed: found }) };
}
