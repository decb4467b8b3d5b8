import type { AttackView, SurgeView } from '@parsecs/imperial-assault';
import type { JSX } from 'react';
import { DieSymbolArt } from '../../art/dice/index.ts';
import { ArtSvg } from '../../art/kit/index.ts';
import { useTexts } from '../../shell/texts.tsx';
import { type Part, type Picking, partOf } from '../contract.ts';
import type { Verdict } from './attack-sums.ts';
import { EffectWords } from './effect-words.tsx';
import { NAMESPACES, namesOfEffects } from './words.ts';

interface SurgeRowProps {
  readonly attack: AttackView;
  readonly picking: Picking | undefined;
  readonly after: ReadonlyMap<number, Verdict>;
  readonly isAsked: boolean;
  readonly onPick: (part: Part) => void;
}

/** The surge abilities of the attacker; while surges are spent, what each would lead to. */
export function SurgeRow(props: SurgeRowProps): JSX.Element {
  const { attack, picking, after, isAsked, onPick } = props;
  const texts = useTexts(...NAMESPACES);
  return (
    <ul
      className="flex flex-wrap gap-1.5"
      aria-label={texts.t('imperial-assault-board:attack.surges')}
    >
      {attack.surges.map((surge) => (
        <li key={surge.number}>
          <SurgeChip
            surge={surge}
            picking={picking}
            verdict={after.get(surge.number)}
            isAsked={isAsked}
            onPick={onPick}
          />
        </li>
      ))}
    </ul>
  );
}

interface SurgeChipProps {
  readonly surge: SurgeView;
  readonly picking: Picking | undefined;
  readonly verdict: Verdict | undefined;
  readonly isAsked: boolean;
  readonly onPick: (part: Part) => void;
}

function SurgeChip(props: SurgeChipProps): JSX.Element {
  const { surge, picking, verdict, isAsked, onPick } = props;
  const texts = useTexts(...NAMESPACES);
  const part = partOf('surge', `${surge.number}`);
  const isOpen = picking?.open.has(part) === true;
  const isChosen = picking?.chosen.includes(part) === true;
  const words = namesOfEffects(texts, surge.effects);
  const label = texts.t('imperial-assault-board:attack.surge', {
    count: surge.cost,
    effects: words,
  });
  const content = (
    <>
      {Array.from({ length: surge.cost }, (_, index) => (
        <ArtSvg key={index} size={14} className="shrink-0 text-ask-ink">
          <DieSymbolArt symbol="surge" />
        </ArtSvg>
      ))}
      <EffectWords effects={surge.effects} />
      {verdict?.kind === 'hit' && (
        <span className="condensed flex items-center text-quiet" aria-hidden="true">
          →
          <ArtSvg size={14}>
            <DieSymbolArt symbol="damage" />
          </ArtSvg>
          {verdict.damage}
        </span>
      )}
      {surge.used > 0 && (
        <span className="text-xs text-confirm-ink">
          {texts.t('imperial-assault-board:attack.used', { count: surge.used })}
        </span>
      )}
    </>
  );
  if (!isAsked) {
    return (
      <span
        className={`flex items-center gap-1 rounded-sm border border-line px-2 py-0.5 text-xs ${
          surge.used > 0 ? 'bg-raised' : 'text-quiet'
        }`}
      >
        {content}
      </span>
    );
  }
  return (
    <button
      type="button"
      className={`condensed flex min-h-touch items-center gap-1 rounded-md border px-2 text-base ${
        isChosen
          ? 'border-ask bg-raised shadow-[0_0_0_1px_var(--color-ask)]'
          : isOpen
            ? 'border-ask-ink bg-raised/80 hover:bg-raised'
            : 'border-line opacity-60'
      }`}
      aria-label={label}
      aria-pressed={isChosen}
      aria-disabled={!isOpen}
      data-option={isOpen || undefined}
      data-offers={part}
      onClick={() => onPick(part)}
    >
      {content}
    </button>
  );
}
