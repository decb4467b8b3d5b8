import {
  type CommandId,
  type Condition,
  readPiece,
  readPlace,
  readRaider,
  readThing,
  TOKEN_KINDS,
  type View,
} from '@parsecs/imperial-assault/words';
import type { Known } from '../game-words.ts';
import { type People, personOf } from '../people.ts';
import type { Params, Texts } from '../texts.ts';

/** What the caller may know beyond an event: the table, so that only twins bear their owner's name. */
export interface AssaultKnown extends Known {
  readonly table?: Pick<View['table'], 'armies'>;
}

/** Whom it is told to, and which cards both sides field. */
export interface Naming {
  readonly texts: Texts;
  readonly people: People;
  readonly isShared: (card: string) => boolean;
}

export function namingFor(texts: Texts, people: People, table: AssaultKnown['table']): Naming {
  const [first, second] = table?.armies ?? [];
  const isShared = (card: string): boolean =>
    first === undefined ||
    second === undefined ||
    [first, second].every(({ deployments }) => deployments.some((id) => id === card));
  return { texts, people, isShared };
}

/** What sentences call a figure, a group, a raider or a door. */
interface Named {
  readonly card: string;
  /** What follows the name, with a blank before it. */
  readonly no: string;
  /** Of a figure or a group. */
  readonly seat?: number;
}

function readName(id: string): Named {
  const piece = readPiece(id);
  if (piece === undefined) return readNeutral(id);
  const number = [piece.copy, piece.figure].filter((part) => part !== undefined).join('-');
  return { card: piece.card, no: number === '' ? '' : ` ${number}`, seat: piece.seat };
}

/** Raiders and doors belong to nobody; doors of a map of one's own may be called anything. */
function readNeutral(id: string): Named {
  const raider = readRaider(id);
  if (raider !== undefined) return { card: 'raider', no: ` ${raider}` };
  const thing = readThing(id);
  return { card: 'door', no: ` ${thing?.kind === 'door' ? thing.number : id}` };
}

/**
 * The piece with its owner behind its number, where there are twins and the sentence does not say
 * already whose it is.
 */
function namePiece(id: string, naming: Naming, owner?: number): Named {
  const { card, no, seat } = readName(id);
  if (seat === undefined || seat === owner || !naming.isShared(card)) return { card, no };
  return { card, no: `${no} (${nameOwner(seat, naming)})` };
}

function nameOwner(seat: number, { texts, people }: Naming): string {
  const name = people.name(seat);
  return texts.t(`imperial-assault:owner.${personOf(people, seat)}`, { name });
}

export function isDoor(id: string): boolean {
  return readPiece(id) === undefined && readRaider(id) === undefined;
}

/** A figure as the parameters that sentences take; the owner where the sentence is about them. */
export function figureParams(id: string, naming: Naming, owner?: number): Params {
  const { card, no } = namePiece(id, naming, owner);
  return { figure: card, no };
}

/** The second figure of a sentence, or whatever is attacked. */
export function targetParams(id: string, naming: Naming): Params {
  const { card, no } = namePiece(id, naming);
  return { target: card, targetNo: no };
}

/** One of the reader's own groups. */
export function ownGroupParams(id: string): Params {
  const { card, no } = readName(id);
  return { group: card, no };
}

export function groupParams(id: string, naming: Naming, owner?: number): Params {
  const { card, no } = namePiece(id, naming, owner);
  return { group: card, no };
}

export function nameFigure(id: string, naming: Naming, form: 'start' | 'nom' = 'start'): string {
  const { card, no } = namePiece(id, naming);
  return `${naming.texts.t(`imperial-assault:figure.${card}.${form}`)}${no}`;
}

export function nameGroup(id: string, naming: Naming): string {
  const { card, no } = namePiece(id, naming);
  return `${naming.texts.t(`imperial-assault:group.${card}.name`)}${no}`;
}

const THINGS: readonly string[] = [...TOKEN_KINDS, 'terminal'];

/** A token or a terminal as the parameters that sentences take; maps may name theirs freely. */
export function tokenParams(id: string, kind = 'other'): Params {
  const thing = readThing(id);
  return thing !== undefined && THINGS.includes(thing.kind)
    ? { token: thing.kind, tokenNo: ` ${thing.number}` }
    : { token: kind, tokenNo: ` ${id}` };
}

export function nameToken(texts: Texts, id: string, kind?: string): string {
  const { token, tokenNo } = tokenParams(id, kind);
  return `${texts.t(`imperial-assault:token.${token}.name`)}${tokenNo}`;
}

/** `M14`, or `M14-turned` for a base that lies across. */
export function nameSpace(texts: Texts, place: string): string {
  const { space, turned } = readPlace(place);
  return turned ? texts.t('imperial-assault:turned', { space }) : space;
}

export function quote(texts: Texts, name: string): string {
  return texts.t('imperial-assault:quoted', { name });
}

export function nameCommand(texts: Texts, card: CommandId): string {
  return quote(texts, texts.t(`imperial-assault:command.${card}.name`));
}

export function nameCommands(texts: Texts, cards: readonly CommandId[]): string {
  return cards.map((card) => nameCommand(texts, card)).join(', ');
}

export function nameCondition(texts: Texts, condition: Condition): string {
  return texts.t(`imperial-assault:condition.${condition}.name`);
}

/** Groups of the catalogue whose things have a name, and most of them a text about them. */
const NAMED = ['ability', 'command', 'keyword', 'deployment'] as const;

/** Effects that events call by another name than their keyword. */
const KEYWORDS: Readonly<Record<string, string>> = { 'critical-hit': 'critical' };

/** An ability, a card or a keyword, or what else makes something happen. */
export function nameEffect(texts: Texts, effect: string): string {
  const id = KEYWORDS[effect] ?? effect;
  const group = NAMED.find((one) => texts.has(`imperial-assault:${one}.${id}.name`));
  if (group !== undefined) return quote(texts, texts.t(`imperial-assault:${group}.${id}.name`));
  return texts.has(`imperial-assault:cause.${id}`) ? texts.t(`imperial-assault:cause.${id}`) : id;
}

/** One or two sentences about it; empty where there are none. */
export function explain(texts: Texts, group: string, id: string): string {
  const key = `imperial-assault:${group}.${id}.text` as const;
  return texts.has(key) ? texts.t(key) : '';
}
