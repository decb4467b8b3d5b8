import type { MatchLog, Seat } from '@parsecs/kernel';
import { describeAnswer, describeReason, listOf, type People } from '@parsecs/lang';
import { isPerson } from '@parsecs/table';
import { type JSX, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { percentOf } from '../advice/hint.ts';
import { Icon } from '../art/emblems.tsx';
import type { BoardModule } from '../boards/contract.ts';
import { beginBranch, cutLog } from '../play/branch.ts';
import type { SessionRecord } from '../play/session.ts';
import { getMatch, isBroken } from '../shell/storage.ts';
import { useTexts } from '../shell/texts.tsx';
import { Button } from '../shell/ui/button.tsx';
import { buttonClass } from '../shell/ui/button-style.ts';
import { Dialog } from '../shell/ui/dialog.tsx';
import { type Analysis, lossOf, type Mistake } from './analysis.ts';
import { type AnalysisRun, useAnalysis } from './use-analysis.ts';

export interface AnalysisDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly record: SessionRecord;
  readonly board: BoardModule;
  readonly people: People;
  readonly readLog: () => Promise<MatchLog>;
  /** Shows a step of the match; missing where the replay is another page. */
  readonly onLook?: (step: number) => void;
}

/** What a finished game can teach: the gravest mistakes of each person, and what was luck. */
export function AnalysisDialog(props: AnalysisDialogProps): JSX.Element {
  const { open, onOpenChange, record, board } = props;
  const texts = useTexts(board.words, 'advice', 'table');
  const seats = record.fresh.seats.flatMap((spec, seat) => (isPerson(spec) ? [seat] : []));
  const run = useAnalysis(record.id, seats, props.readLog);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={texts.t('advice:analysis.title')}
      description={texts.t('advice:analysis.text')}
    >
      <div className="mt-3 grid gap-4">
        {run.state.kind === 'ready' ? (
          <Findings {...props} analysis={run.state.analysis} seats={seats} />
        ) : (
          <Run run={run} />
        )}
      </div>
    </Dialog>
  );
}

function Run({ run }: { readonly run: AnalysisRun }): JSX.Element {
  const texts = useTexts('advice');
  const { state } = run;
  if (state.kind === 'running') {
    return (
      <div className="flex flex-wrap items-center gap-4">
        <progress
          className="h-3 grow accent-ask"
          value={state.done}
          aria-label={texts.t('advice:analysis.running')}
        />
        <span className="condensed text-sm text-quiet">
          {texts.t('advice:hint.chance', { share: percentOf(state.done) })}
        </span>
        <Button onClick={run.cancel}>{texts.t('advice:analysis.cancel')}</Button>
      </div>
    );
  }
  return (
    <>
      {state.kind === 'failed' && <p role="alert">{texts.t('advice:analysis.failed')}</p>}
      <p className="text-sm text-quiet">{texts.t('advice:analysis.takes')}</p>
      <Button variant="ask" className="justify-self-start" onClick={run.begin}>
        <Icon name="bulb" />
        {texts.t('advice:analysis.begin')}
      </Button>
    </>
  );
}

interface FindingsProps extends AnalysisDialogProps {
  readonly analysis: Analysis;
  readonly seats: readonly Seat[];
}

function Findings(props: FindingsProps): JSX.Element {
  const { analysis, seats, people, board } = props;
  const texts = useTexts(board.words, 'advice', 'table');
  const { level, plays, compared } = analysis;
  return (
    <>
      {seats.map((seat) => (
        <OfSeat key={seat} {...props} seat={seat} />
      ))}
      {analysis.rolls > 0 && (
        <section aria-labelledby="luck">
          <h3 id="luck" className="text-base">
            {texts.t('advice:analysis.luck')}
          </h3>
          <ul className="mt-1">
            {analysis.luck.map(({ seats: side, sum }) => (
              <li key={side.join(',')} className="flex justify-between gap-4">
                <span>{listOf(texts, side.map(people.name))}</span>
                <span className="condensed">{signed(texts.language, sum)}</span>
              </li>
            ))}
          </ul>
          <p className="mt-1 text-sm text-quiet">
            {texts.t('advice:analysis.luck-note', { count: analysis.rolls })}
          </p>
        </section>
      )}
      <p className="text-xs text-quiet">
        {texts.t('advice:analysis.judged-by', {
          level: texts.t(`table:bot.${level}.name`),
          plays,
          compared,
        })}
      </p>
    </>
  );
}

