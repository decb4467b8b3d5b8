import type { Asked } from '@parsecs/table';
import {
  type DialManoeuvre,
  type ShipView,
  shipAsked,
  type View,
  writeManoeuvre,
  type XWing,
} from '@parsecs/xwing';
import { writeAnswer } from '@parsecs/xwing/words';
import { idOf, isKind, type Picking } from '../contract.ts';
import { choosesManoeuvre } from './parts.ts';
import { shipIn } from './ships.ts';

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
  if (question.kind !== 'dial') return shipAsked(view);
  const chosen = picking.chosen.find((part) => isKind(part, 'ship'));
  const first = question.answers.find((answer) => answer.kind === 'dial');
  return shipIn(view, chosen === undefined ? first?.ship : idOf(chosen));
}

/** The answer that sets the dial to this manoeuvre. */
export function answerFor(question: Asked<XWing>, ship: ShipView, turned: DialManoeuvre): string {
  const manoeuvre = writeManoeuvre(turned);
  return question.kind === 'dial'
    ? writeAnswer({ kind: 'dial', ship: ship.id, manoeuvre })
    : writeAnswer({ kind: 'manoeuvre', manoeuvre });
}
