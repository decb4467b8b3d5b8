import { boardOf, countCards } from '@parsecs/super-teams';
import {
  colourOfShip,
  type Event,
  type Setup,
  SHIPS,
  type ShipView,
  sidesOf,
  type View,
} from '@parsecs/super-teams/words';
import { foldEvent } from './fold.ts';

/** The table as it stood before anything was told; nothing when the setup cannot be drawn. */
export function emptyView(input: unknown): View | undefined {
  const setup = input as Partial<Setup> | null;
  if (typeof setup !== 'object' || setup === null || !Array.isArray(setup.colours))
    return undefined;
  const known = setup as Setup;
  const spaces = (boardOf(known) as ReturnType<typeof boardOf> | undefined)?.spaces;
  if (!Array.isArray(spaces) || spaces.length < 2) return undefined;
  const players = known.colours.length;
  return {
    viewer: 'spectator',
    setup: known,
    ships: SHIPS.flatMap((id): readonly ShipView[] => {
      const owner = known.colours.findIndex((own) => own.includes(colourOfShip(id)));
      return owner === -1 ? [] : [{ id, owner, at: 0 }];
    }),
    seats: sidesOf(players).map((side) => ({ side, movementCards: 0, bonusCards: 0 })),
    ...countCards(players, known.colours.flat().length),
    movementDiscard: [],
    bonusDiscard: [],
    planetPaid: false,
    jokers: [],
    round: 1,
    active: 0,
    phase: 'announce',
    asked: 0,
    turn: null,
    winners: [],
  };
}

/** What a match that does not run any more looked like, from what was told alone. */
export function viewFromEvents(
  setup: unknown,
  told: readonly (readonly Event[])[],
): View | undefined {
  const first = emptyView(setup);
  if (first === undefined) return undefined;
  return told.flat().reduce(foldEvent, first);
}
