import {
  type AttackOdds,
  type Effect,
  type FigureView,
  type GroupView,
  readPiece,
  readThing,
  type View,
} from '@parsecs/imperial-assault';
import { type Known, listOf, type People, type Texts } from '@parsecs/lang';
import { idOf, isKind, type Part } from '../contract.ts';
import { figureIn, tagOf } from './cards.ts';
import { endOf, lastingOn } from './lasting.ts';

export const NAMESPACES = ['imperial-assault', 'imperial-assault-board', 'builder'] as const;

/** Only figures that both armies field bear their owner's name in sentences. */
export function knownOf({ table }: Pick<View, 'table'>): Known {
  const known: Known & Pick<View, 'table'> = { table };
  return known;
}

export function nameOfCard(texts: Texts, card: string): string {
  return texts.t(`imperial-assault:deployment.${card}.name`);
}

type Tabled = Pick<View, 'table'>;
type Piece = Pick<FigureView, 'id' | 'card' | 'owner'>;

/** A figure or a group: the card, the sign on its base where there are several of its kind, the owner if both field it. */
export function nameOfFigure(texts: Texts, view: Tabled, piece: Piece, people: People): string {
  const name = nameOfGroup(texts, piece);
  const isShared = view.table.armies.every(({ deployments }) =>
    deployments.some((id) => id === piece.card),
  );
  return isShared ? `${name} (${nameOfOwner(texts, piece.owner, people)})` : name;
}

/** Figures of one group: the only one by its own name, several by that of the group. */
export function titleOf(
  texts: Texts,
  view: Tabled,
  figures: readonly FigureView[],
  people: People,
): string {
  const [first] = figures;
  if (first === undefined) return '';
  const piece = figures.length === 1 ? first : { ...first, id: first.group };
  return nameOfFigure(texts, view, piece, people);
}

function nameOfOwner(texts: Texts, seat: number, people: People): string {
  return people.me === seat ? texts.t('imperial-assault:owner.you') : people.name(seat);
}

/** Where it lies among the groups of its owner. */
export function nameOfGroup(texts: Texts, group: Pick<GroupView, 'id' | 'card'>): string {
  const tag = tagOf(group.id);
  const name = nameOfCard(texts, group.card);
  return tag === undefined ? name : `${name} ${tag}`;
}

/** A figure that waits to be set up; its owner alone is asked about it. */
export function nameOfPart(texts: Texts, part: Part): string | undefined {
  const piece = isKind(part, 'deployed') ? readPiece(idOf(part)) : undefined;
  return piece && nameOfGroup(texts, { id: idOf(part), card: piece.card });
}

/** A figure, or a thing of the map: a raider, a door, a terminal, a token. */
export function nameOfTarget(texts: Texts, view: View, id: string, people: People): string {
  const figure = figureIn(view, id);
  if (figure !== undefined) return nameOfFigure(texts, view, figure, people);
  // Maps of one's own may call their things anything.
  const number = readThing(id)?.number ?? id;
  const token = view.tokens.find((own) => own.id === id);
  if (token !== undefined) {
    const kind = texts.t(`imperial-assault:token.${token.kind}.name`);
    return texts.t('imperial-assault-board:target.token', { kind, number });
  }
  const isCalled = (thing: { readonly id: string }): boolean => thing.id === id;
  if (view.raiders.some(isCalled)) {
    return texts.t('imperial-assault-board:target.raider', { number });
  }
  return view.terminals.some(isCalled)
    ? texts.t('imperial-assault-board:target.terminal', { number })
    : texts.t('imperial-assault-board:target.door', { number });
}

export function nameOfCommand(texts: Texts, id: string): string {
  return texts.t(`imperial-assault:command.${id}.name`);
}

export function nameOfAbility(texts: Texts, id: string): string {
  return texts.t(`imperial-assault:ability.${id}.name`);
}

export function nameOfMission(texts: Texts, id: string): string {
  return texts.t(`imperial-assault:mission.${id}.name`);
}

/** Each map has a mission A and a mission B. */
export function letterOfMission(texts: Texts, id: string): string {
  const letter = texts.t(`imperial-assault:mission.${id}.letter`);
  return texts.t('imperial-assault-board:mission.lettered', { letter });
}

export function nameOfCondition(texts: Texts, condition: string): string {
  return texts.t(`imperial-assault:condition.${condition}.name`);
}

/** `+1 damage`, `Pierce 2`, `Stun`. */
export function nameOfEffect(texts: Texts, [keyword, value]: Effect): string {
  return texts.t(`imperial-assault:keyword.${keyword}.label`, { value });
}

/** What a card always adds to its rolls. */
export function nameOfBonus(texts: Texts, kind: string, value: number): string {
  return kind === 'block' || kind === 'evade'
    ? texts.t(`builder:imperial-assault.effect-${kind}`, { value })
    : texts.t(`imperial-assault:keyword.${kind}.label`, { value });
}

export function namesOfEffects(texts: Texts, effects: readonly Effect[]): string {
  return listOf(
    texts,
    effects.map((effect) => nameOfEffect(texts, effect)),
  );
}

/** A figure on the board for those who listen: who it is, where it stands, how it fares. */
export function labelFigure(
  texts: Texts,
  view: View,
  figure: FigureView,
  people: People,
  odds?: AttackOdds,
): string {
  const { at, damage, health, conditions } = figure;
  const place =
    at.length === 0 ? [] : [texts.t('imperial-assault-board:piece.place', { space: at[0] ?? '' })];
  return [
    nameOfFigure(texts, view, figure, people),
    ...place,
    texts.t('imperial-assault-board:piece.damage', { damage, health }),
    ...conditions.map((condition) => nameOfCondition(texts, condition)),
    ...lastingOn(view, figure).map(
      (card) => `${nameOfCommand(texts, card)} (${endOf(texts, card)})`,
    ),
    ...(odds === undefined ? [] : [promiseOf(texts, odds)]),
  ].join(', ');
}

/** What an attack promises, for those who cannot see the sign over its target. */
function promiseOf(texts: Texts, { hit, expected }: AttackOdds): string {
  return texts.t('imperial-assault-board:attack.promise', {
    chance: Math.round(hit * 100),
    damage: tenths(texts.language, expected),
  });
}

/** Whole per cents; what can happen is never called impossible, nor certain what may fail. */
export function percentOf(chance: number): number {
  if (chance <= 0 || chance >= 1 - 1e-12) return Math.round(chance * 100);
  return Math.min(99, Math.max(1, Math.round(chance * 100)));
}

/** With one decimal, as people there write it. */
export function tenths(language: string, value: number): string {
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  return new Intl.NumberFormat(language, digits).format(value);
}

/** A place and what it costs to get there. */
export function labelWay(
  texts: Texts,
  way: { readonly stand: string; readonly cost?: number; readonly moves: number },
): string {
  const space = way.stand;
  const cost = texts.t('imperial-assault-board:place.cost', { space, count: way.cost ?? 0 });
  return way.moves === 0
    ? cost
    : texts.t('imperial-assault-board:place.later', { place: cost, count: way.moves });
}
