import { seatFromName } from './game.ts';
import { isListOf, isRecord, isText } from './shape.ts';

/** `*.scenario.json`: given a position and the rolls, when these choices are made, then this holds. */
export interface Scenario {
  readonly game: string;
  readonly title: string;
  readonly rules: readonly string[];
  readonly given: Readonly<Record<string, unknown>>;
  readonly rolls?: readonly ScenarioRoll[];
  readonly when: readonly ScenarioStep[];
  readonly then: Expectation;
}

export type ScenarioRoll =
  | { readonly purpose: string; readonly pick: number }
  | { readonly purpose: string; readonly order: readonly unknown[] };

export type ScenarioStep =
  | { readonly by: string; readonly choose: string; readonly refused?: string }
  | { readonly check: Expectation };

export interface Expectation {
  /** Facts of the state, in the terms of the game. */
  readonly state?: Readonly<Record<string, unknown>>;
  /** The seats that are asked now. */
  readonly asked?: readonly string[];
  /** Exactly the answers a seat has, or some that it must have and must not have. */
  readonly offered?: readonly Offer[];
  /** Choices that would be refused now, with the rule. */
  readonly refused?: readonly {
    readonly by: string;
    readonly choose: string;
    readonly rule: string;
  }[];
  /** Events told since the beginning, in this order; others may stand between them. */
  readonly told?: readonly Readonly<Record<string, unknown>>[];
  /** Types of event that were never told. */
  readonly untold?: readonly string[];
  readonly winners?: readonly string[];
}

export interface Offer {
  readonly to: string;
  readonly exactly?: readonly string[];
  readonly including?: readonly string[];
  readonly excluding?: readonly string[];
}

const FIELDS: readonly string[] = [
  '$schema',
  'game',
  'title',
  'rules',
  'given',
  'rolls',
  'when',
  'then',
];
const EXPECTED: readonly string[] = [
  'state',
  'asked',
  'offered',
  'refused',
  'told',
  'untold',
  'winners',
];

/** Reads a parsed file as a scenario; the fault names the field. */
export function readScenario(
  input: unknown,
): { readonly scenario: Scenario } | { readonly fault: string } {
  if (!isRecord(input)) return { fault: 'a scenario is a JSON object' };
  const unknown = Object.keys(input).find((key) => !FIELDS.includes(key));
  if (unknown !== undefined) return { fault: `${unknown}: no such field in a scenario` };
  for (const field of ['game', 'title']) {
    if (typeof input[field] !== 'string') return { fault: `${field}: must be a text` };
  }
  if (!isListOf(input['rules'], isText)) return { fault: 'rules: must be a list of rule ids' };
  if (!isRecord(input['given'])) return { fault: 'given: must be an object' };
  const { rolls, when } = input;
  const expected = input['then'];
  if (rolls !== undefined && !(Array.isArray(rolls) && rolls.every(isRoll))) {
    return { fault: 'rolls: each roll has a purpose and a pick or an order' };
  }
  if (!Array.isArray(when)) return { fault: 'when: must be a list of steps' };
  for (const [index, step] of when.entries()) {
    const fault = faultOfStep(step);
    if (fault !== undefined) return { fault: `when[${index}]: ${fault}` };
  }
  const fault = faultOfExpectation(expected);
  if (fault !== undefined) return { fault: `then: ${fault}` };
  return { scenario: input as unknown as Scenario };
}

const STEP_FIELDS: readonly string[] = ['by', 'choose', 'refused'];
const CHECK_FIELDS: readonly string[] = ['check'];
const OFFER_FIELDS: readonly string[] = ['to', 'exactly', 'including', 'excluding'];
const REFUSAL_FIELDS: readonly string[] = ['by', 'choose', 'rule'];

/** A misspelt field would check nothing: it is named instead. */
function strangerIn(
  record: Readonly<Record<string, unknown>>,
  known: readonly string[],
): string | undefined {
  const stranger = Object.keys(record).find((key) => !known.includes(key));
  return stranger === undefined ? undefined : `${stranger}: no such field here`;
}

function faultOfStep(step: unknown): string | undefined {
  if (!isRecord(step)) return 'a step is an object';
  const isCheck = 'check' in step;
  const stranger = strangerIn(step, isCheck ? CHECK_FIELDS : STEP_FIELDS);
  if (stranger !== undefined) return stranger;
  if (isCheck) return faultOfExpectation(step['check']);
  if (typeof step['by'] !== 'string' || seatFromName(step['by']) === undefined) {
    return 'by: must be a seat such as P1';
  }
  return typeof step['choose'] === 'string' ? undefined : 'choose: must be the id of an answer';
}

function faultOfExpectation(expected: unknown): string | undefined {
  if (!isRecord(expected)) return 'must be an object';
  const unknown = Object.keys(expected).find((key) => !EXPECTED.includes(key));
  if (unknown !== undefined) return `${unknown}: nothing that can be expected`;
  if (Object.keys(expected).length === 0) return 'expects nothing';
  return (
    faultOfParts('offered', expected['offered'], OFFER_FIELDS) ??
    faultOfParts('refused', expected['refused'], REFUSAL_FIELDS)
  );
}

function faultOfParts(field: string, parts: unknown, known: readonly string[]): string | undefined {
  if (parts === undefined) return undefined;
  if (!Array.isArray(parts)) return `${field}: must be a list`;
  for (const part of parts as readonly unknown[]) {
    if (!isRecord(part)) return `${field}: each is an object`;
    const stranger = strangerIn(part, known);
    if (stranger !== undefined) return `${field}: ${stranger}`;
  }
  return undefined;
}

function isRoll(roll: unknown): boolean {
  if (!isRecord(roll) || typeof roll['purpose'] !== 'string') return false;
  return Number.isInteger(roll['pick']) !== Array.isArray(roll['order']);
}
