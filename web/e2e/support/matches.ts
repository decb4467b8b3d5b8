import { BOTS } from '@parsecs/bots';
import { Match, type Seat, seededChance } from '@parsecs/kernel';
import { defaultSetup, type Setup, type SuperTeams, superTeams } from '@parsecs/super-teams';

export type SuperMatch = Match<SuperTeams>;

export interface Wanted {
  readonly seed: string;
  readonly setup?: Partial<Setup>;
  /** Bots play for everybody until this holds; missing means to the end. */
  readonly until?: (match: SuperMatch) => boolean;
}

/** A match that bots have played in this process up to the moment a test needs. */
export function playMatch({ seed, setup = {}, until = () => false }: Wanted): SuperMatch {
  const players = setup.players ?? 2;
  const checked = superTeams.checkSetup({ ...defaultSetup(players), starter: 0, ...setup });
  if (!checked.ok) throw new Error(JSON.stringify(checked.problems));
  const match = new Match(superTeams, checked.value, seed);
  const dice = seededChance(`${seed}/bots`);
  for (;;) {
    const seat = superTeams.asked(match.state)[0];
    if (seat === undefined || until(match)) return match;
    const question = superTeams.question(match.state, seat);
    const view = superTeams.view(match.state, seat);
    match.choose(
      seat,
      BOTS.greedy.choose<SuperTeams>({ game: superTeams, view, question, chance: dice }),
    );
  }
}

/** The seat must choose among several answers to a question of this kind. */
export function isAsked(match: SuperMatch, seat: Seat, kind: string): boolean {
  if (!superTeams.asked(match.state).includes(seat)) return false;
  const question = superTeams.question(match.state, seat);
  return question.kind === kind && question.answers.length > 1;
}

/** The first match, by seed, that comes to such a moment. */
export function findMatch(
  wanted: Omit<Wanted, 'seed'> & Required<Pick<Wanted, 'until'>>,
): SuperMatch {
  for (let number = 0; number < 200; number += 1) {
    const match = playMatch({ ...wanted, seed: `e2e-${number}` });
    if (superTeams.outcome(match.state) === undefined) return match;
  }
  throw new Error('no match comes to this moment');
}

/** The moment before the last decision of the seat, when that decision wins the game. */
export function beforeWinOf(seat: Seat, setup: Partial<Setup> = {}): SuperMatch {
  return findMatch({
    setup: { board: 'short', ...setup },
    until: (match) => isAsked(match, seat, 'announce') && winsNow(match, seat),
  });
}

function winsNow(match: SuperMatch, seat: Seat): boolean {
  const { answers } = superTeams.question(match.state, seat);
  return answers.some(({ id }) => {
    const branch = match.branch(match.length);
    branch.choose(seat, id);
    return superTeams.outcome(branch.state) !== undefined;
  });
}
