import { fixedChance } from '@parsecs/kernel';
import {
  READY_FLEETS,
  type Setup,
  SHIPS,
  type ShipCard,
  starshipBattles,
} from '@parsecs/starship-battles';
import type { People } from '../index.ts';
import type { BattleKnown } from '../starship-battles/words.ts';
import { expectUnbroken } from './sound.ts';

const NAMES = ['Ann', 'Bo', 'Cy', 'Di'];

export function people(me?: number): People {
  return { name: (seat) => NAMES[seat] ?? '?', ...(me !== undefined && { me }) };
}

const [first] = SHIPS;
if (first === undefined) throw new Error('no ships');

/** A card that is not of the set. */
export const OWN_CARD: ShipCard = { ...first, id: 'rogue-shadow', name: 'The Rogue Shadow' };

export const CARDS: BattleKnown = { cards: [...SHIPS, OWN_CARD], fleets: READY_FLEETS };

/** A raw message id, an unfilled parameter or a reference that leads nowhere. */
const BROKEN =
  /\{\{|\$t\(|undefined|NaN|starship-battles[:.]|table:|\w+\.\w+\.\w+|\s{2}|^\s|\s$|\s[.,;:]/;

export function expectSound(text: string): void {
  expectUnbroken(text, BROKEN);
}

export function setupNamed(name: string, change: Partial<Setup> = {}): Setup {
  const setup = starshipBattles.setups[name];
  if (setup === undefined) throw new Error(`no setup ${name}`);
  return { ...setup, ...change };
}

export type State = ReturnType<typeof starshipBattles.begin>;

type Ships = Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>;

/** A position laid out by hand, with the answers given in it. */
export function positionOf(
  given: Readonly<Record<string, unknown>> & { readonly ships: Ships },
  answers: readonly string[] = [],
  rolls: readonly number[] = [],
): State {
  const chance = fixedChance(rolls.map((roll) => ({ purpose: '*', pick: roll - 1 })));
  const laid = starshipBattles.scenarios.given(given, { chance });
  if (!laid.ok) throw new Error(JSON.stringify(laid.problems));
  const state = laid.value;
  for (const id of answers) {
    const [seat = 0] = starshipBattles.asked(state);
    const answer = starshipBattles.check(state, seat, id);
    if ('refused' in answer) throw new Error(`${id}: ${answer.cause}`);
    starshipBattles.answer(state, seat, answer, { chance });
  }
  return state;
}

export const CRUISER = { ship: 'mon-calamari-cruiser', at: [16, 10] };
export const SHUTTLE = {
  ship: 'emperor-palpatines-shuttle',
  at: [16, 4],
  facing: 'south',
  counters: 0,
};
export const EXECUTOR = { ship: 'super-star-destroyer-executor', at: [16, 3] };
export const shots = (target: string): readonly string[] => [
  'mon-calamari-cruiser-1',
  `turbolasers>${target}`,
];
