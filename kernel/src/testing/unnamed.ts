import { canonicalJson } from '../canonical.ts';
import type { Game, GameTypes, Viewer } from '../game.ts';
import { isRecord } from '../shape.ts';

const UNNAMED = 'nobody-named-this';

/** A copy in which every object has one field more, except in the parts that are open as a whole. */
function withUnnamed(value: unknown, open: readonly string[] = []): unknown {
  if (Array.isArray(value)) return value.map((part) => withUnnamed(part, open));
  if (!isRecord(value)) return value;
  const parts = Object.entries(value).map(([name, part]) => [
    name,
    open.includes(name) ? part : withUnnamed(part, open),
  ]);
  return { ...Object.fromEntries(parts), [UNNAMED]: UNNAMED };
}

/** Whether a view is the same when the state holds more than the view names. */
export function viewKeepsBack<T extends GameTypes>(
  game: Game<T>,
  state: T['state'],
  viewer: Viewer,
  open: readonly string[],
): boolean {
  const more = withUnnamed(state, open) as T['state'];
  return canonicalJson(game.view(more, viewer)) === canonicalJson(game.view(state, viewer));
}

/** Whether of an event that is not told whole nothing is told but what is named. */
export function eventKeepsBack<T extends GameTypes>(
  game: Game<T>,
  state: T['state'],
  event: T['event'],
  viewer: Viewer,
): boolean {
  const told = canonicalJson(game.viewEvent(event, viewer, state) ?? null);
  if (told === canonicalJson(event)) return true;
  const more = withUnnamed(event) as T['event'];
  return canonicalJson(game.viewEvent(more, viewer, state) ?? null) === told;
}
