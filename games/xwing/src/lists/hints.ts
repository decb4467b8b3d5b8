import type { Problem } from '@parsecs/kernel';
import { STANDARD_POINTS } from './limits.ts';

/** What is worth knowing about a large squad; none of it is a fault. */
export const SQUAD_HINT_CAUSES = ['squad-many-components', 'squad-wider-area'] as const;

/** XW-197, XW-004: for the points agreed on, or spent where there is no limit. */
export function hintsFor(points: number, areBoxesCounted: boolean): readonly Problem[] {
  if (points <= STANDARD_POINTS) return [];
  const [components, area] = SQUAD_HINT_CAUSES;
  const params = { usual: STANDARD_POINTS };
  return [
    ...(areBoxesCounted ? [] : [{ path: '', rule: 'XW-197', cause: components, params }]),
    { path: '', rule: 'XW-004', cause: area, params },
  ];
}
