import { at } from '@parsecs/kernel';
import { type Answer, expectAnswer } from '../answers.ts';
import {
  crowdOf,
  figuresOnMap,
  gapBetween,
  layoutOfState,
  raiderMover,
  rocksUnder,
  seesFrom,
  spacesOf,
} from '../board.ts';
import type { MissionFrame } from '../frames.ts';
import { figureNamed, idOf, raiderNamed, spaceOfLabel } from '../lookup.ts';
import { BLOCKING } from '../map/grid.ts';
import { findWays } from '../map/reach.ts';
import type { MissionTask } from '../moment/moment.ts';
import { readRaider, writeRaider } from '../names.ts';
import { offersAt, plain } from '../offers.ts';
import { RAIDERS } from '../rules.ts';
import { ask, figureOf, GONE, isOver, otherSeat, pop, type State, siteOfState } from '../state.ts';
import type { Deeds, MissionRules, On } from './mission-rules.ts';

const CAMP = 'camp';
const STRIKE_DAMAGE = 2;
const RAIDER_SPACES = 3;
/** Steps beyond the strikes: choosing, picking a raider, moving it, deploying one. */
const CHOOSE = 100;
const PICK = 101;
const MOVE = 102;
const DEPLOY = 103;

/** IA-279: the figures at the smallest distance that the raider sees. */
function closestSeen(state: State, raider: number): readonly number[] {
  const layout = layoutOfState(state);
  const from = [at(state.raiders, raider)];
  let least = Number.POSITIVE_INFINITY;
  let found: number[] = [];
  for (const figure of figuresOnMap(state)) {
    const spaces = spacesOf(state, figure);
    const crowd = figureOf(state, figure).massive ? undefined : crowdOf(state);
    const under = rocksUnder(state, figure);
    const seen = spaces.some((space) =>
      seesFrom(layout, from, RAIDERS + raider + 1, space, figure + 1, crowd, under),
    );
    const far = gapBetween(layout, from, spaces);
    if (!seen || far > least) continue;
    if (far < least) found = [];
    least = far;
    found.push(figure);
  }
  return found;
}

/** Steps 0 to 99 strike with one raider each; ties are the initiative player's (IA-095). */
function runRaiders(state: State, frame: MissionFrame, on: On, deeds: Deeds): void {
  while (frame.step < state.raiders.length) {
    const alive = state.raiders[frame.step] !== GONE;
    const found = alive ? closestSeen(state, frame.step) : [];
    if (found.length > 1) {
      ask(state, 'raid-target', frame.by);
      return;
    }
    if (found.length === 1) addOnce(frame, at(found, 0));
    frame.step += 1;
  }
  if (frame.step < CHOOSE) {
    strike(state, frame, on, deeds);
    return;
  }
  if (frame.step === CHOOSE) ask(state, 'raid-choice', frame.by);
  else if (frame.step === PICK) {
    if (unmoved(state, frame).length === 0) pop(state, frame);
    else ask(state, 'raider', frame.by);
  } else ask(state, frame.step === MOVE ? 'raider-move' : 'raider-place', frame.by);
}

function addOnce(frame: MissionFrame, figure: number): void {
  if (!frame.chosen.includes(figure)) frame.chosen.push(figure);
}

function strike(state: State, frame: MissionFrame, on: On, { sufferDamage }: Deeds): void {
  const struck = [...frame.chosen];
  frame.step = CHOOSE;
  frame.chosen.length = 0;
  if (struck.length === 0) return;
  on.tell?.({ type: 'raiders-struck', figures: struck.map((figure) => idOf(state, figure)) });
  sufferDamage(state, struck, STRIKE_DAMAGE, 'mission', otherSeat(frame.by), on);
}

function unmoved(state: State, frame: MissionFrame): readonly number[] {
  return state.raiders.flatMap((space, raider) =>
    space !== GONE && !frame.chosen.includes(raider) ? [raider] : [],
  );
}

function campSpaces(state: State): readonly number[] {
  const site = siteOfState(state);
  const crowd = crowdOf(state);
  return (site.regions.get(CAMP) ?? []).filter(
    (space) => at(site.grid.terrain, space) !== BLOCKING && crowd[at(site.grid.slot, space)] === 0,
  );
}

