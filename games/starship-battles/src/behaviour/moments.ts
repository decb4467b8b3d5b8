import type { Moment } from './declare.ts';

/**
 * What the flow of the game does at a moment of its own. The code stands with that moment, because
 * it asks, rolls or removes; here is which card makes it happen.
 */
export const MOMENTS: readonly Moment[] = [
  moment('advanced-communications-array', 'SB-133', 'offer', 'initiative-rolled'),
  moment('interdict', 'SB-148', 'replace', 'first-initiative'),
  moment('power-to-engines', 'SB-173', 'replace', 'class-2-step'),
  moment('fly-casual', 'SB-176', 'replace', 'hit'),
  moment('buzz-droids', 'SB-137', 'forced', 'hit'),
  moment('emperors-will', 'SB-142', 'offer', 'damage-known'),
  moment('infinite', 'SB-146', 'replace', 'destroyed'),
  moment('unique', 'SB-128', 'forced', 'fleet-building'),
];

function moment(
  by: Moment['by'],
  rule: string,
  kind: Moment['kind'],
  window: Moment['window'],
): Moment {
  return { card: by, by, rule, kind, window };
}
