import type { ImperialAssault, View } from '@parsecs/imperial-assault';
import { at } from '@parsecs/kernel';
import type { BoardModule, Standing } from '../contract.ts';
import { STEP_RULES } from '../step-rules.ts';
import { aimOf } from './aim.ts';
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
import { PHASES, phaseOf } from './phases.ts';
import { priceOf } from './price.ts';
import { Rail, SeatMark } from './rail.tsx';
import { sounds } from './sounds.ts';
import { tallyOf } from './tally.ts';
import { Tray, trayParts } from './tray.tsx';
import { viewFromEvents } from './view-from-events.ts';
import { knownOf, nameOfPart } from './words.ts';

/** IA-283: whoever has so many victory points has won. */
const VICTORY = 40;

export const imperialAssaultBoard: BoardModule<ImperialAssault> = {
  titleKey: 'imperial-assault:title',
  words: 'imperial-assault',
  ruleWords: 'imperial-assault-rules',
  moreWords: ['imperial-assault-board', 'builder'],
  Board,
  Tray,
  Rail,
  SeatMark,
  Details,
  known: knownOf,
  phases: PHASES,
  phaseOf,
  phaseKey: (phase) => `imperial-assault:phase.${phase}`,
  stepRules: STEP_RULES['imperial-assault'],
  standings,
  glance,
  aimOf,
  Legend,
  priceOf,
  idleAnswer,
  tallyOf,
  standingKey: 'imperial-assault-board:standing',
  partsOf,
  nameOf: nameOfPart,
  noteOf: () => undefined,
  isInTray,
  isOnBoard,
  trayParts,
  intended,
  isImmediate,
  isSecondary,
  pickKey: ({ kind }) => `imperial-assault-board:pick.${pickWord(kind)}`,
  pace: 0.3,
  foresees: true,
  sounds,
  choreograph,
  about,
  markOf,
  isQuiet,
  viewFromEvents: viewFromEvents,
  openView: (views) => {
    const first = at(views, 0);
    return {
      ...first,
      seats: views.map((view, seat) => at(view.seats, seat)),
      groups: first.groups.map((group, index) => views[group.owner]?.groups[index] ?? group),
    };
  },
};

function standings({ seats }: View): readonly Standing[] {
  return seats.map(({ vp }, seat) => ({ seats: [seat], score: vp, of: VICTORY }));
}
