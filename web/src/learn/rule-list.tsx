import { type JSX, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { Icon } from '../art/emblems.tsx';
import type { GameManifest } from '../games/manifest.ts';
import { type Texts, useTexts } from '../shell/texts.tsx';
import { type Rule, rulesOf } from './rules.ts';
import { searchOf } from './search.ts';

export interface RuleListProps {
  readonly game: GameManifest;
  /** The rule that the address asks for. */
  readonly rule?: string | undefined;
}

/** Every rule of the ledger, with a search and an address of its own. */
export function RuleList(props: RuleListProps): JSX.Element {
  const { game, rule } = props;
  const texts = useTexts(`${game.id}-rules`);
  const [typed, type] = useState({ search: '', rule });
  // Asking for a rule by its address ends a search that might hide it.
  const search = typed.rule === rule ? typed.search : '';
  const asked = useDeferredValue(search);
  const rules = useMemo(() => rulesOf(texts, game), [texts, game]);
  const ready = useMemo(() => searchOf(rules, texts.language), [rules, texts.language]);
  const found = useMemo(() => ready.find(asked), [ready, asked]);
  useEffect(() => {
    if (rule === undefined) return;
    // The list is drawn by then, and the browser had nothing to scroll to before.
    const frame = requestAnimationFrame(() => {
      const target = document.querySelector<HTMLElement>(`#${rule}`);
      target?.scrollIntoView({ block: 'center' });
      target?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [rule]);
  const groups: readonly Omit<RuleGroupProps, 'texts'>[] =
    found === rules
      ? [
          { title: texts.t('shell:learn.printed'), rules: found.filter((one) => !one.ruling) },
          { title: texts.t('shell:learn.rulings'), rules: found.filter((one) => one.ruling) },
        ]
      : [{ rules: found }];
  return (
    <>
      <SearchField value={search} onChange={(next) => type({ search: next, rule })} />
      <p role="status" className="mt-2 text-sm text-quiet">
        {found.length === 0
          ? texts.t('shell:learn.none')
          : texts.t('shell:learn.found', { count: found.length })}
      </p>
      {groups.map((group) => (
        <RuleGroup key={group.title ?? ''} {...group} lit={rule} texts={texts} />
      ))}
    </>
  );
}

interface SearchFieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function SearchField({ value, onChange }: SearchFieldProps): JSX.Element {
  const texts = useTexts();
  return (
    <label className="sticky top-2 z-10 flex items-center rounded-md border border-edge bg-raised shadow-md has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus">
      <span className="sr-only">{texts.t('shell:learn.search')}</span>
      <span aria-hidden="true" className="pl-4 text-quiet">
        <Icon name="search" />
      </span>
      <input
        type="search"
        value={value}
        placeholder={texts.t('shell:learn.search-hint')}
        onChange={(event) => onChange(event.target.value)}
        className="min-h-13 grow bg-transparent px-3 shadow-none outline-none placeholder:text-quiet focus-visible:shadow-none focus-visible:outline-none"
      />
    </label>
  );
}

interface RuleGroupProps {
  readonly title?: string;
  readonly rules: readonly Rule[];
  readonly lit?: string | undefined;
  readonly texts: Texts;
}

function RuleGroup({ title, rules, lit, texts }: RuleGroupProps): JSX.Element | null {
  if (rules.length === 0) return null;
  return (
    <section>
      {title === undefined ? (
        <div className="mt-3" />
      ) : (
        <h2 className="mb-2 mt-6 text-lg">{title}</h2>
      )}
      <ul className="divide-y divide-line rounded-md border border-line bg-panel/70">
        {rules.map(({ id, title: name, text }) => (
          <li
            key={id}
            id={id}
            tabIndex={-1}
            className={`scroll-mt-24 gap-4 px-4 py-3 focus-visible:rounded-none focus-visible:outline-none sm:flex ${
              id === lit ? 'bg-raised shadow-[inset_3px_0_0_var(--color-ask)]' : ''
            }`}
          >
            <a
              href={`#${id}`}
              aria-label={texts.t('shell:learn.link', { rule: id })}
              className="condensed flex min-h-touch w-16 shrink-0 items-start pt-0.5 text-info-ink hover:underline max-sm:float-right max-sm:-mb-5 max-sm:w-auto max-sm:pl-3"
            >
              {id}
            </a>
            <div className="min-w-0">
              <h3 className="text-base">{name}</h3>
              <p className="text-quiet">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
