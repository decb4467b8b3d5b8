import { at } from '@parsecs/kernel';
import { PRIMARY } from '../answers/answer.ts';
import { shipNamed } from '../answers/chosen.ts';
import { DAMAGE_IDS } from '../cards/ids.ts';
import { ATTACK_RESULTS, DEFENCE_RESULTS } from '../cards/vocabulary.ts';
import { DAMAGE_NUMBERS } from '../damage-pack.ts';
import { attackDiceNames, defenceDiceNames, LOCKED } from '../dice.ts';
import { bitsOf, namesIn } from '../name-bits.ts';
import { idOf, NONE, PER_BOMB, rulesOf } from '../state.ts';
import { stepName, stepNumber } from '../steps.ts';
import { BARRED, DICE_TOKENS, STRIKES } from '../vocabulary.ts';

import {
  cardOrNone,
  copyOfWeapon,
  dieNumber,
  type FrameView,
  nameOrNull,
  numberOfCard,
  placeOfCard,
  placeOrNull,
  restoreKept,
  shipOrNone,
  showKept,
  weaponAt,
} from './naming.ts';

type FightKind =
  | 'stress'
  | 'opportunity'
  | 'attack'
  | 'damage'
  | 'deal'
  | 'effect'
  | 'bomb'
  | 'charges'
  | 'mission';

/** Attacks, damage, and what cards and missions do. */
export const FIGHT_VIEWS: { readonly [Kind in FightKind]: FrameView<Kind> } = {
  stress: {
    show: (state, { kind, ship, step }) => ({
      kind,
      ship: idOf(state, ship),
      step: stepName(kind, step),
    }),
    restore: (state, { kind, ship, step }) => ({
      kind,
      ship: shipNamed(state, ship),
      step: stepNumber(kind, step),
    }),
  },
  opportunity: {
    show: (state, { kind, ship, step, primaryOnly, by }) => ({
      kind,
      ship: idOf(state, ship),
      step: stepName(kind, step),
      primaryOnly,
      by: placeOrNull(state, by),
    }),
    restore: (state, { kind, ship, step, primaryOnly, by }) => ({
      kind,
      ship: shipNamed(state, ship),
      primaryOnly,
      by: cardOrNone(state, by),
      step: stepNumber(kind, step),
    }),
  },
  attack: {
    show: (state, frame) => ({
      kind: frame.kind,
      ship: idOf(state, frame.ship),
      target: idOf(state, frame.target),
      weapon:
        frame.weapon === NONE ? PRIMARY : at(rulesOf(state, frame.ship).upgrades, frame.weapon).id,
      copy: frame.weapon === NONE ? 1 : copyOfWeapon(state, frame.ship, frame.weapon),
      range: frame.range,
      obstructed: frame.obstructed,
      by: placeOrNull(state, frame.by),
      step: stepName(frame.kind, frame.step),
      moreAttackDice: frame.moreAttackDice,
      moreDefenceDice: frame.moreDefenceDice,
      attackDice: attackDiceNames(frame),
      attackFixed: frame.attackDice.map((die) => (die & LOCKED) !== 0),
      defenceDice: defenceDiceNames(frame),
      defenceFixed: frame.defenceDice.map((die) => (die & LOCKED) !== 0),
      evades: frame.evades,
      barred: namesIn(frame.barred, BARRED),
      spent: namesIn(frame.tokens, DICE_TOKENS),
      choice: frame.choice === NONE ? null : frame.choice,
      noLock: frame.noLock,
      hits: frame.hits,
      crits: frame.crits,
      safeCrits: frame.safeCrits,
      cancelledCrits: frame.cancelledCrits,
      round: frame.round,
      hit: frame.hit,
      missed: frame.missed,
    }),
    restore: (state, moment) => ({
      kind: moment.kind,
      ship: shipNamed(state, moment.ship),
      target: shipNamed(state, moment.target),
      weapon: weaponAt(state, moment),
      range: moment.range,
      obstructed: moment.obstructed,
      by: cardOrNone(state, moment.by),
      step: stepNumber(moment.kind, moment.step),
      moreAttackDice: moment.moreAttackDice,
      moreDefenceDice: moment.moreDefenceDice,
      attackDice: moment.attackDice.map((face, die) =>
        dieNumber(ATTACK_RESULTS.indexOf(face), moment.attackFixed[die]),
      ),
      defenceDice: moment.defenceDice.map((face, die) =>
        dieNumber(DEFENCE_RESULTS.indexOf(face), moment.defenceFixed[die]),
      ),
      evades: moment.evades,
      barred: bitsOf(moment.barred, BARRED),
      tokens: bitsOf(moment.spent, DICE_TOKENS),
      choice: moment.choice ?? NONE,
      noLock: moment.noLock,
      hits: moment.hits,
      crits: moment.crits,
      safeCrits: moment.safeCrits,
      cancelledCrits: moment.cancelledCrits,
      round: moment.round,
      hit: moment.hit,
      missed: moment.missed,
    }),
  },
  damage: {
    show: (state, { kind, ship, hits, crits, by }) => ({
      kind,
      ship: idOf(state, ship),
      hits,
      crits,
      by: nameOrNull(state, by),
    }),
    restore: (state, { kind, ship, hits, crits, by }) => ({
      kind,
      ship: shipNamed(state, ship),
      hits,
      crits,
      by: shipOrNone(state, by),
    }),
  },
  deal: {
    show: (state, { kind, ship, step, by, faceUp, card, lies }) => ({
      kind,
      ship: idOf(state, ship),
      step: stepName(kind, step),
      by: nameOrNull(state, by),
      faceUp,
      // A card that is dealt face down is not looked at, by nobody.
      card: faceUp && card !== NONE ? at(DAMAGE_IDS, card) : null,
      lies,
    }),
    restore: (state, { kind, ship, step, by, faceUp, card, lies }) => ({
      kind,
      ship: shipNamed(state, ship),
      by: shipOrNone(state, by),
      faceUp,
      card: card === null ? NONE : DAMAGE_NUMBERS[card],
      lies,
      step: stepNumber(kind, step),
    }),
  },
  effect: {
    show: (state, frame) => ({
      kind: frame.kind,
      card: placeOfCard(state, frame.holding),
      step: frame.step,
      kept: showKept(state, frame),
    }),
    restore: (state, { kind, card, step, kept }) => ({
      kind,
      holding: numberOfCard(state, card),
      step,
      chosen: restoreKept(state, kept),
    }),
  },
  bomb: {
    show: (state, { kind, bomb, by, ships }) => ({
      kind,
      strike: at(STRIKES, bomb),
      by,
      ships: ships.map((ship) => idOf(state, ship)),
    }),
    restore: (state, { kind, strike, by, ships }) => ({
      kind,
      bomb: STRIKES.indexOf(strike),
      by,
      ships: ships.map((ship) => shipNamed(state, ship)),
      step: 0,
    }),
  },
  charges: {
    show: (_, { kind, by, mine }) => ({ kind, by, mine: mine === NONE ? null : mine / PER_BOMB }),
    restore: (_, { kind, by, mine }) => ({
      kind,
      by,
      mine: mine === null ? NONE : mine * PER_BOMB,
    }),
  },
  mission: {
    show: (state, { kind, when, step, chosen }) => ({
      kind,
      when,
      step,
      ship: nameOrNull(state, chosen[0] ?? NONE),
    }),
    restore: (state, { kind, when, step, ship }) => ({
      kind,
      when,
      step,
      chosen: ship === null ? [] : [shipNamed(state, ship)],
    }),
  },
};
