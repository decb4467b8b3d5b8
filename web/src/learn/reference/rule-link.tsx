import { ruleTitle } from '@parsecs/lang';
import type { GameId } from '@parsecs/table';
import type { JSX } from 'react';
import { Link, useLocation } from 'wouter';
import { useTexts } from '../../shell/texts.tsx';

export interface RuleLinkProps {
  readonly game: GameId;
  readonly rule: string;
}

const LOOK =
  'condensed inline-block py-0.5 text-info-ink underline decoration-edge underline-offset-4 hover:decoration-info-ink';

/** The number of a rule, which leads to it. */
export function RuleLink({ game, rule }: RuleLinkProps): JSX.Element {
  const texts = useTexts(`${game}-rules`);
  const [path] = useLocation();
  const title = ruleTitle(texts, game, rule);
  const page = `/learn/${game}`;
  // On its own page the browser must notice that the address has changed.
  if (path === page) {
    return (
      <a href={`#${rule}`} title={title} className={LOOK}>
        {rule}
      </a>
    );
  }
  return (
    <Link href={`${page}#${rule}`} title={title} className={LOOK}>
      {rule}
    </Link>
  );
}
