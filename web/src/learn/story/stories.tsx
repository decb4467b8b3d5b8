import type { AnyKey } from '@parsecs/lang';
import type { GameId } from '@parsecs/table';
import { type ComponentType, lazy } from 'react';
import { LessonPicture } from '../lesson-picture.tsx';
import { AssaultActions, AssaultGoal, AssaultRound, AssaultSurges } from './assault-pictures.tsx';
import { FleetCounters, FleetGoal, FleetLaunch, FleetRound } from './fleet-pictures.tsx';
import { XWingGoal, XWingRound } from './xwing-pictures.tsx';

/** One page of a picture story. */
export interface Panel {
  /** The message with its title is `${key}.title`, its words `${key}.text`. */
  readonly key: string;
  /** Where it is written in the ledger. */
  readonly rules: readonly string[];
  readonly Picture?: ComponentType;
  /** Something to play with; heavy, so it is loaded when it comes into sight. */
  readonly Figure?: ComponentType;
}

export interface Story {
  /** The goal and the round: these paragraphs of the short lessons. */
  readonly lessons: readonly { readonly lesson: string; readonly Picture: ComponentType }[];
  /** The three decisions that matter. */
  readonly decisions: readonly Panel[];
}

/** The message id of a decision. */
export function keyOf(game: GameId, panel: string, part: 'title' | 'text'): AnyKey {
  return `learn:story.${game}.${panel}.${part}`;
}

const XWingFly = lazy(async () => ({
  default: (await import('../figures/xwing-fly.tsx')).XWingFly,
}));
const XWingRuler = lazy(async () => ({
  default: (await import('../figures/xwing-ruler.tsx')).XWingRuler,
}));
const XWingDice = lazy(async () => ({
  default: (await import('../figures/xwing-dice.tsx')).XWingDice,
}));
const FleetTurn = lazy(async () => ({
  default: (await import('../figures/fleet-turn.tsx')).FleetTurn,
}));
const SightFigure = lazy(async () => ({
  default: (await import('../figures/sight-figure.tsx')).SightFigure,
}));
const CardFigure = lazy(async () => ({
  default: (await import('../figures/card-figure.tsx')).CardFigure,
}));

const lesson = (name: string): ComponentType =>
  function Picture() {
    return <LessonPicture lesson={name} />;
  };

export const STORIES: Readonly<Record<GameId, Story>> = {
  xwing: {
    lessons: [
      { lesson: 'goal', Picture: XWingGoal },
      { lesson: 'round', Picture: XWingRound },
    ],
    decisions: [
      { key: 'maneuver', rules: ['XW-030', 'XW-047', 'XW-167'], Figure: XWingFly },
      { key: 'place', rules: ['XW-095', 'XW-098', 'XW-099'], Figure: XWingRuler },
      { key: 'token', rules: ['XW-061', 'XW-118', 'XW-124', 'XW-125'], Figure: XWingDice },
    ],
  },
  'starship-battles': {
    lessons: [
      { lesson: 'goal', Picture: FleetGoal },
      { lesson: 'round', Picture: FleetRound },
    ],
    decisions: [
      { key: 'facing', rules: ['SB-088', 'SB-080', 'SB-091'], Figure: FleetTurn },
      { key: 'launch', rules: ['SB-067', 'SB-068', 'SB-063', 'SB-101'], Picture: FleetLaunch },
      { key: 'counters', rules: ['SB-162', 'SB-168', 'SB-169'], Picture: FleetCounters },
    ],
  },
  'imperial-assault': {
    lessons: [
      { lesson: 'goal', Picture: AssaultGoal },
      { lesson: 'round', Picture: AssaultRound },
    ],
    decisions: [
      { key: 'sight', rules: ['IA-156', 'IA-158', 'IA-168'], Figure: SightFigure },
      { key: 'actions', rules: ['IA-068', 'IA-070', 'IA-123'], Picture: AssaultActions },
      { key: 'surges', rules: ['IA-183', 'IA-184', 'IA-187'], Picture: AssaultSurges },
    ],
  },
  'super-teams': {
    lessons: [
      { lesson: 'goal', Picture: lesson('goal') },
      { lesson: 'turn', Picture: lesson('turn') },
    ],
    decisions: [
      { key: 'card', rules: ['ST-032', 'ST-042', 'ST-043'], Figure: CardFigure },
      { key: 'rival', rules: ['ST-029', 'ST-051'], Picture: lesson('rivals') },
      { key: 'bonus', rules: ['ST-077', 'ST-079', 'ST-090', 'ST-096'], Picture: lesson('cards') },
    ],
  },
};
