import { at } from '@parsecs/kernel';
import type { Answer } from '../answers/answer.ts';
import { expectAnswer } from '../answers/chosen.ts';
import { answerOf } from '../answers/write-answer.ts';
import type { On } from '../behaviour/declare.ts';
import { areaOf, baseOf, edgeIn } from '../board.ts';
import type { MissionFrame, OpportunityFrame } from '../frames.ts';
import { isBaseOver } from '../geometry/gap.ts';
import { depthsFrom } from '../geometry/play-area.ts';
import { askToPlace } from '../play/place-ship.ts';
import { nextToPlace } from '../play/placing.ts';
import {
  ask,
  battleOf,
  captainIn,
  DESTROYED,
  ESCAPED,
  hasRole,
  IN_PLAY,
  idOf,
  isInPlay,
  NONE,
  pop,
  push,
  type State,
  teamIn,
} from '../state.ts';
import { areTouching } from '../values.ts';
import { IMPERIAL_ROLE, REBEL_ROLE } from '../vocabulary.ts';
import type { MissionRules } from './mission.ts';
import { startReinforcements, valueOfLosses } from './reinforcements.ts';
import {
  addSatellite,
  areAllPlaced,
  carrierOf,
  giveSatellite,
  IN_SUPPLY,
  isLying,
  isReturned,
  MOST_SATELLITES,
  poseOfSatellite,
  satelliteAnswers,
  satelliteName,
  satelliteNamed,
  satelliteOutline,
  satelliteRegion,
  satellitesOf,
} from './satellites.ts';

const SCANS: readonly Answer[] = Array.from({ length: MOST_SATELLITES }, (_, index) =>
  answerOf({ kind: 'scan', satellite: satelliteName(index) }),
);

function listSatellites(state: State): readonly number[] {
  return Array.from({ length: satellitesOf(state) }, (_, index) => index);
}

/** Imperial ships, then satellites, then Rebel ships (XW-279, XW-280). */
function placeForces(state: State): boolean {
  const [next] = nextToPlace(state);
  const isImperial = next !== undefined && hasRole(state, next, IMPERIAL_ROLE);
  if (!isImperial && !areAllPlaced(state)) {
    push(state, { kind: 'mission', when: 'satellite', step: 0, chosen: [] });
    return false;
  }
  return !askToPlace(state);
}

function run(state: State, frame: MissionFrame): void {
  if (areAllPlaced(state)) pop(state, frame);
  else ask(state, 'mission', captainIn(state, REBEL_ROLE));
}

/** XW-284, XW-285: under the ship itself, or under a Rebel ship that it touches. */
function canScan(state: State, ship: number, index: number): boolean {
  if (!isLying(state, index)) return false;
  const outline = satelliteOutline(state, index);
  if (isBaseOver(baseOf(state, ship), outline)) return true;
  const rebels = teamIn(state, REBEL_ROLE);
  return battleOf(state).teams.some(
    (team, other) =>
      team === rebels &&
      isInPlay(state, other) &&
      areTouching(state, ship, other) &&
      isBaseOver(baseOf(state, other), outline),
  );
}

function scans(state: State, { ship, by }: OpportunityFrame): readonly Answer[] {
  if (by !== NONE || !hasRole(state, ship, IMPERIAL_ROLE)) return [];
  return listSatellites(state).flatMap((index) =>
    canScan(state, ship, index) ? [at(SCANS, index)] : [],
  );
}

function scan(state: State, { ship }: OpportunityFrame, answer: Answer, on: On): void {
  const { satellite } = expectAnswer(answer, 'scan');
  giveSatellite(state, satelliteNamed(satellite), ship);
  on.tell?.({ type: 'satellite-scanned', ship: idOf(state, ship), satellite });
}

/** XW-286 */
function returnSatellites(state: State, on: On): void {
  for (const index of listSatellites(state)) {
    if (state.status[carrierOf(state, index)] !== DESTROYED) continue;
    giveSatellite(state, index, IN_SUPPLY);
    on.tell?.({ type: 'satellite-returned', satellite: satelliteName(index) });
  }
}

/** XW-290: all are scanned, and this ship carries one. */
function mayEscape(state: State, ship: number): boolean {
  const all = listSatellites(state);
  return (
    all.every((index) => !isLying(state, index)) &&
    all.some((index) => carrierOf(state, index) === ship)
  );
}

function outcome(state: State): ReturnType<NonNullable<MissionRules['outcome']>> {
  const { teams } = battleOf(state);
  const own = teamIn(state, IMPERIAL_ROLE);
  const imperial = state.status.filter((_, ship) => teams[ship] === own);
  // XW-290: whoever escapes does so at once, before anything else can end the game.
  if (imperial.includes(ESCAPED)) return { role: IMPERIAL_ROLE, rule: 'XW-290' };
  const isLost = listSatellites(state).every((index) => isReturned(state, index));
  if (isLost || !imperial.includes(IN_PLAY)) return { role: REBEL_ROLE, rule: 'XW-289' };
  return undefined;
}

const SCAN_VALUE = 15;
const WAY_VALUE = 20;

/** Satellites in Imperial hands, and how near their carriers, or the scanners, are. */
function evaluate(state: State): number {
  let score = valueOfLosses(state);
  for (const index of listSatellites(state)) {
    const carrier = carrierOf(state, index);
    if (isReturned(state, index)) score += SCAN_VALUE;
    else if (carrier === NONE) score += WAY_VALUE * wayToScan(state, index);
    else if (mayEscape(state, carrier)) score -= SCAN_VALUE + WAY_VALUE * wayHome(state, carrier);
    else score -= SCAN_VALUE;
  }
  return score;
}

/** 0 for far, 1 for there. */
function wayHome(state: State, ship: number): number {
  const edge = edgeIn(state, IMPERIAL_ROLE);
  const { nearest } = depthsFrom(edge, baseOf(state, ship), areaOf(state));
  return 1 - nearest / areaOf(state).height;
}

/** Part of the field between the satellite and the nearest Imperial ship. */
function wayToScan(state: State, index: number): number {
  const { x, y } = poseOfSatellite(state, index);
  let nearest = 1;
  const own = teamIn(state, IMPERIAL_ROLE);
  for (const [ship, team] of battleOf(state).teams.entries()) {
    if (team !== own || !isInPlay(state, ship)) continue;
    const dx = at(state.x, ship) - x;
    const dy = at(state.y, ship) - y;
    nearest = Math.min(nearest, Math.sqrt(dx * dx + dy * dy) / areaOf(state).height);
  }
  return nearest;
}

/** Mission 3: the Empire scans satellites and carries what it found home. */
export const DARK_WHISPERS: MissionRules = {
  id: 3,
  memory: [0],
  placeForces,
  insteadOfAttack: scans,
  takeInstead: scan,
  exits: (state, ship) => (mayEscape(state, ship) ? [edgeIn(state, IMPERIAL_ROLE)] : []),
  endPhase: startReinforcements,
  outcome,
  run,
  answers: satelliteAnswers,
  region: satelliteRegion,
  take: (state, answer, on) => {
    const { satellite, at: where } = expectAnswer(answer, 'satellite');
    addSatellite(state, where);
    on.tell?.({ type: 'satellite-placed', satellite, at: { ...where } });
  },
  afterLosses: returnSatellites,
  evaluate,
};
