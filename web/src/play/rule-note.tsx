import { ruleText } from '@parsecs/lang';
import { type JSX, Suspense } from 'react';
import { Link } from 'wouter';
import type { BoardModule } from '../boards/contract.ts';
import { useTexts } from '../shell/texts.tsx';

export interface RuleNoteProps {
  readonly game: string;
  readonly board: BoardModule;
  readonly rule: string;
  /** Said instead of the number of the rule. */
  readonly title?: string;
}

/** A rule in the reader's language, and the way to its place among the others. */
export function RuleNote(props: RuleNoteProps): JSX.Element {
  return (
    <Suspense fallback={<p className="min-h-10" />}>
      <RuleInWords {...props} />
    </Suspense>
  );
}

function RuleInWords(props: RuleNoteProps): JSX.Element {
  const { game, board, rule, title } = props;
  const texts = useTexts(board.ruleWords);
  const isTable = rule === 'table';
  return (
    <div className="text-sm">
      {!isTable && (
        <p className="condensed text-xs font-semibold text-info-ink">
          {title ?? texts.t('shell:play.log.rule', { id: rule })}
        </p>
      )}
      <p className="text-quiet">{ruleText(texts, game, rule)}</p>
      {!isTable && (
        <Link
          href={`/learn/${game}#${rule}`}
          className="mt-1 inline-flex min-h-8 items-center text-info-ink underline underline-offset-4"
        >
          {texts.t('shell:play.log.learn')}
        </Link>
      )}
    </div>
  );
}
