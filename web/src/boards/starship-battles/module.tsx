import { at } from '@parsecs/kernel';
import { FACTIONS, PHASES, type StarshipBattles, type View } from '@parsecs/starship-battles';
import { type BoardModule, partOf, type Standing } from '../contract.ts';
import { Board } from './board.tsx';
import { cardsIn } from './cards.ts';
import { about, choreograph, isQuiet, markOf } from './choreography.ts';
import { Details } from './details.tsx';
import { knownOf } from './known.ts';
import {
  intended,
  isImmediate,
  isInTray,
  isOnBoard,
  isOpened,
  isSecondary,
  needsConfirm,
  partsOf,
  usuallyAfter,
} from './parts.ts';
import { Rail, SeatMark } from './rail.tsx';
import { sounds } from './sounds.ts';
import { Tray, trayParts } from './tray.tsx';
import { viewFromEvents } from './view-from-events.ts';
import { nameOfPart } from './words.ts';

/** What is tapped where the answers are no buttons. */
const PICKS: Readonly<Record<string, 'fleet' | 'fire' | 'launch' | 'square'>> = {
  fleet: 'fleet',
  fire: 'fire',
  launch: 'launch',
  deploy: 'square',
  path: 'square',
  'launch-square': 'square',
  displace: 'square',
};

export const starshipBattlesBoard: BoardModule<StarshipBattles> = {
  titleKey: 'starship-battles:title',
  words: 'starship-battles',
  ruleWords: 'starship-battles-rules',
  moreWords: ['starship-battles-board'],
  Board,
  Tray,
  Rail,
  SeatMark,
  Details,
  known: knownOf,
  phases: PHASES.filter((phase) => phase !== 'setup'),
  phaseOf: ({ phase, kind }) => (kind === 'over' ? undefined : phase),
  phaseKey: (phase) => `starship-battles:phase.${phase}`,
  standings,
  standingKey: 'starship-battles-board:standing',
  partsOf,
  nameOf: nameOfPart,
  noteOf: () => undefined,
  isInTray,
  isOnBoard,
  trayParts,
  intended,
  isImmediate,
  needsConfirm,
  isSecondary,
  isOpened,
  usuallyAfter,
  pickKey: ({ kind }) => `starship-battles-board:pick.${PICKS[kind] ?? 'ship'}`,
  focusOf: ({ active }) => (active === null ? undefined : partOf('ship', active)),
  // SB-037: from the reveal on everything lies open.
  isAllPublic: ({ ships }) => ships.length > 0,
  pace: 0.3,
  sounds,
  foresees: true,
  choreograph,
  about,
  markOf,
  isQuiet,
  viewFromEvents,
  openView: (views) => {
    const first = at(views, 0);
    return { ...first, seats: views.map((view, seat) => at(view.seats, seat)) };
  },
};

/** Who fights together, and how many points of their fleets are left. */
function standings(view: View): readonly Standing[] {
  const cards = cardsIn(view.setup);
  const first = view.seats[0]?.faction ?? 'light';
  const order = first === 'light' ? FACTIONS : FACTIONS.toReversed();
  return order.map((faction, place) => {
    const seats = view.seats.flatMap((_, seat) => (seat % 2 === place ? [seat] : []));
    const of = view.ships.reduce((sum, { owner, card }) => {
      return sum + (seats.includes(owner) ? (cards.get(card)?.cost ?? 0) : 0);
    }, 0);
    return { seats, score: of - view.lost[faction], of };
  });
}
