import type { Texts } from '@parsecs/lang';
import { COMMON_OPTIONS, type Command, type OptionSpec, type OptionSpecs } from './command.ts';
import { alignColumns } from './layout.ts';

export function mainHelp(texts: Texts, commands: readonly Command[]): string {
  const rows = commands.map(({ name }) => [name, texts.t(`cli:command.${name}.summary`)]);
  return [
    texts.t('cli:help.title'),
    '',
    texts.t('cli:help.usage', { usage: texts.t('cli:help.main-usage') }),
    '',
    texts.t('cli:help.commands'),
    ...alignColumns(rows),
    '',
    texts.t('cli:help.options'),
    ...optionRows(texts, { ...COMMON_OPTIONS, version: { kind: 'flag' } }),
    '',
    texts.t('cli:help.exit-codes'),
    texts.t('cli:help.more'),
    '',
  ].join('\n');
}

export function commandHelp(texts: Texts, command: Command): string {
  const { name, options } = command;
  const details = texts.has(`cli:command.${name}.details`)
    ? ['', texts.t(`cli:command.${name}.details`)]
    : [];
  return [
    texts.t('cli:help.usage', { usage: `parsecs ${texts.t(`cli:command.${name}.usage`)}` }),
    '',
    texts.t(`cli:command.${name}.summary`),
    ...details,
    '',
    texts.t('cli:help.options'),
    ...optionRows(texts, { ...options, ...COMMON_OPTIONS }),
    '',
  ].join('\n');
}

function optionRows(texts: Texts, specs: OptionSpecs): readonly string[] {
  return alignColumns(
    Object.entries(specs).map(([name, spec]) => [
      spec.value === undefined ? `--${name}` : `--${name} ${spec.value}`,
      explain(texts, name, spec),
    ]),
  );
}

function explain(texts: Texts, name: string, { message, usual }: OptionSpec): string {
  const words = texts.t(`cli:option.${message ?? name}`);
  return usual === undefined ? words : texts.t('cli:help.usual', { words, value: usual });
}
