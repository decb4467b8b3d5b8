import { at } from '@parsecs/kernel';
import { commandNumber } from '../cards/cards.ts';
import { figureNamed, idOf } from '../lookup.ts';
import type { Used } from '../moment/moment.ts';
import type { State } from '../state.ts';
import { ABILITY_IDS, type AbilityId, COMMAND_IDS, type CommandId } from '../vocabulary.ts';

/**
 * What was used, in the numbers that frames keep. In an activation: abilities by their number, cards
 * from `ACTION_CARDS` on. In a window: an ability or something like it for each figure, cards apart.
 */

const ACTION_CARDS = 100;
const FIGURES = 512;
/** Rebel High Command, and the later parts of cards: where abilities would stand. */
const HIGH_COMMAND = 906;
const RESOLVED = 1000;
const CARDS = 100_000;

const ABILITY_NUMBERS: ReadonlyMap<string, number> = new Map(
  ABILITY_IDS.map((id, index) => [id, index]),
);

function abilityNumber(id: AbilityId): number {
  return ABILITY_NUMBERS.get(id) as number;
}

/** A special action, as the activation remembers it. */
export function actionCode(id: AbilityId | CommandId): number {
  return ABILITY_NUMBERS.get(id) ?? ACTION_CARDS + commandNumber(id as CommandId);
}

export function actionOf(code: number): AbilityId | CommandId {
  return code < ACTION_CARDS ? at(ABILITY_IDS, code) : at(COMMAND_IDS, code - ACTION_CARDS);
}

export function abilityCode(ability: AbilityId, figure: number): number {
  return abilityNumber(ability) * FIGURES + figure + 1;
}

export function cardCode(card: CommandId): number {
  return CARDS + commandNumber(card);
}

export function resolvedCode(card: CommandId): number {
  return (RESOLVED + commandNumber(card)) * FIGURES;
}

export const HIGH_COMMAND_CODE: number = HIGH_COMMAND * FIGURES;

export function usedCode(state: State, used: Used): number {
  switch (used.kind) {
    case 'ability':
      return abilityCode(used.ability, figureNamed(state, used.figure));
    case 'card':
      return cardCode(used.card);
    case 'resolved':
      return resolvedCode(used.card);
    case 'high-command':
      return HIGH_COMMAND_CODE;
  }
}

export function usedOf(state: State, code: number): Used {
  const card = COMMAND_IDS[code - CARDS];
  if (card !== undefined) return { kind: 'card', card };
  const number = Math.floor(code / FIGURES);
  if (number >= RESOLVED) return { kind: 'resolved', card: at(COMMAND_IDS, number - RESOLVED) };
  if (number === HIGH_COMMAND) return { kind: 'high-command' };
  const figure = idOf(state, (code % FIGURES) - 1);
  return { kind: 'ability', ability: at(ABILITY_IDS, number), figure };
}
