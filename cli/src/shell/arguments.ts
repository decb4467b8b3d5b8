import { parseArgs } from 'node:util';
import type { Command, Given, OptionSpec, OptionSpecs } from './command.ts';
import { COMMON_OPTIONS } from './command.ts';
import { UsageError } from './usage-error.ts';

type Value = string | number | boolean;

export interface Arguments extends Given<OptionSpecs> {
  readonly common: { readonly json: boolean; readonly help: boolean };
}

/** Reads what follows the name of a command; anything it does not know is wrong usage. */
export function readArguments(command: Command, args: readonly string[]): Arguments {
  const specs: OptionSpecs = { ...command.options, ...COMMON_OPTIONS };
  const { tokens } = parseArgs({
    args: [...args],
    strict: false,
    allowPositionals: true,
    tokens: true,
    options: Object.fromEntries(
      Object.entries(specs).map(([name, { kind }]) => [
        name,
        { type: kind === 'flag' ? 'boolean' : 'string' },
      ]),
    ),
  });
  const options: Record<string, Value | undefined> = {};
  for (const [name, spec] of Object.entries(specs)) {
    options[name] = spec.kind === 'flag' ? false : spec.usual;
  }
  const words: string[] = [];
  for (const token of tokens) {
    if (token.kind === 'positional') words.push(token.value);
    if (token.kind !== 'option') continue;
    const spec = Object.hasOwn(specs, token.name) ? specs[token.name] : undefined;
    if (spec === undefined) {
      const { rawName } = token;
      throw new UsageError((texts) =>
        texts.t('cli:error.unknown-option', { option: rawName, command: command.name }),
      );
    }
    options[token.name] = readValue(token.name, spec, token.value, token.inlineValue === true);
  }
  const help = options['help'] === true;
  if (!help) checkWords(command, words);
  const values = options as Arguments['options'];
  return { options: values, words, common: { json: options['json'] === true, help } };
}

function readValue(
  option: string,
  spec: OptionSpec,
  text: string | undefined,
  inline: boolean,
): Value {
  if (spec.kind === 'flag') {
    if (text === undefined) return true;
    throw new UsageError((texts) => texts.t('cli:error.needless-value', { option }));
  }
  if (text === undefined || text === '' || (!inline && text.startsWith('--'))) {
    throw new UsageError((texts) => texts.t('cli:error.missing-value', { option }));
  }
  return spec.kind === 'text' ? text : readNumber(option, spec, text);
}

function readNumber(option: string, spec: OptionSpec, text: string): number {
  const { least = 0, most = Number.MAX_SAFE_INTEGER, kind } = spec;
  const isPlain = kind === 'whole' ? /^-?\d+$/.test(text) : /^-?\d+(?:\.\d+)?$/.test(text);
  const value = Number(text);
  if (isPlain && value >= least && value <= most) return value;
  throw new UsageError((texts) =>
    kind === 'whole'
      ? texts.t('cli:error.not-whole', { option, least, most, value: text })
      : texts.t('cli:error.not-number', { option, least, most, value: text }),
  );
}

function checkWords(command: Command, words: readonly string[]): void {
  const [least, most] = command.words;
  const { name } = command;
  if (words.length < least) {
    throw new UsageError((texts) => texts.t('cli:error.missing-word', { command: name }));
  }
  const surplus = words[most];
  if (surplus !== undefined) {
    throw new UsageError((texts) =>
      texts.t('cli:error.surplus-word', { command: name, word: surplus }),
    );
  }
}
