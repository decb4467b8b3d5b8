import type { Viewer } from '@parsecs/kernel';
import type { Texts } from '@parsecs/lang';
import { boardOf, type SuperTeams, superTeams } from '@parsecs/super-teams';
import { type Answer, colourOfShip, type View } from '@parsecs/super-teams/words';
import { type Asked, foreseeTurn } from '@parsecs/table';
import type { Standing } from '../contract.ts';

/** The race in one line: what each side has brought home, and how far the rest still has to go. */
export function aimOf(
  texts: Texts,
  view: View,
  viewer: Viewer,
  standings: readonly Standing[],
): string {
  const last = boardOf(view.setup).spaces.length - 1;
  const isOwn = ({ seats }: Standing): boolean => seats.some((seat) => seat === viewer);
  const sides = standings
    .toSorted((one, other) => Number(isOwn(other)) - Number(isOwn(one)))
    .map(({ seats, score, of }) => {
      const ships = view.ships.filter(({ owner }) => seats.includes(owner));
      const colours = [...new Set(ships.map(({ id }) => colourOfShip(id)))];
      return texts.t('super-teams:aim.side', {
        names: colours.map((colour) => texts.t(`super-teams:colour.${colour}.team`)).join(', '),
        score,
        of,
        steps: ships.reduce((sum, { at }) => sum + last - at, 0),
      });
    });
  return texts.t('super-teams:aim.race', { sides: sides.join('; ') });
}

/** How far a card goes – where it leads stands on the ship’s button –, or what a bonus card does. */
export function priceOf(
  texts: Texts,
  view: View,
  { seat }: Asked<SuperTeams>,
  answer: Answer,
): string | undefined {
  switch (answer.kind) {
    case 'bonus':
      return texts.t(`super-teams:bonus.${answer.bonus}.text`);
    case 'half':
      return texts.t(`super-teams:space.${answer.half}.text`);
    case 'announce': {
      const events = foreseeTurn(superTeams, view, seat, answer.id)?.events ?? [];
      const moved = events.find((event) => event.type === 'moved' && event.ship === answer.ship);
      if (moved?.type !== 'moved') return undefined;
      return texts.t('super-teams:price.steps', { count: moved.to - moved.from });
    }
    default:
      return undefined;
  }
}
