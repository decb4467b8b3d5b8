import { at } from '@parsecs/kernel';
import { boardOf, type SuperTeams } from '@parsecs/super-teams';
import { QUESTION_KINDS } from '@parsecs/super-teams/words';
import { type BoardModule, idOf, isKind, partOf } from '../contract.ts';
import { STEP_RULES } from '../step-rules.ts';
import { Board } from './board.tsx';
import { about, choreograph, markOf } from './choreography.ts';
import { Details } from './details.tsx';
import { glance } from './glance.ts';
import { Legend } from './legend.tsx';
import { intended, partsOf } from './parts.ts';
import { aimOf, priceOf } from './price.ts';
import { Rail, SeatMark } from './rail.tsx';
import { sounds } from './sounds.ts';
import { standings } from './standings.ts';
import { TRAY_HEIGHT, Tray, trayCards } from './tray.tsx';
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
  trayHeight: TRAY_HEIGHT,
  Rail,
  SeatMark,
  Details,
  Legend,
  aimOf: (texts, view, viewer) => aimOf(texts, view, viewer, standings(view)),
  priceOf,
  phases: PHASES,
  phaseOf: ({ phase }) => (phase === 'grab-half' ? 'grab' : phase),
  phaseKey: (phase) => `super-teams:phase.${phase}`,
  stepRules: STEP_RULES['super-teams'],
  known: (view) => ({ board: boardOf(view.setup) }),
  standings,
  glance,
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
