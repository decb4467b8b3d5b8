import type { JSX } from 'react';
import { useLibrary } from './builder-model.ts';
import type { CardProps } from './kind.ts';

/** The name of a card as it is printed: unique names have a bullet before them. */
export function CardName({ card }: CardProps): JSX.Element {
  const { box, texts, words } = useLibrary();
  return (
    <>
      {box.isUnique(card) && (
        <svg
          width={7}
          height={7}
          viewBox="0 0 10 10"
          role="img"
          aria-label={texts.t('builder:unique')}
          className="mr-1.5 inline-block align-middle text-ask-ink"
        >
          <circle cx={5} cy={5} r={5} fill="currentColor" />
        </svg>
      )}
      {words.name(card)}
    </>
  );
}
