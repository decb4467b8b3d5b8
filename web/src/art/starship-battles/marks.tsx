import type { AbilityId, Arc, OptionId, WeaponId } from '@parsecs/starship-battles';
import type { JSX } from 'react';
import { GlyphArt } from '../kit/glyph.tsx';
import { ABILITY_GLYPHS, ARC_GLYPHS, OPTION_GLYPHS, WEAPON_GLYPHS } from './glyphs.ts';

export function WeaponMark(props: { readonly weapon: WeaponId | 'point-defense' }): JSX.Element {
  return <GlyphArt glyph={WEAPON_GLYPHS[props.weapon]} />;
}

export function ArcMark(props: { readonly arc: Arc }): JSX.Element {
  return <GlyphArt glyph={ARC_GLYPHS[props.arc]} weight={5} />;
}

export function AbilityMark(props: { readonly ability: AbilityId }): JSX.Element {
  return <GlyphArt glyph={ABILITY_GLYPHS[props.ability]} weight={4.2} />;
}

export function OptionMark(props: { readonly option: OptionId }): JSX.Element {
  return <GlyphArt glyph={OPTION_GLYPHS[props.option]} weight={4.2} />;
}
