import {
  type Affiliation,
  type Army,
  COMMAND_IDS,
  type CommandId,
  randomArmy,
  reviewArmy,
} from '@parsecs/imperial-assault';
import type { Chance } from '@parsecs/kernel';

/** Any legal army whose figures can play each of its Command cards. */
export function drawArmy(chance: Chance, affiliation: Affiliation | undefined): Army {
  const drawn = randomArmy(chance, affiliation);
  const others = [...COMMAND_IDS];
  chance.shuffle('other command cards', others);
  return drawn.commands.reduce((army, _, place) => {
    const idle = idleCards(army);
    if (!idle.has(army.commands[place])) return army;
    const better = others
      .map((card) => withCommand(army, place, card))
      .find((tried) => isLegal(tried) && !idleCards(tried).has(tried.commands[place]));
    return better ?? army;
  }, drawn);
}

/** IA-245: the cards that no figure of the army may ever play. */
function idleCards(army: Army): ReadonlySet<unknown> {
  const idle = reviewArmy(army).warnings.filter(({ cause }) => cause === 'command-without-figure');
  return new Set(idle.map(({ params }) => params?.['card']));
}

function isLegal(army: Army): boolean {
  return reviewArmy(army).problems.length === 0;
}

function withCommand(army: Army, place: number, card: CommandId): Army {
  return { ...army, commands: army.commands.map((held, at) => (at === place ? card : held)) };
}
