import {
  FREE_COMMANDS,
  type Grid,
  imperialAssault,
  reachOf,
  targetsFor,
  type View,
  viewWithFigureAt,
} from '@parsecs/imperial-assault';
import { lookAt, type Sight } from '../../boards/imperial-assault/sight.ts';
import { lay } from './laid.ts';

const WALKER = 'P1.luke-skywalker';
const TARGET = 'P2.darth-vader';
const FRIEND = 'P1.gideon-argus';

/** Command decks do not matter here, but the rules want them whole. */
const DECK = [...FREE_COMMANDS, 'pummel', 'pummel'];

/** Luke, a friend and Vader on the plaza of Mos Eisley. */
export function plaza(): View {
  const army = (affiliation: string, ...deployments: readonly string[]): unknown => ({
    affiliation,
    deployments,
    commands: DECK,
  });
  const state = lay(imperialAssault, {
    setup: {
      armies: [army('rebel', 'luke-skywalker', 'gideon-argus'), army('imperial', 'darth-vader')],
      mission: 'mos-eisley-outskirts-b',
    },
    figures: { [WALKER]: 'L16', [FRIEND]: 'M16', [TARGET]: 'O16' },
    activating: WALKER,
  });
  return imperialAssault.view(state, 0);
}

export interface Part {
  readonly left: number;
  readonly top: number;
  readonly across: number;
  readonly down: number;
}

/** Wherever the walker may end, as far as the figure shows. */
export function spotsIn(view: View, grid: Grid, part: Part): readonly string[] {
  const far = grid.width * grid.height;
  const isShown = (label: string): boolean => {
    const space = grid.label.indexOf(label);
    const [x, y] = [grid.x[space] ?? -1, grid.y[space] ?? -1];
    return (
      x >= part.left && y >= part.top && x < part.left + part.across && y < part.top + part.down
    );
  };
  const here = view.figures.find(({ id }) => id === WALKER)?.at ?? [];
  return [...here, ...reachOf(view, WALKER, far).map(({ at }) => at)].filter(isShown);
}

export interface Looked {
  readonly view: View;
  readonly sight: Sight | undefined;
  /** How an attack from there would go; nothing where none can be declared. */
  readonly odds: NonNullable<ReturnType<typeof targetsFor>[number]['odds']> | undefined;
}

/** What the walker sees of the target from a space. */
export function lookFrom(view: View, space: string): Looked {
  const there = viewWithFigureAt(view, WALKER, [space], false);
  const target = targetsFor(there, WALKER).find((own) => own.target === TARGET);
  return {
    view: there,
    sight: lookAt(there, { from: WALKER, to: TARGET }, 0),
    odds: target?.odds ?? undefined,
  };
}
