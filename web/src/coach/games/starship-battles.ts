import { leavesMap, type ShipView, type StarshipBattles } from '@parsecs/starship-battles';
import { cardIn, hullOf, isOnMap } from '../../boards/starship-battles/cards.ts';
import type { CoachMoment, Trigger } from '../trigger.ts';

type Moment = CoachMoment<StarshipBattles>;

function own({ view, seat }: Moment): readonly ShipView[] {
  return view.ships.filter(({ owner }) => owner === seat);
}

/** A ship of one's own that will be reduced or destroyed in the Damage phase, and is still whole. */
function isAnyDoomed(moment: Moment): boolean {
  return own(moment).some((ship) => {
    const card = cardIn(moment.view, ship.card);
    return card !== undefined && isOnMap(ship) && ship.damage >= hullOf(card, ship).hull;
  });
}

export const starshipBattlesTriggers: readonly Trigger<StarshipBattles>[] = [
  {
    id: 'flee',
    when: ({ composed }) => composed !== undefined && leavesMap(composed),
  },
  {
    id: 'point-defense-first',
    when: ({ composed, question }) =>
      composed?.kind === 'fire' &&
      composed.weapon !== 'point-defense' &&
      question.answers.some(
        (answer) => answer.kind === 'fire' && answer.weapon === 'point-defense',
      ),
  },
  {
    id: 'damage-late',
    when: (moment) =>
      (moment.question.kind === 'attack' || moment.question.kind === 'fire') && isAnyDoomed(moment),
  },
  {
    id: 'move-first',
    when: ({ question, view, seat }) =>
      question.kind === 'move' && view.low !== null && view.low === view.seats[seat]?.faction,
  },
  {
    id: 'move-second',
    when: ({ question, view, seat }) =>
      question.kind === 'move' && view.low !== null && view.low !== view.seats[seat]?.faction,
  },
  { id: 'reduced', when: (moment) => own(moment).some(({ isReduced }) => isReduced) },
  { id: 'path', when: ({ question }) => question.kind === 'path' },
  { id: 'facing', when: ({ question }) => question.kind === 'facing' },
  { id: 'launch', when: ({ question }) => question.kind === 'launch' },
  { id: 'face', when: ({ question }) => question.kind === 'face' },
  { id: 'options', when: ({ question }) => question.kind === 'options' },
  { id: 'reroll', when: ({ question }) => question.kind === 'reroll' },
  { id: 'fire', when: ({ question }) => question.kind === 'fire' },
  { id: 'attack', when: ({ question }) => question.kind === 'attack' },
];
