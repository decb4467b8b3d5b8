import { FACES, type Face, type WeaponId } from '../vocabulary.ts';
import type { CardAbility, CardSide, CardStatus, FieldProvenance, ShipCard } from './ship-card.ts';

/** One fact of a stat card that a source can give or leave open. */
export interface Figure {
  /** As provenance fields name it: `full.weapons.laser-cannon.attack`. */
  readonly path: string;
  readonly isReduced: boolean;
  readonly what: FigureName;
}

export type FigureName =
  | { readonly kind: 'class' | 'cost' | 'hull' | 'point-defense' | 'counters' }
  | { readonly kind: 'defense'; readonly face: Face }
  | { readonly kind: 'attack' | 'damage'; readonly weapon: WeaponId }
  | { readonly kind: 'ability'; readonly ability: CardAbility };

/** Whose word a figure is. */
export const ORIGINS = ['published', 'derived', 'corrected', 'proposed', 'ours'] as const;
export type Origin = (typeof ORIGINS)[number];

export const SOURCE_KINDS = ['rules', 'scenario', 'review', 'blog', 'fan-page', 'other'] as const;
export type SourceKind = (typeof SOURCE_KINDS)[number];

const KIND_OF_SOURCE: Readonly<Record<string, SourceKind>> = {
  'RULES-RU': 'rules',
  'FR-SCENARIO': 'scenario',
  'RED-MORNING': 'blog',
  RINGBOTE: 'review',
  GOBLINS: 'review',
  MINISOWA: 'fan-page',
  SWMINI: 'fan-page',
  'DRAGONS-TABLE': 'blog',
  RPGNET: 'review',
  UTAR: 'fan-page',
};

/** Our own reckoning, which is no source. */
const MODEL = 'MODEL';

export function figuresOf(card: ShipCard): readonly Figure[] {
  const { hull, full, reduced } = card;
  const figures: Figure[] = [
    { path: 'class', isReduced: false, what: { kind: 'class' } },
    { path: 'cost', isReduced: false, what: { kind: 'cost' } },
    { path: 'hull.full', isReduced: false, what: { kind: 'hull' } },
    ...figuresOfSide(full, 'full'),
  ];
  if (hull.reduced !== null) {
    figures.push({ path: 'hull.reduced', isReduced: true, what: { kind: 'hull' } });
  }
  if (reduced !== null) figures.push(...figuresOfSide(reduced, 'reduced'));
  return figures;
}

function figuresOfSide(side: CardSide, name: 'full' | 'reduced'): readonly Figure[] {
  const isReduced = name === 'reduced';
  const figure = (path: string, what: FigureName): Figure => ({
    path: `${name}.${path}`,
    isReduced,
    what,
  });
  return [
    ...FACES.map((face) => figure(`defense.${face}`, { kind: 'defense', face })),
    ...side.weapons.flatMap(({ weapon }) =>
      (['attack', 'damage'] as const).map((kind) =>
        figure(`weapons.${weapon}.${kind}`, { kind, weapon }),
      ),
    ),
    ...(side.pointDefense === null ? [] : [figure('pointDefense', { kind: 'point-defense' })]),
    ...(side.commandCounters === 0 ? [] : [figure('commandCounters', { kind: 'counters' })]),
    ...side.abilities.map((ability) =>
      figure(`abilities.${ability.ability}`, { kind: 'ability', ability }),
    ),
  ];
}

/** What is written about a figure: about itself, about what it is a part of, or about the card. */
export function provenanceOf({ provenance }: ShipCard, path: string): FieldProvenance {
  const { fields, overall } = provenance;
  for (let part = path; part !== ''; part = part.slice(0, Math.max(0, part.lastIndexOf('.')))) {
    const found = Object.hasOwn(fields, part) ? fields[part] : undefined;
    if (found !== undefined) return found;
  }
  return fields['default'] ?? { status: overall };
}

const ORIGIN_OF_STATUS: Readonly<Record<FieldProvenance['status'], Origin>> = {
  published: 'published',
  derived: 'derived',
  // Nobody knows which part, so none of it is claimed.
  'published-partial': 'ours',
  reconstructed: 'ours',
  proposed: 'proposed',
  corrected: 'corrected',
};

export function originOf(card: ShipCard, path: string): Origin {
  return ORIGIN_OF_STATUS[provenanceOf(card, path).status];
}

/** The kinds of sources that speak of a figure, in the order of the vocabulary. */
export function sourceKindsOf(card: ShipCard, path: string): readonly SourceKind[] {
  const sources = (provenanceOf(card, path).sources ?? []).filter((source) => source !== MODEL);
  const kinds = new Set(sources.map((source) => KIND_OF_SOURCE[source] ?? 'other'));
  return kinds.size === 0 ? ['other'] : SOURCE_KINDS.filter((kind) => kinds.has(kind));
}

/** What can be said of a card as a whole; never more than its figures say one by one. */
export function overallOf(card: ShipCard): CardStatus {
  const origins = new Set(figuresOf(card).map(({ path }) => originOf(card, path)));
  if (origins.has('proposed')) return 'proposed';
  if (origins.has('corrected')) return 'corrected';
  if (!origins.has('published')) return 'reconstructed';
  return origins.size === 1 ? 'published' : 'published-partial';
}
