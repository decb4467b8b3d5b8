import { at } from '@parsecs/kernel';
import { expectAnswer } from '../answers.ts';
import { rollDie, rolled } from '../attack/dice.ts';
import { newAttack } from '../attack/new-attack.ts';
import { hasTarget, plainAim } from '../attack/targets.ts';
import {
  areAdjacent,
  crowdOf,
  figuresOf,
  gapBetween,
  layoutOfState,
  moverOf,
  sees,
  spacesOf,
} from '../board.ts';
import { FACES } from '../cards/cards.ts';
import type { EffectFrame } from '../frames.ts';
import { idOf, standNamed } from '../lookup.ts';
import { BLOCKING } from '../map/grid.ts';
import { canEnd } from '../map/reach.ts';
import { offersAt, plain } from '../offers.ts';
import { sufferDamage } from '../play/defeat.ts';
import { mayLeave, openWalk, placeAt, pushTo } from '../play/movement.ts';
import { speedOf } from '../play/speed.ts';
import { sufferStrain } from '../play/strain.ts';
import { waysOf } from '../play/ways.ts';
import {
  activationOf,
  ask,
  figureOf,
  isOnMap,
  isOver,
  otherSeat,
  ownerOf,
  pop,
  push,
  type State,
} from '../state.ts';
import { type AbilityId, type CommandId, RED } from '../vocabulary.ts';
import { choosingFigure, chosenFigure, openEffect } from './choosing.ts';
import type { EffectRules, SpecialAction } from './declare.ts';
import { countsAllowed, mayAttackByAction } from './passives.ts';

const CHOKE_DAMAGE = 2;
const POUNCE_RANGE = 3;

function enemiesOf(state: State, figure: number): readonly number[] {
  return figuresOf(state, otherSeat(ownerOf(state, figure)));
}

function seenEnemies(state: State, figure: number): readonly number[] {
  return enemiesOf(state, figure).filter((enemy) => sees(state, figure, enemy));
}

function adjacentEnemies(state: State, figure: number): readonly number[] {
  return enemiesOf(state, figure).filter((enemy) => areAdjacent(state, figure, enemy));
}

/** Stands that Pounce may choose: around an empty, open space within three spaces. */
function pounceStands(state: State, figure: number): readonly number[] {
  const layout = layoutOfState(state);
  const crowd = crowdOf(state);
  const here = spacesOf(state, figure);
  const mover = moverOf(state, figure, false, true);
  const isChosen = (space: number): boolean =>
    // IA-302
    layout.grid.terrain[space] !== BLOCKING &&
    crowd[at(layout.grid.slot, space)] === 0 &&
    gapBetween(layout, here, [space]) <= POUNCE_RANGE;
  return mover.graph.covers.flatMap((cover, stand) =>
    cover.some(isChosen) && canEnd(layout, mover, crowd, stand) ? [stand] : [],
  );
}

function blow(
  id: AbilityId,
  attacks: SpecialAction['attacks'],
  can: (state: State, figure: number) => boolean,
): SpecialAction {
  return {
    id,
    actions: 1,
    attacks,
    can: (state, frame) => can(state, frame.figure),
    start: (state, { figure }, on) => {
      on.tell?.({ type: 'used', figure: idOf(state, figure), ability: id });
      openEffect(state, id, figure, ownerOf(state, figure));
    },
  };
}

export const BLOWS: readonly SpecialAction[] = [
  blow('brutality', 'yes', (state, figure) => hasTarget(state, plainAim(state, figure))),
  blow('saber-strike', 'yes', (state, figure) =>
    hasTarget(state, { ...plainAim(state, figure), melee: true }),
  ),
  blow('force-choke', 'no', (state, figure) => seenEnemies(state, figure).length > 0),
  blow('slam', 'no', (state, figure) => adjacentEnemies(state, figure).length > 0),
  blow('pounce', 'perhaps', (state, figure) => mayLeave(state, figure)),
  blow('charge', 'perhaps', (state, figure) => mayLeave(state, figure)),
];

/** What the next of two attacks may not name, after those that were named. */
type Spared = (state: State, named: readonly number[]) => readonly number[];

