import {
  type Game,
  isRecord,
  type LogFault,
  type MatchLog,
  readLog,
  runLog,
  verifyFair,
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
import { LARGEST, parseJson, readText } from '../shell/files.ts';
import { readForeign } from '../shell/foreign.ts';
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
    const opened = await openReplay(context, await readText(context.io.cwd, file, LARGEST.match));
    return what === 'verify' ? verify(context, opened) : show(context, opened);
  },
});

async function openReplay(context: Context, text: string): Promise<Opened> {
  const { texts } = context;
  const parsed = parseJson(text);
  if ('fault' in parsed) return { why: parsed.fault(texts) };
  const read = readAny(parsed.value);
  if ('fault' in read) return { why: describeFault(texts, read.fault) };
  const { log, seats } = read;
  const id = GAME_IDS.find((known) => known === log.game);
  if (id === undefined) {
    const games = GAME_IDS.join(', ');
    return { why: texts.t('cli:error.unknown-game', { game: log.game, games }), log };
  }
  await texts.load(id);
  const game = await loadGame(id);
  const fits = (): boolean => seats === undefined || areSeatsOf(game, log, seats);
  if (readForeign(context, fits, () => true)) {
    return { replay: { id, game, log, seats: seats ?? [] } };
  }
  return { why: describeFault(texts, { path: 'seats' }), log };
}

/** As many as the setup has; a setup that is none is told of when the log is run. */
function areSeatsOf(game: Game, log: MatchLog, seats: readonly SeatSpec[]): boolean {
  const setup = game.checkSetup(log.setup);
  return !setup.ok || game.seatsOf(setup.value) === seats.length;
}

function readAny(
  value: unknown,
):
  | { readonly log: MatchLog; readonly seats?: readonly SeatSpec[] }
  | { readonly fault: LogFault | { readonly path: string; readonly log?: LogFault } } {
  if (isRecord(value) && value['format'] === SAVED_FORMAT) {
    const read = readSaved(value);
    return 'fault' in read ? read : { log: read.saved.log, seats: read.saved.seats };
  }
  const read = readLog(value);
  return 'fault' in read ? read : { log: read.log };
}

async function verify(context: Context, opened: Opened): Promise<ExitCode> {
  const { texts } = context;
  await texts.load('online');
  const log = 'replay' in opened ? opened.replay.log : opened.log;
  const why = 'why' in opened ? opened.why : faultOf(context, opened.replay);
  const unfair = log && unfairnessOf(context, log);
  const ok = why === undefined && unfair === undefined;
  const choices = log?.choices.length ?? 0;
  const isSealed = log?.fair !== undefined;
  const document = {
    ok,
    choices,
    hash: log?.hash ?? null,
    ...(log !== undefined && { game: log.game, rules: log.rules }),
    ...(isSealed && { fair: unfair === undefined }),
    ...(!ok && { why: why ?? unfair }),
  };
  report(context, document, () => [
    why ?? unfair ?? texts.t('cli:replay.sound', { count: choices, hash: log?.hash ?? '' }),
    ...(ok && isSealed ? [texts.t('online:dice.fair', { count: choices })] : []),
  ]);
  return ok ? EXIT.fine : EXIT.no;
}

/** Why the dice of a match online did not come from what everybody had sealed; nothing if they did. */
function unfairnessOf({ texts }: Context, { fair, seed }: MatchLog): string | undefined {
  if (fair === undefined) return undefined;
  const verdict = verifyFair(fair);
  if (!verdict.ok) return texts.t(`online:dice.${verdict.problem}`);
  return fair.seed === seed ? undefined : texts.t('online:dice.other-seed');
}

function faultOf(context: Context, { id, game, log }: Replay): string | undefined {
  const runIt = (): string | undefined => {
    const run = runLog(game, log);
    return 'fault' in run ? describeFault(context.texts, run.fault, id) : undefined;
  };
  return readForeign(context, runIt, (why) => why);
}

function show(context: Context, opened: Opened): ExitCode {
  if ('why' in opened) {
    const { why } = opened;
    report(context, { ok: false, why, lines: [] }, () => [why]);
    return EXIT.no;
  }
  const { id, game, log, seats } = opened.replay;
  const { lines, why } = readForeign<{ readonly lines: readonly string[]; readonly why?: string }>(
    context,
    () => {
      const { lines: told, fault } = tellReplay(context.texts, id, game, log, seats);
      return fault === undefined
        ? { lines: told }
        : { lines: told, why: describeFault(context.texts, fault, id) };
    },
    (problem) => ({ lines: [], why: problem }),
  );
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
