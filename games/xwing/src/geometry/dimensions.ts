import data from '../data/geometry.json' with { type: 'json' };

/** C-03: deeper than this is an overlap, closer than this is contact; millimetres. */
export const TOLERANCE = 0.05;

/** Lengths that differ by less are equally short: far below sight, far above rounding. */
export const TIE = 1e-4;

/** Everything rectangular that lies on the table: two bases, the shuttle token, the bomb token. */
export const FOOTPRINT_KINDS = ['small', 'large', 'shuttle', 'bomb'] as const;
export type FootprintKind = (typeof FOOTPRINT_KINDS)[number];

export interface Extent {
  /** Along the heading. */
  readonly length: number;
  readonly width: number;
}

const { bases, missionTokens, bombTokens } = data;

export const EXTENTS: Readonly<Record<FootprintKind, Extent>> = {
  small: { length: bases.small.lengthMm, width: bases.small.widthMm },
  large: { length: bases.large.lengthMm, width: bases.large.widthMm },
  shuttle: {
    length: missionTokens.senatorsShuttle.lengthMm,
    width: missionTokens.senatorsShuttle.widthMm,
  },
  bomb: { length: bombTokens.protonBomb.lengthMm, width: bombTokens.protonBomb.widthMm },
};

export const TEMPLATE_WIDTH: number = data.templates.widthMm;

/** By speed; speed 0 has no template. */
export const STRAIGHT_LENGTHS: readonly number[] = [
  0,
  ...Object.values(data.templates.straightLengthsMm),
];
export const BANK_RADII: readonly number[] = [
  0,
  ...Object.values(data.templates.bank.centreLineRadiiMm),
];
export const TURN_RADII: readonly number[] = [
  0,
  ...Object.values(data.templates.turn.centreLineRadiiMm),
];
export const BANK_DEGREES: number = data.templates.bank.arcDegrees;
export const TURN_DEGREES: number = data.templates.turn.arcDegrees;

/** C-05, X-07. The shuttle and bombs have no weapons. */
export const ARC_HALF_ANGLES: Readonly<Partial<Record<FootprintKind, number>>> = {
  small: data.firingArcs.front.small.halfAngleDegrees,
  large: data.firingArcs.front.large.halfAngleDegrees,
};

/** taken to be as broad as the templates. */
export const RULER_WIDTH = 20;
/** the length of one section of the ruler. */
export const RANGE_LENGTH = 100;
export const RANGES = 3;

export const MINE_RADIUS: number = bombTokens.proximityMine.radiusMm;

export interface PlayArea {
  readonly width: number;
  readonly height: number;
}

/** XW-003 */
export const STANDARD_PLAY_AREA: PlayArea = { width: 900, height: 900 };
