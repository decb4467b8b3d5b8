import type { Texts } from '@parsecs/lang';
import type { Asked } from '@parsecs/table';
import {
  type Attack,
  areAllies,
  BEYOND_RANGE,
  type ShipView,
  shipAsked,
  type View,
  type XWing,
} from '@parsecs/xwing';
import { type AnswerOf, PRIMARY } from '@parsecs/xwing/words';
import { idOf, isKind, type Part, type Picking } from '../contract.ts';
import type { MeasuredLine } from './line-layer.tsx';
import { aimBetween, sightBetween } from './measure.ts';
import { attackIn } from './moment.ts';
import { baseOf, isInPlay, shipIn } from './ships.ts';
import type { ShotPromise } from './shots.ts';
import { type Arms, areSameArms, armsOf, attacksIn, isArms } from './weapons.ts';
import { percent } from './words.ts';

/** The target that is pointed at or chosen. */
function aimedAt(picking: Picking | undefined, hovered: Part | undefined): string | undefined {
  const parts = [hovered, picking?.hovered, ...(picking?.chosen ?? [])];
  const part = parts.find((own) => own !== undefined && isKind(own, 'target'));
  return part && idOf(part);
}

/** The weapon that is pointed at or chosen. */
export function meantWeapon(picking: Picking | undefined): Part | undefined {
  const parts = [picking?.hovered, ...(picking?.chosen ?? [])];
  return parts.find((own) => own !== undefined && isArms(own));
}

function meantArms(picking: Picking | undefined): Arms | undefined {
  const part = meantWeapon(picking);
  return part && armsOf(part);
}

/** The attack with the weapon that is meant, or the first with which the target can be attacked. */
function attackOn(
  question: Asked<XWing>,
  meant: Arms | undefined,
  target: string,
): AnswerOf<'attack'> | undefined {
  const attacks = attacksIn(question).filter((attack) => attack.target === target);
  return attacks.find((attack) => meant !== undefined && areSameArms(attack, meant)) ?? attacks[0];
}

/** The best promise for each target with the weapon that is meant. */
export function bestShots(
  question: Asked<XWing> | undefined,
  weapon: Part | undefined,
  promises: ReadonlyMap<string, ShotPromise>,
): ReadonlyMap<string, ShotPromise> {
  const best = new Map<string, ShotPromise>();
  if (question === undefined) return best;
  const meant = weapon && armsOf(weapon);
  for (const { target } of attacksIn(question)) {
    const promise = promises.get(attackOn(question, meant, target)?.id ?? '');
    if (promise !== undefined) best.set(target, promise);
  }
  return best;
}

const AIMS = new WeakMap<View, Map<string, Attack | undefined>>();

/** Measured once for each view: whoever points about does not measure anew. */
function knownAim(
  view: View,
  ship: ShipView,
  target: ShipView,
  weapon: string,
): Attack | undefined {
  const aims = AIMS.get(view) ?? new Map<string, Attack | undefined>();
  AIMS.set(view, aims);
  const key = `${ship.id} ${target.id} ${weapon}`;
  if (!aims.has(key)) aims.set(key, aimBetween(view, ship, target, weapon));
  return aims.get(key);
}

interface Aiming {
  readonly view: View;
  readonly question: Asked<XWing> | undefined;
  readonly picking: Picking | undefined;
  readonly hovered: Part | undefined;
  readonly shots: ReadonlyMap<string, ShotPromise>;
  readonly texts: Texts;
}

/** What the ruler shows by itself: the shot that is aimed, locks that could be had. */
export function linesOf(aiming: Aiming): readonly MeasuredLine[] {
  const { question } = aiming;
  switch (question?.kind) {
    case 'attack':
      return attackLines(aiming, question);
    case 'lock':
      return lockLines(
        aiming,
        question.answers.flatMap((answer) => (answer.kind === 'lock' ? [answer.target] : [])),
      );
    case 'action':
    case 'free-action':
      return isLocking(aiming) ? lockLines(aiming, enemiesInRange(aiming.view)) : [];
    default:
      return currentLine(aiming.view);
  }
}

