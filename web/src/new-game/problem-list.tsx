import type { Problem } from '@parsecs/kernel';
import { describeProblem } from '@parsecs/lang';
import type { GameId } from '@parsecs/table';
import type { JSX } from 'react';
import { Link } from 'wouter';
import { Icon } from '../art/emblems.tsx';
import { useTexts } from '../shell/texts.tsx';

export interface ProblemListProps {
  readonly game: GameId;
  readonly problems: readonly Problem[];
  /** `danger` forbids, `ask` only warns. */
  readonly tone: 'danger' | 'ask';
}

const SHOWN = 8;

/** What is wrong, where it stands, and the rule behind it. */
export function ProblemList(props: ProblemListProps): JSX.Element | null {
  const { game, problems, tone } = props;
  const texts = useTexts(game);
  if (problems.length === 0) return null;
  const left = problems.length - SHOWN;
  return (
    <ul
      className={`flex flex-col gap-2 rounded-md border p-3 text-sm ${
        tone === 'danger' ? 'border-danger-ink/60' : 'border-ask-ink/60'
      }`}
    >
      {problems.slice(0, SHOWN).map((problem) => (
        <li key={`${problem.path} ${problem.cause}`} className="flex gap-2">
          <span className={tone === 'danger' ? 'text-danger-ink' : 'text-ask-ink'}>
            <Icon name={tone === 'danger' ? 'warning' : 'info'} size={18} />
          </span>
          <span className="min-w-0 grow">
            {describeProblem(texts, game, problem)}
            {problem.rule !== undefined && (
              <>
                {' '}
                <Link
                  href={`/learn/${game}#${problem.rule}`}
                  className="condensed text-info-ink underline underline-offset-2"
                >
                  {problem.rule}
                </Link>
              </>
            )}
          </span>
        </li>
      ))}
      {left > 0 && <li className="text-quiet">{texts.t('shell:new.and-more', { count: left })}</li>}
    </ul>
  );
}
