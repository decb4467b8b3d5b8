/** Readings of the rules that players may agree on (the A-list and the V-list of the ledger). */
export interface Options {
  /** V-13: an overlap costs the action, or nothing; then A-03 has nothing to add. */
  readonly overlapSkipsAction: boolean;
  /** an overlap takes free actions away as well, until the Activation phase ends. */
  readonly overlapBlocksFreeActions: boolean;
  /** last ships that shoot each other down fall at the same moment. */
  readonly simultaneousBatch: boolean;
  /** the template of a barrel roll or boost may not cross an obstacle. */
  readonly barrelRollTemplateBlocked: boolean;
  /** one die for each obstacle that was hit, or one in all. */
  readonly obstacleDicePerToken: boolean;
  /** how much of the template counts after a shortened move. */
  readonly obstacleTemplate: 'travelled' | 'whole';
  /** touching comes from an overlap, or is any contact. */
  readonly touching: 'overlap' | 'geometric';
  /** not two tokens of one kind in the same step. */
  readonly oneTokenOfAKind: boolean;
  /** Biggs protects as soon as any weapon could be aimed at him. */
  readonly biggsAnyWeapon: boolean;
  /** "at Range 2" is one strip of the ruler, or everything up to its far end. */
  readonly missionPlacementBand: 'strip' | 'upTo';
  /** an exit across a corner counts for neither edge, or for both. */
  readonly cornerExit: 'strict' | 'lenient';
  /** in a mission out of one base set the Imperial upgrades are chosen openly first. */
  readonly imperialUpgradesFirst: boolean;
  /** obstruction goes by the line that gave the range, or by the shortest one between bases. */
  readonly obstructionLine: 'arc' | 'base';
  /** Gunner and crew Luke Skywalker may follow each missed attack of a pair, or two misses. */
  readonly gunnerAfterOneMiss: boolean;
  /** V-01: ships are set up wholly inside Range 1 of their edge, or with a part of the base. */
  readonly deployment: 'whole' | 'part';
  /** V-11: whoever is as skilled as the active ship keeps an attack, or only the defender. */
  readonly sparedShips: 'any' | 'defender';
  /** V-15: an obstacle obstructs on the line, or anywhere under the ruler. */
  readonly obstructionWidth: 'line' | 'ruler';
  /** V-16: critical damage turns normal when no card is left, or when there are too few for all. */
  readonly scarceDamage: 'none-left' | 'too-few';
  /** V-19: asteroids of Mission 2 lie beyond Range 1, or at its very end as well. */
  readonly asteroidGap: 'beyond' | 'from-the-end';
  /** XW-160, XW-316: last ships that fall together leave the game to the initiative, or draw it. */
  readonly mutualDestruction: 'initiative' | 'draw';
  /** XW-314, XW-315: at the limit of rounds nobody has won, or points decide. */
  readonly atTheLimit: 'draw' | 'points';
  /** the ruler may be used at any time; a matter of the screen, not of the rules. */
  readonly freeMeasuring: boolean;
  /** XW-037: screens may show while planning where manoeuvres end. */
  readonly planningAids: boolean;
}

export const DEFAULT_OPTIONS: Options = {
  overlapSkipsAction: true,
  overlapBlocksFreeActions: false,
  simultaneousBatch: true,
  barrelRollTemplateBlocked: true,
  obstacleDicePerToken: true,
  obstacleTemplate: 'travelled',
  touching: 'overlap',
  oneTokenOfAKind: false,
  biggsAnyWeapon: false,
  missionPlacementBand: 'strip',
  cornerExit: 'strict',
  imperialUpgradesFirst: true,
  obstructionLine: 'arc',
  gunnerAfterOneMiss: true,
  deployment: 'whole',
  sparedShips: 'any',
  obstructionWidth: 'line',
  scarceDamage: 'none-left',
  asteroidGap: 'beyond',
  mutualDestruction: 'initiative',
  atTheLimit: 'draw',
  freeMeasuring: false,
  planningAids: false,
};

/** What each option may be, its default first. */
export const OPTION_VALUES: { readonly [Key in keyof Options]: readonly Options[Key][] } = {
  overlapSkipsAction: [true, false],
  overlapBlocksFreeActions: [false, true],
  simultaneousBatch: [true, false],
  barrelRollTemplateBlocked: [true, false],
  obstacleDicePerToken: [true, false],
  obstacleTemplate: ['travelled', 'whole'],
  touching: ['overlap', 'geometric'],
  oneTokenOfAKind: [false, true],
  biggsAnyWeapon: [false, true],
  missionPlacementBand: ['strip', 'upTo'],
  cornerExit: ['strict', 'lenient'],
  imperialUpgradesFirst: [true, false],
  obstructionLine: ['arc', 'base'],
  gunnerAfterOneMiss: [true, false],
  deployment: ['whole', 'part'],
  sparedShips: ['any', 'defender'],
  obstructionWidth: ['line', 'ruler'],
  scarceDamage: ['none-left', 'too-few'],
  asteroidGap: ['beyond', 'from-the-end'],
  mutualDestruction: ['initiative', 'draw'],
  atTheLimit: ['draw', 'points'],
  freeMeasuring: [false, true],
  planningAids: [false, true],
};
