/** What one thread does: games by number, in any order, gathered into its share of the result. */
export interface JobRunner<Share> {
  play(index: number): void | Promise<void>;
  /** Asked once, in the end; where games are kept after each, and then it is the share of that game. */
  share(): Share;
}

/** The seed of each game of a task, or the one game that is played again. */
export interface Seeds {
  readonly seed: string;
  readonly single: boolean;
}

export function seedOf({ seed, single }: Seeds, index: number): string {
  return single ? seed : `${seed}/${index}`;
}
