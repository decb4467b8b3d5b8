import {
  type EventBase,
  type Game,
  isTakeBack,
  type LogFault,
  type Match,
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
  if ('match' in run) return { lines: tellRun(texts, id, run.match, people).map(cleanText) };
  // Rules may have been corrected since: what was told then can still be read.
  const lines = log.told.flat().map((event) => cleanText(tellOld(texts, id, event, people)));
  return { lines, fault: run.fault };
}

/** The match that was verified and no other: what each entry told when the log was run. */
function tellRun(texts: Texts, id: string, match: Match, people: People): readonly string[] {
  const known = knownFrom(id, match.setup);
  const tell = (events: readonly EventBase[]): readonly string[] =>
    events.map((event) => describeEvent(texts, id, event, people, known));
  return [
    ...tell(match.eventsAt(0)),
    ...match.records.flatMap(({ entry, events }) =>
      isTakeBack(entry) ? [describeTakeBack(texts, entry, people)] : tell(events),
    ),
  ];
}

function tellOld(texts: Texts, id: string, event: unknown, people: People): string {
  const known: Known = {};
  try {
    return describeEvent(texts, id, event as EventBase, people, known);
  } catch {
    return JSON.stringify(event);
  }
}