function raiderWays(state: State, raider: number): readonly number[] {
  const mover = raiderMover(state, raider);
  return findWays(layoutOfState(state), mover, crowdOf(state), RAIDER_SPACES).ends;
}

function raiderAnswers(state: State, frame: MissionFrame): readonly Answer[] {
  switch (frame.step) {
    case CHOOSE: {
      const deploy = campSpaces(state).length > 0 ? [plain('deploy-raider')] : [];
      return [plain('move-raiders'), ...deploy];
    }
    case PICK:
      return [
        ...unmoved(state, frame).map((raider) => offersAt(state).raider(raider)),
        plain('stop'),
      ];
    case MOVE:
      return [
        ...raiderWays(state, at(frame.chosen, frame.chosen.length - 1)).map((space) =>
          offersAt(state).space(space),
        ),
        plain('stop'),
      ];
    case DEPLOY:
      return campSpaces(state).map((space) => offersAt(state).space(space));
    default:
      return closestSeen(state, frame.step).map((figure) => offersAt(state).figure(figure));
  }
}

function takeRaiders(state: State, frame: MissionFrame, answer: Answer, on: On): void {
  switch (frame.step) {
    case CHOOSE:
      frame.step = answer.kind === 'move-raiders' ? PICK : DEPLOY;
      return;
    case PICK:
      if (answer.kind === 'stop') {
        pop(state, frame);
        return;
      }
      frame.chosen.push(raiderNamed(state, expectAnswer(answer, 'raider').raider));
      frame.step = MOVE;
      return;
    case MOVE: {
      frame.step = PICK;
      if (answer.kind === 'stop') return;
      const raider = at(frame.chosen, frame.chosen.length - 1);
      const { space } = expectAnswer(answer, 'space');
      state.raiders = state.raiders.with(raider, spaceOfLabel(state, space));
      tellRaider(state, 'raider-moved', raider, space, on);
      return;
    }
    case DEPLOY: {
      pop(state, frame);
      const { space } = expectAnswer(answer, 'space');
      state.raiders = [...state.raiders, spaceOfLabel(state, space)];
      state.raiderDamage = [...state.raiderDamage, 0];
      tellRaider(state, 'raider-deployed', state.raiders.length - 1, space, on);
      return;
    }
    default:
      addOnce(frame, figureNamed(state, expectAnswer(answer, 'figure').figure));
      frame.step += 1;
      if (isOver(state)) return;
  }
}

function tellRaider(
  state: State,
  type: 'raider-moved' | 'raider-deployed',
  raider: number,
  space: string,
  on: On,
): void {
  on.tell?.({ type, raider: idOf(state, RAIDERS + raider), space });
}

function show(state: State, { step, chosen }: MissionFrame): MissionTask {
  const moved = chosen.map((raider) => writeRaider(raider + 1));
  switch (step) {
    case CHOOSE:
      return { task: 'raid', step: 'choose' };
    case PICK:
      return { task: 'raid', step: 'pick', moved };
    case MOVE:
      return { task: 'raid', step: 'move', moved };
    case DEPLOY:
      return { task: 'raid', step: 'deploy' };
    default: {
      const struck = chosen.map((figure) => idOf(state, figure));
      return { task: 'raid', step: 'strike', raider: writeRaider(step + 1), struck };
    }
  }
}

function restore(state: State, task: MissionTask): Pick<MissionFrame, 'step' | 'chosen'> {
  if (task.task !== 'raid') return { step: 0, chosen: [] };
  switch (task.step) {
    case 'choose':
      return { step: CHOOSE, chosen: [] };
    case 'deploy':
      return { step: DEPLOY, chosen: [] };
    case 'pick':
    case 'move': {
      const chosen = task.moved.map((raider) => raiderNamed(state, raider));
      return { step: task.step === 'pick' ? PICK : MOVE, chosen };
    }
    case 'strike': {
      const chosen = task.struck.map((figure) => figureNamed(state, figure));
      return { step: (readRaider(task.raider) ?? 1) - 1, chosen };
    }
  }
}

/** Raiding Party: raiders strike whoever is closest, then they are moved or get company (IA-279). */
export const MOISTURE_FARM_B: MissionRules = {
  id: 'moisture-farm-b',
  tokens: ['raider'],
  region: { name: CAMP, rule: 'IA-279' },
  endOfRound: { run: runRaiders, answers: raiderAnswers, take: takeRaiders, show, restore },
};
