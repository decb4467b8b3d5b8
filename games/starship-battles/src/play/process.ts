import { at, type Seat } from '@parsecs/kernel';
import type { Answer } from '../answers.ts';
import {
  answerAttack,
  answerEmperor,
  answerFire,
  answerFlyCasual,
  answerOptions,
  nameFace,
  rollAttack,
  startAttacks,
} from '../attack/attack.ts';
import { answerControl, endRound, startDamage } from '../attack/damage.ts';
import { battleOf } from '../battle.ts';
import { readAt, writeAt } from '../geometry/squares.ts';
import { nameOf, type On } from '../names.ts';
import type { State } from '../state.ts';
import { FACES, FACINGS, FACTIONS } from '../vocabulary.ts';
import { nextToDeploy } from './deployment.ts';
import {
  assignSides,
  buildFleet,
  drawFleets,
  revealFleets,
  rollForDeployment,
  wantSide,
} from './fleets.ts';
import { answerReroll, startRound } from './initiative.ts';
import { endGame } from './losses.ts';
import {
  answerDisplace,
  answerFacing,
  answerLaunch,
  answerLaunchSquare,
  answerMove,
  answerPath,
  startMoves,
} from './moves.ts';
import { nextPart } from './turns.ts';

/** Once the sides are known. */
export function gatherFleets(state: State, on: On): void {
  state.kind = 'fleet';
  if (drawFleets(state, on)) deployFleets(state, on);
}

function deployFleets(state: State, on: On): void {
  revealFleets(state, on);
  rollForDeployment(state, on);
  passOn(state, on);
}

/** Applies one legal answer: changes the state, tells, and leaves the next question. */
export function answer(state: State, seat: Seat, given: Answer, on: On): void {
  if (given.kind === 'word' && given.word === 'resign') {
    on.tell?.({ type: 'resigned', seat });
    endGame(state, rivalOf(state, seat), 'SB-201', on);
    return;
  }
  switch (state.kind) {
    case 'side':
      if (given.kind === 'side' && wantSide(state, seat, FACTIONS.indexOf(given.faction), on))
        gatherFleets(state, on);
      return;
    case 'fleet':
      if (given.kind === 'fleet' && buildFleet(state, seat, given, on)) deployFleets(state, on);
      return;
    case 'partner':
      return choosePartner(state, seat, given, on);
    case 'deploy':
    case 'deploy-facing':
      return deploy(state, seat, given, on);
    case 'reroll':
      if (answerReroll(state, seat, given.kind === 'word' && given.word === 'reroll', on)) {
        startPhase(state, 'move', on);
      }
      return;
    case 'damage-control':
      if (answerControl(state, seat, given, on)) closeRound(state, on);
      return;
    default:
      if (answerInPhase(state, seat, given, on)) passOn(state, on);
  }
}

/** Before the sides are taken, P1 and P2 play against each other all the same. */
function rivalOf(state: State, seat: Seat): number {
  if (state.factions.includes(-1)) assignSides(state, 0);
  return 1 - at(state.factions, seat);
}

/** Gives whether the seat has finished its part of the phase. */
function answerInPhase(state: State, seat: Seat, given: Answer, on: On): boolean {
  switch (state.kind) {
    case 'move':
      answerMove(state, seat, given, on);
      return false;
    case 'path':
      answerPath(state, seat, given, on);
      return false;
    case 'facing':
      answerFacing(state, given, on);
      return false;
    case 'displace':
      answerDisplace(state, given, on);
      return false;
    case 'launch':
      return answerLaunch(state, seat, given, on);
    case 'launch-square':
      answerLaunchSquare(state, given, on);
      return false;
    case 'attack':
      return answerAttack(state, seat, given, on);
    case 'fire':
      answerFire(state, seat, given, on);
      return false;
    case 'face':
      if (given.kind === 'face') nameFace(state, FACES.indexOf(given.face), on);
      return false;
    case 'options':
      answerOptions(state, seat, given, on);
      return false;
    case 'roll':
      rollAttack(state, on);
      return false;
    case 'fly-casual':
      answerFlyCasual(state, seat, given, on);
      return false;
    case 'emperors-will':
      answerEmperor(state, given, on);
      return false;
    default:
      throw new Error(`nothing to answer in ${state.kind}`);
  }
}

function choosePartner(state: State, seat: Seat, given: Answer, on: On): void {
  if (given.kind !== 'seat') throw new Error(`${given.id} is no seat`);
  on.tell?.({ type: 'partner-chosen', seat, first: given.seat });
  state.turns.push(given.seat);
  beginPart(state, given.seat, on);
}

/** The next part of the phase, or the next phase. */
function passOn(state: State, on: On): void {
  const next = nextPart(state);
  if (next === 'begun') beginPart(state, state.asked, on);
  else if (next === 'ended') endPhase(state, on);
}

function beginPart(state: State, seat: Seat, on: On): void {
  if (state.phase === 'move') startMoves(state, seat, on);
  else if (state.phase === 'attack') startAttacks(state, seat, on);
  else askToDeploy(state, seat, on);
}

function endPhase(state: State, on: On): void {
  if (state.phase === 'setup') openRound(state, on);
  else if (state.phase === 'move') startPhase(state, 'attack', on);
  else if (startDamage(state, on)) closeRound(state, on);
}

function startPhase(state: State, phase: 'move' | 'attack', on: On): void {
  state.phase = phase;
  state.turns.length = 0;
  passOn(state, on);
}

function openRound(state: State, on: On): void {
  if (startRound(state, on)) startPhase(state, 'move', on);
}

function closeRound(state: State, on: On): void {
  if (!endRound(state, on)) openRound(state, on);
}

function askToDeploy(state: State, seat: Seat, on: On): void {
  const ship = nextToDeploy(state, battleOf(state), seat);
  state.active = ship;
  if (ship === -1) {
    passOn(state, on);
    return;
  }
  state.kind = 'deploy';
  state.asked = seat;
}

function deploy(state: State, seat: Seat, given: Answer, on: On): void {
  const { active } = state;
  if (given.kind === 'square') {
    state.places[active] = readAt(given.square);
    state.kind = 'deploy-facing';
    return;
  }
  if (given.kind !== 'facing') throw new Error(`${given.id} deploys nothing`);
  state.facings[active] = FACINGS.indexOf(given.facing);
  on.tell?.({
    type: 'deployed',
    ship: nameOf(battleOf(state), active),
    at: writeAt(at(state.places, active)),
    facing: given.facing,
  });
  askToDeploy(state, seat, on);
}

/** Goes on from a position that was laid out by hand: as if the phase had come to this seat. */
export function resume(
  state: State,
  phase: 'initiative' | 'move' | 'attack' | 'damage',
  turns: readonly Seat[],
  on: On,
): void {
  if (phase === 'initiative') {
    state.round -= 1;
    openRound(state, on);
    return;
  }
  state.turns.push(...turns);
  if (phase === 'damage') {
    for (let seat = 0; seat < state.factions.length; seat += 1) {
      if (!state.turns.includes(seat)) state.turns.push(seat);
    }
    if (startDamage(state, on)) closeRound(state, on);
    return;
  }
  const seat = turns.at(-1);
  if (seat === undefined) passOn(state, on);
  else beginPart(state, seat, on);
}
