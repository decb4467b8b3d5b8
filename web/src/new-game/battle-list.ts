import { fleetFromLink } from '@parsecs/starship-battles';
import { type BattleDraft, bringFleet } from './battle-draft.ts';

const MOST_POINTS = 1000;

/** An address such as `?list=1lBC~a&points=400` brings a fleet along; a broken one brings nothing. */
export function readList(draft: BattleDraft, search: string): BattleDraft {
  const params = new URLSearchParams(search);
  const link = params.get('list');
  if (link === null) return draft;
  const read = fleetFromLink(link);
  if (!read.ok) return draft;
  const points = Number(params.get('points') ?? Number.NaN);
  const isLimit = Number.isInteger(points) && points >= 0 && points <= MOST_POINTS;
  const { fleet, name } = read.value;
  const brought = bringFleet(draft, fleet, name, isLimit ? points : undefined);
  return params.get('costs') === 'proposed' ? { ...brought, costs: 'proposed' } : brought;
}
