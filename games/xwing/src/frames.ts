import type { Seat } from '@parsecs/kernel';
import type { Bearing } from './geometry/directions.ts';
import type { MissionMoment } from './vocabulary.ts';

/**
 * What is being resolved, innermost last. A frame holds only what its process must remember; the
 * numbers are those of the state, −1 for none.
 */
export type Frame =
  | SetupFrame
  | RoundFrame
  | ActivationFrame
  | ManoeuvreFrame
  | WindowFrame
  | ActionFrame
  | LockFrame
  | MoveFrame
  | StressFrame
  | OpportunityFrame
  | AttackFrame
  | DamageFrame
  | DealFrame
  | EffectFrame
  | BombFrame
  | ChargesFrame
  | MissionFrame;

export interface SetupFrame {
  readonly kind: 'setup';
  step: number;
  /** Ships that wait to be given to somebody or to be placed. */
  ship: number;
}

export interface RoundFrame {
  readonly kind: 'round';
  step: number;
}

/** XW-053: one ship's activation. */
export interface ActivationFrame {
  readonly kind: 'activation';
  readonly ship: number;
  step: number;
  bearing: Bearing;
  speed: number;
  /** What the manoeuvre is treated as: green, white or red (XW-305). */
  colour: number;
  /** Actions taken in the Perform Action step. */
  actions: number;
}

/** A manoeuvre that is executed, from the dial or through a card (C-09). */
export interface ManoeuvreFrame {
  readonly kind: 'manoeuvre';
  readonly ship: number;
  readonly bearing: Bearing;
  readonly speed: number;
  readonly colour: number;
  /** XW-301: the manoeuvre of a ship without a dial. */
  readonly ion: boolean;
  step: number;
  overlapped: boolean;
  /** The base ended on an obstacle. */
  onObstacle: boolean;
  /** XW-191: obstacles hit, nearest to the start first. */
  obstacles: number[];
  /** XW-302: mines that went off under it, by their places among the bombs. */
  mines: number[];
}

/** C-08: a moment at which cards may or must be used. */
export interface WindowFrame {
  readonly kind: 'window';
  readonly window: number;
  /** The ship it is about, and a second one where there is one. */
  readonly ship: number;
  readonly other: number;
  /** Cards that were used in it, by their numbers. */
  readonly used: number[];
  /** Seats that want to use nothing more, one bit each. */
  passed: number;
}

/** A ship that may perform an action: its own step, or a free action. */
export interface ActionFrame {
  readonly kind: 'action';
  readonly ship: number;
  /** The actions it may choose from, one bit each. */
  readonly allowed: number;
  readonly free: boolean;
  step: number;
  /** The action that was chosen. */
  action: number;
}

/** XW-300: a ship that acquires a target lock. */
export interface LockFrame {
  readonly kind: 'lock';
  readonly ship: number;
  /** The one target that may be locked, −1 for any. */
  readonly only: number;
  readonly optional: boolean;
  /** The ship that was locked with the same lock of two, −1 for none. */
  readonly besides: number;
  step: number;
  target: number;
}

/** A barrel roll or a boost whose place is being chosen. */
export interface MoveFrame {
  readonly kind: 'move';
  readonly ship: number;
  readonly boost: boolean;
  step: number;
}

/** A stress token on its way to a ship. */
export interface StressFrame {
  readonly kind: 'stress';
  ship: number;
  step: number;
}

/** XW-101: a ship's opportunity to attack, or an extra attack (XW-307). */
export interface OpportunityFrame {
  readonly kind: 'opportunity';
  readonly ship: number;
  /** Only the primary weapon may be used. */
  readonly primaryOnly: boolean;
  /** The card that gives an extra attack, by its number. */
  readonly by: number;
  step: number;
}

export interface AttackFrame {
  readonly kind: 'attack';
  readonly ship: number;
  readonly target: number;
  /** The place of the weapon among the upgrades, −1 for the primary weapon. */
  readonly weapon: number;
  readonly range: number;
  readonly obstructed: boolean;
  /** The card that gave this extra attack, −1 for none. */
  readonly by: number;
  step: number;
  /** Added or taken away by cards before the roll. */
  moreAttackDice: number;
  moreDefenceDice: number;
  /** Faces, plus 4 for a die that may not be rerolled (XW-138). */
  attackDice: number[];
  defenceDice: number[];
  /** XW-125: added evade results. */
  evades: number;
  /** What cards forbid in it, one bit each: see `BARRED_BITS`. */
  barred: number;
  /** Tokens spent in the step, one bit each: lock, focus, evade. */
  tokens: number;
  /** What the weapon let somebody choose, −1 for nothing. */
  choice: number;
  /** A lock gained in this attack may not be spent in it. */
  noLock: boolean;
  /** Uncancelled results. */
  hits: number;
  crits: number;
  /** Critical results that defence dice cannot cancel, known from `compare-start` on. */
  safeCrits: number;
  /** Critical results that the defender cancelled. */
  cancelledCrits: number;
  /** Which attack of a double attack it is, counted from 0. */
  round: number;
  /** Whether any attack of the pair hit, and whether the latest missed. */
  hit: boolean;
  missed: boolean;
}

/** XW-140: points of damage, dealt one by one. */
export interface DamageFrame {
  readonly kind: 'damage';
  readonly ship: number;
  hits: number;
  crits: number;
  /** The attacker whose attack it is, −1 for damage of another kind. */
  readonly by: number;
}

/** XW-308: one damage card on its way. */
export interface DealFrame {
  readonly kind: 'deal';
  readonly ship: number;
  readonly by: number;
  faceUp: boolean;
  /** The card once it is known, −1 before. */
  card: number;
  /** It still lies where it was dealt. */
  lies: boolean;
  step: number;
}

/** A card whose choices are being made. */
export interface EffectFrame {
  readonly kind: 'effect';
  /** The card, by its number. */
  readonly holding: number;
  step: number;
  /** What was chosen so far. */
  readonly chosen: number[];
}

/** XW-302, XW-311: an effect that hits several ships one after another. */
export interface BombFrame {
  readonly kind: 'bomb';
  /** What strikes them: the place among `STRIKES`. */
  readonly bomb: number;
  readonly by: Seat;
  readonly ships: number[];
  step: number;
}

/** XW-302: which of a seat's charges goes off next, or which ship a dropped mine strikes. */
export interface ChargesFrame {
  readonly kind: 'charges';
  readonly by: Seat;
  /** The mine by its place among the bombs, −1 for charges. */
  readonly mine: number;
}

export interface MissionFrame {
  readonly kind: 'mission';
  readonly when: MissionMoment;
  step: number;
  readonly chosen: number[];
}

export function copyFrame(frame: Frame): Frame {
  switch (frame.kind) {
    case 'manoeuvre':
      return { ...frame, obstacles: frame.obstacles.slice(), mines: frame.mines.slice() };
    case 'window':
      return { ...frame, used: frame.used.slice() };
    case 'attack':
      return {
        ...frame,
        attackDice: frame.attackDice.slice(),
        defenceDice: frame.defenceDice.slice(),
      };
    case 'effect':
    case 'mission':
      return { ...frame, chosen: frame.chosen.slice() };
    case 'bomb':
      return { ...frame, ships: frame.ships.slice() };
    case 'setup':
    case 'round':
    case 'charges':
    case 'activation':
    case 'action':
    case 'lock':
    case 'move':
    case 'stress':
    case 'opportunity':
    case 'damage':
    case 'deal':
      return { ...frame };
  }
}
