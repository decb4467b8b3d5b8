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
import { PILOT_IDS, UPGRADE_IDS, type UpgradeId } from '../cards/ids.ts';
import { FACTIONS, type Faction } from '../cards/vocabulary.ts';
import { checkSquad } from '../lists/check-squad.ts';
import { stockOf, takeFrom } from '../lists/collection.ts';
import type { SquadLimits } from '../lists/limits.ts';
import { randomSquad } from '../lists/random-squad.ts';
import { READY_SQUADS } from '../lists/ready-made.ts';
import { type Squad, squadOf, squadPoints } from '../lists/squad.ts';
import { isAnnouncing, openUpgrades } from '../missions/announcement.ts';
import { otherQuestion } from '../refuse.ts';
import { fitsTheStrip, givenUpgrades, limitsOf, type Setup } from '../setup/setup.ts';
import { factionOfSeat, type State } from '../state.ts';

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

function otherSide(faction: Faction): Faction {
  return faction === 'rebel' ? 'imperial' : 'rebel';
}

/** The squad of a side, if it is known already. */
function squadIn({ squads }: State, faction: Faction): SquadNumbers | null {
  return squads[FACTIONS.indexOf(faction)] ?? null;
}

/** XW-197, XW-222, XW-245: what the squad of a side is checked against, by what everybody sees. */
function limitsIn(state: State, faction: Faction): SquadLimits {
  const { setup } = state;
  const limits = limitsOf(setup, faction);
  if (setup.collection === null) return limits;
  const other = otherSide(faction);
  const open = openUpgrades(state);
  const given = givenUpgrades(setup, other);
  const isOwn = isAnnouncing(setup)
    ? faction === 'imperial'
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
  if (collection === null || !squadBuilding) return [];
  const { upgrades } = stockOf(collection);
  const carried = FACTIONS.flatMap((faction) => upgradesOf(squadIn(state, faction) ?? []));
  return [...new Set(carried.filter((upgrade) => !takeFrom(upgrades, upgrade)))];
}

/** XW-198: a squad is one answer, written as its link; ready-made ones are a start, the fullest first. */
export function squadQuestion(
  state: State,
  seat: Seat,
): { readonly answers: readonly Answer[]; readonly region: Region<Answer> } {
  const faction = at(FACTIONS, factionOfSeat(state, seat));
  return {
    answers: readyAnswers(state, faction),
    region: {
      check: (id) => checkSquadAnswer(state, faction, readAnswer(id)),
      sample: (chance) => squadAnswer(drawSquadIn(state, faction, chance)),
    },
  };
}

function squadAnswer(squad: Squad): Answer {
  return answerOf({ kind: 'squad', squad: squadOf(squad) });
}

let lastSetup: Setup | undefined;
let lastReady: Readonly<Record<Faction, readonly Answer[]>> | undefined;

function readyAnswers(state: State, faction: Faction): readonly Answer[] {
  if (state.setup.collection !== null) return listReady(state, faction);
  if (state.setup !== lastSetup || lastReady === undefined) {
    lastReady = { rebel: listReady(state, 'rebel'), imperial: listReady(state, 'imperial') };
    lastSetup = state.setup;
  }
  return lastReady[faction];
}

function listReady(state: State, faction: Faction): readonly Answer[] {
  const ready = READY_SQUADS.filter(
    ({ squad, kind }) => squad.faction === faction && (kind === 'standard' || kind === 'base-set'),
  )
    .filter(({ squad }) => refusalOf(state, faction, squad) === undefined)
    .toSorted((one, other) => squadPoints(other.squad) - squadPoints(one.squad))
    .map(({ squad }) => squadAnswer(squad));
  // Limits of one's own may leave no ready-made list: one that is always the same will do.
  return ready.length > 0
    ? ready
    : [squadAnswer(drawSquadIn(state, faction, seededChance('squad')))];
}

export function checkSquadAnswer(
  state: State,
  faction: Faction,
  answer: Answer | undefined,
): Answer | Refusal {
  if (answer?.kind !== 'squad') return otherQuestion(answer);
  const refusal = refusalOf(state, faction, answer.squad);
  return refusal ?? answer;
}

function refusalOf(state: State, faction: Faction, squad: Squad): Refusal | undefined {
  const checked = checkSquad(squad, limitsIn(state, faction));
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
export function drawSquadIn(state: State, faction: Faction, chance: Chance): Squad {
  return drawWithin(state.setup, faction, limitsIn(state, faction), chance);
}

/** XW-222: a random squad out of what the other one has left in the boxes. */
export function drawRestIn(state: State, faction: Faction, chance: Chance): Squad {
  const limits = limitsIn(state, faction);
  const other = squadIn(state, otherSide(faction));
  const left = other === null ? limits : { ...limits, taken: upgradesOf(other) };
  return drawWithin(state.setup, faction, left, chance);
}

function drawWithin(setup: Setup, faction: Faction, limits: SquadLimits, chance: Chance): Squad {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const squad = randomSquad(faction, limits, chance);
    if (squad !== undefined && fitsTheStrip(setup, squad)) return squad;
  }
  throw new Error(`no squad for ${faction}`);
}
