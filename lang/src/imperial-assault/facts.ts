import type {
  DoorView,
  FigureView,
  RaiderView,
  TokenView,
  View,
} from '@parsecs/imperial-assault/words';
import type { Seat } from '@parsecs/kernel';
import { personOf } from '../people.ts';
import { type Naming, nameCommand, nameCondition, nameFigure, nameToken } from './words.ts';

function tellHealth(
  { texts }: Naming,
  { damage, health }: Pick<FigureView, 'damage' | 'health'>,
): string {
  return texts.t('imperial-assault:position.health', { left: health - damage, health });
}

/** Where a figure stands and how it is, one fact after the other. */
export function tellFigure(figure: FigureView, view: View, naming: Naming): readonly string[] {
  const { texts } = naming;
  const { at, conditions, effects, carries } = figure;
  const facts = [
    ...at,
    tellHealth(naming, figure),
    ...conditions.map((condition) => nameCondition(texts, condition)),
    ...effects.map((effect) => nameCommand(texts, effect)),
  ];
  if (carries.length > 0) {
    const tokens = carries.map((id) => nameToken(texts, id, kindIn(view, id))).join(', ');
    facts.push(texts.t('imperial-assault:position.carries', { tokens }));
  }
  return facts;
}

function kindIn({ tokens }: View, id: string): string | undefined {
  return tokens.find((token) => token.id === id)?.kind;
}

export function tellRaider(raider: RaiderView, naming: Naming): readonly string[] {
  return [...(raider.at === null ? [] : [raider.at]), tellHealth(naming, raider)];
}

export function tellDoor(door: DoorView, naming: Naming): readonly string[] {
  const { texts } = naming;
  if (door.open) return [texts.t('imperial-assault:position.open')];
  return door.locked
    ? [texts.t('imperial-assault:position.locked'), tellHealth(naming, door)]
    : [texts.t('imperial-assault:position.closed')];
}

/** Who holds a token or a terminal now. */
export function tellController(seat: Seat | null, { texts, people }: Naming): readonly string[] {
  if (seat === null) return [];
  const who = personOf(people, seat);
  return [texts.t(`imperial-assault:position.controlled.${who}`, { name: people.name(seat) })];
}

export function tellToken(token: TokenView, naming: Naming): readonly string[] {
  const { texts, people } = naming;
  const { at, by, kind, coloured, owners, controller } = token;
  const facts: string[] = [];
  if (at !== null) facts.push(at);
  if (by !== null) {
    const figure = nameFigure(by, naming, 'nom');
    facts.push(texts.t('imperial-assault:position.carried', { figure }));
  }
  if (kind === 'launch-panel') {
    const side = coloured ? 'coloured' : 'grey';
    facts.push(texts.t(`imperial-assault:position.${side}`));
  }
  if (owners.length > 0) {
    const names = owners.map((seat) => people.name(seat)).join(', ');
    facts.push(texts.t('imperial-assault:position.claimed', { names }));
  }
  return [...facts, ...tellController(controller, naming)];
}

/** What there is to know about a thing that can be attacked. */
export function tellTarget(id: string, view: View, naming: Naming): string {
  const figure = view.figures.find((one) => one.id === id);
  if (figure !== undefined) return `${tellFigure(figure, view, naming).join(', ')}.`;
  const raider = view.raiders.find((one) => one.id === id);
  if (raider !== undefined) return `${tellRaider(raider, naming).join(', ')}.`;
  const door = view.doors.find((one) => one.id === id);
  return door === undefined ? '' : `${tellDoor(door, naming).join(', ')}.`;
}
