import type { Event, ShipId, SuperTeams } from '@parsecs/super-teams';
import type { Part, Picking, Preview } from '../contract.ts';
import type { Ghost } from './ghost-layer.tsx';

/** More shades than this at once tell nothing. */
const MOST = 6;

/** The answers worth foreseeing now: those that go with what is chosen and pointed at. */
export function ghostsOf(
  picking: Picking,
  previews: Readonly<Record<string, Preview<SuperTeams>>>,
): readonly Ghost[] {
  const { possible, hovered, chosen, complete } = picking;
  const pointed = hovered === undefined ? [] : possible.filter(({ id }) => names(id, hovered));
  const shown = pointed.length > 0 ? pointed : possible;
  const nothingSaid = chosen.length === 0 && pointed.length === 0 && possible.length > 4;
  if (nothingSaid || shown.length > MOST) return [];
  return shown.flatMap(({ id }): readonly Ghost[] => {
    const ship = moverOf(previews[id]?.events ?? []);
    const strong = id === complete?.id || (pointed.length === 1 && shown.length === 1);
    return ship === undefined ? [] : [{ answer: id, ship, strong }];
  });
}

/** Answer ids of this game are made of the ids of their parts. */
function names(answer: string, part: Part): boolean {
  const id = part.slice(part.indexOf(':') + 1);
  return answer.split('/').includes(id);
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
