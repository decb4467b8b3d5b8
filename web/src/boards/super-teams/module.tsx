import { at, type Seat } from '@parsecs/kernel';
import { boardOf, type SuperTeams } from '@parsecs/super-teams';
import { QUESTION_KINDS, type View } from '@parsecs/super-teams/words';
import { type BoardModule, idOf, isKind, partOf, type Standing } from '../contract.ts';
import { Board } from './board.tsx';
import { about, choreograph, markOf } from './choreography.ts';
import { intended, partsOf } from './parts.ts';
import { Rail, SeatMark } from './rail.tsx';
import { sounds } from './sounds.ts';
import { Tray, trayCards } from './tray.tsx';
import { viewFromEvents } from './view-from-events.ts';
import { noteOf } from './words.ts';

/** The half of a grabbed ship belongs to its Grab. */
const PHASES = QUESTION_KINDS.filter((kind) => kind !== 'grab-half');

export const superTeamsBoard: BoardModule<SuperTeams> = {
  titleKey: 'super-teams:title',
  words: 'super-teams',
  ruleWords: 'super-teams-rules',
  Board,
  Tray,
  Rail,
  SeatMark,
  phases: PHASES,
  phaseOf: ({ phase }) => (phase === 'grab-half' ? 'grab' : phase),
  phaseKey: (phase) => `super-teams:phase.${phase}`,
  known: (view) => ({ board: boardOf(view.setup) }),
  standings,
  standingKey: 'shell:play.top.home',
  partsOf,
  nameOf: (texts, part) =>
    isKind(part, 'ship') ? texts.t(`super-teams:ship.${idOf(part)}.name`) : undefined,
  noteOf: (texts, view, { events }) => noteOf(texts, boardOf(view.setup), events),
  isInTray: (part) => isKind(part, 'card'),
  trayParts: (view, viewer) => {
    const { hand, bonus } = trayCards(view, viewer);
    return [
      ...hand.map((card) => partOf('card', card)),
      ...bonus.map((kind) => partOf('bonus', kind)),
    ];
  },
  intended,
  choreograph,
  about,
  markOf,
  sounds,
  isQuiet: ({ type }) => type === 'declined' || type === 'dealt',
  viewFromEvents: viewFromEvents,
  openView: (views) => {
    const first = at(views, 0);
    return { ...first, seats: views.map((view, seat) => at(view.seats, seat)) };
  },
};

/** Who wins together, and how many of their ships are home. */
function standings(view: View): readonly Standing[] {
  const last = boardOf(view.setup).spaces.length - 1;
  const sides = [...new Set(view.seats.map(({ side }) => side))];
  return sides.map((side) => {
    const seats = view.seats.flatMap((held, seat): readonly Seat[] =>
      held.side === side ? [seat] : [],
    );
    const ships = view.ships.filter(({ owner }) => seats.includes(owner));
    return {
      seats,
      score: ships.filter((ship) => ship.at === last).length,
      of: ships.length,
    };
  });
}
