import type { SuperTeams } from '@parsecs/super-teams';
import type { Event, ShipId } from '@parsecs/super-teams/words';
import type { Picking, Preview } from '../contract.ts';
import type { Ghost } from './ghost-layer.tsx';
import { hasPart } from './parts.ts';

/** More shades than this at once tell nothing. */
const MOST = 6;

/** The answers worth foreseeing now: those that go with what is chosen and pointed at. */
export function ghostsOf(
  picking: Picking,
  previews: Readonly<Record<string, Preview<SuperTeams>>>,
): readonly Ghost[] {
  const { possible, hovered, chosen, complete } = picking;
  const pointed =
    hovered === undefined ? [] : possible.filter((answer) => hasPart(answer, hovered));
  const shown = pointed.length > 0 ? pointed : possible;
  const nothingSaid = chosen.length === 0 && pointed.length === 0 && possible.length > 4;
  if (nothingSaid || shown.length > MOST) return [];
  return shown.flatMap(({ id }): readonly Ghost[] => {
    const ship = moverOf(previews[id]?.events ?? []);
    const strong = id === complete?.id || (pointed.length === 1 && shown.length === 1);
    return ship === undefined ? [] : [{ answer: id, ship, strong }];
  });
}

function moverOf(events: readonly Event[]): ShipId | undefined {
  for (const event of events) {
    switch (event.type) {
      case 'moved':
      case 'evaded':
      case 'grabbed':
      case 'pushed-back':
        return event.ship;
      default:
    }
  }
  return undefined;
}
