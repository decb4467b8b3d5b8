import { type Chance, pickOne, seededChance } from '@parsecs/kernel';
import { TeamGenerators } from '@pkmn/randoms';
import { Battle, type ID, type PokemonSet, type Side, Teams } from '@pkmn/sim';

const FORMAT = 'gen9randombattle' as ID;
const TEAMS = 60;
/** A battle that has not ended by then is left undecided; its decisions count all the same. */
const MOST_TURNS = 500;
/** How often a random player would rather change its fighter, as the simulator's own one does. */
const SWITCHES_IN_TEN = 3;

/**
 * Random battles of the ninth generation in the Pokémon Showdown simulator. It is driven without its
 * streams and with teams made beforehand, which is the fastest way it offers.
 */
export class RandomBattles {
  readonly #teams: readonly PokemonSet[][];

  constructor() {
    Teams.setGeneratorFactory(TeamGenerators);
    this.#teams = Array.from({ length: TEAMS }, (_, index) =>
      Teams.generate(FORMAT, { seed: `${index},2,3,4` }),
    );
  }

  /** Plays one battle to its end and gives the decisions where there was a choice. */
  play(seed: string): number {
    const chance = seededChance(seed);
    const number = (): number => chance.pick('seed of the battle', 65_536);
    const battle = new Battle({
      formatid: FORMAT,
      seed: `${number()},${number()},${number()},${number()}`,
      p1: { name: 'P1', team: pickOne(chance, 'team of P1', this.#teams) },
      p2: { name: 'P2', team: pickOne(chance, 'team of P2', this.#teams) },
    });
    let decisions = 0;
    while (!battle.ended && battle.turn <= MOST_TURNS) {
      for (const side of [battle.p1, battle.p2]) {
        if (side.isChoiceDone()) continue;
        const choices = listChoices(side, chance);
        if (choices.length > 1) decisions += 1;
        const choice = choices.length === 0 ? 'default' : pickOne(chance, 'choice', choices);
        if (!battle.choose(side.id, choice)) battle.choose(side.id, 'default');
      }
    }
    battle.destroy();
    return decisions;
  }
}

/** The moves or the changes that a side may choose from now. */
function listChoices(side: Side, chance: Chance): readonly string[] {
  const request = side.activeRequest;
  if (!request || 'wait' in request) return [];
  const fit = side.pokemon.flatMap((pokemon, index) =>
    pokemon.isActive || pokemon.fainted ? [] : [`switch ${index + 1}`],
  );
  if ('forceSwitch' in request) return fit;
  const active = 'active' in request ? request.active[0] : undefined;
  if (active === undefined) return [];
  const moves = active.moves.flatMap((move, index) =>
    move.disabled === true ? [] : [`move ${index + 1}`],
  );
  const stuck = active.trapped === true || active.maybeTrapped === true || fit.length === 0;
  return stuck || chance.pick('move or switch', 10) >= SWITCHES_IN_TEN ? moves : fit;
}
