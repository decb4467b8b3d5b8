import { isRefusal, type Refusal } from '@parsecs/kernel';
import {
  FACINGS,
  type Facing,
  type Square,
  starshipBattles,
  type View,
} from '@parsecs/starship-battles';
import { loadedChance } from '@parsecs/table';
import { cardIn, shipIn, sideUp } from '../../boards/starship-battles/cards.ts';
import { type Forecast, forecastShots } from '../../boards/starship-battles/forecast.ts';
import { lay } from './laid.ts';

export const MINE = 'mon-calamari-cruiser-home-one-1';
export const THEIRS = 'imperial-star-destroyer-1';

export interface Placed {
  readonly at: Square;
  readonly facing: Facing;
}

/** One weapon and what it needs from here; without a forecast, why it cannot fire. */
export interface Aim {
  readonly weapon: string;
  readonly forecast: Forecast | undefined;
  readonly refusal: Refusal | undefined;
}

export interface Aimed {
  readonly view: View;
  readonly aims: readonly Aim[];
}

/** Two large ships in the attack phase: what every weapon of the one could do to the other. */
export function aimFrom(mine: Placed, theirs: Placed): Aimed {
  const [card, target] = [MINE, THEIRS].map((id) => id.replace(/-\d+$/, ''));
  const state = lay(starshipBattles, {
    ships: {
      P1: [{ ship: card, at: mine.at, facing: mine.facing }],
      P2: [{ ship: target, at: theirs.at, facing: theirs.facing }],
    },
    low: 'dark',
    phase: 'attack',
  });
  const chosen = starshipBattles.check(state, 0, MINE);
  if (!isRefusal(chosen)) starshipBattles.answer(state, 0, chosen, { chance: loadedChance(0) });
  const view = starshipBattles.view(state, 0);
  const asked = starshipBattles.question(state, 0);
  const shots = forecastShots(view, { ...asked, ask: 0, continuous: false });
  const ship = shipIn(view, MINE);
  const own = ship && cardIn(view, ship.card);
  const weapons = ship && own ? sideUp(own, ship).weapons : [];
  return {
    view,
    aims: weapons.map(({ weapon }) => {
      const id = `${weapon}>${THEIRS}`;
      const checked = starshipBattles.check(state, 0, id);
      return {
        weapon,
        forecast: shots.get(id)?.[0],
        refusal: isRefusal(checked) ? checked : undefined,
      };
    }),
  };
}

/** A quarter turn. */
export function turned(facing: Facing, by: 1 | -1): Facing {
  const next = (FACINGS.indexOf(facing) + by + FACINGS.length) % FACINGS.length;
  return FACINGS[next] ?? facing;
}
