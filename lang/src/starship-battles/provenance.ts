import {
  type Figure,
  figuresOf,
  ORIGINS,
  originOf,
  type ShipCard,
  sourceKindsOf,
} from '@parsecs/starship-battles/words';
import type { Texts } from '../texts.ts';

/** Whether the set has the ship, then where each figure of its card comes from. */
export function describeProvenance(texts: Texts, card: ShipCard): readonly string[] {
  return [texts.t(`starship-battles:roster.${card.roster}.text`), ...originLines(texts, card)];
}

function originLines(texts: Texts, card: ShipCard): readonly string[] {
  const figures = figuresOf(card);
  return ORIGINS.flatMap((origin) => {
    const own = figures.filter(({ path }) => originOf(card, path) === origin);
    if (own.length === 0) return [];
    if (origin === 'published') return publishedLines(texts, card, own);
    // Ours come last and are most of the card: they are what no line before has named.
    if (origin === 'ours') {
      const isAll = own.length === figures.length;
      return [texts.t(`starship-battles:origin.${isAll ? 'ours-all' : 'ours'}`)];
    }
    return [texts.t(`starship-battles:origin.${origin}`, { figures: listed(texts, own) })];
  });
}

/** One line for each set of sources. */
function publishedLines(
  texts: Texts,
  card: ShipCard,
  figures: readonly Figure[],
): readonly string[] {
  const bySources = new Map<string, Figure[]>();
  for (const figure of figures) {
    const sources = sourceKindsOf(card, figure.path)
      .map((kind) => texts.t(`starship-battles:source.${kind}`))
      .join(', ');
    const same = bySources.get(sources);
    if (same === undefined) bySources.set(sources, [figure]);
    else same.push(figure);
  }
  return [...bySources].map(([sources, own]) =>
    texts.t('starship-battles:origin.published', { sources, figures: listed(texts, own) }),
  );
}

function listed(texts: Texts, figures: readonly Figure[]): string {
  return [...new Set(figures.map((figure) => nameOf(texts, figure, figures)))].join('; ');
}

/** A figure by its name; by that of the whole where all of it is in the same list. */
function nameOf(texts: Texts, figure: Figure, among: readonly Figure[]): string {
  const { what, isReduced } = figure;
  const beside = among.filter((other) => other.isReduced === isReduced).map((other) => other.what);
  const name = nameAmong(texts, what, beside);
  return isReduced ? texts.t('starship-battles:figure.reduced', { figure: name }) : name;
}

function nameAmong(texts: Texts, what: Figure['what'], among: readonly Figure['what'][]): string {
  switch (what.kind) {
    case 'defense': {
      const isWhole = among.filter(({ kind }) => kind === 'defense').length === 3;
      return texts.t(`starship-battles:figure.${isWhole ? 'defense' : `defense-${what.face}`}`);
    }
    case 'attack':
    case 'damage': {
      const weapon = texts.t(`starship-battles:weapon.${what.weapon}.name`);
      const parts = among.filter((other) => 'weapon' in other && other.weapon === what.weapon);
      return parts.length === 2
        ? weapon
        : texts.t(`starship-battles:figure.${what.kind}`, { weapon });
    }
    case 'ability': {
      const { ability, value = '', weapon = '' } = what.ability;
      return texts.t(`starship-battles:ability.${ability}.label`, { value, weapon });
    }
    case 'point-defense':
      return texts.t('starship-battles:weapon.point-defense.name');
    default:
      return texts.t(`starship-battles:figure.${what.kind}`);
  }
}
