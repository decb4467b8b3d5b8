import { describeEvent, describeTakeBack, type Known, type People } from '@parsecs/lang';
import type { StoryItem } from '@parsecs/table';
import {
  type JSX,
  type MemoExoticComponent,
  memo,
  type RefObject,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { Icon } from '../art/emblems.tsx';
import type { BoardModule, Part } from '../boards/contract.ts';
import { useCover } from '../boards/kit/use-stage.ts';
import { useLatest } from '../boards/use-latest.ts';
import { isByKeyboard } from '../shell/last-input.ts';
import { useTexts } from '../shell/texts.tsx';
import { IconButton } from '../shell/ui/button.tsx';
import { type LogLine, logLines } from './log-lines.ts';
import { describeOldEvent } from './old-events.ts';
import { RuleNote } from './rule-note.tsx';

export interface LogPanelProps {
  readonly game: string;
  readonly board: BoardModule;
  readonly story: readonly StoryItem[];
  readonly view: unknown;
  readonly people: People;
  readonly onPoint: (parts: readonly Part[]) => void;
  /** In a replay: the moment that is on the screen; later lines are pale. */
  readonly step?: number;
  readonly onGoTo?: (step: number) => void;
  /** Stands under a title already. */
  readonly isTitled?: boolean;
  /** Floats over the board, where it is folded to its last line or open. */
  readonly fold?: LogFold | undefined;
  /** Told under other rules: lines that have no words are shown as they are written. */
  readonly isOld?: boolean;
}

export interface LogFold {
  readonly isFolded: boolean;
  readonly onFold: (isFolded: boolean) => void;
}

/** What happened, in words: a drawer that shows its last line until it is opened. */
export function LogDrawer(props: LogPanelProps & { readonly fold: LogFold }): JSX.Element {
  const { isFolded } = props.fold;
  const cover = useCover();
  return (
    <div
      ref={cover}
      className={`pointer-events-auto min-h-11 shrink-0 rounded-md border border-line bg-panel shadow-md ${
        isFolded ? '' : 'h-[min(26rem,39dvh)]'
      }`}
    >
      {isFolded ? <LastLine {...props} /> : <LogPanel {...props} />}
    </div>
  );
}

function LastLine(props: LogPanelProps & { readonly fold: LogFold }): JSX.Element {
  const { game, board, story, view, people, fold, step = Number.POSITIVE_INFINITY } = props;
  const texts = useTexts(board.words);
  const lines = useMemo(() => logLines(board, story, false), [board, story]);
  const line = lines.findLast(
    (one) => one.kind !== 'mark' && (one.kind !== 'event' || one.step <= step),
  );
  const title = texts.t('shell:play.log.title');
  return (
    <section aria-label={title} data-log>
      <button
        type="button"
        aria-expanded={false}
        title={title}
        className="flex min-h-11 w-full items-center gap-2 rounded-md px-3 text-left text-sm leading-tight hover:bg-raised"
        onClick={() => fold.onFold(false)}
      >
        <span className="text-quiet">
          <Icon name="log" size={18} title={title} />
        </span>
        <span className="line-clamp-2 grow">
          {line?.kind === 'event'
            ? describeEvent(texts, game, line.event, people, board.known(view))
            : line?.kind === 'take-back'
              ? describeTakeBack(texts, line.item, people)
              : texts.t('shell:play.log.empty')}
        </span>
        <span className="text-quiet">
          <Icon name="chevron-down" size={16} />
        </span>
      </button>
    </section>
  );
}

/** What happened, in words, the newest at the bottom. */
export function LogPanel(props: LogPanelProps): JSX.Element {
  const { game, board, story, view, people, onPoint, step, onGoTo } = props;
  const { isTitled = false, isOld = false, fold } = props;
  const texts = useTexts(board.words);
  const [everything, setEverything] = useState(false);
  const [opened, setOpened] = useState<string>();
  const lines = useMemo(() => logLines(board, story, everything), [board, story, everything]);
  const { list, isAtEnd, toEnd } = useStickToEnd(lines, step);
  // A match whose board is not known any more still has its words.
  const known = view === undefined ? {} : board.known(view);
  useLineClicks(list, (key) => {
    setOpened((old) => (old === key ? undefined : key));
    const line = lines.find((one) => one.key === key);
    if (line?.kind === 'event') onGoTo?.(line.step);
  });
  return (
    <section
      aria-label={texts.t('shell:play.log.title')}
      data-log
      className="relative flex h-full min-h-0 flex-col"
    >
      <div className="flex shrink-0 items-center border-b border-line pr-1 pl-4">
        <label className="flex min-h-touch grow cursor-pointer items-center gap-2 text-xs text-quiet">
          <span className="grow text-sm font-semibold text-ink">
            {!isTitled && texts.t('shell:play.log.title')}
          </span>
          <input
            type="checkbox"
            className="size-4"
            checked={everything}
            onChange={(event) => setEverything(event.target.checked)}
          />
          {texts.t('shell:play.log.all')}
        </label>
        {fold !== undefined && (
          <IconButton
            ref={takeFocus}
            label={texts.t('shell:common.close')}
            onClick={() => fold.onFold(true)}
          >
            <Icon name="chevron-up" />
          </IconButton>
        )}
      </div>
      <ol ref={list} className="min-h-0 grow overflow-y-auto overscroll-contain px-2 py-2">
        {lines.length === 0 && (
          <li className="px-2 text-sm text-quiet">{texts.t('shell:play.log.empty')}</li>
        )}
        {lines.map((line) => (
          <Line
            key={line.key}
            line={line}
            game={game}
            board={board}
            known={known}
            people={people}
            isOld={isOld}
            isOpen={opened === line.key}
            isFuture={step !== undefined && line.kind === 'event' && line.step > step}
            onPoint={onPoint}
          />
        ))}
      </ol>
      {!isAtEnd && step === undefined && (
        <IconButton
          label={texts.t('shell:play.log.latest')}
          variant="quiet"
          className="absolute right-3 bottom-3"
          onClick={toEnd}
        >
          <Icon name="chevron-down" />
        </IconButton>
      )}
    </section>
  );
}

/** The button that opened the log is gone; whoever pressed it by a key goes on from here. */
function takeFocus(node: HTMLButtonElement | null): void {
  const { activeElement: now } = document;
  if (isByKeyboard() && (now === null || now === document.body)) node?.focus();
}

interface LineProps {
  readonly line: LogLine;
  readonly game: string;
  readonly board: BoardModule;
  readonly known: Known;
  readonly people: People;
  readonly isOld: boolean;
  readonly isOpen: boolean;
  readonly isFuture: boolean;
  readonly onPoint: (parts: readonly Part[]) => void;
}

const Line: MemoExoticComponent<(props: LineProps) => JSX.Element> = memo(
  (props: LineProps): JSX.Element => {
    const { line, game, board, known, people, isOld, isOpen, isFuture, onPoint } = props;
    const texts = useTexts(board.words);
    if (line.kind === 'mark') {
      return line.mark.kind === 'round' ? (
        <li className="condensed mt-3 mb-1 flex items-center gap-2 px-2 text-sm font-semibold text-info-ink first:mt-0">
          {texts.t('shell:play.log.round', { round: line.mark.round })}
          <span className="h-px grow bg-line" />
        </li>
      ) : (
        <li className="mt-2 px-2 text-xs font-semibold text-quiet">
          {texts.t('shell:play.log.turn', { name: people.name(line.mark.seat) })}
        </li>
      );
    }
    if (line.kind === 'take-back') {
      return (
        <li className="flex items-center gap-2 px-2 py-1 text-sm text-ask-ink">
          <Icon name="undo" size={16} />
          {describeTakeBack(texts, line.item, people)}
        </li>
      );
    }
    const describe = isOld ? describeOldEvent : describeEvent;
    const words = describe(texts, game, line.event, people, known);
    return (
      <li>
        <button
          type="button"
          aria-expanded={isOpen}
          className={`w-full rounded-sm px-2 py-1 text-left text-sm hover:bg-raised ${isFuture ? 'text-quiet' : ''}`}
          data-line={line.key}
          onPointerEnter={() => onPoint(line.about)}
          onPointerLeave={() => onPoint([])}
          onFocus={() => onPoint(line.about)}
          onBlur={() => onPoint([])}
        >
          {line.undone ? (
            <del className="text-quiet">
              {words}
              <span className="sr-only"> {texts.t('shell:play.log.undone')}</span>
            </del>
          ) : (
            words
          )}
          {line.unasked && (
            <span className="ml-1 text-xs text-quiet">({texts.t('shell:play.log.unasked')})</span>
          )}
        </button>
        {isOpen && line.rule !== '' && (
          <div className="mx-2 mb-2 border-l-2 border-info-ink pl-3">
            <RuleNote game={game} board={board} rule={line.rule} />
          </div>
        )}
      </li>
    );
  },
  (before, after) =>
    before.line.key === after.line.key &&
    isUndone(before.line) === isUndone(after.line) &&
    before.isOpen === after.isOpen &&
    before.isFuture === after.isFuture &&
    before.people === after.people &&
    before.onPoint === after.onPoint,
);

function isUndone(line: LogLine): boolean {
  return line.kind === 'event' && line.undone;
}

/** One listener for all lines: the log of a long battle has thousands of them. */
function useLineClicks(
  list: RefObject<HTMLOListElement | null>,
  onLine: (key: string) => void,
): void {
  const latest = useLatest(onLine);
  useEffect(() => {
    const node = list.current;
    if (node === null) return;
    const press = ({ target }: Event): void => {
      const line = target instanceof Element ? target.closest<HTMLElement>('[data-line]') : null;
      const key = line?.dataset['line'];
      if (key !== undefined) latest.current(key);
    };
    node.addEventListener('click', press);
    return () => node.removeEventListener('click', press);
  }, [list, latest]);
}

/** Follows the newest line, unless somebody has scrolled up to read. */
function useStickToEnd(
  lines: readonly LogLine[],
  step: number | undefined,
): {
  readonly list: RefObject<HTMLOListElement | null>;
  readonly isAtEnd: boolean;
  readonly toEnd: () => void;
} {
  const list = useRef<HTMLOListElement>(null);
  const [isAtEnd, setAtEnd] = useState(true);
  const atEnd = useLatest(isAtEnd);
  useEffect(() => {
    const node = list.current;
    if (node === null) return;
    const note = (): void => {
      setAtEnd(node.scrollHeight - node.scrollTop - node.clientHeight < 48);
    };
    node.addEventListener('scroll', note, { passive: true });
    // What makes room above the log must not hide its end.
    const observer = new ResizeObserver(() => {
      if (atEnd.current) node.scrollTo({ top: node.scrollHeight });
    });
    observer.observe(node);
    return () => {
      node.removeEventListener('scroll', note);
      observer.disconnect();
    };
  }, [atEnd]);
  const toEnd = (): void => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  };
  useEffect(() => {
    if (step === undefined) {
      if (atEnd.current) list.current?.scrollTo({ top: list.current.scrollHeight });
      return;
    }
    const index = lines.findLastIndex((line) => line.kind === 'event' && line.step <= step);
    list.current?.children[index]?.scrollIntoView({ block: 'nearest' });
  }, [lines, step, atEnd]);
  return { list, isAtEnd, toEnd };
}
