import { createTexts, LANGUAGES, type Language, pickLanguage, type Texts } from '@parsecs/lang';
import { arenaCommand } from './commands/arena.ts';
import { backupCommand, restoreCommand } from './commands/backup.ts';
import { balanceCommand } from './commands/balance.ts';
import { benchCommand } from './commands/bench.ts';
import { coverageCommand } from './commands/coverage.ts';
import { fitCommand } from './commands/fit.ts';
import { fuzzCommand } from './commands/fuzz.ts';
import { gamesCommand } from './commands/games.ts';
import { listCommand } from './commands/list.ts';
import { playCommand } from './commands/play.ts';
import { replayCommand } from './commands/replay.ts';
import { scenarioCommand } from './commands/scenario.ts';
import { serveCommand } from './commands/serve.ts';
import { simulateCommand } from './commands/simulate.ts';
import { readArguments } from './shell/arguments.ts';
import { cleanText } from './shell/clean.ts';
import { type Command, EXIT, type ExitCode } from './shell/command.ts';
import { commandHelp, mainHelp } from './shell/help.ts';
import { type Io, processIo } from './shell/io.ts';
import { UsageError } from './shell/usage-error.ts';
import { VERSION } from './shell/version.ts';

const COMMANDS: readonly Command[] = [
  gamesCommand,
  playCommand,
  simulateCommand,
  fuzzCommand,
  replayCommand,
  scenarioCommand,
  listCommand,
  coverageCommand,
  balanceCommand,
  arenaCommand,
  fitCommand,
  benchCommand,
  serveCommand,
  backupCommand,
  restoreCommand,
];

/** Runs one command line and gives its exit code: 0 fine, 1 the answer is no, 2 wrong usage. */
export async function main(args: readonly string[], io: Io = processIo()): Promise<number> {
  const texts = await createTexts(wantedLanguage(args, io.env), ['cli']);
  const complain = (line: string): void => io.err(`${cleanText(line)}\n`);
  try {
    const code = await dispatch(args, io, texts);
    await io.written();
    return code;
  } catch (error) {
    if (error instanceof UsageError) {
      complain(texts.t('cli:error.line', { problem: error.say(texts) }));
      return EXIT.misused;
    }
    const problem = error instanceof Error ? error.message : String(error);
    complain(texts.t('cli:error.unexpected', { problem }));
    if (io.env['PARSECS_DEBUG'] !== undefined && error instanceof Error) io.err(`${error.stack}\n`);
    return EXIT.no;
  }
}

async function dispatch(args: readonly string[], io: Io, texts: Texts): Promise<ExitCode> {
  const [name, ...rest] = withoutLanguage(args);
  if (name === undefined) throw new UsageError((said) => said.t('cli:error.no-command'));
  if (name === '--help' || name === 'help') {
    io.out(mainHelp(texts, COMMANDS));
    return EXIT.fine;
  }
  if (name === '--version') {
    io.out(`${VERSION}\n`);
    return EXIT.fine;
  }
  const command = COMMANDS.find((candidate) => candidate.name === name);
  if (command === undefined) {
    throw new UsageError((said) =>
      name.startsWith('-')
        ? said.t('cli:error.unknown-main-option', { option: name })
        : said.t('cli:error.unknown-command', { command: name }),
    );
  }
  const { options, words, common } = readArguments(command, rest);
  if (common.help) {
    io.out(commandHelp(texts, command));
    return EXIT.fine;
  }
  return command.run({ io, texts, json: common.json }, { options, words });
}

/** `--lang` if it is given, else what the terminal is set to. */
function wantedLanguage(args: readonly string[], env: Io['env']): Language {
  const wishes = [languageOption(args), env['LC_ALL'], env['LC_MESSAGES'], env['LANG']];
  return pickLanguage(wishes.filter((wish) => wish !== undefined));
}

function languageOption(args: readonly string[]): string | undefined {
  const index = args.findIndex((arg) => arg === '--lang' || arg.startsWith('--lang='));
  const arg = args[index];
  if (arg === undefined) return undefined;
  return arg === '--lang' ? args[index + 1] : arg.slice('--lang='.length);
}

/** The language may stand before the command too; one that we do not speak is wrong usage. */
function withoutLanguage(args: readonly string[]): readonly string[] {
  const wish = languageOption(args);
  if (wish === undefined) {
    if (!args.includes('--lang')) return args;
    throw new UsageError((said) => said.t('cli:error.missing-value', { option: 'lang' }));
  }
  if (!LANGUAGES.some((language) => language === wish)) {
    throw new UsageError((said) =>
      said.t('cli:error.unknown-language', { language: wish, languages: LANGUAGES.join(', ') }),
    );
  }
  const index = args.findIndex((arg) => arg === '--lang' || arg.startsWith('--lang='));
  return args.toSpliced(index, args[index] === '--lang' ? 2 : 1);
}
