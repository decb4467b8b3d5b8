import { type Field, isAsked, type Setting, settle, usualOf, type Value } from './setting.ts';

/** One setting, or two that are compared. */
export interface OddsAddress {
  readonly one: Setting;
  readonly other: Setting | undefined;
}

/** Stands before the fields of the second setting. */
const OTHER = 'b.';
const COMPARE = 'compare';
const SEPARATOR = '.';

/** The part of the address behind `#`; what is missing or nonsense is as usual. */
export function readAddress(hash: string, fields: readonly Field[]): OddsAddress {
  const params = new URLSearchParams(hash.replace(/^#/, ''));
  const read = (prefix: string): Setting =>
    settle(
      fields,
      Object.fromEntries(
        fields.flatMap((field): readonly (readonly [string, Value])[] => {
          const written = params.get(prefix + field.id);
          return written === null ? [] : [[field.id, readValue(field, written)]];
        }),
      ),
    );
  return { one: read(''), other: params.has(COMPARE) ? read(OTHER) : undefined };
}

/** Only what is not as usual is written. */
export function writeAddress({ one, other }: OddsAddress, fields: readonly Field[]): string {
  const params = new URLSearchParams(Object.fromEntries(written(one, fields, '')));
  if (other !== undefined) {
    params.set(COMPARE, '1');
    for (const [name, value] of written(other, fields, OTHER)) params.set(name, value);
  }
  return `#${params}`;
}

function written(
  setting: Setting,
  fields: readonly Field[],
  prefix: string,
): readonly [string, string][] {
  return fields.flatMap((field): readonly [string, string][] => {
    const value = writeValue(setting[field.id] ?? usualOf(field));
    const isUsual = value === writeValue(usualOf(field));
    return isUsual || !isAsked(field, setting) ? [] : [[prefix + field.id, value]];
  });
}

function readValue(field: Field, text: string): Value {
  if (field.form === 'whole' || field.form === 'flag') {
    const value = Number(text);
    return text !== '' && Number.isFinite(value) ? value : usualOf(field);
  }
  if (field.form === 'choice') return text;
  return text === '' ? [] : text.split(SEPARATOR);
}

function writeValue(value: Value): string {
  return typeof value === 'object' ? value.join(SEPARATOR) : String(value);
}
