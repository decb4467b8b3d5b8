import { at } from '@parsecs/kernel';
import { rollDie, rolled } from '../attack/dice.ts';
import { areAdjacent, distanceTo, figuresOf, figuresOnMap, raidersOnMap, sees } from '../board.ts';
import { FACES } from '../cards/cards.ts';
import { gainConditions } from '../play/conditions.ts';
import { sufferDamage } from '../play/defeat.ts';
import { RAIDERS } from '../rules.ts';
import { MEDITATED, otherSeat, ownerOf, type State, WARDED } from '../state.ts';
import { BLUE, type CommandId, STUNNED } from '../vocabulary.ts';
import { choosingFigure, openEffect } from './choosing.ts';
import type { EffectRules, SpecialAction } from './declare.ts';

const LIGHTNING_RANGE = 2;
const LIGHTNING_DAMAGE = 2;
const THROW_RANGE = 3;
const THROW_DICE = 2;

function enemiesWithin(state: State, figure: number, range: number): readonly number[] {
  return figuresOf(state, otherSeat(ownerOf(state, figure))).filter(
    (enemy) => distanceTo(state, figure, enemy) <= range && sees(state, figure, enemy),
  );
}

const struck = (state: State, figure: number): readonly number[] =>
  enemiesWithin(state, figure, LIGHTNING_RANGE);
const thrown = (state: State, figure: number): readonly number[] =>
  enemiesWithin(state, figure, THROW_RANGE);

function onEnemy(
  id: CommandId,
  candidates: (state: State, figure: number) => readonly number[],
): SpecialAction {
  return {
    id,
    actions: 1,
    attacks: 'no',
    can: (state, { figure }) => candidates(state, figure).length > 0,
    start: (state, { figure }) => openEffect(state, id, figure, ownerOf(state, figure)),
  };
}

/** A lasting effect on the figure itself. */
export function lastingOnSelf(id: CommandId, bit: number): SpecialAction {
  return {
    id,
    actions: 1,
    attacks: 'no',
    can: () => true,
    start: (state, { figure }) => {
      state.lasting = state.lasting.with(figure, at(state.lasting, figure) | bit);
    },
  };
}

/** Cards of Force Users; none of them is an attack (IA-200). */
export const FORCE_CARDS: readonly SpecialAction[] = [
  onEnemy('force-lightning', struck),
  onEnemy('telekinetic-throw', thrown),
  lastingOnSelf('knowledge-and-defense', WARDED),
  lastingOnSelf('meditation', MEDITATED),
];

export const FORCE_EFFECTS: readonly EffectRules[] = [
  choosingFigure('force-lightning', struck, (state, frame, chosen, on) => {
    const around = [...figuresOnMap(state), ...raidersOnMap(state)].filter(
      (other) => other !== chosen && areAdjacent(state, chosen, other),
    );
    const hit = [chosen, ...around];
    sufferDamage(state, hit, LIGHTNING_DAMAGE, 'force-lightning', frame.by, on);
    for (const figure of hit) if (figure < RAIDERS) gainConditions(state, figure, STUNNED, on);
  }),
  choosingFigure('telekinetic-throw', thrown, (state, frame, chosen, on) => {
    const faces = Array.from({ length: THROW_DICE }, () => rollDie(BLUE, on));
    const dice = faces.map((face) => rolled(BLUE, face));
    on.tell?.({ type: 'rolled-damage', by: 'telekinetic-throw', dice });
    const damage = faces.reduce((sum, face) => sum + at(at(at(FACES, BLUE), face), 1), 0);
    sufferDamage(state, [chosen], damage, 'telekinetic-throw', frame.by, on);
  }),
];
