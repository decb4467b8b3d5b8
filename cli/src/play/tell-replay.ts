import {
  type EventBase,
  type Game,
  isTakeBack,
  type LogFault,
  Match,
  type MatchLog,
  runLog,
} from '@parsecs/kernel';
import {
  describeEvent,
  describeTakeBack,
  type Known,
  type People,
  type Texts,
} from '@parsecs/lang';
import type { SeatSpec } from '@parsecs/table';
import { cleanText } from '../shell/clean.ts';
import { knownFrom } from './known.ts';
import { nameSeats } from './people.ts';

interface Told {
  readonly lines: readonly string[];
  /** Why the log does not run any more; then the lines are those that were told at the time. */
  readonly fault?: LogFault;
}

/** A whole match in words, with nothing hidden. */
export function tellReplay(
  texts: Texts,
  id: string,
  game: Game,
  log: MatchLog,
  seats: readonly SeatSpec[],
): Told {
  const people = nameSeats(texts, seats);
  const run = runLog(game, log);
  if ('match' in run) return { lines: tellRun(texts, id, run.match, people) };
  // Rules may have been corrected since: what was told then can still be read.
  const lines = log.told.flat().map((event) => tellOld(texts, id, event, people));
  return { lines, fault: run.fault };
}

function tellRun(texts: Texts, id: string, { game, setup, seed, entries }: Match, people: People) {
  const known = knownFrom(id, setup);
  const tell = (events: readonly EventBase[]): readonly string[] =>
    events.map((event) => describeEvent(texts, id, event, people, known));
  const match = new Match(game, setup, seed);
  const lines = [...tell(match.toldAt(0))];
  for (const entry of entries) {
    if (isTakeBack(entry)) {
      match.takeBack(entry.by, entry.backTo, entry.agreed);
      lines.push(describeTakeBack(texts, entry, people));
    } else {
      match.choose(entry.by, entry.choice);
      lines.push(...tell(match.toldAt(match.length)));
    }
  }
  return lines;
}

function tellOld(texts: Texts, id: string, event: unknown, people: People): string {
  const known: Known = {};
  try {
    return cleanText(describeEvent(texts, id, event as EventBase, people, known));
  } catch {
    return cleanText(JSON.stringify(event));
  }
}
