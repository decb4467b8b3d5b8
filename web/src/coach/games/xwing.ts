import {
  colourFor,
  type Difficulty,
  type ShipView,
  shipAsked,
  type View,
  type XWing,
} from '@parsecs/xwing';
import type { CoachMoment, Trigger } from '../trigger.ts';

type Moment = CoachMoment<XWing>;

function shipNamed(view: View, id: string): ShipView | undefined {
  return view.ships.find((ship) => ship.id === id);
}

function own({ view, seat }: Moment): readonly ShipView[] {
  return view.ships.filter(({ owner, at }) => owner === seat && at !== null);
}

/** The colour of the manoeuvre that is put together, and the ship that would fly it. */
function composedColour({
  view,
  composed,
}: Moment): readonly [ShipView, Difficulty | undefined] | undefined {
  if (composed?.kind !== 'dial' && composed?.kind !== 'manoeuvre') return undefined;
  const ship = composed.kind === 'dial' ? shipNamed(view, composed.ship) : shipAsked(view);
  return ship && [ship, colourFor(ship, composed.manoeuvre)];
}

/** The attack that is being resolved, the innermost one. */
function attackOf({
  view,
}: Moment): { readonly ship: string; readonly target: string } | undefined {
  return view.moment.findLast((moment) => moment.kind === 'attack');
}

function offers({ question }: Moment, action: string): boolean {
  return question.answers.some((answer) => answer.kind === 'action' && answer.action === action);
}

const isStressed = (ship: ShipView): boolean => ship.stress > 0;

/** From the particular to the general: what a choice is about to do comes before what a question is about. */
export const xwingTriggers: readonly Trigger<XWing>[] = [
  {
    id: 'red',
    when: (moment) => {
      const [ship, colour] = composedColour(moment) ?? [];
      return ship !== undefined && colour === 'red' && !isStressed(ship);
    },
  },
  {
    id: 'green',
    when: (moment) => {
      const [ship, colour] = composedColour(moment) ?? [];
      return ship !== undefined && colour === 'green' && isStressed(ship);
    },
  },
  {
    id: 'stressed',
    when: (moment) => moment.question.kind === 'dial' && own(moment).some(isStressed),
  },
  { id: 'ion', when: (moment) => own(moment).some(({ ion }) => ion > 0) },
  {
    id: 'damage-up',
    when: (moment) => own(moment).some(({ damageUp }) => damageUp.length > 0),
  },
  {
    id: 'touching',
    when: (moment) =>
      moment.question.kind === 'attack' && (shipAsked(moment.view)?.touching.length ?? 0) > 0,
  },
  {
    id: 'two-tokens',
    when: (moment) => {
      if (moment.question.kind !== 'modify-defence-dice') return false;
      const ship = shipNamed(moment.view, attackOf(moment)?.target ?? '');
      return ship !== undefined && ship.focus > 0 && ship.evade > 0;
    },
  },
  {
    id: 'focus-now',
    when: (moment) => {
      if (moment.question.kind !== 'modify-attack-dice') return false;
      return (shipNamed(moment.view, attackOf(moment)?.ship ?? '')?.focus ?? 0) > 0;
    },
  },
  {
    id: 'lock',
    when: (moment) => moment.question.kind === 'action' && offers(moment, 'target-lock'),
  },
  { id: 'action', when: ({ question }) => question.kind === 'action' },
  { id: 'attack', when: ({ question }) => question.kind === 'attack' },
  {
    id: 'obstacle',
    when: ({ question, view }) => question.kind === 'dial' && view.obstacles.length > 0,
  },
  { id: 'dial', when: ({ question }) => question.kind === 'dial' },
];