/** IA-196 */
const differing: Spared = (_state, named) => named;

/** IA-196, IA-310: two attacks, the second of which may be left out. */
export function twoAttacks(id: AbilityId | CommandId, spared: Spared): EffectRules {
  return {
    id,
    run: (state, frame) => {
      const { figure, chosen } = frame;
      frame.step += 1;
      if (frame.step > 2 || !isOnMap(state, figure) || (frame.step === 2 && chosen.length === 0)) {
        pop(state, frame);
        return;
      }
      const second = frame.step === 2;
      const not = spared(state, chosen);
      if (!second || hasTarget(state, { ...plainAim(state, figure), not })) {
        push(state, newAttack(state, { figure, action: true, not, optional: second }));
      }
    },
  };
}

/** The attack part of Pounce and Charge; by the option it counts although it is not made (IA-070). */
function attackAfterwards(state: State, frame: EffectFrame): void {
  pop(state, frame);
  const own = activationOf(state, frame.figure);
  if (own === undefined || !mayAttackByAction(state, own)) return;
  if (countsAllowed(state)) own.attacked = true;
  if (!hasTarget(state, plainAim(state, frame.figure))) return;
  push(state, newAttack(state, { figure: frame.figure, action: true, optional: true }));
}

export const BLOW_EFFECTS: readonly EffectRules[] = [
  twoAttacks('brutality', differing),
  {
    id: 'saber-strike',
    run: (state, frame) => {
      pop(state, frame);
      push(state, newAttack(state, { figure: frame.figure, saber: true, action: true }));
    },
  },
  choosingFigure('force-choke', seenEnemies, (state, frame, chosen, on) => {
    sufferDamage(state, [chosen], CHOKE_DAMAGE, 'force-choke', frame.by, on);
    if (!isOver(state) && isOnMap(state, chosen)) sufferStrain(state, chosen, 1);
  }),
  {
    id: 'slam',
    run: (state, frame) => {
      const victim = frame.chosen[0];
      if (victim === undefined) ask(state, 'choose-figure', frame.by);
      else if (!isOnMap(state, victim) || figureOf(state, victim).large) pop(state, frame);
      else ask(state, 'push', frame.by);
    },
    answers: (state, frame) => {
      const victim = frame.chosen[0];
      if (victim === undefined) {
        return adjacentEnemies(state, frame.figure).map((enemy) => offersAt(state).figure(enemy));
      }
      const { ends } = waysOf(state, victim, 1, true);
      return [...ends.map((stand) => offersAt(state).push(stand, victim)), plain('pass')];
    },
    take: (state, frame, answer, on) => {
      const victim = frame.chosen[0];
      if (victim === undefined) {
        const enemy = chosenFigure(state, answer);
        frame.chosen.push(enemy);
        const face = rollDie(RED, on);
        on.tell?.({ type: 'rolled-damage', by: 'slam', dice: [rolled(RED, face)] });
        const damage = at(at(at(FACES, RED), face), 1);
        sufferDamage(state, [enemy], damage, 'slam', frame.by, on);
        return;
      }
      pop(state, frame);
      if (answer.kind === 'pass') return;
      pushTo(state, victim, standNamed(state, expectAnswer(answer, 'push').place), on);
    },
  },
  {
    id: 'pounce',
    run: (state, frame) => {
      if (frame.step === 0 && pounceStands(state, frame.figure).length > 0) {
        ask(state, 'place', frame.by);
      } else attackAfterwards(state, frame);
    },
    answers: (state, frame) =>
      pounceStands(state, frame.figure).map((stand) => offersAt(state).place(stand)),
    take: (state, frame, answer, on) => {
      frame.step = 1;
      placeAt(state, frame.figure, standNamed(state, expectAnswer(answer, 'place').place), on);
    },
  },
  {
    id: 'charge',
    run: (state, frame, on) => {
      frame.step += 1;
      if (frame.step > 1) attackAfterwards(state, frame);
      else openWalk(state, frame.figure, frame.by, speedOf(state, frame.figure), true, on);
    },
  },
];
