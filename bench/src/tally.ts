/** Counts games and what was decided in them. */
export class Tally {
  games = 0;
  decisions = 0;

  add(decisions: number): number {
    this.games += 1;
    this.decisions += decisions;
    return decisions;
  }

  get mean(): number {
    return this.decisions / this.games;
  }
}
