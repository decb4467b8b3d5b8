import {
  type Context,
  createContext,
  type RefCallback,
  useContext,
  useLayoutEffect,
  useMemo,
  useSyncExternalStore,
} from 'react';
import { freeInsets, type Insets, type Size } from './free-area.ts';
import { Stage } from './stage.ts';

/** A board without a frame around it has a stage of its own. */
export const StageContext: Context<Stage> = createContext(new Stage());

/** Where the frame lets a board put its own things; where it has no place, they stand on the board. */
export interface Places {
  /** For panels that belong to what is asked. */
  readonly beside: HTMLElement | null;
  /** Called by a panel that stands there; gives the way to leave. */
  readonly takeBeside: () => () => void;
  /** Whether any panel does. Asked of style sheets (`:has`), it would cost a look at the whole page each time. */
  readonly isBesideTaken: boolean;
  /** For small tools. */
  readonly tools: HTMLElement | null;
}

export const PlacesContext: Context<Places> = createContext<Places>({
  beside: null,
  takeBeside: () => () => undefined,
  isBesideTaken: false,
  tools: null,
});

/** For the element in which the board is drawn. */
export function useSurface(): RefCallback<Element> {
  return useContext(StageContext).surface;
}

/** For a panel that floats over the board: what is asked about is kept away from under it. */
export function useCover(): RefCallback<Element> {
  const stage = useContext(StageContext);
  // What has moved without growing is seen by nobody else.
  useLayoutEffect(() => stage.measureSoon());
  return stage.cover;
}

/** What of a board's frame is not free, if the world is to be seen as large as it can be. */
export function useInsets({ width, height }: Size, world: Size): Insets {
  const stage = useContext(StageContext);
  const covers = useSyncExternalStore(stage.subscribe, stage.read);
  const { width: worldWidth, height: worldHeight } = world;
  return useMemo(
    () => freeInsets({ width, height }, covers, { width: worldWidth, height: worldHeight }),
    [width, height, covers, worldWidth, worldHeight],
  );
}
