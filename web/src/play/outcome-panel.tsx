import type { Outcome } from '@parsecs/kernel';
import { describeOutcome, type People } from '@parsecs/lang';
import type { StoryItem } from '@parsecs/table';
import { type JSX, type ReactNode, useEffect, useMemo, useRef } from 'react';
import { Icon } from '../art/emblems.tsx';
import type { BoardModule } from '../boards/contract.ts';
import { useTexts } from '../shell/texts.tsx';
import { Button, ButtonLink, IconButton } from '../shell/ui/button.tsx';
import type { Course } from './protocol.ts';
import { ResultCourse } from './result-course.tsx';
import { drawResult } from './result-picture.ts';
import { ResultTallies } from './result-tallies.tsx';
import { eventsOf, handOver, scoresOf, sidesOf } from './results.ts';
import { RuleNote } from './rule-note.tsx';
import type { Surroundings } from './surroundings.ts';

export interface OutcomePanelProps {
  readonly game: string;
  readonly board: BoardModule;
  readonly id: string;
  readonly view: unknown;
  readonly outcome: Outcome;
  readonly people: People;
  readonly rounds: number;
  readonly decisions: number;
  /** What everybody was told, as far as the viewer may know it. */
  readonly story: readonly StoryItem[];
  readonly course: Course | undefined;
  /** Begins the same match anew; `isSwapped` gives everybody the next seat. */
  readonly onRematch?: (isSwapped: boolean) => void;
  /** Of a table that runs elsewhere: the others have a say in what comes next. */
  readonly around?: Surroundings;
  /** Looks at what was decided, and what it cost. */
  readonly onAnalyse?: () => void;
  /** What was reached for the first time. */
  readonly news?: ReactNode;
  readonly onSave: () => void;
  readonly onClose: () => void;
}

/** Who won and why, and what can be done now. */
export function OutcomePanel(props: OutcomePanelProps): JSX.Element {
  const { game, board, id, view, outcome, people, rounds, decisions } = props;
  const { SeatMark } = board;
  const { around, onRematch } = props;
  const rematch = around === undefined ? onRematch && (() => onRematch(false)) : around.onRematch;
  const texts = useTexts(board.words, 'advice');
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    title.current?.focus();
  }, []);
  const told = useMemo(() => eventsOf(props.story), [props.story]);
  const tallies = useMemo(
    () => board.tallyOf?.(texts, told, view, people) ?? scoresOf(board, texts, view, people),
    [board, texts, told, view, people],
  );
  const words = describeOutcome(texts, game, outcome, view, people);
  const counted = `${texts.t('shell:play.over.rounds', { count: rounds })} · ${texts.t('shell:play.over.decisions', { count: decisions })}`;
  const share = async (): Promise<void> => {
    const picture = await drawResult({
      game: texts.t(board.titleKey),
      outcome: words,
      sides: sidesOf(board, texts, view, people).map(({ name, score, of }) => ({
        name,
        score: `${score} / ${of}`,
      })),
      footer: counted,
      site: texts.t('shell:common.name'),
      curve: props.course?.curve ?? [],
    });
    if (picture !== undefined) await handOver(`twelve-parsecs-${game}-${id}.png`, picture);
  };
  const isMine = people.me !== undefined && outcome.winners.includes(people.me);
  return (
    <section
      aria-labelledby="outcome"
      className={`absolute inset-0 z-20 m-auto flex h-fit max-h-[calc(100%-1rem)] w-[min(34rem,calc(100%-1rem))] animate-rise flex-col items-center gap-3 overflow-y-auto rounded-md border bg-panel/95 px-5 pt-5 pb-4 text-center shadow-md ${
        isMine ? 'border-ask' : 'border-line'
      }`}
    >
      <IconButton
        label={texts.t('shell:play.over.look')}
        className="!absolute top-1 right-1"
        onClick={props.onClose}
      >
        <Icon name="close" />
      </IconButton>
      <span className={isMine ? 'text-ask-ink' : 'text-info-ink'}>
        <Icon name="trophy" size={48} />
      </span>
      <p className="-mb-2 text-sm text-quiet">{texts.t('shell:play.over.title')}</p>
      <h2 id="outcome" ref={title} tabIndex={-1} className="text-xl !shadow-none !outline-none">
        {words}
      </h2>
      <p className="flex flex-wrap justify-center gap-x-4 gap-y-1 text-sm">
        {outcome.winners.map((seat) => (
          <span key={seat} className="inline-flex items-center gap-1.5">
            <SeatMark view={view} seat={seat} />
            {people.name(seat)}
          </span>
        ))}
      </p>
      <p className="text-sm text-quiet">{counted}</p>
      {props.news}
      {props.course !== undefined && <ResultCourse id={id} course={props.course} />}
      <ResultTallies board={board} view={view} people={people} tallies={tallies} />
      <div className="w-full rounded-md bg-raised px-4 py-2 text-left">
        <RuleNote
          game={game}
          board={board}
          rule={outcome.rule}
          title={texts.t('shell:play.over.rule', { id: outcome.rule })}
        />
      </div>
      {around?.result}
      <div className="grid w-full grid-cols-2 gap-2">
        {rematch !== undefined && (
          <Button variant="ask" onClick={rematch}>
            <Icon name="play" />
            {texts.t('shell:play.over.rematch')}
          </Button>
        )}
        {props.onRematch !== undefined && (
          <Button onClick={() => props.onRematch?.(true)}>
            <Icon name="flip" />
            {texts.t('shell:play.over.swap')}
          </Button>
        )}
        {around === undefined ? (
          <ButtonLink to={`/replay/${id}`}>
            <Icon name="eye" />
            {texts.t('shell:play.over.replay')}
          </ButtonLink>
        ) : (
          around.onReplay !== undefined && (
            <Button onClick={around.onReplay}>
              <Icon name="eye" />
              {texts.t('shell:play.over.replay')}
            </Button>
          )
        )}
        {props.onAnalyse !== undefined && (
          <Button onClick={props.onAnalyse}>
            <Icon name="bulb" />
            {texts.t('advice:analysis.title')}
          </Button>
        )}
        <Button onClick={props.onSave}>
          <Icon name="download" />
          {texts.t('shell:play.over.save')}
        </Button>
        <Button onClick={() => void share()}>
          <Icon name="share" />
          {texts.t('shell:play.over.picture')}
        </Button>
        <ButtonLink to="/" variant="bare">
          <Icon name="home" />
          {texts.t('shell:play.over.home')}
        </ButtonLink>
      </div>
    </section>
  );
}
