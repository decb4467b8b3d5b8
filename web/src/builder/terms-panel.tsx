import { type JSX, useId } from 'react';
import { Icon } from '../art/emblems.tsx';
import { Select } from '../shell/ui/select.tsx';
import { Switch } from '../shell/ui/switch.tsx';
import { useBuilder } from './builder-model.ts';
import type { Term } from './kind.ts';
import { unusualTerms } from './terms.ts';

/** What was agreed before building; folded away, because the usual terms are usual. */
export function TermsPanel(): JSX.Element | null {
  const { editor, texts } = useBuilder();
  const { terms } = editor.box;
  if (terms.length === 0) return null;
  const isUnusual = Object.keys(unusualTerms(terms, editor.look.terms)).length > 0;
  return (
    <details className="group border-t border-line pt-1" open={isUnusual || undefined}>
      <summary className="flex min-h-touch list-none items-center justify-between gap-2 text-sm text-quiet hover:text-ink [&::-webkit-details-marker]:hidden">
        {texts.t('builder:terms')}
        <span className="transition-transform group-open:rotate-180">
          <Icon name="chevron-down" size={16} />
        </span>
      </summary>
      <div className="flex flex-col gap-2 pb-2">
        {terms.map((term) =>
          term.form === 'points' ? (
            <PointsTerm key={term.id} term={term} />
          ) : (
            <ChoiceTerm key={term.id} term={term} />
          ),
        )}
      </div>
    </details>
  );
}

function ChoiceTerm(props: { readonly term: Extract<Term, { form: 'choice' }> }): JSX.Element {
  const { id, values } = props.term;
  const { editor, words } = useBuilder();
  return (
    <div>
      <div className="mb-1 text-sm text-quiet">{words.term(id)}</div>
      <Select
        label={words.term(id)}
        className="w-full"
        value={editor.look.terms[id] ?? ''}
        choices={values.map((value) => ({ value, label: words.termValue(id, value) }))}
        onChange={(value) => editor.act.setTerm(id, value)}
      />
    </div>
  );
}

function PointsTerm(props: { readonly term: Extract<Term, { form: 'points' }> }): JSX.Element {
  const { id, usual, most } = props.term;
  const { editor, words, texts } = useBuilder();
  const field = useId();
  const value = editor.look.terms[id] ?? '';
  const isFree = value === '0';
  return (
    <div>
      <Switch
        label={texts.t('builder:limited')}
        checked={!isFree}
        onChange={(limited) => editor.act.setTerm(id, limited ? `${usual}` : '0')}
      />
      {!isFree && (
        <div className="flex items-center justify-between gap-3">
          <label htmlFor={field} className="text-sm text-quiet">
            {words.term(id)}
          </label>
          <input
            id={field}
            type="number"
            inputMode="numeric"
            min={1}
            max={most}
            value={value}
            onChange={(event) => {
              const points = Math.round(event.target.valueAsNumber);
              if (points >= 1 && points <= most) editor.act.setTerm(id, `${points}`);
            }}
            className="condensed min-h-touch w-24 rounded-md border border-edge bg-raised px-3 text-right text-base hover:border-info-ink"
          />
        </div>
      )}
    </div>
  );
}
