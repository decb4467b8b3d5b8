import { at } from '@parsecs/kernel';
import { PHASES, type StarshipBattles } from '@parsecs/starship-battles';
import type { BoardModule } from '../contract.ts';
import { STEP_RULES } from '../step-rules.ts';
import { Board } from './board.tsx';
import { about, choreograph, isQuiet, markOf } from './choreography.ts';
import { Details } from './details.tsx';
import { glance } from './glance.ts';
import { knownOf } from './known.ts';
import { Legend } from './legend.tsx';
import {
  intended,
  isImmediate,
  isInTray,
  isOnBoard,
  isSecondary,
  needsConfirm,
  partsOf,
  usuallyAfter,
} from './parts.ts';
import { aimOf, idleAnswer, priceOf } from './price.ts';
import { Rail, SeatMark } from './rail.tsx';
import { sounds } from './sounds.ts';
import { standings } from './standings.ts';
import { tallyOf } from './tally.ts';
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
  stepRules: STEP_RULES['starship-battles'],
  standings,
  glance,
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
  usuallyAfter,
  pickKey: ({ kind }) => `starship-battles-board:pick.${PICKS[kind] ?? 'ship'}`,
  // SB-037: from the reveal on everything lies open.
  isAllPublic: ({ ships }) => ships.length > 0,
  pace: 0.3,
  sounds,
  foresees: true,
  aimOf: (texts, view, viewer) => aimOf(texts, view, viewer, standings(view)),
  Legend,
  priceOf,
  idleAnswer,
  tallyOf,
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
