import type { GameId } from '@parsecs/table';
import { type JSX, type MemoExoticComponent, memo } from 'react';
import { Icon } from '../../art/emblems.tsx';
import { useTexts } from '../../shell/texts.tsx';
import { Button } from '../../shell/ui/button.tsx';
import type { Rule } from '../rules.ts';
import { relatedTo } from './related.ts';
import { RuleLink } from './rule-link.tsx';
import { RuleWords } from './rule-words.tsx';

export interface RuleItemProps {
  readonly game: GameId;
  readonly rule: Rule;
  readonly isLit: boolean;
  /** A worked example shows it. */
  readonly hasExample: boolean;
  readonly onShow: (rule: string) => void;
}

/** One rule with its address, its neighbours, and where it can be seen at work. */
export const RuleItem: MemoExoticComponent<(props: RuleItemProps) => JSX.Element> = memo(
  function RuleItem(props: RuleItemProps): JSX.Element {
    const { game, rule, isLit, hasExample, onShow } = props;
    const { id, title, text } = rule;
    const texts = useTexts('learn');
    const related = relatedTo(id);
    return (
      <li
        id={id}
        tabIndex={-1}
        className={`scroll-mt-24 gap-4 px-4 py-3 focus-visible:rounded-none focus-visible:outline-none sm:flex ${
          isLit ? 'bg-raised shadow-[inset_3px_0_0_var(--color-ask)]' : ''
        }`}
      >
        <a
          href={`#${id}`}
          aria-label={texts.t('shell:learn.link', { rule: id })}
          className="condensed flex min-h-touch w-16 shrink-0 items-start pt-0.5 text-info-ink hover:underline max-sm:float-right max-sm:-mb-5 max-sm:w-auto max-sm:pl-3"
        >
          {id}
        </a>
        <div className="min-w-0 grow">
          <h3 className="text-base">{title}</h3>
          <p className="text-quiet">
            <RuleWords game={game} text={text} />
          </p>
          {related.length > 0 && (
            <p className="mt-1 flex flex-wrap items-center gap-x-3 text-sm">
              <span className="text-quiet">{texts.t('learn:rule.related')}</span>
              {related.map((other) => (
                <RuleLink key={other} game={game} rule={other} />
              ))}
            </p>
          )}
        </div>
        {hasExample && (
          <Button
            className="no-print mt-2 shrink-0 self-start sm:mt-0"
            aria-label={texts.t('learn:rule.show-of', { rule: id })}
            onClick={() => onShow(id)}
          >
            <Icon name="eye" size={18} />
            {texts.t('learn:rule.show')}
          </Button>
        )}
      </li>
    );
  },
);
