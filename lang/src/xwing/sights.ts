import {
  areAllies,
  BEYOND_RANGE,
  mayMeasure,
  type ShipView,
  type View,
} from '@parsecs/xwing/words';
import { type People, pairOf, personOf } from '../people.ts';
import type { Texts } from '../texts.ts';
import { lookAt, tellClock, tellGuess, tellRange } from './facts.ts';
import { nameShip, shipParams } from './words.ts';

interface TextContext {
  readonly texts: Texts;
  readonly view: View;
  readonly people: People;
}

/** From each ship of the reader's side, for others of the Rebel player's: the enemies around it. */
export function describeSights({ texts, view, people }: TextContext): readonly string[] {
  const reader = people.me ?? view.seats.findIndex(({ role }) => role === 'rebel');
  const inPlay = view.ships.filter(({ status }) => status === 'in-play');
  const enemies = inPlay.filter(({ owner }) => !areAllies(owner, reader));
  if (enemies.length === 0) return [];
  const isMeasured = mayMeasure(view);
  return inPlay
    .filter(({ owner }) => areAllies(owner, reader))
    .map((ship) => {
      const who = personOf(people, ship.owner);
      const sights = enemies.map((enemy) =>
        isMeasured ? measureSight(texts, ship, enemy, who) : guessSight(texts, ship, enemy),
      );
      return texts.t('xwing:position.sees', { ...shipParams(ship.id), ships: sights.join('; ') });
    });
}

/** “Academy Pilot 2 – Range 2, at 1 o'clock, in your arc”. */
function measureSight(texts: Texts, ship: ShipView, enemy: ShipView, who: 'you' | 'they'): string {
  const name = nameShip(texts, enemy.id, 'nom');
  const [there, back] = [lookAt(ship, enemy), lookAt(enemy, ship)];
  if (there === undefined || back === undefined) return name;
  const facts = [tellRange(texts, there), tellClock(texts, there)];
  if (there.range !== BEYOND_RANGE) facts.push(...tellArcs(texts, there.inArc, back.inArc, who));
  return pairOf(texts, name, facts.join(', '));
}

/** “Academy Pilot 2 – about 15 cm away, at 1 o'clock”, where nobody may measure. */
function guessSight(texts: Texts, ship: ShipView, enemy: ShipView): string {
  const name = nameShip(texts, enemy.id, 'nom');
  const there = lookAt(ship, enemy);
  return there === undefined
    ? name
    : pairOf(texts, name, `${tellGuess(texts, there)}, ${tellClock(texts, there)}`);
}

function tellArcs(
  texts: Texts,
  mine: boolean,
  theirs: boolean,
  who: 'you' | 'they',
): readonly string[] {
  if (!mine && !theirs) return [];
  const which = mine && theirs ? 'both' : mine ? 'mine' : 'theirs';
  return [texts.t(`xwing:position.arcs.${who}.${which}`)];
}
