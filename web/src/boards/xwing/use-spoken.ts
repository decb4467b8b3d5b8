import type { Texts } from '@parsecs/lang';
import type { Asked } from '@parsecs/table';
import { areAllies, type ShipView, type View, type XWing } from '@parsecs/xwing';
import { useEffect } from 'react';
import { announce } from '../../shell/ui/announce.tsx';
import { useLatest } from '../use-latest.ts';
import { sightBetween } from './measure.ts';
import { isInPlay } from './ships.ts';
import { nameOfShip, nameOfType, sightWords } from './words.ts';

/** What happened and what is asked is said first. */
const AFTERWARDS = 700;
const ABOUT_ENEMIES = ['action', 'free-action', 'lock', 'attack'];

/** Where the enemies are, for those who listen: “TIE fighter, Range 2, in your arc”. */
export function useSpoken(
  texts: Texts,
  view: View,
  question: Asked<XWing> | undefined,
  eye: ShipView | undefined,
): void {
  const latest = useLatest({ texts, view, eye });
  const isWanted = question !== undefined && ABOUT_ENEMIES.includes(question.kind);
  const key = isWanted ? `${question.seat}/${question.ask}` : '';
  useEffect(() => {
    if (key === '') return;
    const timer = setTimeout(() => {
      const { texts: words, view: now, eye: own } = latest.current;
      if (own === undefined) return;
      const lines = enemiesOf(words, now, own);
      if (lines.length > 0) announce(lines.join('; '));
    }, AFTERWARDS);
    return () => clearTimeout(timer);
  }, [key, latest]);
}

/** Enemies that the ruler reaches, the nearest first. */
function enemiesOf(texts: Texts, view: View, eye: ShipView): readonly string[] {
  return view.ships
    .filter((ship) => isInPlay(ship) && !areAllies(ship.owner, eye.owner))
    .flatMap((ship) => {
      const sight = sightBetween(eye, ship);
      return sight === undefined || sight.band > 3 ? [] : [{ ship, sight }];
    })
    .toSorted((one, other) => one.sight.line.distance - other.sight.line.distance)
    .map(({ ship, sight }) =>
      [nameOfShip(texts, ship), nameOfType(texts, ship), sightWords(texts, sight)]
        .filter((part) => part !== undefined)
        .join(', '),
    );
}
