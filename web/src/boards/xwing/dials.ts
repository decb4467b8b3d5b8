import type { Asked } from '@parsecs/table';
import type { DialManoeuvre, ShipView, View, XWing } from '@parsecs/xwing';
import { idOf, isKind, type Picking } from '../contract.ts';
import { activeShip } from './moment.ts';
import { choosesManoeuvre } from './parts.ts';
import { shipIn, writeManoeuvre } from './ships.ts';

/** Dials are planned with, and turned again where a card or an opponent chooses another manoeuvre. */
export function isAboutDial(question: Asked<XWing> | undefined): boolean {
  return question?.kind === 'dial' || choosesManoeuvre(question);
}

/** The ship whose dial is in hand: the one that was tapped, or the first that has none yet. */
export function shipOfDial(
  view: View,
  question: Asked<XWing>,
  picking: Picking,
): ShipView | undefined {
  if (question.kind !== 'dial') return activeShip(view);
  const chosen = picking.chosen.find((part) => isKind(part, 'ship'));
  const [first] = question.answers[0]?.id.split(':') ?? [];
  return shipIn(view, chosen === undefined ? first : idOf(chosen));
}

/** The answer that sets the dial to this manoeuvre. */
export function answerFor(
  question: Asked<XWing>,
  ship: ShipView,
  manoeuvre: DialManoeuvre,
): string {
  const id = writeManoeuvre(manoeuvre);
  return question.kind === 'dial' ? `${ship.id}:${id}` : id;
}
