import { type JSX, useDeferredValue, useMemo, useState } from 'react';
import { Icon } from '../art/emblems.tsx';
import { announce } from '../shell/ui/announce.tsx';
import { Button } from '../shell/ui/button.tsx';
import { Select } from '../shell/ui/select.tsx';
import { useBuilder } from './builder-model.ts';
import { CardRow } from './card-row.tsx';
import { FacetChips, FacetFilter } from './facet-filter.tsx';
import type { CardKey, Facet } from './kind.ts';
import { type Candidate, sharedProblems } from './look.ts';
import { sayProblem } from './problem-words.ts';
import { searchFor } from './search.ts';

const ORDERS = ['usual', 'cheap', 'dear', 'name'] as const;
type Order = (typeof ORDERS)[number];

interface CatalogueProps {
  readonly place: string;
  /** The card that stands there now. */
  readonly chosen?: CardKey | undefined;
  readonly onAdded: (entry: string, card: CardKey) => void;
}

/** Every card that can stand in a place, with search, filters and order. */
export function Catalogue({ place, chosen, onAdded }: CatalogueProps): JSX.Element {
  const builder = useBuilder();
  const { editor, texts, words } = builder;
  const { box } = editor;
  const [search, setSearch] = useState('');
  const [order, setOrder] = useState<Order>('usual');
  const [picked, setPicked] = useState<Readonly<Record<string, readonly string[]>>>({});
  const [onlyFitting, setOnlyFitting] = useState(false);
  const asked = useDeferredValue(search);
  const facets = box.facetsOf(place);
  const candidates = editor.candidates(place);
  const isFound = useMemo(() => searchFor(asked), [asked]);
  const found = candidates.filter(
    ({ card, wrong }) =>
      (!onlyFitting || wrong.length === 0) &&
      facets.every((facet) => isPicked(facet, picked[facet.id] ?? [], card)) &&
      isFound(`${words.name(card)} ${words.sort(card)} ${words.search(card)}`),
  );
  const groups = useGroups(found, order);
  const shared = sharedProblems(candidates);
  const add = (card: CardKey): void => {
    const entry = editor.act.add(place, card);
    announce(texts.t('builder:added', { name: words.name(card) }));
    onAdded(entry, card);
  };
  return (
    <div>
      <div className="mb-3 flex flex-col gap-2">
        <div className="flex flex-wrap gap-2">
          <SearchField value={search} onChange={setSearch} />
          <Select
            label={texts.t('builder:order')}
            className="max-sm:grow"
            value={order}
            choices={ORDERS.map((value) => ({ value, label: texts.t(`builder:order-${value}`) }))}
            onChange={setOrder}
          />
        </div>
        <div className="flex flex-wrap gap-x-4 gap-y-2">
          {facets.map((facet) => (
            <FacetFilter
              key={facet.id}
              label={words.facet(facet.id)}
              values={facet.values
                .filter((value) => candidates.some(({ card }) => facet.has(card, value)))
                .map((value) => ({ value, label: words.facetValue(facet.id, value) }))}
              picked={picked[facet.id] ?? []}
              onChange={(values) => setPicked({ ...picked, [facet.id]: values })}
            />
          ))}
          <FacetChips
            label={texts.t('builder:fitting-label')}
            values={[{ value: 'fits', label: texts.t('builder:fitting') }]}
            picked={onlyFitting ? ['fits'] : []}
            onChange={(values) => setOnlyFitting(values.length > 0)}
          />
        </div>
      </div>
      <p role="status" className="sr-only">
        {texts.t('builder:found', { count: found.length })}
      </p>
      {found.length === 0 && (
        <div className="rounded-md border border-dashed border-edge p-5 text-sm text-quiet">
          <p>{texts.t('builder:none-found')}</p>
          <Button
            variant="bare"
            className="-ml-4 mt-1 !text-info-ink"
            onClick={() => {
              setSearch('');
              setPicked({});
              setOnlyFitting(false);
            }}
          >
            {texts.t('builder:clear-filters')}
          </Button>
        </div>
      )}
      {shared.map((problem) => (
        <p key={problem.cause} className="mb-3 flex gap-1.5 text-sm text-ask-ink">
          <Icon name="warning" size={18} />
          <span>
            {texts.t('builder:if-any-added', { problem: sayProblem(builder, problem) })}
            {problem.rule !== undefined && <span className="condensed"> {problem.rule}</span>}
          </span>
        </p>
      ))}
      {groups.map(({ id, candidates: cards }) => (
        <section key={id} {...(id !== '' && { 'aria-label': words.group(id) })} className="mb-4">
          {id !== '' && <h3 className="mb-1.5 text-sm text-quiet">{words.group(id)}</h3>}
          <ul className="flex flex-col gap-1.5">
            {cards.map((candidate) => (
              <CardRow
                key={candidate.card}
                candidate={candidate}
                said={shared}
                isChosen={candidate.card === chosen}
                onAdd={() => add(candidate.card)}
              />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function isPicked(facet: Facet, values: readonly string[], card: CardKey): boolean {
  return values.length === 0 || values.some((value) => facet.has(card, value));
}

interface Group {
  readonly id: string;
  readonly candidates: readonly Candidate[];
}

/** In the usual order cards stand under their headings; any other order is one long list. */
function useGroups(found: readonly Candidate[], order: Order): readonly Group[] {
  const { editor, words, texts } = useBuilder();
  const { box, look } = editor;
  if (order === 'usual') {
    const groups = new Map<string, Candidate[]>();
    for (const candidate of found) {
      const id = box.groupOf(candidate.card);
      groups.set(id, [...(groups.get(id) ?? []), candidate]);
    }
    return [...groups].map(([id, candidates]) => ({ id, candidates }));
  }
  const byName = new Intl.Collator(texts.language);
  const cost = ({ card }: Candidate): number => box.costOf(card, look.terms);
  const compare = (one: Candidate, other: Candidate): number => {
    if (order === 'cheap') return cost(one) - cost(other);
    if (order === 'dear') return cost(other) - cost(one);
    return byName.compare(words.name(one.card), words.name(other.card));
  };
  return [{ id: '', candidates: [...found].sort(compare) }];
}

interface SearchFieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function SearchField({ value, onChange }: SearchFieldProps): JSX.Element {
  const { texts } = useBuilder();
  return (
    <label className="flex min-w-0 grow basis-52 items-center rounded-md border border-edge bg-raised hover:border-info-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus">
      <span className="sr-only">{texts.t('builder:search')}</span>
      <span aria-hidden="true" className="pl-3 text-quiet">
        <Icon name="search" />
      </span>
      <input
        type="search"
        value={value}
        placeholder={texts.t('builder:search')}
        onChange={(event) => onChange(event.target.value)}
        className="min-h-touch min-w-0 grow bg-transparent px-2 text-sm shadow-none outline-none placeholder:text-quiet focus-visible:shadow-none focus-visible:outline-none"
      />
    </label>
  );
}
