import { boardOf, colourOfShip, type SuperTeams } from '@parsecs/super-teams';
import type { CoachMoment, Trigger } from '../trigger.ts';

type Moment = CoachMoment<SuperTeams>;

/** Where the ship of the composed card starts. */
function startOf({ view, composed }: Moment): string | undefined {
  if (composed?.kind !== 'announce') return undefined;
  const ship = view.ships.find(({ id }) => id === composed.ship);
  if (ship === undefined) return undefined;
  const kinds = boardOf(view.setup).spaces[ship.at]?.kinds ?? [];
  return ship.half ?? kinds[0];
}

export const superTeamsTriggers: readonly Trigger<SuperTeams>[] = [
  { id: 'hyperspace', when: (moment) => startOf(moment) === 'hyperspace' },
  { id: 'asteroid', when: (moment) => startOf(moment) === 'asteroid' },
  {
    id: 'other-side',
    when: ({ view, seat, composed }) => {
      if (composed?.kind !== 'announce') return false;
      const owner = view.ships.find(({ id }) => id === composed.ship)?.owner;
      return owner !== undefined && view.seats[owner]?.side !== view.seats[seat]?.side;
    },
  },
  {
    id: 'joker',
    when: ({ view, question }) =>
      question.kind === 'announce' &&
      question.answers.some(
        (answer) =>
          answer.kind === 'announce' &&
          view.jokers.some((colour) => answer.card.startsWith(colour)) &&
          !view.jokers.includes(colourOfShip(answer.ship)),
      ),
  },
  { id: 'boost', when: ({ question }) => question.kind === 'boost' && question.answers.length > 1 },
  { id: 'evade', when: ({ question }) => question.kind === 'evade' && question.answers.length > 1 },
  { id: 'grab', when: ({ question }) => question.kind === 'grab' && question.answers.length > 1 },
  { id: 'half', when: ({ question }) => question.kind === 'half' },
  { id: 'announce', when: ({ question }) => question.kind === 'announce' },
];
