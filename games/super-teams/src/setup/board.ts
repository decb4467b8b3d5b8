import { HALVES, type Half, type SpaceKind } from '../vocabulary.ts';

export const BOARD_SCHEMA = 'super-teams-board/1';

export interface BoardSpace {
  readonly kinds: readonly SpaceKind[];
  /** Where it is drawn; either every space says so or none. */
  readonly x?: number;
  readonly y?: number;
  readonly heading?: number;
}

/** A track as a file: rules need the kinds alone, the rest is for drawing. */
export interface Board {
  readonly schema: typeof BOARD_SCHEMA;
  readonly id: string;
  readonly name?: string;
  readonly spaces: readonly BoardSpace[];
  readonly size?: { readonly width: number; readonly height: number };
  readonly radius?: { readonly space: number; readonly start: number; readonly final: number };
  readonly path?: string;
  readonly slots?: Readonly<Record<string, BoardSlot>>;
}

export interface BoardSlot {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export const BOARD_IDS = ['standard', 'short', 'long'] as const;
export type BoardId = (typeof BOARD_IDS)[number];

/** As much of a board as the rules look at. */
export interface Track {
  readonly spaces: readonly { readonly kinds: readonly SpaceKind[] }[];
}

/** The planets at both ends have names, every other space has a number. */
export type Place = 'start' | 'space' | 'final';

export function placeOf(space: number, { spaces }: Track): Place {
  if (space === 0) return 'start';
  return space === spaces.length - 1 ? 'final' : 'space';
}

/** ST-050: what a ship stands on; of a dual space its half only. */
export function kindUnder(
  ship: { readonly at: number; readonly half?: Half },
  { spaces }: Track,
): SpaceKind | undefined {
  return ship.half ?? spaces[ship.at]?.kinds[0];
}

export function isHalf(kind: SpaceKind): kind is Half {
  return HALVES.some((half) => half === kind);
}

/** ST-054, ST-097: the nearest purely normal space behind and ahead of each space. */
export function nearestNormal(
  spaces: readonly (readonly SpaceKind[])[],
  from: number,
  direction: 1 | -1,
  includeDual: boolean,
): number | undefined {
  for (let index = from + direction; index >= 0 && index < spaces.length; index += direction) {
    const kinds = spaces[index] ?? [];
    if (kinds[0] === 'normal' || (includeDual && kinds.includes('normal'))) return index;
  }
  return undefined;
}
