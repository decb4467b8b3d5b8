import type { Problem } from '@parsecs/kernel';
import { ruleText, ruleTitle } from '@parsecs/lang';
import { type JSX, Suspense, useState } from 'react';
import { Icon } from '../art/emblems.tsx';
import { useTexts } from '../shell/texts.tsx';
import { Button } from '../shell/ui/button.tsx';
import { useBuilder } from './builder-model.ts';
import type { ListGame } from './kind.ts';
import { sayProblem } from './problem-words.ts';

/** Every problem of the list with its rule; then what is worth knowing. */
export function ProblemPanel(): JSX.Element {
  const { editor, texts } = useBuilder();
  const { problems, warnings } = editor.look.review;
  return (
    <section aria-label={texts.t('builder:problems')} className="flex flex-col gap-2">
      <Verdict />
      <ul className="flex flex-col gap-2">
        {problems.map((problem) => (
          <ProblemItem
            key={keyOf(problem)}
            problem={problem}
            tone={editor.isMissing(problem) ? 'ask' : 'danger'}
          />
        ))}
      </ul>
      <Hints warnings={warnings} />
    </section>
  );
}

const MOST_OPEN_HINTS = 2;

/** Worth knowing, but nobody's fault; many of them are folded away. */
function Hints({ warnings }: { readonly warnings: readonly Problem[] }): JSX.Element | null {
  const { texts } = useBuilder();
  if (warnings.length === 0) return null;
  const list = (
    <ul className="flex flex-col gap-2">
      {warnings.map((problem) => (
        <ProblemItem key={keyOf(problem)} problem={problem} tone="ask" />
      ))}
    </ul>
  );
  if (warnings.length <= MOST_OPEN_HINTS) return list;
  return (
    <details className="group">
      <summary className="flex min-h-touch list-none items-center gap-2 text-sm text-ask-ink [&::-webkit-details-marker]:hidden">
        <Icon name="info" />
        <span className="grow">{texts.t('builder:hints', { count: warnings.length })}</span>
        <span className="transition-transform group-open:rotate-180">
          <Icon name="chevron-down" size={16} />
        </span>
      </summary>
      {list}
    </details>
  );
}

/** Legal, not finished yet, or wrong: in words, colour and sign. */
function Verdict(): JSX.Element {
  const { editor, texts } = useBuilder();
  const { problems } = editor.look.review;
  if (problems.length === 0) {
    return (
      <p className="flex items-center gap-2 text-sm text-confirm-ink">
        <Icon name="check" />
        {texts.t('builder:legal')}
      </p>
    );
  }
  if (editor.isUnfinished) {
    return (
      <p className="flex items-center gap-2 text-sm text-ask-ink">
        <Icon name="edit" />
        {texts.t('builder:unfinished')}
      </p>
    );
  }
  return (
    <p className="flex items-center gap-2 text-sm text-danger-ink">
      <Icon name="warning" />
      {texts.t('builder:problem-count', { count: problems.length })}
    </p>
  );
}

function keyOf({ path, rule = '', cause, params = {} }: Problem): string {
  return JSON.stringify([path, rule, cause, params]);
}

interface ProblemItemProps {
  readonly problem: Problem;
  readonly tone: 'danger' | 'ask';
}

function ProblemItem({ problem, tone }: ProblemItemProps): JSX.Element {
  const builder = useBuilder();
  const { editor, texts, words, show } = builder;
  const [isOpen, setOpen] = useState(false);
  const { rule } = problem;
  const entry = editor.look.entries.find(({ id }) => id === editor.entryOf(problem));
  return (
    <li
      className={`rounded-md border-l-4 bg-raised/70 px-3 py-2 text-sm ${
        tone === 'danger' ? 'border-danger-ink' : 'border-ask-ink'
      }`}
    >
      <p className="first-letter:uppercase">{sayProblem(builder, problem)}</p>
      <div className="flex flex-wrap items-center gap-x-1">
        {rule !== undefined && (
          <Button
            variant="bare"
            className="-ml-2 !px-2 !text-info-ink"
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            <span className="condensed">{texts.t('builder:rule', { rule })}</span>
            <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} size={16} />
          </Button>
        )}
        {entry !== undefined && (
          <Button
            variant="bare"
            className="!px-2 !text-info-ink"
            aria-label={texts.t('builder:show-entry', { name: words.name(entry.card) })}
            onClick={() => show({ on: 'entry', entry: entry.id })}
          >
            {texts.t('builder:show')}
          </Button>
        )}
      </div>
      {isOpen && rule !== undefined && (
        <Suspense fallback={<p className="min-h-10" />}>
          <RuleInWords game={editor.box.game} rule={rule} />
        </Suspense>
      )}
    </li>
  );
}

function RuleInWords(props: { readonly game: ListGame; readonly rule: string }): JSX.Element {
  const { game, rule } = props;
  const texts = useTexts(`${game}-rules`);
  return (
    <div className="pb-1">
      <p className="font-semibold">{ruleTitle(texts, game, rule)}</p>
      <p className="text-quiet">{ruleText(texts, game, rule)}</p>
    </div>
  );
}
