import { type JSX, Suspense } from 'react';
import { Link } from 'wouter';
import type { Part } from '../../boards/contract.ts';
import { useTexts } from '../../shell/texts.tsx';
import { hashOfCard } from './cards/card.ts';
import { cardOfPart } from './cards/card-of-part.ts';

export interface CardLinkProps {
  readonly game: string;
  readonly view: unknown;
  readonly part: Part;
}

/** From a thing on the table to its card in the index; nothing where no card tells about it. */
export function CardLink({ game, view, part }: CardLinkProps): JSX.Element | null {
  const card = cardOfPart(game, view, part);
  if (card === undefined) return null;
  return (
    <Suspense fallback={null}>
      <Words href={`/learn/${game}#${hashOfCard(card)}`} />
    </Suspense>
  );
}

function Words(props: { readonly href: string }): JSX.Element {
  const texts = useTexts('learn');
  return (
    <p className="px-3 pb-3 text-sm">
      <Link
        href={props.href}
        className="inline-flex min-h-8 items-center text-info-ink underline underline-offset-4"
      >
        {texts.t('learn:cards.open')}
      </Link>
    </p>
  );
}
