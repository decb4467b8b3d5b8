import { at } from '@parsecs/kernel';
import {
  areAllies,
  PHASES,
  type ShipView,
  shipPoints,
  type View,
  type XWing,
} from '@parsecs/xwing';
import type { BoardModule, Standing } from '../contract.ts';
import { STEP_RULES } from '../step-rules.ts';
import { aimOf } from './aim-of.ts';
import { Board } from './board.tsx';
import { about, choreograph, isQuiet, markOf } from './choreography.ts';
import { Details } from './details.tsx';
import { glance } from './glance.ts';
import { idleAnswer } from './idle.ts';
import { Legend } from './legend.tsx';
import {
  intended,
  isImmediate,
  isInTray,
  isOnBoard,
  isSecondary,
  partsOf,
  pickWord,
} from './parts.ts';
import { priceOf } from './price.ts';
import { Rail, SeatMark } from './rail.tsx';
import { cardOf } from './ships.ts';
import { sounds } from './sounds.ts';
import { tallyOf } from './tally.ts';
import { hasTray, Tray, trayParts } from './tray.tsx';
import { viewFromEvents } from './view-from-events.ts';
import { knownOf, nameOfPart } from './words.ts';

export const xwingBoard: BoardModule<XWing> = {
  titleKey: 'xwing:title',
  words: 'xwing',
  ruleWords: 'xwing-rules',
  moreWords: ['xwing-board', 'builder'],
  Board,
  Tray,
  trayHeight: { wide: 92, compact: 92 },
  hasTray,
  Rail,
  SeatMark,
  Details,
  known: knownOf,
  phases: PHASES.filter((phase) => phase !== 'setup'),
  phaseOf: ({ ending, phase }) => (ending === '' ? phase : undefined),
  phaseKey: (phase) => `xwing:phase.${phase}.name`,
  stepRules: STEP_RULES.xwing,
  roundLimitOf: ({ setup }) => setup.roundLimit,
  standings,
  glance,
  standingKey: 'xwing-board:standing',
  partsOf,
  nameOf: nameOfPart,
  noteOf: () => undefined,
  isInTray,
  isOnBoard,
  trayParts,
  intended,
  isImmediate,
  isSecondary,
  pickKey: (question) => `xwing-board:pick.${pickWord(question)}`,
  aimOf,
  Legend,
  priceOf,
  idleAnswer,
  tallyOf,
  isAllPublic,
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
    return {
      ...first,
      seats: views.map((view, seat) => at(view.seats, seat)),
      ships: first.ships.map((ship, index) => views[ship.owner]?.ships[index] ?? ship),
    };
  },
};

/** Nobody holds a dial face down, a secret list or cards of the damage deck. */
function isAllPublic({ question, phase, seats, ships, drawn }: View): boolean {
  if (question === 'side' || question === 'squad' || phase === 'planning' || drawn > 0)
    return false;
  if (seats.some(({ wish, squad }) => wish !== undefined || squad !== undefined)) return false;
  return ships.every(
    ({ dial, dialShown, status }) => dial === null || dialShown || status !== 'in-play',
  );
}

function pointsOf(ship: ShipView): number {
  const card = cardOf(ship);
  if (card === undefined) return 0;
  return shipPoints({ pilot: card.id, upgrades: ship.upgrades.map(({ id }) => id) });
}

/** Who fights together, and how many points of their squad still fly. */
function standings(view: View): readonly Standing[] {
  return [0, 1].map((place) => {
    const own = view.ships.filter(({ owner }) => areAllies(owner, place));
    const sum = (ships: readonly ShipView[]): number =>
      ships.reduce((total, ship) => total + pointsOf(ship), 0);
    return {
      seats: view.seats.flatMap((_, seat) => (areAllies(seat, place) ? [seat] : [])),
      score: sum(own.filter(({ status }) => status !== 'destroyed')),
      of: sum(own),
    };
  });
}