function isLocking({ picking, hovered }: Aiming): boolean {
  const lock: Part = 'action:target-lock';
  return [hovered, picking?.hovered, ...(picking?.chosen ?? [])].includes(lock);
}

/** XW-078: whoever thinks of locking may measure all around. */
function enemiesInRange(view: View): readonly string[] {
  const ship = shipAsked(view);
  if (ship === undefined) return [];
  return view.ships
    .filter((other) => isInPlay(other) && !areAllies(other.owner, ship.owner))
    .filter((other) => (sightBetween(ship, other)?.band ?? BEYOND_RANGE) < BEYOND_RANGE)
    .map(({ id }) => id);
}

function attackLines(
  { view, picking, hovered, shots, texts }: Aiming,
  question: Asked<XWing>,
): readonly MeasuredLine[] {
  const ship = shipAsked(view);
  if (ship === undefined) return [];
  const aimed = aimedAt(picking, hovered);
  const meant = meantArms(picking);
  const targets = new Set(attacksIn(question).map(({ target }) => target));
  return [...targets].flatMap((id): readonly MeasuredLine[] => {
    const target = shipIn(view, id);
    const attack = attackOn(question, meant, id);
    if (target === undefined || attack === undefined) return [];
    const line = knownAim(view, ship, target, attack.weapon);
    const shot = shots.get(id);
    if (line === undefined) return [];
    const isAimed = id === aimed || targets.size === 1;
    const words = [texts.t('xwing-board:chip.range', { range: line.band })];
    if (shot !== undefined) words.push(percent(texts.language, shot.hit));
    if (shot !== undefined && isAimed) {
      const chance = percent(texts.language, shot.destroy);
      words.push(texts.t('xwing-board:chip.destroy', { chance }));
    }
    return [
      {
        key: id,
        line,
        label: words.join(' · '),
        isObstructed: line.obstructed,
        isAimed,
        tone: 'attack',
        end: baseOf(target),
      },
    ];
  });
}

function lockLines(
  { view, picking, hovered }: Aiming,
  targets: readonly string[],
): readonly MeasuredLine[] {
  const ship = shipAsked(view);
  if (ship === undefined) return [];
  const aimed = aimedAt(picking, hovered);
  return targets.flatMap((id): readonly MeasuredLine[] => {
    const target = shipIn(view, id);
    const sight = target && sightBetween(ship, target);
    if (target === undefined || sight === undefined) return [];
    const label = sight.band === BEYOND_RANGE ? '3+' : `${sight.band}`;
    return [
      {
        key: id,
        line: sight.line,
        label,
        isAimed: id === aimed,
        tone: 'lock',
        end: baseOf(target),
      },
    ];
  });
}

/** The line of the attack that is going on. */
function currentLine(view: View): readonly MeasuredLine[] {
  const attack = attackIn(view);
  const [ship, target] = [shipIn(view, attack?.ship), shipIn(view, attack?.target)];
  if (attack === undefined || ship === undefined || target === undefined) return [];
  if (attack.isOver === true) return [];
  const line = knownAim(view, ship, target, attack.weapon);
  if (line === undefined) return [];
  return [
    {
      key: 'attack',
      line,
      label: `${attack.range}`,
      isObstructed: attack.obstructed,
      isAimed: true,
      tone: 'attack',
    },
  ];
}

/** The ship whose arcs are shown, and for which weapon. */
export function arcsShown(
  view: View,
  question: Asked<XWing> | undefined,
  picking: Picking | undefined,
): { readonly ship: ShipView; readonly weapon: string } | undefined {
  if (question?.kind !== 'attack') return undefined;
  const ship = shipAsked(view);
  return ship && { ship, weapon: meantArms(picking)?.weapon ?? PRIMARY };
}
