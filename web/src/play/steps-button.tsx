import { ruleText, ruleTitle } from '@parsecs/lang';
import { type JSX, type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import type { BoardModule } from '../boards/contract.ts';
import { useTexts } from '../shell/texts.tsx';
import { Dialog } from '../shell/ui/dialog.tsx';

export interface StepsButtonProps {
  readonly game: string;
  readonly board: BoardModule;
  readonly view: unknown;
  /** What is pressed: the beads, or the name of the step. */
  readonly children: ReactNode;
}

/** A press tells what each step of the round is for, with its rule, and which one it is now. */
export function StepsButton(props: StepsButtonProps): JSX.Element {
  const { board, children } = props;
  const texts = useTexts(board.words);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <span className="relative">
        {children}
        <button
          type="button"
          aria-haspopup="dialog"
          aria-label={texts.t('shell:play.top.phases')}
          className="absolute -inset-x-2 -inset-y-1 rounded-md hover:bg-info/10"
          onClick={() => setOpen(true)}
        />
      </span>
      <Dialog open={isOpen} onOpenChange={setOpen} title={texts.t('shell:play.top.phases')}>
        <Steps {...props} />
      </Dialog>
    </>
  );
}

function Steps(props: StepsButtonProps): JSX.Element {
  const { game, board, view } = props;
  const texts = useTexts(board.words, board.ruleWords);
  const now = board.phaseOf(view);
  const { initiative } = board.stepRules;
  return (
    <ol className="flex flex-col gap-3">
      {board.phases.map((phase) => (
        <Step
          key={phase}
          game={game}
          title={texts.t(board.phaseKey(phase))}
          rule={board.stepRules.phases[phase] ?? ''}
          ruleWords={board.ruleWords}
          isNow={phase === now}
        />
      ))}
      {initiative !== undefined && (
        <Step
          game={game}
          title={ruleTitle(texts, game, initiative)}
          rule={initiative}
          ruleWords={board.ruleWords}
        />
      )}
    </ol>
  );
}

interface StepProps extends Pick<BoardModule, 'ruleWords'> {
  readonly game: string;
  readonly title: string;
  readonly rule: string;
  readonly isNow?: boolean;
}

function Step({ game, title, rule, ruleWords, isNow = false }: StepProps): JSX.Element {
  const texts = useTexts(ruleWords);
  return (
    <li
      aria-current={isNow ? 'step' : undefined}
      className={`border-l-4 pl-3 text-sm ${isNow ? 'border-ask-ink' : 'border-line'}`}
    >
      <p className={`font-semibold ${isNow ? 'text-ask-ink' : ''}`}>{title}</p>
      <p className="text-quiet">{ruleText(texts, game, rule)}</p>
      <Link
        href={`/learn/${game}#${rule}`}
        className="condensed inline-flex min-h-8 items-center text-info-ink underline underline-offset-4"
      >
        {texts.t('shell:play.log.rule', { id: rule })}
      </Link>
    </li>
  );
}
