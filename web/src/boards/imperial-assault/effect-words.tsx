import type { Effect } from '@parsecs/imperial-assault';
import type { JSX } from 'react';
import { KeywordMark } from '../../art/imperial-assault/index.ts';
import { ArtSvg } from '../../art/kit/index.ts';
import { useTexts } from '../../shell/texts.tsx';
import { NAMESPACES, nameOfEffect } from './words.ts';

/** What a surge gives, each with its sign. */
export function EffectWords(props: { readonly effects: readonly Effect[] }): JSX.Element {
  const texts = useTexts(...NAMESPACES);
  return (
    <>
      {props.effects.map((effect) => (
        <span key={effect[0]} className="inline-flex items-center gap-1">
          <ArtSvg size={15} className="shrink-0 text-info-ink">
            <KeywordMark keyword={effect[0]} />
          </ArtSvg>
          {nameOfEffect(texts, effect)}
        </span>
      ))}
    </>
  );
}
