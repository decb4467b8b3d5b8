import { type Game, isRefusal, type Seat, seededChance } from '@parsecs/kernel';
import type { Preview } from '../boards/contract.ts';

/** A turn that asks more than this often before it settles is not worth foreseeing. */
const MOST_STEPS = 40;

/**
 * Tries an answer on a position that could be true for this seat: everybody who may keep silent
 * does, and it stops where somebody has a real decision. What it draws is made up, so only what
 * happens in the open means anything.
 */
export function previewAnswer(
  game: Game,
  view: unknown,
  seat: Seat,
  id: string,
): Preview | undefined {
  const chance = seededChance(`preview/${id}`);
  const state = game.imagine(view, chance);
  const events: Preview['events'][number][] = [];
  const stage = {
    chance,
    tell: (event: Preview['events'][number]): void => {
      const told = game.viewEvent(event, seat, state);
      if (told !== undefined) events.push(told);
    },
  };
  const answer = game.check(state, seat, id);
  if (isRefusal(answer)) return undefined;
  game.answer(state, seat, answer, stage);
  for (let step = 0; step < MOST_STEPS && !game.settled(state); step += 1) {
    const asked = game.asked(state)[0];
    if (asked === undefined) break;
    const question = game.question(state, asked);
    const isOpen = question.answers.length > 1 || question.region !== undefined;
    if (isOpen && question.guarded !== true) break;
    game.answer(state, asked, game.fallback(state, asked), stage);
  }
  return { view: game.view(state, seat), events };
}
