import type { EventBase } from '@parsecs/kernel';
import type { StoryItem } from '@parsecs/table';
import type { BoardModule, LogMark, Part } from '../boards/contract.ts';

/** One line of the log before it has words. */
export type LogLine =
  | { readonly kind: 'mark'; readonly key: string; readonly mark: LogMark }
  | {
      readonly kind: 'event';
      readonly key: string;
      readonly event: EventBase;
      readonly rule: string;
      readonly undone: boolean;
      /** Its seat was not asked. */
      readonly unasked: boolean;
      readonly about: readonly Part[];
      readonly step: number;
    }
  | {
      readonly kind: 'take-back';
      readonly key: string;
      readonly item: Extract<StoryItem, { readonly kind: 'take-back' }>;
    };

/** The story as lines, with a headline where a round or a turn begins. */
export function logLines(
  board: BoardModule,
  story: readonly StoryItem[],
  everything: boolean,
): readonly LogLine[] {
  const lines: LogLine[] = [];
  for (const [index, item] of story.entries()) {
    if (item.kind === 'take-back') {
      lines.push({ kind: 'take-back', key: `${index}`, item });
      continue;
    }
    for (const [place, event] of item.events.entries()) {
      const key = `${index}-${place}`;
      const mark = board.markOf(event);
      if (mark !== undefined && !item.undone)
        addMark(lines, { kind: 'mark', key: `${key}-mark`, mark });
      const isHidden = mark !== undefined || (board.isQuiet(event) && !everything);
      if (isHidden) continue;
      lines.push({
        kind: 'event',
        key,
        event,
        rule: item.rules[place] ?? '',
        undone: item.undone,
        unasked: item.unasked === true,
        about: board.about(event),
        step: item.step,
      });
    }
  }
  return lines.filter((line, index) => !isEmptyTurn(lines, line, index));
}

/** A round stands above the turns in it, whichever was told first. */
function addMark(lines: LogLine[], line: Extract<LogLine, { readonly kind: 'mark' }>): void {
  const last = lines.at(-1);
  const isAbove = line.mark.kind === 'round' && last?.kind === 'mark' && last.mark.kind === 'turn';
  if (isAbove) lines.splice(-1, 0, line);
  else lines.push(line);
}

/** A turn headline directly followed by another headline says nothing. */
function isEmptyTurn(lines: readonly LogLine[], line: LogLine, index: number): boolean {
  const next = lines[index + 1];
  return line.kind === 'mark' && line.mark.kind === 'turn' && next?.kind === 'mark';
}
