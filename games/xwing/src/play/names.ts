import type { Manoeuvre } from '../geometry/manoeuvre.ts';

export function writeManoeuvre({ bearing, speed }: Manoeuvre): string {
  return `${bearing}-${speed}`;
}
