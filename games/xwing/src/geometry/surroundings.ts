import type { PlayArea } from './dimensions.ts';
import type { Footprint } from './footprint.ts';
import { isBaseOver } from './gap.ts';
import type { Outline } from './outline.ts';
import { findOverlapped } from './overlap.ts';
import { isInPlay } from './play-area.ts';
import { isTemplateOver, type TemplateArea } from './template-area.ts';

/** What a ship that rolls or boosts must keep clear of. The ship itself may be among the ships. */
export interface Surroundings {
  readonly ships: readonly Readonly<Footprint>[];
  readonly obstacles: readonly Outline[];
  readonly area: PlayArea;
  /** A-06 `barrelRollTemplateBlocked`: the template may not cross an obstacle either. */
  readonly templateBlocked: boolean;
}

export const FAULT_CAUSES = ['reach', 'edge', 'ship', 'obstacle', 'template'] as const;
export type FaultCause = (typeof FAULT_CAUSES)[number];

/** Why a pose is not allowed: `reach` is beyond what the template permits. */
export interface Fault {
  readonly cause: FaultCause;
  /** Which ship or obstacle; −1 where there is none. */
  readonly index: number;
}

const NO_INDEX = -1;

export const OUT_OF_REACH: Fault = { cause: 'reach', index: NO_INDEX };

/** XW-072, XW-298, A-06: what is wrong with ending here after having moved along the template. */
export function findFault(
  ship: Readonly<Footprint>,
  landed: Readonly<Footprint>,
  template: Readonly<TemplateArea>,
  { ships, obstacles, area, templateBlocked }: Surroundings,
): Fault | undefined {
  if (!isInPlay(landed, area)) return { cause: 'edge', index: NO_INDEX };
  const overlapped = findOverlapped(landed, ships, ship);
  if (overlapped !== -1) return { cause: 'ship', index: overlapped };
  for (let index = 0; index < obstacles.length; index += 1) {
    const obstacle = obstacles[index] as Outline;
    if (isBaseOver(landed, obstacle)) return { cause: 'obstacle', index };
    if (templateBlocked && isTemplateOver(template, obstacle)) return { cause: 'template', index };
  }
  return undefined;
}
