import type { Checked } from '@parsecs/kernel';
import { type JSX, useEffect, useState } from 'react';
import { Icon } from '../art/emblems.tsx';
import { Page } from '../shell/page.tsx';
import { useTexts } from '../shell/texts.tsx';
import { ButtonLink } from '../shell/ui/button.tsx';
import { LibraryContext } from './builder-model.ts';
import { useLibraryOf } from './builder-screen.tsx';
import { type Pair, readPair, writePair } from './compare-address.ts';
import { CompareTable } from './compare-table.tsx';
import type { ListKind } from './kind.ts';
import { ListPicker } from './list-picker.tsx';
import type { ListLook } from './look.ts';
import { usualTerms } from './terms.ts';

/** Two lists side by side; the address holds both. */
export function CompareScreen<L>({ kind }: { readonly kind: ListKind<L> }): JSX.Element {
  const texts = useTexts('builder', ...kind.namespaces);
  const library = useLibraryOf(kind, texts);
  const [pair, setPair] = usePair();
  const terms = usualTerms(kind.terms);
  const read = (link: string): Checked<ListLook> | undefined =>
    link === '' ? undefined : library.lists.read(link, terms);
  const title = texts.t('builder:compare-title', {
    game: texts.t(`shell:game.${kind.game}.name`),
  });
  const one = read(pair.one);
  const other = read(pair.other);
  return (
    <LibraryContext value={library}>
      <Page title={title}>
        <div className="flex flex-wrap items-center justify-between gap-3 pb-4">
          <h1 className="text-xl">{title}</h1>
          <ButtonLink to={`/build/${kind.game}`}>
            <Icon name="chevron-left" />
            {texts.t('builder:to-builder')}
          </ButtonLink>
        </div>
        <div className="mb-4 grid grid-cols-2 items-stretch gap-3">
          <ListPicker
            label={texts.t('builder:first-list')}
            found={one}
            onPick={(link) => setPair({ ...pair, one: link })}
          />
          <ListPicker
            label={texts.t('builder:second-list')}
            found={other}
            onPick={(link) => setPair({ ...pair, other: link })}
          />
        </div>
        {one?.ok && other?.ok && <CompareTable one={one.value} other={other.value} />}
      </Page>
    </LibraryContext>
  );
}

function usePair(): readonly [Pair, (pair: Pair) => void] {
  const [pair, setPair] = useState(() => readPair(location.hash));
  useEffect(() => {
    const read = (): void => setPair(readPair(location.hash));
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, []);
  return [
    pair,
    (next) => {
      history.replaceState(history.state, '', writePair(next));
      setPair(next);
    },
  ];
}
