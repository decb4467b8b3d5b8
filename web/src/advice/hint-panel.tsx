import { describeAnswer, describeReason, listOf } from '@parsecs/lang';
import { type JSX, useCallback, useEffect, useRef } from 'react';
import { Icon } from '../art/emblems.tsx';
import { useCover } from '../boards/kit/use-stage.ts';
import type { PageModel } from '../play/use-page-model.ts';
import { useTexts } from '../shell/texts.tsx';
import { IconButton } from '../shell/ui/button.tsx';
import { Spinner } from '../shell/ui/spinner.tsx';
import { percentOf } from './hint.ts';
import type { Hint } from './use-hint.ts';

export interface HintPanelProps {
  readonly model: PageModel;
  readonly hint: Hint;
  /** The board lies under it: it makes room as soon as something is put together. */
  readonly isNarrow: boolean;
}

/** Answers beyond this are counted, not listed. */
const MOST_LISTED = 8;

/** The answers that somebody advises, in words; a touch puts one together on the board. */
export function HintPanel(props: HintPanelProps): JSX.Element | null {
  const { hint, isNarrow } = props;
  const texts = useTexts('advice');
  const panel = useRef<HTMLElement>(null);
  const { state, helper } = hint;
  const isThere = state !== undefined;
  const cover = useCover();
  const take = useCallback(
    (node: HTMLElement | null) => {
      panel.current = node;
      // On a wide screen the frame puts it into a panel that is a cover already.
      return isNarrow ? cover(node) : undefined;
    },
    [cover, isNarrow],
  );
  useEffect(() => {
    if (isThere) panel.current?.focus();
  }, [isThere]);
  if (state === undefined || helper === undefined) return null;
  return (
    <section
      ref={take}
      tabIndex={-1}
      aria-labelledby="hint-title"
      className={`pointer-events-auto flex flex-col py-1 pr-1 pl-4 text-sm outline-none ${
        isNarrow
          ? 'm-1 max-h-[34dvh] w-[min(30rem,calc(100%-0.5rem))] animate-rise rounded-md border border-info-ink bg-raised shadow-md'
          : ''
      }`}
    >
      <div className="flex items-center gap-3">
        <span className="text-info-ink">
          <Icon name="bulb" />
        </span>
        <h2 id="hint-title" className="grow text-sm">
          {texts.t(helper === 'bot' ? 'advice:hint.title' : 'advice:choices.title')}
        </h2>
        <IconButton label={texts.t('shell:common.close')} onClick={hint.close}>
          <Icon name="close" />
        </IconButton>
      </div>
      <div className="min-h-0 overflow-y-auto pr-3 pb-2" aria-live="polite">
        {state.kind === 'thinking' && <Spinner label={texts.t('advice:hint.thinking')} />}
        {state.kind === 'failed' && <p className="py-1">{texts.t('advice:hint.failed')}</p>}
        {state.kind === 'found' && <Found {...props} />}
      </div>
    </section>
  );
}

function Found({ model, hint, isNarrow }: HintPanelProps): JSX.Element | null {
  const { session, look, question, people, choosing } = model;
  const { board, record } = session;
  const texts = useTexts(board.words, 'advice', 'table');
  const { state, helper } = hint;
  if (question === undefined || state?.kind !== 'found') return null;
  const { answers, reasons } = state;
  const shown = answers.slice(0, MOST_LISTED);
  const priceOf = (id: string): string | undefined => {
    const answer = question.answers.find((own) => own.id === id);
    return answer && board.priceOf?.(texts, look.view, question, answer);
  };
  const why = listOf(
    texts,
    reasons.map((reason) => describeReason(texts, reason)),
  );
  return (
    <>
      <ul className="grid gap-1.5">
        {shown.map(({ answer: id, chance }) => {
          const price = helper === 'coach' ? priceOf(id) : undefined;
          return (
            <li key={id}>
              <button
                type="button"
                className="flex min-h-touch w-full items-center gap-3 rounded-md border border-line bg-panel px-3 py-1.5 text-left hover:border-edge"
                onClick={() => {
                  choosing.arrange(id);
                  if (isNarrow) hint.close();
                }}
              >
                <span className="grow">
                  {describeAnswer(
                    texts,
                    record.game,
                    id,
                    question,
                    look.view,
                    people,
                    board.known(look.view),
                  )}
                  {price !== undefined && <span className="block text-quiet">{price}</span>}
                </span>
                {chance !== undefined && (
                  <span className="condensed shrink-0 font-semibold">
                    {texts.t('advice:hint.chance', { share: percentOf(chance) })}
                  </span>
                )}
              </button>
            </li>
          );
        })}
      </ul>
      {why !== '' && <p className="mt-2">{texts.t('advice:hint.because', { reasons: why })}</p>}
      {answers.length > shown.length && (
        <p className="mt-2 text-quiet">
          {texts.t('advice:choices.more', { count: answers.length - shown.length })}
        </p>
      )}
      <p className="mt-2 text-xs text-quiet">
        {texts.t(helper === 'bot' ? 'advice:hint.note' : 'advice:choices.note')}
      </p>
    </>
  );
}
