import { canonicalJson, isRecord } from '@parsecs/kernel';

type Schema = Readonly<Record<string, unknown>>;
type Keyword = (wanted: unknown, value: unknown, schema: Schema, path: string) => readonly string[];

const NOTES: readonly string[] = ['$schema', '$defs', 'title', 'description'];

/** As much of JSON Schema as our own schemas use; a keyword it does not know is an error. */
export class SchemaChecker {
  readonly #files: Readonly<Record<string, Schema>>;
  readonly #root: Schema;
  readonly #keywords: Readonly<Record<string, Keyword>>;

  constructor(files: Readonly<Record<string, Schema>>, root: string) {
    this.#files = files;
    this.#root = files[root] ?? {};
    this.#keywords = this.#keywordsOf();
  }

  /** What does not fit, one line each. */
  check(value: unknown, schema: Schema = this.#root, path: string = ''): readonly string[] {
    return Object.entries(schema).flatMap(([keyword, wanted]) => {
      if (NOTES.includes(keyword)) return [];
      const check = this.#keywords[keyword];
      if (check === undefined) throw new Error(`${keyword} is not checked`);
      return check(wanted, value, schema, path);
    });
  }

  #fits(value: unknown, schema: unknown): boolean {
    return this.check(value, schema as Schema).length === 0;
  }

  #refer(reference: string): { readonly checker: SchemaChecker; readonly schema: Schema } {
    const [file = '', inner = ''] = reference.split('#');
    const checker = file === '' ? this : new SchemaChecker(this.#files, file);
    const schema = inner
      .split('/')
      .slice(1)
      .reduce<unknown>((part, name) => (isRecord(part) ? part[name] : undefined), checker.#root);
    if (!isRecord(schema)) throw new Error(`${reference} leads nowhere`);
    return { checker, schema };
  }

  #keywordsOf(): Readonly<Record<string, Keyword>> {
    const line = (fits: boolean, path: string, what: string): readonly string[] =>
      fits ? [] : [`${path === '' ? 'the file' : path}: ${what}`];
    const lists = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
    const entries = (value: unknown): readonly (readonly [string, unknown])[] =>
      isRecord(value) ? Object.entries(value) : [];
    return {
      $ref: (wanted, value, _, path) => {
        const { checker, schema } = this.#refer(String(wanted));
        return checker.check(value, schema, path);
      },
      type: (wanted, value, _, path) => line(typeOf(value, wanted), path, `must be ${wanted}`),
      const: (wanted, value, _, path) => line(same(wanted, value), path, `must be ${wanted}`),
      enum: (wanted, value, _, path) =>
        line(
          lists(wanted).some((one) => same(one, value)),
          path,
          `none of ${canonicalJson(wanted)}`,
        ),
      pattern: (wanted, value, _, path) =>
        line(
          typeof value !== 'string' || new RegExp(String(wanted)).test(value),
          path,
          `not ${wanted}`,
        ),
      minLength: (wanted, value, _, path) =>
        line(typeof value !== 'string' || value.length >= Number(wanted), path, 'too short'),
      minimum: (wanted, value, _, path) =>
        line(typeof value !== 'number' || value >= Number(wanted), path, 'too small'),
      maximum: (wanted, value, _, path) =>
        line(typeof value !== 'number' || value <= Number(wanted), path, 'too large'),
      minItems: (wanted, value, _, path) =>
        line(!Array.isArray(value) || value.length >= Number(wanted), path, 'too few'),
      maxItems: (wanted, value, _, path) =>
        line(lists(value).length <= Number(wanted), path, 'too many'),
      minProperties: (wanted, value, _, path) =>
        line(!isRecord(value) || entries(value).length >= Number(wanted), path, 'too little'),
      required: (wanted, value, _, path) =>
        lists(wanted).flatMap((name) =>
          line(!isRecord(value) || String(name) in value, `${path}.${name}`, 'is missing'),
        ),
      items: (wanted, value, _, path) =>
        lists(value).flatMap((item, index) =>
          this.check(item, wanted as Schema, `${path}[${index}]`),
        ),
      prefixItems: (wanted, value, _, path) =>
        lists(value).flatMap((item, index) =>
          this.check(item, (lists(wanted)[index] ?? {}) as Schema, `${path}[${index}]`),
        ),
      properties: (wanted, value, _, path) =>
        entries(value).flatMap(([name, part]) =>
          this.check(part, ((wanted as Schema)[name] ?? {}) as Schema, `${path}.${name}`),
        ),
      propertyNames: (wanted, value, _, path) =>
        entries(value).flatMap(([name]) =>
          line(this.#fits(name, wanted), `${path}.${name}`, 'no such name'),
        ),
      additionalProperties: (wanted, value, { properties = {} }, path) =>
        entries(value)
          .filter(([name]) => !isRecord(properties) || !Object.hasOwn(properties, name))
          .flatMap(([name, part]) =>
            wanted === false
              ? line(false, `${path}.${name}`, 'no such field')
              : this.check(part, wanted as Schema, `${path}.${name}`),
          ),
      anyOf: (wanted, value, _, path) =>
        line(
          lists(wanted).some((one) => this.#fits(value, one)),
          path,
          'fits none of the forms',
        ),
    };
  }
}

function typeOf(value: unknown, wanted: unknown): boolean {
  switch (wanted) {
    case 'object':
      return isRecord(value);
    case 'array':
      return Array.isArray(value);
    case 'integer':
      return Number.isInteger(value);
    default:
      return typeof value === wanted;
  }
}

function same(one: unknown, other: unknown): boolean {
  return canonicalJson(one) === canonicalJson(other);
}
