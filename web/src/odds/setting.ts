/** Everything that may be told about one attack or race, by the id of its field; a flag is 0 or 1. */
export type Value = number | string | readonly string[];
export type Setting = Readonly<Record<string, Value>>;

interface FieldBase {
  readonly id: string;
  /** The part of the form in which it stands. */
  readonly group: string;
  /** Only then it is asked, and only then it counts. */
  readonly when?: (setting: Setting) => boolean;
}

type Of<T> = T | ((setting: Setting) => T);

export interface WholeField extends FieldBase {
  readonly form: 'whole';
  readonly least: number;
  readonly most: Of<number>;
  readonly usual: number;
}

export interface FlagField extends FieldBase {
  readonly form: 'flag';
}

export interface ChoiceField extends FieldBase {
  readonly form: 'choice';
  readonly choices: Of<readonly string[]>;
  readonly usual: string;
}

export interface ListField extends FieldBase {
  readonly form: 'list';
  readonly choices: Of<readonly string[]>;
  readonly most: number;
  readonly usual: readonly string[];
  /** Each of them once. */
  readonly distinct?: boolean;
}

export type Field = WholeField | FlagField | ChoiceField | ListField;

export function numberIn(setting: Setting, id: string): number {
  const value = setting[id];
  return typeof value === 'number' ? value : 0;
}

export function textIn(setting: Setting, id: string): string {
  const value = setting[id];
  return typeof value === 'string' ? value : '';
}

export function listIn(setting: Setting, id: string): readonly string[] {
  const value = setting[id];
  return typeof value === 'object' ? value : [];
}

export function isAsked(field: Field, setting: Setting): boolean {
  return field.when?.(setting) ?? true;
}

export function mostOf({ most }: WholeField, setting: Setting): number {
  return typeof most === 'number' ? most : most(setting);
}

export function choicesOf(
  { choices }: ChoiceField | ListField,
  setting: Setting,
): readonly string[] {
  return typeof choices === 'function' ? choices(setting) : choices;
}

export function usualOf(field: Field): Value {
  return field.form === 'flag' ? 0 : field.usual;
}

/**
 * The nearest setting that the fields allow. Fields come in the order in which they depend on each other:
 * the cards of a ship after its pilot.
 */
export function settle(fields: readonly Field[], wanted: Setting): Setting {
  let settled: Setting = {};
  for (const field of fields) {
    const value = wanted[field.id] ?? usualOf(field);
    settled = { ...settled, [field.id]: allowed(field, value, settled) };
  }
  return settled;
}

function allowed(field: Field, value: Value, setting: Setting): Value {
  switch (field.form) {
    case 'whole': {
      const whole = typeof value === 'number' ? Math.round(value) : field.usual;
      return Math.max(field.least, Math.min(mostOf(field, setting), whole));
    }
    case 'flag':
      return value === 1 ? 1 : 0;
    case 'choice': {
      const choices = choicesOf(field, setting);
      if (typeof value === 'string' && choices.includes(value)) return value;
      return choices.includes(field.usual) ? field.usual : (choices[0] ?? field.usual);
    }
    case 'list': {
      const choices = choicesOf(field, setting);
      const known = (typeof value === 'object' ? value : []).filter((one) => choices.includes(one));
      return (field.distinct === true ? [...new Set(known)] : known).slice(0, field.most);
    }
  }
}
