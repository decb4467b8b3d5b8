import type { Seat } from '@parsecs/kernel';
import type { Answer } from '../answers.ts';
import { figuresOnMap, spacesOf } from '../board.ts';
import type { MissionFrame } from '../frames.ts';
import { tokenId, tokenNamed } from '../lookup.ts';
import { offersAt, plain } from '../offers.ts';
import { score } from '../play/victory.ts';
import { ask, otherSeat, pop, push, type State, siteOfState } from '../state.ts';
import type { Deeds, MissionRules, On } from './mission-rules.ts';
import { controllerOfToken, discardToken, isKind, tokensOf } from './tokens.ts';

const BOMBARDMENT = 2;
const EXCAVATION_VP = 6;
const NOTHING = -1;
const SITE = 45;
const BEACON = 8;

/** IA-281: control is looked at when the window opens. */
function runBombardment(state: State, frame: MissionFrame): void {
  const [beacon] = tokensOf(state, 'communications-beacon');
  const caller = beacon === undefined ? -1 : controllerOfToken(state, beacon);
  if (caller === -1) pop(state, frame);
  else if (caller === frame.by) ask(state, 'bombard', caller);
  else {
    pop(state, frame);
    push(state, { ...frame, by: caller });
  }
}

function bombard(state: State, by: Seat, on: On, { sufferDamage }: Deeds): void {
  const { grid } = siteOfState(state);
  const hit = figuresOnMap(state).filter((figure) =>
    spacesOf(state, figure).some((space) => grid.exterior[space] === true),
  );
  on.tell?.({ type: 'bombarded', seat: by });
  sufferDamage(state, hit, BOMBARDMENT, 'mission', by, on);
}

/** The initiative player first; both gains count before victory is tested (IA-065). */
function excavate(state: State, frame: MissionFrame, on: On): void {
  while (frame.step < 2) {
    if (excavations(state, frame).length > 1) {
      ask(state, 'excavate', excavator(frame));
      return;
    }
    frame.chosen.push(NOTHING);
    frame.step += 1;
  }
  pop(state, frame);
  const gains = [0, 0];
  for (const [index, token] of frame.chosen.entries()) {
    if (token === NOTHING) continue;
    discardToken(state, token, on);
    gains[index === 0 ? frame.by : otherSeat(frame.by)] = EXCAVATION_VP;
  }
  score(state, gains, 'mission', on);
}

function excavator(frame: MissionFrame): Seat {
  return frame.step === 0 ? frame.by : otherSeat(frame.by);
}

function excavations(state: State, frame: MissionFrame): readonly Answer[] {
  const seat = excavator(frame);
  const open = tokensOf(state, 'excavation-site').filter(
    (token) => !frame.chosen.includes(token) && controllerOfToken(state, token) === seat,
  );
  return [...open.map((token) => offersAt(state).token('token', token)), plain('pass')];
}

/** Leave No Evidence: sites are dug out, and whoever holds the beacon may call a bombardment. */
export const MASSASSI_RUINS_B: MissionRules = {
  id: 'massassi-ruins-b',
  tokens: ['excavation-site', 'communications-beacon'],
  startOfRound: {
    run: runBombardment,
    answers: () => [plain('yes'), plain('no')],
    take: (state, frame, answer, on, deeds) => {
      pop(state, frame);
      if (answer.kind === 'yes') bombard(state, frame.by, on, deeds);
    },
  },
  endOfRound: {
    run: excavate,
    answers: excavations,
    take: (state, frame, answer) => {
      frame.chosen.push(answer.kind === 'token' ? tokenNamed(state, answer.token) : NOTHING);
      frame.step += 1;
    },
    show: (state, { chosen }) => ({
      task: 'excavate',
      chosen: chosen.map((token) => (token === NOTHING ? null : tokenId(state, token))),
    }),
    restore: (state, task) => {
      const found = task.task === 'excavate' ? task.chosen : [];
      const chosen = found.map((token) => (token === null ? NOTHING : tokenNamed(state, token)));
      return { step: chosen.length, chosen };
    },
  },
  goal: (state, token) => {
    if (isKind(state, token, 'excavation-site')) return { hold: SITE };
    return isKind(state, token, 'communications-beacon') ? { hold: BEACON } : undefined;
  },
};
