import { type JSX, lazy, Suspense, use, useDeferredValue, useMemo, useState } from 'react';
import type { GameManifest } from '../games/manifest.ts';
import { useTexts } from '../shell/texts.tsx';
import { Button } from '../shell/ui/button.tsx';
import { RuleItem } from './reference/rule-item.tsx';
import { SearchField } from './reference/search-field.tsx';
import { useArrival } from './reference/use-arrival.ts';
import { type Rule, rulesOf } from './rules.ts';
import { searchOf } from './search.ts';
import { examplesOf, loadExamples } from './show/scenarios.ts';

const ShowDialog = lazy(async () => ({
  default: (await import('./show/show-dialog.tsx')).ShowDialog,
}));

export interface RuleListProps {
  readonly game: GameManifest;
  /** The rule that the address asks for. */
  readonly rule?: string | undefined;
}

/** Every rule of the ledger, with a search, an address of its own, and the examples that show it. */
export function RuleList(props: RuleListProps): JSX.Element {
  const { game, rule } = props;
  const texts = useTexts(`${game.id}-rules`, 'learn');
  const examples = use(loadExamples(game.id));
  const shown = useMemo(
    () => new Set(examples.flatMap(({ scenario }) => scenario.rules)),
    [examples],
  );
  const [typed, type] = useState({ search: '', rule });
  const [showing, show] = useState<{ readonly of: string; readonly from: string | undefined }>();
  // Asking for a rule by its address ends a search that might hide it.
  const search = typed.rule === rule ? typed.search : '';
  const asked = useDeferredValue(search);
  const rules = useMemo(() => rulesOf(texts, game), [texts, game]);
  const ready = useMemo(() => searchOf(rules, texts.language), [rules, texts.language]);
  const found = useMemo(() => ready.find(asked), [ready, asked]);
  useArrival(rule, search === '' && asked === '');
  const groups: readonly { readonly title?: string; readonly rules: readonly Rule[] }[] =
    found === rules
      ? [
          { title: texts.t('shell:learn.printed'), rules: found.filter((one) => !one.ruling) },
          { title: texts.t('shell:learn.rulings'), rules: found.filter((one) => one.ruling) },
        ]
      : [{ rules: found }];
  return (
    <>
      <SearchField
        label={texts.t('shell:learn.search')}
        hint={texts.t('shell:learn.search-hint', { rule: rules[0]?.id ?? '' })}
        value={search}
        onChange={(next) => type({ search: next, rule })}
      />
      <div className="mt-2 flex items-center justify-between gap-3">
        <p role="status" className="text-sm text-quiet">
          {found.length === 0
            ? texts.t('shell:learn.none')
            : texts.t('shell:learn.found', { count: found.length })}
        </p>
        <Button variant="bare" className="no-print" onClick={() => print()}>
          {texts.t('learn:rule.print')}
        </Button>
      </div>
      {groups.map(
        ({ title = '', rules: own }) =>
          own.length > 0 && (
            <section key={title}>
              {title !== '' && <h2 className="mt-6 mb-2 text-lg">{title}</h2>}
              <ul className="mt-3 divide-y divide-line rounded-md border border-line bg-panel/70">
                {own.map((one) => (
                  <RuleItem
                    key={one.id}
                    game={game.id}
                    rule={one}
                    isLit={one.id === rule}
                    hasExample={shown.has(one.id)}
                    onShow={(of) => show({ of, from: rule })}
                  />
                ))}
              </ul>
            </section>
          ),
      )}
      {/* Whoever follows a link in an example wants to read that rule. */}
      {showing !== undefined && showing.from === rule && (
        <Suspense fallback={null}>
          <ShowDialog
            game={game.id}
            rule={showing.of}
            examples={examplesOf(examples, showing.of)}
            onClose={() => show(undefined)}
          />
        </Suspense>
      )}
    </>
  );
}
