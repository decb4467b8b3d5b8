import {
  type Game,
  isRecord,
  type LogFault,
  type MatchLog,
  readLog,
  runLog,
} from '@parsecs/kernel';
import { describeFault } from '@parsecs/lang';
import {
  GAME_IDS,
  type GameId,
  loadGame,
  readSaved,
  SAVED_FORMAT,
  type SeatSpec,
} from '@parsecs/table';
import { tellReplay } from '../play/tell-replay.ts';
import {
  type Command,
  type Context,
  defineCommand,
  EXIT,
  type ExitCode,
} from '../shell/command.ts';
import { parseJson, readText } from '../shell/files.ts';
import { report } from '../shell/report.ts';
import { UsageError } from '../shell/usage-error.ts';

/** A file that holds a match: the log by itself, or a table that was put away. */
interface Replay {
  readonly id: GameId;
  readonly game: Game;
  readonly log: MatchLog;
  readonly seats: readonly SeatSpec[];
}

type Opened = { readonly replay: Replay } | { readonly why: string; readonly log?: MatchLog };

export const replayCommand: Command = defineCommand({
  name: 'replay',
  words: [2, 2],
  options: {},
  run: async (context, { words: [what, file = ''] }) => {
    if (what !== 'verify' && what !== 'show') {
      throw new UsageError((texts) => texts.t('cli:error.replay-what', { word: what ?? '' }));
    }
    const opened = await openReplay(context, await readText(context.io.cwd, file));
    return what === 'verify' ? verify(context, opened) : show(context, opened);
  },
});

async function openReplay({ texts }: Context, text: string): Promise<Opened> {
  const parsed = parseJson(text);
  if ('fault' in parsed) return { why: texts.t('cli:error.not-json', { problem: parsed.fault }) };
  const read = readAny(parsed.value);
  if ('fault' in read) return { why: describeFault(texts, read.fault) };
  const { log, seats } = read;
  const id = GAME_IDS.find((known) => known === log.game);
  if (id === undefined) {
    const games = GAME_IDS.join(', ');
    return { why: texts.t('cli:error.unknown-game', { game: log.game, games }), log };
  }
  await texts.load(id);
  return { replay: { id, game: await loadGame(id), log, seats } };
}

function readAny(
  value: unknown,
):
  | { readonly log: MatchLog; readonly seats: readonly SeatSpec[] }
  | { readonly fault: LogFault | { readonly path: string; readonly log?: LogFault } } {
  if (isRecord(value) && value['format'] === SAVED_FORMAT) {
    const read = readSaved(value);
    return 'fault' in read ? read : { log: read.saved.log, seats: read.saved.seats };
  }
  const read = readLog(value);
  return 'fault' in read ? read : { log: read.log, seats: [] };
}

function verify(context: Context, opened: Opened): ExitCode {
  const { texts } = context;
  const log = 'replay' in opened ? opened.replay.log : opened.log;
  const why = 'why' in opened ? opened.why : faultOf(context, opened.replay);
  const ok = why === undefined;
  const choices = log?.choices.length ?? 0;
  const document = {
    ok,
    choices,
    hash: log?.hash ?? null,
    ...(log !== undefined && { game: log.game, rules: log.rules }),
    ...(!ok && { why }),
  };
  report(context, document, () => [
    ok ? texts.t('cli:replay.sound', { count: choices, hash: log?.hash ?? '' }) : why,
  ]);
  return ok ? EXIT.fine : EXIT.no;
}

function faultOf({ texts }: Context, { id, game, log }: Replay): string | undefined {
  const run = runLog(game, log);
  return 'fault' in run ? describeFault(texts, run.fault, id) : undefined;
}

function show(context: Context, opened: Opened): ExitCode {
  if ('why' in opened) {
    const { why } = opened;
    report(context, { ok: false, why, lines: [] }, () => [why]);
    return EXIT.no;
  }
  const { id, game, log, seats } = opened.replay;
  const { lines, fault } = tellReplay(context.texts, id, game, log, seats);
  const why = fault && describeFault(context.texts, fault, id);
  const document = {
    ok: why === undefined,
    ...(why !== undefined && { why }),
    game: log.game,
    rules: log.rules,
    lines,
  };
  report(context, document, () => (why === undefined ? lines : [why, '', ...lines]));
  return why === undefined ? EXIT.fine : EXIT.no;
}
