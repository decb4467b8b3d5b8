import { readFileSync } from 'node:fs';
import { isRecord } from '@parsecs/kernel';

export type Schema = Readonly<Record<string, unknown>>;

/**
 * A schema of this package with the ids of cards filled in, which the files leave out: a new card
 * changes its data, not the schemas.
 */
export function readSchema(
  name: string,
  cards: Readonly<Record<string, readonly string[]>>,
): Schema {
  const url = new URL(`../../${name}`, import.meta.url);
  const root = JSON.parse(readFileSync(url, 'utf8')) as Schema;
  const filled = Object.entries(cards).map(([card, ids]) => {
    const part = partAt(root, '$defs', card);
    if ('enum' in part) throw new Error(`${name} lists ${card} by hand`);
    for (const id of ids) {
      const misfit = misfits(id, part, root);
      if (misfit.length > 0) throw new Error(`${card} ${id}: ${misfit.join()}`);
    }
    return [card, { ...part, enum: ids }] as const;
  });
  return { ...root, $defs: { ...partAt(root, '$defs'), ...Object.fromEntries(filled) } };
}

export function partAt(schema: unknown, ...names: readonly string[]): Schema {
  const part = names.reduce<unknown>(
    (outer, name) => (isRecord(outer) ? outer[name] : undefined),
    schema,
  );
  if (!isRecord(part)) throw new Error(`${names.join('/')} leads nowhere`);
  return part;
}

/** As much of JSON Schema as ours uses; another keyword is an error. */
export function misfits(
  value: unknown,
  schema: Schema,
  root: Schema,
  path = '',
): readonly string[] {
  const list = (of: unknown): readonly unknown[] => (Array.isArray(of) ? of : []);
  const record = isRecord(value) ? value : {};
  const inside = Object.entries(record);
  const when = (wrong: boolean, what: string) => (wrong ? [`${path} ${what}`] : []);
  return Object.entries(schema).flatMap(([keyword, wanted]): readonly string[] => {
    switch (keyword) {
      case '$schema':
      case '$defs':
      case 'title':
      case 'description':
        return [];
      case '$ref': {
        const name = String(wanted).replace('#/$defs/', '');
        return misfits(value, partAt(root, '$defs', name), root, path);
      }
      case 'anyOf':
        return when(
          !list(wanted).some((one) => misfits(value, one as Schema, root).length === 0),
          'fits none of them',
        );
      case 'type':
        return when(!isOfType(value, wanted), `is no ${wanted}`);
      case 'const':
        return when(value !== wanted, `is not ${wanted}`);
      case 'enum':
        return when(!list(wanted).includes(value), 'is none of them');
      case 'pattern':
        return when(
          typeof value === 'string' && !new RegExp(String(wanted)).test(value),
          'is not written so',
        );
      case 'minimum':
        return when(typeof value === 'number' && value < Number(wanted), 'is too small');
      case 'maximum':
        return when(typeof value === 'number' && value > Number(wanted), 'is too large');
      case 'minLength':
        return when(typeof value === 'string' && value.length < Number(wanted), 'is too short');
      case 'maxLength':
        return when(typeof value === 'string' && value.length > Number(wanted), 'is too long');
      case 'minItems':
        return when(Array.isArray(value) && value.length < Number(wanted), 'has too few');
      case 'maxItems':
        return when(list(value).length > Number(wanted), 'has too many');
      case 'minProperties':
        return when(isRecord(value) && inside.length < Number(wanted), 'is empty');
      case 'required':
        return list(wanted).flatMap((name) => when(!(String(name) in record), `lacks ${name}`));
      case 'additionalProperties':
        return inside.flatMap(([name]) =>
          when(!(name in partAt(schema, 'properties')), `knows no ${name}`),
        );
      case 'properties':
        return inside.flatMap(([name, part]) =>
          isRecord(wanted) && isRecord(wanted[name])
            ? misfits(part, wanted[name], root, `${path}.${name}`)
            : [],
        );
      case 'items':
        return list(value).flatMap((item, index) =>
          misfits(item, wanted as Schema, root, `${path}[${index}]`),
        );
      default:
        throw new Error(`${keyword} is not checked`);
    }
  });
}

function isOfType(value: unknown, type: unknown): boolean {
  if (type === 'object') return isRecord(value);
  if (type === 'array') return Array.isArray(value);
  return type === 'integer' ? Number.isInteger(value) : typeof value === type;
}
