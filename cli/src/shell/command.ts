import type { Texts } from '@parsecs/lang';
import type { Io } from './io.ts';

/** The last is what a shell says of a program that was interrupted. */
export const EXIT = { fine: 0, no: 1, misused: 2, interrupted: 130 } as const;
export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

export interface OptionSpec {
  readonly kind: 'flag' | 'text' | 'whole' | 'number';
  /** What stands for the value in the help. */
  readonly value?: string;
  /** What it is when it is not given. */
  readonly usual?: string | number;
  readonly least?: number;
  readonly most?: number;
  /** The message that explains it, where another command's option has the same name. */
  readonly message?: string;
}

export type OptionSpecs = Readonly<Record<string, OptionSpec>>;

type ValueOf<S extends OptionSpec> = S['kind'] extends 'flag'
  ? boolean
  : S['kind'] extends 'text'
    ? string
    : number;

type IsSure<S extends OptionSpec> = S extends { readonly kind: 'flag' }
  ? true
  : S extends { readonly usual: string | number }
    ? true
    : false;

export type OptionValues<O extends OptionSpecs> = {
  readonly [Name in keyof O]: IsSure<O[Name]> extends true
    ? ValueOf<O[Name]>
    : ValueOf<O[Name]> | undefined;
};

/** Where a command runs: the words it may use and the streams it writes to. */
export interface Context {
  readonly io: Io;
  readonly texts: Texts;
  /** One JSON document on stdout and nothing else. */
  readonly json: boolean;
}

export interface Given<O extends OptionSpecs> {
  readonly options: OptionValues<O>;
  /** What stands on the line besides options. */
  readonly words: readonly string[];
}

interface CommandOf<O extends OptionSpecs> {
  readonly name: string;
  /** How many words it takes at least and at most. */
  readonly words: readonly [least: number, most: number];
  readonly options: O;
  readonly run: (context: Context, given: Given<O>) => Promise<ExitCode>;
}

/** A command whose options are only known by their description. */
export type Command = CommandOf<OptionSpecs>;

/** Keeps the types of the options inside the command that declares them. */
export function defineCommand<const O extends OptionSpecs>(command: CommandOf<O>): Command {
  return command as unknown as Command;
}

/** Every command has these. */
export const COMMON_OPTIONS: OptionSpecs = {
  json: { kind: 'flag' },
  lang: { kind: 'text', value: 'en|ru|pl|uk' },
  help: { kind: 'flag' },
};
