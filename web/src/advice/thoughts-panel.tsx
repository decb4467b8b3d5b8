import { describeAnswer, describeReason, listOf, type People } from '@parsecs/lang';
import type { JSX } from 'react';
import { Icon } from '../art/emblems.tsx';
import type { BoardModule } from '../boards/contract.ts';
import { useTexts } from '../shell/texts.tsx';
import { IconButton } from '../shell/ui/button.tsx';
import { percentOf } from './hint.ts';
import type { Thoughts } from './use-thoughts.ts';

export interface ThoughtsPanelProps {
  readonly game: string;
  readonly board: BoardModule;
  readonly people: People;
  readonly thoughts: Thoughts;
  /** Where it does not stand in a corner of the board. */
  readonly isNarrow: boolean;
  readonly onClose: () => void;
}

/** What a bot considered when it decided what has just been shown, the best first, and why. */
export function ThoughtsPanel(props: ThoughtsPanelProps): JSX.Element {
  const { board, people, thoughts, isNarrow, onClose } = props;
  const texts = useTexts(board.words, 'advice', 'table');
  const { now } = thoughts;
  return (
    <section
      aria-labelledby="thoughts-title"
      className={`pointer-events-auto flex flex-col py-1 pr-1 pl-4 text-sm ${
        isNarrow
          ? 'm-2 max-h-[40dvh] w-[min(30rem,calc(100%-1rem))] rounded-md border border-info-ink bg-raised shadow-md'
          : ''
      }`}
    >
      <div className="flex items-center gap-3">
        <span className="text-info-ink">
          <Icon name="bulb" />
        </span>
        <h2 id="thoughts-title" className="grow text-sm">
          {now === undefined
            ? texts.t('advice:thoughts.title')
            : texts.t('advice:thoughts.of', { name: people.name(now.decision.seat) })}
        </h2>
        <IconButton label={texts.t('shell:common.close')} onClick={onClose}>
          <Icon name="close" />
        </IconButton>
      </div>
      <div className="min-h-0 overflow-y-auto pr-3 pb-2" aria-live="polite">
        {now === undefined ? (
          <p className="text-quiet">{texts.t('advice:thoughts.none')}</p>
        ) : (
          <Considered {...props} now={now} />
        )}
      </div>
    </section>
  );
}

function Considered(
  props: ThoughtsPanelProps & { readonly now: NonNullable<Thoughts['now']> },
): JSX.Element {
  const { game, board, people, now } = props;
  const { thought, decision } = now;
  const { question, view } = decision;
  const texts = useTexts(board.words, 'advice', 'table');
  const known = board.known(view);
  const wordsOf = (id: string): string =>
    describeAnswer(texts, game, id, question, view, people, known);
  const why = listOf(
    texts,
    thought.reasons.map((reason) => describeReason(texts, reason)),
  );
  return (
    <>
      <ol className="grid gap-0.5">
        {thought.considered.map(({ answer, chance, samples }) => (
          <li
            key={answer}
            className={`flex items-baseline gap-3 ${answer === thought.answer ? 'font-semibold' : ''}`}
          >
            <span className="grow">{wordsOf(answer)}</span>
            {samples > 0 && (
              <span className="condensed text-xs font-normal whitespace-nowrap text-quiet">
                {texts.t('advice:thoughts.plays', { count: samples })}
              </span>
            )}
            <span className="condensed w-12 shrink-0 text-right">
              {texts.t('advice:hint.chance', { share: percentOf(chance) })}
            </span>
          </li>
        ))}
      </ol>
      {why !== '' && <p className="mt-2">{texts.t('advice:hint.because', { reasons: why })}</p>}
    </>
  );
}
