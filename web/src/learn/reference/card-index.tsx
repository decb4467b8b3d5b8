import type { Texts } from '@parsecs/lang';
import { type JSX, use, useDeferredValue, useMemo, useState } from 'react';
import type { GameManifest } from '../../games/manifest.ts';
import { useTexts } from '../../shell/texts.tsx';
import { type Rule, rulesOf } from '../rules.ts';
import { searchOf } from '../search.ts';
import { CARD_KINDS, hashOfCard, type IndexedCard } from './cards/card.ts';
import { rulesOfCard } from './cards/card-rules.ts';
import { loadCards } from './cards/load-cards.ts';
import { RuleLink } from './rule-link.tsx';
import { SearchField } from './search-field.tsx';
import { useArrival } from './use-arrival.ts';

export interface CardIndexProps {
  readonly game: GameManifest;
  /** The card that the address asks for. */
  readonly card?: string | undefined;
}

/** Every card of a game: what it does in our own words, and the rules that speak of it. */
export function CardIndex(props: CardIndexProps): JSX.Element {
  const { game, card } = props;
  const board = game.id === 'super-teams' ? ([] as const) : ([`${game.id}-board`] as const);
  const rulings = game.id === 'xwing' ? (['xwing-rulings'] as const) : [];
  const texts = useTexts('learn', game.id, `${game.id}-rules`, ...board, ...rulings);
  const lister = use(loadCards(game.id));
  const cards = useMemo(() => lister(texts), [lister, texts]);
  const rules = useMemo(
    () => new Map(rulesOf(texts, game).map((rule) => [rule.id, rule])),
    [texts, game],
  );
  const ready = useMemo(() => searchOf(cards.map(asRule), texts.language), [cards, texts]);
  const [typed, type] = useState({ search: '', card });
  const search = typed.card === card ? typed.search : '';
  const asked = useDeferredValue(search);
  const order = useMemo(
    () => new Map(ready.find(asked).map(({ id }, index) => [id, index])),
    [ready, asked],
  );
  const found = cards
    .filter(({ id }) => order.has(id))
    .toSorted((one, other) => (order.get(one.id) ?? 0) - (order.get(other.id) ?? 0));
  useArrival(card === undefined ? undefined : hashOfCard(card), search === '' && asked === '');
  return (
    <>
      <SearchField
        label={texts.t('learn:cards.search')}
        hint={texts.t('learn:cards.hint')}
        value={search}
        onChange={(next) => type({ search: next, card })}
      />
      <p role="status" className="mt-2 text-sm text-quiet">
        {found.length === 0
          ? texts.t('learn:cards.none')
          : texts.t('learn:cards.found', { count: found.length })}
      </p>
      {cards.some(({ ruling }) => ruling !== undefined) && (
        <p className="mt-2 max-w-prose text-sm text-quiet">{texts.t('learn:cards.rulings-note')}</p>
      )}
      {(asked.trim() === ''
        ? CARD_KINDS.map((kind) => found.filter((own) => own.kind === kind))
        : [found]
      ).map(
        (own) =>
          own[0] !== undefined && (
            <ul
              key={own[0].kind}
              className="mt-3 divide-y divide-line rounded-md border border-line bg-panel/70"
            >
              {own.map((one) => (
                <CardItem
                  key={one.id}
                  game={game}
                  card={one}
                  isLit={one.id === card}
                  rules={rules}
                  texts={texts}
                />
              ))}
            </ul>
          ),
      )}
    </>
  );
}

interface CardItemProps {
  readonly game: GameManifest;
  readonly card: IndexedCard;
  readonly isLit: boolean;
  readonly rules: ReadonlyMap<string, Rule>;
  readonly texts: Texts;
}

function CardItem({ game, card, isLit, rules, texts }: CardItemProps): JSX.Element {
  const { id, kind, name, note, ruling } = card;
  const naming = rulesOfCard(game.id, id);
  return (
    <li
      id={hashOfCard(id)}
      tabIndex={-1}
      className={`scroll-mt-24 px-4 py-3 outline-none ${
        isLit ? 'bg-raised shadow-[inset_3px_0_0_var(--color-ask)]' : ''
      }`}
    >
      <p className="flex flex-wrap items-baseline gap-x-3">
        <a
          href={`#${hashOfCard(id)}`}
          aria-label={texts.t('learn:cards.link', { card: name })}
          className="py-2 text-base font-semibold hover:underline"
        >
          {name}
        </a>
        <span className="text-sm text-quiet">
          {[texts.t(`learn:cards.kind.${kind}`), note].filter((part) => part !== '').join(' · ')}
        </span>
      </p>
      {card.texts.map((text) => (
        <p key={text} className="text-quiet">
          {text}
        </p>
      ))}
      {ruling !== undefined && (
        <p className="mt-1 border-l-2 border-info pl-3 text-sm">
          <span className="text-quiet">{texts.t('learn:cards.ruling')}:</span> {ruling}
        </p>
      )}
      {naming.length > 0 && (
        <ul aria-label={texts.t('learn:cards.rules')} className="mt-1 text-sm">
          {naming.map((rule) => (
            <li key={rule} className="flex gap-3">
              <span className="w-14 shrink-0">
                <RuleLink game={game.id} rule={rule} />
              </span>
              <span className="py-0.5 text-quiet">{rules.get(rule)?.title}</span>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

/** Cards are searched as rules are. */
function asRule({ id, name, note, texts, ruling = '' }: IndexedCard): Rule {
  return { id, title: name, text: [note, ...texts, ruling].join(' '), ruling: false };
}
