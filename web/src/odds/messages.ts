import type { GameId } from '@parsecs/table';
import type { OddsFault, OddsResult } from './kind.ts';
import type { Setting } from './setting.ts';

/** What the page asks its worker, one question at a time. */
export interface OddsRequest {
  readonly game: GameId;
  readonly settings: readonly Setting[];
}

/** In the order of the settings. */
export interface OddsAnswer {
  readonly results: readonly (OddsResult | OddsFault)[];
}
