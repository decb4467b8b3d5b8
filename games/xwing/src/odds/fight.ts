import { at } from '@parsecs/kernel';
import { attackAnswers } from '../attack/targets.ts';
import { cardActions } from '../behaviour/uses.ts';
import {
  OBSTACLE_IDS,
  PILOT_IDS,
  type PilotId,
  UPGRADE_IDS,
  type UpgradeId,
} from '../cards/ids.ts';
import { pilotCard } from '../cards/pilots.ts';
import { FACTIONS, type Faction } from '../cards/vocabulary.ts';
import { EXTENTS } from '../geometry/dimensions.ts';
import { checkSetup } from '../setup/check-setup.ts';
import { addShip, emptyState } from '../setup/empty-state.ts';
import { isMirror, type Setup } from '../setup/setup.ts';
import { captainOf, IN_PLAY, idOf, NONE, rulesOf, type State } from '../state.ts';
import { AttackTree, type PlannedAttack } from './attack-tree.ts';
import { EveryRoll } from './rolls.ts';

/** A ship in a fight that is only thought of. */
export interface Fighter {
  readonly pilot: PilotId;
  readonly upgrades: readonly UpgradeId[];
  readonly focus: number;
  readonly evade: number;
  readonly stress: number;
  /** It has a lock on the defender. */
  readonly lock: boolean;
  /** Cards whose action it has taken: Marksmanship, Expose, R2-F2. */
  readonly acted: readonly UpgradeId[];
  readonly weapon: 'primary' | UpgradeId;
}

/** Some ships attack one, the first of them first. */
export interface Fight {
  readonly attackers: readonly Fighter[];
  readonly defender: Fighter;
  /** Friends at Range 1 of the attackers, and of the defender. */
  readonly supporters: readonly Fighter[];
  readonly escorts: readonly Fighter[];
  readonly range: 1 | 2 | 3;
  readonly obstructed: boolean;
  /** The attackers are out of all arcs of the defender. */
  readonly behind: boolean;
}

export const PLAIN_FIGHTER: Omit<Fighter, 'pilot'> = {
  upgrades: [],
  focus: 0,
  evade: 0,
  stress: 0,
  lock: false,
  acted: [],
  weapon: 'primary',
};

/** Cards whose action lasts for the round and changes dice. */
export const LASTING_ACTIONS: readonly UpgradeId[] = ['marksmanship', 'expose', 'r2f2'];

/** Everything stands on one line across the middle of the play area. */
const MIDDLE = 450;
const START = 200;
/** Between the bases, in the middle of each band. */
const GAPS = { 1: 60, 2: 150, 3: 250 } as const;
const ATTACKERS = 0;
const DEFENDERS = 1;

/** The fight by the rules of the game, or the first attacker whose attack is not possible. */
export function fightTree(fight: Fight): AttackTree | { readonly impossible: number } {
  const state = layOut(fight);
  const { attackers } = fight;
  const plan: PlannedAttack[] = [];
  for (const [ship, { weapon }] of attackers.entries()) {
    const target = attackers.length;
    const frame = { kind: 'opportunity', ship, primaryOnly: false, by: NONE, step: 0 } as const;
    const declared = attackAnswers(state, frame).find(
      (one) => one.kind === 'attack' && one.weapon === weapon && one.target === idOf(state, target),
    );
    if (declared === undefined) return { impossible: ship };
    plan.push({ ship, target, id: declared.id });
  }
  return new AttackTree(state, plan);
}

/** Attackers first, then the defender, then everybody's friends. */
function layOut(fight: Fight): State {
  const { attackers, defender, supporters, escorts } = fight;
  const state = emptyState(setupFor(at(attackers, 0), defender));
  state.factions = [at(attackers, 0), defender].map(({ pilot }) =>
    FACTIONS.indexOf(pilotCard(pilot).faction),
  );
  state.rebelTeam = factionOfPilot(defender) === 'rebel' && !isMirror(state.setup) ? 1 : 0;
  state.initiative = ATTACKERS;
  state.round = 1;
  state.phase = 'combat';
  state.squads = [];
  for (const one of attackers) enlist(state, one, ATTACKERS);
  const target = enlist(state, defender, DEFENDERS);
  for (const one of supporters) enlist(state, one, ATTACKERS);
  for (const one of escorts) enlist(state, one, DEFENDERS);
  place(state, fight, target);
  const all = [...attackers, defender, ...supporters, ...escorts];
  for (const [ship, fighter] of all.entries()) giveTokens(state, ship, fighter, target);
  return state;
}

function factionOfPilot({ pilot }: Fighter): Faction {
  return pilotCard(pilot).faction;
}

function setupFor(attacker: Fighter, defender: Fighter): Setup {
  const [own, other] = [factionOfPilot(attacker), factionOfPilot(defender)];
  const sides = own === other ? { P1: own, P2: own } : own;
  const checked = checkSetup({ sides, squadBuilding: true, squads: undefined });
  if (!checked.ok) throw new Error(JSON.stringify(checked.problems));
  return checked.value;
}

function enlist(state: State, { pilot, upgrades }: Fighter, team: number): number {
  return addShip(
    state,
    PILOT_IDS.indexOf(pilot),
    upgrades.map((id) => UPGRADE_IDS.indexOf(id)),
    captainOf(team),
  );
}

/** Friends stand where their leader stands: the rules measure, and nothing asks for room. */
function place(
  state: State,
  { attackers, range, obstructed, behind }: Fight,
  target: number,
): void {
  const half = (ship: number): number => EXTENTS[rulesOf(state, ship).kind].length / 2;
  const front = START + half(0);
  const far = front + GAPS[range] + half(target);
  for (const ship of state.status.keys()) {
    const attacks = ship < attackers.length || state.roster.seats[ship] === captainOf(ATTACKERS);
    state.status[ship] = IN_PLAY;
    state.x[ship] = MIDDLE;
    state.y[ship] = attacks ? front - half(ship) : far;
    state.heading[ship] = attacks || behind ? 0 : 180;
  }
  if (obstructed) {
    const rock = OBSTACLE_IDS.indexOf('coreasteroid0');
    state.obstacles = [rock, MIDDLE, front + GAPS[range] / 2, 0, 0];
  }
}

function giveTokens(state: State, ship: number, fighter: Fighter, target: number): void {
  state.focus[ship] = fighter.focus;
  state.evade[ship] = fighter.evade;
  state.stress[ship] = fighter.stress;
  if (fighter.lock && state.roster.seats[ship] === captainOf(ATTACKERS)) {
    state.locks[ship * 2] = target;
  }
  for (const { self, action } of cardActions(state, ship)) {
    if (!fighter.acted.some((id) => self.card === `upgrade.${id}`)) continue;
    action.perform(state, self, { chance: new EveryRoll(() => '') });
  }
}
