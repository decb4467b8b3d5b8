import type { ShipView } from '@parsecs/starship-battles';
import {
  type Answer,
  type AnswerOf,
  cardOf,
  type Face,
  followSteps,
  leastRoll,
  leavesMap,
  type StepName,
  VARYING_WEAPONS,
  type Word,
} from '@parsecs/starship-battles/words';
import { readyName } from './answers.ts';
import {
  type Gun,
  gunOf,
  sideOf,
  tellAbilities,
  tellDefense,
  tellShip,
  tellWeapons,
} from './facts.ts';
import { activeOf, type QuestionContext, targetOf } from './question-context.ts';
import { explainThing, nameFleet, nameSquare, signed } from './words.ts';

const VARYING: ReadonlySet<string> = new Set(VARYING_WEAPONS);

/** What an answer leads to, in one sentence; empty where its own words say everything. */
export function describeAnswerHint(answer: Answer, asking: QuestionContext): string {
  const { texts, known } = asking;
  switch (answer.kind) {
    case 'side':
      return texts.t('starship-battles:hint.side');
    case 'fleet':
      return readyName(answer, asking) === undefined
        ? ''
        : `${nameFleet(texts, answer.ships, known)}.`;
    case 'ship':
      return hintAtShip(answer.ship, asking);
    case 'path':
      return hintAtPath(answer, asking);
    case 'launch':
      return hintAtLaunch(answer.fighter, asking);
    case 'option':
      return explainThing(texts, 'option', answer.option);
    case 'fire':
      return hintAtShot(answer, asking);
    case 'face':
      return hintAtRoll(answer.face, asking);
    case 'word':
      return hintAtWord(answer.word, asking);
    default:
      return '';
  }
}

function hintAtWord(word: Word, asking: QuestionContext): string {
  const { texts, view, question } = asking;
  switch (word) {
    case 'done':
      return texts.t(`starship-battles:hint.done-${question.kind}`);
    case 'roll':
      return hintAtRoll(view.attack?.face ?? null, asking);
    case 'flee':
    case 'reroll':
    case 'resign':
      return texts.t(`starship-battles:hint.${word}`);
    default:
      return '';
  }
}

function shipIn({ view }: QuestionContext, id: string): ShipView | undefined {
  return view.ships.find((ship) => ship.id === id);
}

/** Where the ship stands and what it can do. */
function hintAtShip(id: string, asking: QuestionContext): string {
  const { texts, known, question } = asking;
  const ship = shipIn(asking, id);
  if (ship === undefined) return '';
  const side = sideOf(ship, known);
  const facts = `${tellShip(texts, ship, known).join(', ')}.`;
  if (side === undefined) return facts;
  if (question.kind === 'attack') {
    const weapons = tellWeapons(texts, side);
    return `${facts} ${texts.t('starship-battles:hint.weapons', { weapons })}`;
  }
  return side.abilities.length === 0 ? facts : `${facts} ${tellAbilities(texts, side)}.`;
}

function hintAtLaunch(fighter: string, { texts, view, question }: QuestionContext): string {
  const card = cardOf(fighter);
  const number = view.ships.filter(
    (ship) => ship.card === card && ship.at === 'pool' && ship.owner === question.seat,
  ).length;
  return texts.t('starship-battles:hint.pool', { number });
}

function hintAtPath(answer: AnswerOf<'path'>, asking: QuestionContext): string {
  const { texts, view } = asking;
  if (leavesMap(answer)) return texts.t('starship-battles:hint.flee');
  const ship = shipIn(asking, activeOf(view));
  if (ship === undefined || typeof ship.at === 'string') return '';
  const steps = answer.steps.filter((step): step is StepName => step !== 'flee');
  const { at, facing } = followSteps(ship.at, ship.facing, steps);
  return texts.t('starship-battles:hint.path', { square: nameSquare(texts, at), facing });
}

function hintAtShot({ weapon, target }: AnswerOf<'fire'>, asking: QuestionContext): string {
  const { texts, view, known } = asking;
  const attacker = shipIn(asking, activeOf(view));
  const defender = shipIn(asking, target);
  const gun = attacker && gunOf(sideOf(attacker, known), weapon);
  const side = defender && sideOf(defender, known);
  const lines: string[] = [];
  if (gun !== undefined && side !== undefined) {
    const defense = tellDefense(texts, side);
    const figures = { attack: signed(gun.attack), damage: gun.damage, defense };
    lines.push(texts.t('starship-battles:hint.fire', figures));
  }
  // SB-004: what weapons add belongs to the advanced game.
  const isHelped = view.setup.mode === 'advanced' && VARYING.has(weapon);
  if (isHelped) lines.push(explainThing(texts, 'weapon', weapon));
  return lines.join(' ');
}

/** What the die must show, as far as the two cards tell. */
function hintAtRoll(face: Face | null, asking: QuestionContext): string {
  const { texts, view, known } = asking;
  const target = targetOf(view);
  const side = target && sideOf(target, known);
  const gun = gunNow(asking);
  if (gun === undefined || side === undefined || face === null) return '';
  const defense = side.defense[face];
  return texts.t('starship-battles:hint.roll', {
    attack: signed(gun.attack),
    damage: gun.damage,
    defense,
    need: leastRoll(gun.attack, defense),
  });
}

function gunNow(asking: QuestionContext): Gun | undefined {
  const { view, known } = asking;
  const attacker = shipIn(asking, activeOf(view));
  return attacker && view.attack ? gunOf(sideOf(attacker, known), view.attack.weapon) : undefined;
}
