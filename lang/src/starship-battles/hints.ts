import type {
  CardSide,
  CardWeapon,
  Face,
  Facing,
  ShipView,
  Square,
} from '@parsecs/starship-battles';
import { listShips, type Read, readAnswer, readyName } from './answers.ts';
import { type Asking, activeOf, targetOf } from './asking.ts';
import { sideOf, tellAbilities, tellDefense, tellShip, tellWeapons, weaponOf } from './facts.ts';
import { cardIdOf, explainThing, nameSquare, signed } from './words.ts';

const FACINGS: readonly Facing[] = ['north', 'east', 'south', 'west'];
const AHEAD: readonly Square[] = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
];
/** SB-108, SB-112: weapons whose figures change with the target. */
const HELPED: readonly string[] = ['ion-cannon', 'concussion-missiles'];
const FACES: readonly Face[] = ['front', 'side', 'rear'];

/** What an answer leads to, in one sentence; empty where its own words say everything. */
export function describeAnswerHint(id: string, asking: Asking): string {
  const { texts, question } = asking;
  const answer = readAnswer(id);
  switch (answer.kind) {
    case 'side':
      return texts.t('starship-battles:hint.side');
    case 'fleet':
      return readyName(answer.list, asking) === undefined
        ? ''
        : `${listShips(answer.list, asking)}.`;
    case 'ship':
      return hintAtShip(answer.ship, asking);
    case 'path':
      return hintAtPath(answer.steps, asking);
    case 'launch':
      return hintAtLaunch(answer.ship, asking);
    case 'option':
      return explainThing(texts, 'option', answer.option);
    case 'fire':
      return hintAtShot(answer, asking);
    case 'face':
      return hintAtRoll(FACES.indexOf(answer.face as Face), asking);
    case 'done':
      return texts.t(`starship-battles:hint.done-${question.kind}`);
    case 'word':
      return hintAtWord(answer.word, asking);
    default:
      return '';
  }
}

function hintAtWord(word: Extract<Read, { kind: 'word' }>['word'], asking: Asking): string {
  const { texts, view } = asking;
  if (word === 'roll') return hintAtRoll(view.attack.face, asking);
  return word === 'flee' || word === 'reroll' || word === 'resign'
    ? texts.t(`starship-battles:hint.${word}`)
    : '';
}

function shipIn({ view }: Asking, id: string): ShipView | undefined {
  return view.ships.find((ship) => ship.id === id);
}

/** Where the ship stands and what it can do. */
function hintAtShip(id: string, asking: Asking): string {
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

function hintAtLaunch(fighter: string, { texts, view, question }: Asking): string {
  const card = cardIdOf(fighter);
  const number = view.ships.filter(
    (ship) => ship.card === card && ship.at === 'pool' && ship.owner === question.seat,
  ).length;
  return texts.t('starship-battles:hint.pool', { number });
}

/** SB-051, SB-173: a step is a turn, perhaps, and a square ahead or to one side of ahead. */
function hintAtPath(steps: readonly string[], asking: Asking): string {
  const { texts, view } = asking;
  if (steps.at(-1) === 'flee') return texts.t('starship-battles:hint.flee');
  const ship = shipIn(asking, activeOf(view));
  if (ship === undefined || typeof ship.at === 'string') return '';
  let [column, row] = ship.at;
  let facing = FACINGS.indexOf(ship.facing);
  for (const step of steps) {
    const [turn, way] = step.split('-');
    if (turn !== 'ahead') facing = (facing + (turn === 'left' ? 3 : 1)) % 4;
    const ahead = AHEAD[facing] ?? [0, 0];
    const aside = AHEAD[(facing + (way === 'left' ? 3 : 1)) % 4] ?? [0, 0];
    column += ahead[0] + (way === undefined ? 0 : aside[0]);
    row += ahead[1] + (way === undefined ? 0 : aside[1]);
  }
  return texts.t('starship-battles:hint.path', {
    square: nameSquare(texts, [column, row]),
    facing: FACINGS[facing] ?? 'north',
  });
}

interface Gun {
  readonly attack: number;
  readonly damage: number;
}

/** The figures of a weapon by its id; SB-098 for Point-Defense. */
function gunOf(side: CardSide | undefined, id: string): Gun | undefined {
  if (id !== 'point-defense') return side?.weapons.find(({ weapon }) => weapon === id);
  const rating = side?.pointDefense ?? null;
  return rating === null ? undefined : { attack: rating, damage: 1 };
}

function hintAtShot(
  { weapon, target }: { weapon: string; target: string },
  asking: Asking,
): string {
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
  const isHelped = view.setup.mode === 'advanced' && HELPED.includes(weapon);
  if (isHelped) lines.push(explainThing(texts, 'weapon', weapon));
  return lines.join(' ');
}

/** SB-080 to SB-084: what the die must show, as far as the two cards tell. */
function hintAtRoll(face: number, asking: Asking): string {
  const { texts, view, known } = asking;
  const target = targetOf(view);
  const side = target && sideOf(target, known);
  const gun = gunNow(asking);
  const named = FACES[face];
  if (gun === undefined || side === undefined || named === undefined) return '';
  const defense = side.defense[named];
  return texts.t('starship-battles:hint.roll', {
    attack: signed(gun.attack),
    damage: gun.damage,
    defense,
    need: Math.min(20, Math.max(2, defense - gun.attack)),
  });
}

function gunNow(asking: Asking): CardWeapon | Gun | undefined {
  const { view, known } = asking;
  if (view.attack.weapon >= 0) return weaponOf(view, known);
  const attacker = shipIn(asking, activeOf(view));
  return attacker && gunOf(sideOf(attacker, known), 'point-defense');
}