/** Points of a hundred with their sign, as the language writes numbers. */
function signed(language: string, sum: number): string {
  const format = new Intl.NumberFormat(language, {
    style: 'percent',
    signDisplay: 'exceptZero',
    maximumFractionDigits: 0,
  });
  return format.format(sum);
}

function OfSeat(props: FindingsProps & { readonly seat: Seat }): JSX.Element {
  const { analysis, seat, people } = props;
  const texts = useTexts('advice');
  const { count, mean } = lossOf(analysis.judged, seat);
  const mistakes = analysis.mistakes.filter((mistake) => mistake.seat === seat);
  const loss = new Intl.NumberFormat(texts.language, { maximumFractionDigits: 1 });
  return (
    <section aria-labelledby={`of-${seat}`}>
      <h3 id={`of-${seat}`} className="text-base">
        {people.name(seat)}
      </h3>
      <p className="text-sm text-quiet">
        {texts.t('advice:analysis.decisions', { count })}{' '}
        {count > 0 &&
          texts.t('advice:analysis.mean', { loss: loss.format(100 * Math.max(0, mean)) })}
      </p>
      {mistakes.length === 0 ? (
        <p className="mt-1">{texts.t('advice:analysis.no-mistakes')}</p>
      ) : (
        <ol className="mt-2 grid gap-3">
          {mistakes.map((mistake) => (
            <MistakeInWords key={mistake.step} {...props} mistake={mistake} />
          ))}
        </ol>
      )}
    </section>
  );
}

function MistakeInWords(props: FindingsProps & { readonly mistake: Mistake }): JSX.Element {
  const { record, board, people, mistake, onLook } = props;
  const { step, round, chosen, best, chance, bestChance, view, question, reasons } = mistake;
  const texts = useTexts(board.words, 'advice', 'table');
  const [, navigate] = useLocation();
  const [isBusy, setBusy] = useState(false);
  const wordsOf = (id: string): string =>
    describeAnswer(texts, record.game, id, question, view, people, board.known(view));
  const again = async (): Promise<void> => {
    const found = await getMatch(record.id);
    if (isBusy || found === undefined || isBroken(found)) return;
    setBusy(true);
    const log = await cutLog(await props.readLog(), step);
    navigate(`/play/${await beginBranch(found, log, found.fresh.seats, round)}`);
  };
  const why = listOf(
    texts,
    reasons.map((reason) => describeReason(texts, reason)),
  );
  const share = (value: number): string =>
    texts.t('advice:hint.chance', { share: percentOf(Math.min(1, Math.max(0, value))) });
  return (
    <li className="rounded-md border border-line bg-raised p-3">
      <p className="text-sm text-quiet">{texts.t('advice:analysis.round', { round })}</p>
      <dl className="grid grid-cols-[auto_1fr_auto] gap-x-3">
        <dt className="text-quiet">{texts.t('advice:analysis.chosen')}</dt>
        <dd>{wordsOf(chosen)}</dd>
        <dd className="condensed text-right">{share(chance)}</dd>
        <dt className="text-quiet">{texts.t('advice:analysis.better')}</dt>
        <dd className="font-semibold">{wordsOf(best)}</dd>
        <dd className="condensed text-right font-semibold">{share(bestChance)}</dd>
      </dl>
      {why !== '' && (
        <p className="mt-1 text-sm">{texts.t('advice:hint.because', { reasons: why })}</p>
      )}
      <div className="mt-2 flex flex-wrap gap-2">
        <Button disabled={isBusy} onClick={() => void again()}>
          <Icon name="branch" />
          {texts.t('advice:analysis.again')}
        </Button>
        {onLook === undefined ? (
          <Link href={`/replay/${record.id}#${step}`} className={buttonClass('bare')}>
            <Icon name="eye" />
            {texts.t('advice:analysis.look')}
          </Link>
        ) : (
          <Button variant="bare" onClick={() => onLook(step)}>
            <Icon name="eye" />
            {texts.t('advice:analysis.look')}
          </Button>
        )}
      </div>
    </li>
  );
}
