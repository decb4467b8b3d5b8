import cinderRelay from '../data/map-cinder-relay.json' with { type: 'json' };
import massassiRuins from '../data/map-massassi-ruins.json' with { type: 'json' };
import moistureFarm from '../data/map-moisture-farm.json' with { type: 'json' };
import mosEisley from '../data/map-mos-eisley-outskirts.json' with { type: 'json' };
import trainingGround from '../data/map-training-ground.json' with { type: 'json' };
import type { MapId, TokenKind } from '../vocabulary.ts';

export const MAP_SCHEMA = 'imperial-assault-map/1';

/** Column and row, counted from 0 at the upper left. */
export type Point = readonly [number, number];

export const EDGE_KINDS = ['wall', 'blocking', 'impassable'] as const;
export type EdgeKind = (typeof EDGE_KINDS)[number];

export interface DoorFile {
  readonly id: string;
  readonly edges: readonly { readonly a: Point; readonly b: Point }[];
  readonly locked: boolean;
}

export interface TokenFile {
  readonly id: string;
  readonly kind: TokenKind;
  readonly at: Point;
}

/** A map as files hold it; `map.schema.json` describes it. */
export interface MapFile {
  readonly schema: typeof MAP_SCHEMA;
  readonly id: string;
  /** The printed name of the upper left space. */
  readonly origin: { readonly column: string; readonly row: number };
  /** One text a row: blank no space, `.` normal, `~` difficult, `x` impassable, `#` blocking. */
  readonly terrain: readonly string[];
  /** `R` and `B` mark the deployment zones. */
  readonly zones: readonly string[];
  /** `E` marks exterior spaces. */
  readonly exterior: readonly string[];
  readonly edges: readonly { readonly a: Point; readonly b: Point; readonly kind: EdgeKind }[];
  readonly doors: readonly DoorFile[];
  readonly terminals: readonly { readonly id: string; readonly at: Point }[];
  /** IA-042: tokens of the two missions of the map. */
  readonly tokens: { readonly A: readonly TokenFile[]; readonly B: readonly TokenFile[] };
  readonly regions: Readonly<Record<string, readonly Point[]>>;
}

export const MAPS: Readonly<Record<MapId, MapFile>> = {
  'mos-eisley-outskirts': mosEisley as unknown as MapFile,
  'moisture-farm': moistureFarm as unknown as MapFile,
  'massassi-ruins': massassiRuins as unknown as MapFile,
  'training-ground': trainingGround as unknown as MapFile,
  'cinder-relay': cinderRelay as unknown as MapFile,
};
