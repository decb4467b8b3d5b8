/** the damage cards. The order never changes and grows only at its end: states count on it. */
// biome-ignore format: one card a line.
export const DAMAGE_DATA = [
  { id: 'blinded-pilot', trait: 'pilot', count: 2 },
  { id: 'console-fire', trait: 'ship', count: 2, repair: { roll: false, on: [] } },
  { id: 'damaged-cockpit', trait: 'pilot', count: 2 },
  { id: 'damaged-engine', trait: 'ship', count: 2 },
  { id: 'damaged-sensor-array', trait: 'ship', count: 2, repair: { roll: true, on: ['hit'] } },
  { id: 'direct-hit', trait: 'ship', count: 7 },
  { id: 'injured-pilot', trait: 'pilot', count: 2 },
  { id: 'minor-explosion', trait: 'ship', count: 2 },
  { id: 'minor-hull-breach', trait: 'ship', count: 2 },
  { id: 'munitions-failure', trait: 'ship', count: 2 },
  { id: 'structural-damage', trait: 'ship', count: 2, repair: { roll: true, on: ['hit'] } },
  { id: 'stunned-pilot', trait: 'pilot', count: 2 },
  { id: 'thrust-control-fire', trait: 'ship', count: 2 },
  { id: 'weapon-malfunction', trait: 'ship', count: 2, repair: { roll: true, on: ['hit', 'critical'] } },
] as const;
