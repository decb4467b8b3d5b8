import {
  at,
  type Chance,
  type Refusal,
  type Region,
  type Seat,
  seededChance,
} from '@parsecs/kernel';
import type { Answer } from '../answers/answer.ts';
import { readAnswer } from '../answers/read-answer.ts';
import { answerOf } from '../answers/write-answer.ts';
import { teamOfSeat } from '../battle.ts';
import { PILOT_IDS, UPGRADE_IDS, type UpgradeId } from '../cards/ids.ts';
import { pilotCard } from '../cards/pilots.ts';
import { upgradeCard } from '../cards/upgrades.ts';
import type { Faction } from '../cards/vocabulary.ts';
import { checkSquad } from '../lists/check-squad.ts';
import { stockOf, takeFrom } from '../lists/collection.ts';
import type { SquadLimits } from '../lists/limits.ts';
import { randomSquad } from '../lists/random-squad.ts';
import { READY_SQUADS } from '../lists/ready-made.ts';
import { type Squad, squadOf, squadPoints } from '../lists/squad.ts';
import { isAnnouncing, openUpgrades } from '../missions/announcement.ts';
import { otherQuestion } from '../refuse.ts';
import type { Setup } from '../setup/setup.ts';
import { fitsTheStrip, givenUpgrades, isBoxShared, limitsOf } from '../setup/setup-squads.ts';
import { factionOf, otherTeam, roleOf, type State, teamsByRole } from '../state.ts';
import { IMPERIAL_ROLE } from '../vocabulary.ts';

/** A squad in the numbers of a state: for each ship its pilot, then its upgrades. */
export type SquadNumbers = readonly (readonly number[])[];

export function numbersOfSquad({ ships }: Squad): SquadNumbers {
  return ships.map(({ pilot, upgrades }) => [
    PILOT_IDS.indexOf(pilot),
    ...upgrades.map((upgrade) => UPGRADE_IDS.indexOf(upgrade)),
  ]);
}

export function squadOfNumbers(faction: Faction, numbers: SquadNumbers): Squad {
  return squadOf({
    faction,
    ships: numbers.map(([pilot = 0, ...upgrades]) => ({
      pilot: at(PILOT_IDS, pilot),
      upgrades: upgrades.map((upgrade) => at(UPGRADE_IDS, upgrade)),
    })),
  });
}

export function pointsOfNumbers(numbers: SquadNumbers): number {
  let points = 0;
  for (const [pilot = 0, ...upgrades] of numbers) {
    points += pilotCard(at(PILOT_IDS, pilot)).points;
    for (const upgrade of upgrades) points += upgradeCard(at(UPGRADE_IDS, upgrade)).points;
  }
  return points;
}

/** The squad of a team, if it is known already. */
function squadIn({ squads }: State, team: number): SquadNumbers | null {
  return squads[team] ?? null;
}

/** XW-197, XW-222, XW-245: what the squad of a team is checked against, by what everybody sees. */
function limitsIn(state: State, team: number): SquadLimits {
  const { setup } = state;
  const limits = limitsOf(setup, factionOf(state, team));
  if (!isBoxShared(setup)) return limits;
  const other = otherTeam(team);
  const open = openUpgrades(state);
  const given = givenUpgrades(setup, other, factionOf(state, other));
  const isOwn = isAnnouncing(state)
    ? roleOf(state, team) === IMPERIAL_ROLE
    : open.length > 0 && squadIn(state, other) === null;
  return isOwn
    ? { ...limits, announced: open, taken: given }
    : { ...limits, taken: [...open, ...given] };
}

function upgradesOf(numbers: SquadNumbers): readonly UpgradeId[] {
  return numbers.flatMap(([_, ...upgrades]) => upgrades.map((upgrade) => at(UPGRADE_IDS, upgrade)));
}

/** XW-222: cards of which both squads together carry more than the boxes hold. */
export function contestedUpgrades(state: State): readonly UpgradeId[] {
  const { collection, squadBuilding } = state.setup;
  if (collection === null || !isBoxShared(state.setup) || !squadBuilding) return [];
  const { upgrades } = stockOf(collection);
  const carried = teamsByRole(state).flatMap((team) => upgradesOf(squadIn(state, team) ?? []));
  return [...new Set(carried.filter((upgrade) => !takeFrom(upgrades, upgrade)))];
}

