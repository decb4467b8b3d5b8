import { BOTS } from '@parsecs/bots';
import { Match, type Seat, seededChance } from '@parsecs/kernel';
import { type Setup, type StarshipBattles, starshipBattles } from '@parsecs/starship-battles';

export type Battle = Match<StarshipBattles>;

export interface WantedBattle {
  readonly setup: string | Partial<Setup>;
  readonly seed?: string;
  /** Bots play for everybody until this holds; missing means to the end. */
  readonly until?: (battle: Battle) => boolean;
}

function readSetup(setup: WantedBattle['setup']): Setup {
  const written = typeof setup === 'string' ? starshipBattles.setups[setup] : setup;
  const checked = starshipBattles.checkSetup(written);
  if (!checked.ok) throw new Error(JSON.stringify(checked.problems));
  return checked.value;
}

/** A battle that bots have fought in this process up to the moment a test needs. */
export function playBattle({ setup, seed = 'e2e', until = () => false }: WantedBattle): Battle {
  return playOn(new Match(starshipBattles, readSetup(setup), seed), seed, until);
}

/** Bots fight on until this holds, or to the end. */
export function playOn(
  battle: Battle,
  seed: string,
  until: (battle: Battle) => boolean = () => false,
): Battle {
  const dice = seededChance(`${seed}/bots`);
  for (;;) {
    const seat = starshipBattles.asked(battle.state)[0];
    if (seat === undefined || until(battle)) return battle;
    const question = starshipBattles.question(battle.state, seat);
    const view = starshipBattles.view(battle.state, seat);
    const asked = { game: starshipBattles, view, question, chance: dice };
    battle.choose(seat, BOTS.greedy.choose<StarshipBattles>(asked));
  }
}

/** The seat must answer a question of this kind, with something to choose. */
export function isAskedTo(battle: Battle, seat: Seat, kind: string): boolean {
  if (!starshipBattles.asked(battle.state).includes(seat)) return false;
  const question = starshipBattles.question(battle.state, seat);
  return question.kind === kind && question.answers.length > 1;
}

/** The battle as it stands when the seat comes to such a question for the first time. */
export function battleAt(
  kind: string,
  wanted: WantedBattle = { setup: 'coruscant' },
  seat: Seat = 0,
): Battle {
  const battle = playBattle({
    ...wanted,
    until: (now) => isAskedTo(now, seat, kind) && (wanted.until?.(now) ?? true),
  });
  if (!isAskedTo(battle, seat, kind)) throw new Error(`nobody is asked: ${kind}`);
  return battle;
}
