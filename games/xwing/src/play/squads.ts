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
import { PILOT_IDS, UPGRADE_IDS } from '../cards/ids.ts';
import { FACTIONS, type Faction } from '../cards/vocabulary.ts';
import { checkSquad } from '../lists/check-squad.ts';
import type { SquadLimits } from '../lists/limits.ts';
import { randomSquad } from '../lists/random-squad.ts';
import { READY_SQUADS } from '../lists/ready-squads.ts';
import { type Squad, squadOf, squadPoints } from '../lists/squad.ts';
import { announcedUpgrades, isAnnouncing } from '../missions/announcement.ts';
import { otherQuestion } from '../refuse.ts';
import { fitsTheStrip, limitsOf, type Setup } from '../setup/setup.ts';
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

/** XW-197, XW-245: what the squad of a side is checked against in this match. */
function limitsIn(state: State, faction: Faction): SquadLimits {
  const limits = limitsOf(state.setup, faction);
  if (!isAnnouncing(state.setup)) return limits;
  const cards = announcedUpgrades(state);
  return faction === 'imperial' ? { ...limits, announced: cards } : { ...limits, taken: cards };
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
  if (isAnnouncing(state.setup)) return listReady(state, faction);
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

/** The same with what was announced in this match. */
export function drawSquadIn(state: State, faction: Faction, chance: Chance): Squad {
  return drawWithin(state.setup, faction, limitsIn(state, faction), chance);
}

function drawWithin(setup: Setup, faction: Faction, limits: SquadLimits, chance: Chance): Squad {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const squad = randomSquad(faction, limits, chance);
    if (squad !== undefined && fitsTheStrip(setup, squad)) return squad;
  }
  throw new Error(`no squad for ${faction}`);
}
