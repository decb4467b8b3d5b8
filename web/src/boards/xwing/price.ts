import type { Texts } from '@parsecs/lang';
import type { Asked } from '@parsecs/table';
import {
  ACTION_ICONS,
  type Answer,
  colourFor,
  mayTryTemplates,
  readManoeuvre,
  type ShipView,
  shipAsked,
  type View,
  type XWing,
} from '@parsecs/xwing';
import { fateOf, fateWord } from './fates.ts';
import { shipIn } from './ships.ts';
import { promisesOf } from './shots.ts';
import { shotWords } from './words.ts';

/** What an answer costs and what it is likely to bring; nothing where there is nothing to say. */
export function priceOf(
  texts: Texts,
  view: View,
  question: Asked<XWing>,
  answer: Answer,
): string | undefined {
  switch (answer.kind) {
    case 'attack': {
      const promise = promisesOf(view, question).get(answer.id);
      return promise && shotWords(texts, promise);
    }
    case 'dial':
      return manoeuvrePrice(texts, view, shipIn(view, answer.ship), answer.manoeuvre, question);
    case 'manoeuvre':
      return manoeuvrePrice(texts, view, shipAsked(view), answer.manoeuvre, question);
    case 'action': {
      const icon = ACTION_ICONS.find((known) => known === answer.action);
      return icon && texts.t(`xwing:action.${icon}.text`);
    }
    default:
      return undefined;
  }
}

function manoeuvrePrice(
  texts: Texts,
  view: View,
  ship: ShipView | undefined,
  name: string,
  question: Asked<XWing>,
): string | undefined {
  const manoeuvre = readManoeuvre(name);
  if (ship === undefined || manoeuvre === undefined) return undefined;
  const colour = colourFor(ship, name);
  const isStressed = ship.stress > 0;
  const words: string[] = [];
  if (colour === 'red') {
    const isReplaced = isStressed && question.kind === 'dial';
    words.push(texts.t(isReplaced ? 'xwing:hint.red-stressed' : 'xwing:hint.red'));
  } else if (colour === 'green' && isStressed) words.push(texts.t('xwing:hint.green'));
  // XW-037: where it would end is told only where templates may be tried.
  const fate = mayTryTemplates(view) ? fateOf(view, ship, manoeuvre) : undefined;
  const word = fate && fateWord(fate);
  if (word !== undefined) words.push(texts.t(`xwing-board:fate.${word}`));
  return words.length === 0 ? undefined : words.join(' ');
}
