import { modifiersOf, type ResultStep, type View } from '@parsecs/imperial-assault';
import type { Texts } from '@parsecs/lang';
import { type JSX, useMemo } from 'react';
import { type DieSymbol, DieSymbolArt } from '../../art/dice/index.ts';
import { ArtSvg } from '../../art/kit/index.ts';
import { useTexts } from '../../shell/texts.tsx';
import { NAMESPACES, nameOfAbility, nameOfCommand } from './words.ts';

const CHANGES = [
  ['accuracy', 'accuracy'],
  ['damage', 'damage'],
  ['surge', 'surge'],
  ['block', 'block'],
  ['evade', 'evade-surge'],
] as const satisfies readonly (readonly [keyof ResultStep, DieSymbol])[];

/** What adds to the dice of this attack, or takes away from them, each by its name. */
export function ModifierRow(props: { readonly view: View }): JSX.Element | null {
  const { view } = props;
  const texts = useTexts(...NAMESPACES);
  const steps = useMemo(() => (view.mission === null ? [] : modifiersOf(view)), [view]);
  if (steps.length === 0) return null;
  return (
    <ul
      className="flex flex-wrap gap-x-3 gap-y-0.5 text-xs"
      aria-label={texts.t('imperial-assault-board:attack.modifiers')}
    >
      {steps.map((step) => (
        <li key={`${step.by} ${step.side}`} className="flex items-center gap-1 text-quiet">
          {nameOfStep(texts, step)}
          {CHANGES.map(([name, symbol]) => {
            const value = step[name];
            if (value === 0) return null;
            return (
              <span key={name} className="condensed flex items-center text-sm text-info-ink">
                <span className="sr-only">{texts.t(`imperial-assault:symbol.${name}.name`)}</span>
                {value > 0 ? `+${value}` : `−${-value}`}
                <ArtSvg size={14} className="ml-0.5">
                  <DieSymbolArt symbol={symbol} />
                </ArtSvg>
              </span>
            );
          })}
        </li>
      ))}
    </ul>
  );
}

function nameOfStep(texts: Texts, { by, side }: ResultStep): string {
  if (by === 'conditions') return texts.t('imperial-assault-board:attack.by-conditions');
  if (by === 'bonuses') return texts.t(`imperial-assault-board:attack.by-${side}`);
  return texts.has(`imperial-assault:ability.${by}.name`)
    ? nameOfAbility(texts, by)
    : nameOfCommand(texts, by);
}
