import { type Seat, seatFromName, seatName, type Unwritten } from '@parsecs/kernel';
import { type DieName, readDie, readRaider, writeRaider } from './names.ts';
import {
  ABILITY_IDS,
  type AbilityId,
  AFFILIATIONS,
  type Affiliation,
  ATTACK_EFFECTS,
  type AttackEffect,
  COMMAND_IDS,
  CONDITIONS,
  type CommandId,
  type Condition,
  DEPLOYMENT_IDS,
  type DeploymentId,
  DICE,
  type Die,
  MARKS,
  type Mark,
  ZONES,
  type Zone,
} from './vocabulary.ts';

/** What each answer says beyond its kind; figures, groups, tokens and doors by their ids. */
interface Said {
  readonly seat: { readonly seat: Seat };
  readonly army: {
    readonly affiliation: Affiliation;
    readonly deployments: readonly DeploymentId[];
    readonly commands: readonly CommandId[];
  };
  readonly zone: { readonly zone: Zone };
  readonly deploy: { readonly place: string; readonly figure: string };
  readonly mark: { readonly colour: Mark; readonly group: string };
  readonly activate: { readonly group: string };
  readonly next: { readonly figure: string };
  readonly walk: { readonly place: string };
  /** A figure, a raider or a door. */
  readonly attack: { readonly target: string };
  readonly special: { readonly ability: AbilityId };
  readonly shed: { readonly condition: Condition };
  readonly open: { readonly door: string };
  readonly flip: { readonly token: string };
  readonly retrieve: { readonly token: string };
  readonly reprogram: { readonly token: string };
  readonly upload: { readonly terminal: string };
  readonly play: { readonly card: CommandId };
  readonly use: { readonly ability: AbilityId; readonly figure: string };
  readonly reroll: { readonly ability: AbilityId; readonly figure: string; readonly die: DieName };
  readonly dice: { readonly dice: readonly DieName[] };
  readonly die: { readonly die: DieName };
  readonly pool: { readonly dice: readonly Die[] };
  /** Surge abilities as the card lists them, counted from 1. */
  readonly surge: { readonly number: number };
  readonly discard: { readonly card: CommandId };
  readonly effect: { readonly effect: AttackEffect };
  readonly space: { readonly space: string };
  readonly push: { readonly place: string; readonly figure: string };
  readonly place: { readonly place: string };
  readonly figure: { readonly figure: string };
  readonly group: { readonly group: string };
  readonly token: { readonly token: string };
  readonly raider: { readonly raider: string };
  readonly resolve: { readonly card: CommandId };
}

/** Answers that say everything by their kind. */
export const PLAIN_ANSWERS = [
  'pass',
  'stop',
  'move',
  'end',
  'damage',
  'discard-top',
  'yes',
  'no',
  'order-move',
  'order-attack',
  'move-raiders',
  'deploy-raider',
  'high-command',
  'resign',
] as const;
export type PlainKind = (typeof PLAIN_ANSWERS)[number];

export type AnswerKind = keyof Said | PlainKind;

type Answers = {
  readonly [Kind in AnswerKind]: {
    readonly kind: Kind;
    readonly id: string;
  } & (Kind extends keyof Said ? Said[Kind] : unknown);
};

/** What a player decides, in the names of things; equal ones are the same answer. */
export type Answer = Answers[AnswerKind];
export type AnswerOf<Kind extends AnswerKind> = Answers[Kind];

/** The answer as one of this kind: whoever asked for it takes nothing else. */
export function expectAnswer<Kind extends AnswerKind>(answer: Answer, kind: Kind): AnswerOf<Kind> {
  if (answer.kind !== kind) throw new Error(`${answer.id} where ${kind} was asked for`);
  return answer as AnswerOf<Kind>;
}

interface Field<T> {
  readonly read: (text: string) => T | undefined;
  readonly write: (value: T) => string;
}

type Fields<Kind extends keyof Said> = {
  readonly [Name in keyof Said[Kind]]: Field<Said[Kind][Name]>;
};

/** Whatever the table has under that name. */
const NAME: Field<string> = {
  read: (text) => (text === '' ? undefined : text),
  write: (name) => name,
};

function oneOf<T extends string>(words: readonly T[]): Field<T> {
  return { read: (text) => words.find((word) => word === text), write: (word) => word };
}

const NUMBER: Field<number> = {
  read: (text) => (/^[1-9]\d?$/.test(text) ? Number(text) : undefined),
  write: String,
};

const DIE: Field<DieName> = {
  read: (text) => (readDie(text) === undefined ? undefined : (text as DieName)),
  write: (die) => die,
};

const RAIDER: Field<string> = {
  read: (text) => {
    const number = NUMBER.read(text);
    return number === undefined ? undefined : writeRaider(number);
  },
  write: (raider) => String(readRaider(raider)),
};

const SEAT: Field<Seat> = { read: seatFromName, write: seatName };

function severalOf<T>(one: Field<T>): Field<readonly T[]> {
  return {
    read: (text) => {
      const parts = text.split('+').map(one.read);
      return parts.includes(undefined) ? undefined : (parts as readonly T[]);
    },
    write: (values) => values.map(one.write).join('+'),
  };
}

