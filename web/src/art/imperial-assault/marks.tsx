import type { Condition, Keyword, Timing, Trait } from '@parsecs/imperial-assault';
import type { JSX } from 'react';
import { GlyphArt } from '../kit/glyph.tsx';
import {
  CONDITION_GLYPHS,
  KEYWORD_GLYPHS,
  TIMING_GLYPHS,
  TRAIT_GLYPHS,
  UPGRADE_GLYPHS,
  type UpgradeId,
} from './glyphs.ts';

export function ConditionMark(props: { readonly condition: Condition }): JSX.Element {
  return <GlyphArt glyph={CONDITION_GLYPHS[props.condition]} weight={5} />;
}

export function TraitMark(props: { readonly trait: Trait }): JSX.Element {
  return <GlyphArt glyph={TRAIT_GLYPHS[props.trait]} />;
}

export function KeywordMark(props: { readonly keyword: Keyword }): JSX.Element {
  return <GlyphArt glyph={KEYWORD_GLYPHS[props.keyword]} weight={5} />;
}

/** The moment at which a command card is played. */
export function TimingMark(props: { readonly timing: Timing }): JSX.Element {
  return <GlyphArt glyph={TIMING_GLYPHS[props.timing]} />;
}

export function UpgradeMark(props: { readonly upgrade: UpgradeId }): JSX.Element {
  return <GlyphArt glyph={UPGRADE_GLYPHS[props.upgrade]} />;
}
