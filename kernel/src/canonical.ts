import { sha256 } from './sha256.ts';

export type Json =
  | null
  | boolean
  | number
  | string
  | readonly Json[]
  | { readonly [key: string]: Json };

interface Fault {
  readonly path: string;
  readonly why: string;
}

type PlainRecord = Readonly<Record<string, unknown>>;

/**
 * The one text of a value: keys sorted by UTF-16 code units, no whitespace. Throws on whatever would
 * not come back from `JSON.parse` as it was, −0 included.
 */
export function canonicalJson(value: unknown): string {
  const text = write(value, []);
  if (text !== undefined) return text;
  const fault = findFault(value, '$', []);
  throw new TypeError(
    `not plain JSON at ${fault?.path ?? '$'}: ${fault?.why ?? 'a changing value'}`,
  );
}

export function hashState(state: unknown): string {
  return sha256(canonicalJson(state));
}

/** The path of the first place that is not plain JSON, such as `$.ships[3].pose`; else nothing. */
export function isPlainJson(value: unknown): string | undefined {
  return findFault(value, '$', [])?.path;
}

// The writer only notices that something is wrong; where and why is looked up afterwards, so that
// the usual case builds no paths.
function write(value: unknown, ancestors: object[]): string | undefined {
  switch (typeof value) {
    case 'string':
      return JSON.stringify(value);
    case 'number':
      return faultOfNumber(value) === undefined ? String(value) : undefined;
    case 'boolean':
      return value ? 'true' : 'false';
    case 'object': {
      if (value === null) return 'null';
      if (ancestors.includes(value)) return undefined;
      ancestors.push(value);
      const text = Array.isArray(value)
        ? writeList(value, ancestors)
        : writeRecord(value, ancestors);
      ancestors.pop();
      return text;
    }
    default:
      return undefined;
  }
}

function writeList(list: readonly unknown[], ancestors: object[]): string | undefined {
  if (faultOfList(list) !== undefined) return undefined;
  let text = '[';
  for (let index = 0; index < list.length; index += 1) {
    const item = write(list[index], ancestors);
    if (item === undefined) return undefined;
    text += index === 0 ? item : `,${item}`;
  }
  return `${text}]`;
}

function writeRecord(record: object, ancestors: object[]): string | undefined {
  if (faultOfRecord(record) !== undefined) return undefined;
  let text = '{';
  for (const key of Object.keys(record).sort()) {
    const item = write((record as PlainRecord)[key], ancestors);
    if (item === undefined) return undefined;
    text += `${text.length === 1 ? '' : ','}${JSON.stringify(key)}:${item}`;
  }
  return `${text}}`;
}

function findFault(value: unknown, path: string, ancestors: object[]): Fault | undefined {
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return undefined;
    case 'number':
      return faultAt(path, faultOfNumber(value));
    case 'object': {
      if (value === null) return undefined;
      if (ancestors.includes(value)) return { path, why: 'a cycle' };
      ancestors.push(value);
      const fault = findFaultInside(value, path, ancestors);
      ancestors.pop();
      return fault;
    }
    default:
      return { path, why: typeof value };
  }
}

function findFaultInside(value: object, path: string, ancestors: object[]): Fault | undefined {
  const isList = Array.isArray(value);
  const own = faultAt(path, isList ? faultOfList(value) : faultOfRecord(value));
  if (own !== undefined) return own;
  for (const [key, item] of isList ? value.entries() : Object.entries(value)) {
    const inner = typeof key === 'number' ? `${path}[${key}]` : pathInto(path, key);
    const fault = findFault(item, inner, ancestors);
    if (fault !== undefined) return fault;
  }
  return undefined;
}

function faultAt(path: string, why: string | undefined): Fault | undefined {
  return why === undefined ? undefined : { path, why };
}

function faultOfNumber(value: number): string | undefined {
  if (!Number.isFinite(value)) return String(value);
  return Object.is(value, -0) ? '-0' : undefined;
}

// Own keys are the items and the length; more are properties that JSON would drop, such as those of
// a regular expression's match. A hole that hides one of them is found as an undefined item.
function faultOfList(list: readonly unknown[]): string | undefined {
  if (Object.getPrototypeOf(list) !== Array.prototype) return 'a class instance';
  return Reflect.ownKeys(list).length === list.length + 1
    ? undefined
    : 'a list with holes or extra properties';
}

function faultOfRecord(record: object): string | undefined {
  if (Object.getPrototypeOf(record) !== Object.prototype) return 'a class instance';
  const keys = Object.keys(record);
  if (Reflect.ownKeys(record).length !== keys.length) return 'a hidden or symbol property';
  for (const key of keys) {
    if (Object.getOwnPropertyDescriptor(record, key)?.get !== undefined) return 'a getter';
  }
  return undefined;
}

function pathInto(path: string, key: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(key) ? `${path}.${key}` : `${path}[${JSON.stringify(key)}]`;
}