/** XW-198: a squad is one answer, written as its link; ready-made ones are a start, the fullest first. */
export function squadQuestion(
  state: State,
  seat: Seat,
): { readonly answers: readonly Answer[]; readonly region: Region<Answer> } {
  const team = teamOfSeat(seat);
  return {
    answers: readyAnswers(state, team),
    region: {
      check: (id) => checkSquadAnswer(state, team, readAnswer(id)),
      sample: (chance) => squadAnswer(drawSquadIn(state, team, chance)),
    },
  };
}

function squadAnswer(squad: Squad): Answer {
  return answerOf({ kind: 'squad', squad: squadOf(squad) });
}

let lastSetup: Setup | undefined;
const lastReady = new Map<Faction, readonly Answer[]>();

function readyAnswers(state: State, team: number): readonly Answer[] {
  if (state.setup.collection !== null) return listReady(state, team);
  if (state.setup !== lastSetup) lastReady.clear();
  lastSetup = state.setup;
  const faction = factionOf(state, team);
  const ready = lastReady.get(faction) ?? listReady(state, team);
  lastReady.set(faction, ready);
  return ready;
}

function listReady(state: State, team: number): readonly Answer[] {
  const faction = factionOf(state, team);
  const ready = READY_SQUADS.filter(
    ({ squad, kind }) => squad.faction === faction && (kind === 'standard' || kind === 'base-set'),
  )
    .filter(({ squad }) => refusalOf(state, team, squad) === undefined)
    .toSorted((one, other) => squadPoints(other.squad) - squadPoints(one.squad))
    .map(({ squad }) => squadAnswer(squad));
  // Limits of one's own may leave no ready-made list: one that is always the same will do.
  return ready.length > 0 ? ready : [squadAnswer(drawSquadIn(state, team, seededChance('squad')))];
}

export function checkSquadAnswer(
  state: State,
  team: number,
  answer: Answer | undefined,
): Answer | Refusal {
  if (answer?.kind !== 'squad') return otherQuestion(answer);
  const refusal = refusalOf(state, team, answer.squad);
  return refusal ?? answer;
}

function refusalOf(state: State, team: number, squad: Squad): Refusal | undefined {
  const checked = checkSquad(squad, limitsIn(state, team));
  if (!checked.ok) {
    const { rule = 'XW-199', cause = 'squad-not-legal', params = {} } = checked.problems[0] ?? {};
    return { refused: rule, cause, params };
  }
  if (!fitsTheStrip(state.setup, checked.value)) {
    return { refused: 'XW-022', cause: 'no-room-for-the-rest' };
  }
  return undefined;
}

const TRIES = 50;

/** Any legal squad that finds room along its edge. */
export function drawSquad(setup: Setup, faction: Faction, chance: Chance): Squad {
  return drawWithin(setup, faction, limitsOf(setup, faction), chance);
}

/** The same with what everybody knows to be gone from the boxes of this match. */
export function drawSquadIn(state: State, team: number, chance: Chance): Squad {
  return drawWithin(state.setup, factionOf(state, team), limitsIn(state, team), chance);
}

/** XW-222: a random squad out of what the other one has left in the boxes. */
export function drawRestIn(state: State, team: number, chance: Chance): Squad {
  const limits = limitsIn(state, team);
  const other = isBoxShared(state.setup) ? squadIn(state, otherTeam(team)) : null;
  const left = other === null ? limits : { ...limits, taken: upgradesOf(other) };
  return drawWithin(state.setup, factionOf(state, team), left, chance);
}

function drawWithin(setup: Setup, faction: Faction, limits: SquadLimits, chance: Chance): Squad {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const squad = randomSquad(faction, limits, chance);
    if (squad !== undefined && fitsTheStrip(setup, squad)) return squad;
  }
  throw new Error(`no squad for ${faction}`);
}
