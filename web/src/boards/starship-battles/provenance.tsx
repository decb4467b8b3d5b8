import { describeProvenance } from '@parsecs/lang';
import { type ShipCard, SOURCES } from '@parsecs/starship-battles';
import type { JSX } from 'react';
import { Icon } from '../../art/emblems.tsx';
import { useTexts } from '../../shell/texts.tsx';

/** Where the figures of a card come from, told apart by a sign as well as by words. */
const SIGNS = {
  published: 'check',
  'published-partial': 'info',
  reconstructed: 'warning',
  proposed: 'edit',
  corrected: 'check',
} as const;

export function Provenance(props: { readonly card: ShipCard }): JSX.Element {
  const { overall, fields } = props.card.provenance;
  const texts = useTexts('starship-battles', 'starship-battles-board');
  const sources = [...new Set(Object.values(fields).flatMap((field) => field.sources ?? []))];
  const isSure = overall === 'published' || overall === 'corrected';
  return (
    <details className="group border-t border-line pt-2 text-xs text-quiet">
      <summary className="flex min-h-touch list-none items-center gap-2 [&::-webkit-details-marker]:hidden">
        <span className={isSure ? 'text-confirm-ink' : 'text-ask-ink'}>
          <Icon name={SIGNS[overall]} size={16} />
        </span>
        <span className="grow">{texts.t(`starship-battles-board:provenance.${overall}.name`)}</span>
        <span className="transition-transform group-open:rotate-180">
          <Icon name="chevron-down" size={16} />
        </span>
      </summary>
      <ul className="mb-1 list-disc pl-5">
        {describeProvenance(texts, props.card).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {sources.length > 0 && (
        <ul className="list-disc pl-5">
          {sources.map((source) => (
            <li key={source} lang="en">
              {SOURCES[source] ?? source}
            </li>
          ))}
        </ul>
      )}
    </details>
  );
}
