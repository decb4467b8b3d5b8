import { leavesMap, type ShipView, type StarshipBattles } from '@parsecs/starship-battles';
import type { CoachMoment, Trigger } from '../trigger.ts';

type Moment = CoachMoment<StarshipBattles>;

function own({ view, seat }: Moment): readonly ShipView[] {
  return view.ships.filter(({ owner }) => owner === seat);
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
      moment.question.kind === 'fire' && own(moment).some(({ counters }) => counters > 0),
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
