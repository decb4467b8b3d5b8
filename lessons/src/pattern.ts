import { isRecord } from '@parsecs/kernel';

/** What one field must be: this value, one of these values, or a number in these bounds. */
export type FieldPattern =
  | string
  | number
  | boolean
  | readonly (string | number)[]
  | { readonly from: number; readonly to: number };

/** A pattern over data with named fields, such as answers and told events; other fields may be anything. */
export type Pattern = Readonly<Record<string, FieldPattern>>;

export function fits(value: object, pattern: Pattern): boolean {
  const fields = value as Readonly<Record<string, unknown>>;
  return Object.entries(pattern).every(([name, wanted]) => fitsField(fields[name], wanted));
}

function fitsField(value: unknown, wanted: FieldPattern): boolean {
  if (Array.isArray(wanted)) return wanted.includes(value);
  if (typeof wanted !== 'object') return value === wanted;
  const { from, to } = wanted as { readonly from: number; readonly to: number };
  return typeof value === 'number' && value >= from && value <= to;
}

export function isPattern(value: unknown): value is Pattern {
  return isRecord(value) && Object.values(value).every(isFieldPattern);
}

function isFieldPattern(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isPlain);
  if (isRecord(value)) {
    return typeof value['from'] === 'number' && typeof value['to'] === 'number';
  }
  return isPlain(value) || typeof value === 'boolean';
}

function isPlain(value: unknown): boolean {
  return typeof value === 'string' || typeof value === 'number';
}
