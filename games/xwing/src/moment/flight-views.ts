import { at } from '@parsecs/kernel';
import { shipNamed } from '../answers/chosen.ts';
import { OBSTACLE_IDS } from '../cards/ids.ts';
import { DIFFICULTIES } from '../cards/vocabulary.ts';
import { bitsOf, bitsOfSeats, namesIn, seatsIn } from '../name-bits.ts';
import { writeManoeuvre } from '../names.ts';
import { idOf, NONE, PER_BOMB, PER_OBSTACLE } from '../state.ts';
import { stepName, stepNumber } from '../steps.ts';
import { ACTIONS, WINDOW_NUMBERS, WINDOWS } from '../vocabulary.ts';

import {
  type FrameView,
  manoeuvreNamed,
  nameOrNull,
  numberOfCard,
  placeOfCard,
  shipOrNone,
  shipsOfSquads,
} from './naming.ts';

type FlightKind =
  | 'setup'
  | 'round'
  | 'activation'
  | 'manoeuvre'
  | 'window'
  | 'action'
  | 'lock'
  | 'move';

/** From setting up to the moves of a ship. */
export const FLIGHT_VIEWS: { readonly [Kind in FlightKind]: FrameView<Kind> } = {
  setup: {
    show: (state, { kind, step, ship }) => ({
      kind,
      step: stepName(kind, step),
      ship: stepName(kind, step) === 'assign' ? idOf(state, ship) : null,
    }),
    restore: (state, { kind, step, ship }) => {
      const number = stepNumber(kind, step);
      const passed = number > stepNumber(kind, 'assign') ? shipsOfSquads(state) : NONE;
      return { kind, step: number, ship: ship === null ? passed : shipNamed(state, ship) };
    },
  },
  round: {
    show: (_, { kind, step }) => ({ kind, step: stepName(kind, step) }),
    restore: (_, { kind, step }) => ({ kind, step: stepNumber(kind, step) }),
  },
  activation: {
    show: (state, frame) => ({
      kind: frame.kind,
      ship: idOf(state, frame.ship),
      step: stepName(frame.kind, frame.step),
      manoeuvre: writeManoeuvre(frame),
      colour: at(DIFFICULTIES, frame.colour),
      actions: frame.actions,
    }),
    restore: (state, { kind, ship, step, manoeuvre, colour, actions }) => ({
      kind,
      ship: shipNamed(state, ship),
      step: stepNumber(kind, step),
      ...manoeuvreNamed(manoeuvre),
      colour: DIFFICULTIES.indexOf(colour),
      actions,
    }),
  },
  manoeuvre: {
    show: (state, frame) => ({
      kind: frame.kind,
      ship: idOf(state, frame.ship),
      step: stepName(frame.kind, frame.step),
      manoeuvre: writeManoeuvre(frame),
      colour: at(DIFFICULTIES, frame.colour),
      ion: frame.ion,
      overlapped: frame.overlapped,
      onObstacle: frame.onObstacle,
      obstacles: frame.obstacles.map((place) =>
        at(OBSTACLE_IDS, at(state.obstacles, place * PER_OBSTACLE)),
      ),
      mines: frame.mines.map((index) => index / PER_BOMB),
    }),
    restore: (state, moment) => {
      const { kind, ship, step, manoeuvre, colour, ion, overlapped, onObstacle } = moment;
      const tokens = state.obstacles.filter((_, index) => index % PER_OBSTACLE === 0);
      return {
        kind,
        ship: shipNamed(state, ship),
        ...manoeuvreNamed(manoeuvre),
        colour: DIFFICULTIES.indexOf(colour),
        ion,
        step: stepNumber(kind, step),
        overlapped,
        onObstacle,
        obstacles: moment.obstacles.map((id) => tokens.indexOf(OBSTACLE_IDS.indexOf(id))),
        mines: moment.mines.map((place) => place * PER_BOMB),
      };
    },
  },
  window: {
    show: (state, { kind, window, ship, other, used, passed }) => ({
      kind,
      window: at(WINDOWS, window),
      ship: nameOrNull(state, ship),
      other: nameOrNull(state, other),
      used: used.map((number) => placeOfCard(state, number)),
      passed: seatsIn(passed),
    }),
    restore: (state, { kind, window, ship, other, used, passed }) => ({
      kind,
      window: WINDOW_NUMBERS[window],
      ship: shipOrNone(state, ship),
      other: shipOrNone(state, other),
      used: used.map((place) => numberOfCard(state, place)),
      passed: bitsOfSeats(passed),
    }),
  },
  action: {
    show: (state, { kind, ship, step, allowed, free, action }) => ({
      kind,
      ship: idOf(state, ship),
      step: stepName(kind, step),
      allowed: namesIn(allowed, ACTIONS),
      free,
      action: action === NONE ? null : at(ACTIONS, action),
    }),
    restore: (state, { kind, ship, step, allowed, free, action }) => ({
      kind,
      ship: shipNamed(state, ship),
      allowed: bitsOf(allowed, ACTIONS),
      free,
      step: stepNumber(kind, step),
      action: action === null ? NONE : ACTIONS.indexOf(action),
    }),
  },
  lock: {
    show: (state, { kind, ship, step, only, optional, besides, target }) => ({
      kind,
      ship: idOf(state, ship),
      step: stepName(kind, step),
      only: nameOrNull(state, only),
      optional,
      besides: nameOrNull(state, besides),
      target: nameOrNull(state, target),
    }),
    restore: (state, { kind, ship, step, only, optional, besides, target }) => ({
      kind,
      ship: shipNamed(state, ship),
      only: shipOrNone(state, only),
      optional,
      besides: shipOrNone(state, besides),
      step: stepNumber(kind, step),
      target: shipOrNone(state, target),
    }),
  },
  move: {
    show: (state, { kind, ship, step, boost }) => ({
      kind,
      ship: idOf(state, ship),
      step: stepName(kind, step),
      move: boost ? 'boost' : 'barrel-roll',
    }),
    restore: (state, { kind, ship, step, move }) => ({
      kind,
      ship: shipNamed(state, ship),
      boost: move === 'boost',
      step: stepNumber(kind, step),
    }),
  },
};