const ABILITY: Field<AbilityId> = oneOf(ABILITY_IDS);
const CARD: Field<CommandId> = oneOf(COMMAND_IDS);

/** The parts of an id after its kind, in the order in which they are written. */
const FORMS: { readonly [Kind in keyof Said]: Fields<Kind> } = {
  seat: { seat: SEAT },
  army: {
    affiliation: oneOf(AFFILIATIONS),
    deployments: severalOf(oneOf(DEPLOYMENT_IDS)),
    commands: severalOf(CARD),
  },
  zone: { zone: oneOf(ZONES) },
  deploy: { place: NAME, figure: NAME },
  mark: { colour: oneOf(MARKS), group: NAME },
  activate: { group: NAME },
  next: { figure: NAME },
  walk: { place: NAME },
  attack: { target: NAME },
  special: { ability: ABILITY },
  shed: { condition: oneOf(CONDITIONS) },
  open: { door: NAME },
  flip: { token: NAME },
  retrieve: { token: NAME },
  reprogram: { token: NAME },
  upload: { terminal: NAME },
  play: { card: CARD },
  use: { ability: ABILITY, figure: NAME },
  reroll: { ability: ABILITY, figure: NAME, die: DIE },
  dice: { dice: severalOf(DIE) },
  die: { die: DIE },
  pool: { dice: severalOf(oneOf(DICE)) },
  surge: { number: NUMBER },
  discard: { card: CARD },
  effect: { effect: oneOf(ATTACK_EFFECTS) },
  space: { space: NAME },
  push: { place: NAME, figure: NAME },
  place: { place: NAME },
  figure: { figure: NAME },
  group: { group: NAME },
  token: { token: NAME },
  raider: { raider: RAIDER },
  resolve: { card: CARD },
};

export const ANSWER_KINDS: readonly AnswerKind[] = [
  ...(Object.keys(FORMS) as (keyof Said)[]),
  ...PLAIN_ANSWERS,
];

type Form = readonly (readonly [name: string, field: Field<unknown>])[];

const FORM_BY_KIND: ReadonlyMap<string, Form> = new Map(
  Object.entries(FORMS).map(([kind, fields]) => [kind, Object.entries(fields) as unknown as Form]),
);

const NO_PARTS: Form = [];

/** Ids that are not made of their kind: the top card of the deck, and seats by their names. */
const DISCARD_TOP = 'discard';

export function writeAnswer(answer: Unwritten<Answer>): string {
  if (answer.kind === 'seat') return SEAT.write(answer.seat);
  if (answer.kind === 'discard-top') return DISCARD_TOP;
  const said = answer as unknown as Readonly<Record<string, unknown>>;
  let id: string = answer.kind;
  for (const [name, field] of FORM_BY_KIND.get(answer.kind) ?? NO_PARTS) {
    id += `:${field.write(said[name])}`;
  }
  return id;
}

/** The answer together with its id. */
export function withId<A extends Unwritten<Answer>>(answer: A): A & { readonly id: string } {
  return { ...answer, id: writeAnswer(answer) };
}

/** The answer that is written so, legal or not; nothing where no answer is written so. */
export function readAnswer(id: string): Answer | undefined {
  if (typeof id !== 'string') return undefined;
  const seat = SEAT.read(id);
  if (seat !== undefined) return { kind: 'seat', seat, id };
  if (id === DISCARD_TOP) return { kind: 'discard-top', id };
  const plain = PLAIN_ANSWERS.find((kind) => kind === id);
  if (plain !== undefined) return plain === 'discard-top' ? undefined : { kind: plain, id };
  const colon = id.indexOf(':');
  const kind = id.slice(0, Math.max(0, colon));
  const form = kind === 'seat' ? undefined : FORM_BY_KIND.get(kind);
  if (form === undefined) return undefined;
  const said = readParts(id.slice(colon + 1), form);
  return said && ({ kind, ...said, id } as unknown as Answer);
}

/** The last part takes all that is left: doors and tokens of a map may be called anything. */
function readParts(text: string, form: Form): Readonly<Record<string, unknown>> | undefined {
  const said: Record<string, unknown> = {};
  let rest = text;
  for (const [index, [name, field]] of form.entries()) {
    const end = index === form.length - 1 ? rest.length : rest.indexOf(':');
    const value = end === -1 ? undefined : field.read(rest.slice(0, end));
    if (value === undefined) return undefined;
    said[name] = value;
    rest = rest.slice(end + 1);
  }
  return said;
}

/** What campaigns have and skirmishes have not (IA-008, IA-069); people who know them ask for it. */
export const CAMPAIGN_WORDS = ['rest', 'supply', 'reinforce', 'test', 'class'] as const;
export type CampaignWord = (typeof CAMPAIGN_WORDS)[number];

export function readCampaignWord(id: string): CampaignWord | undefined {
  const [word] = id.split(':', 1);
  return CAMPAIGN_WORDS.find((known) => known === word);
}
