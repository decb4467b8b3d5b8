import { type CommandId, findCommand } from '@parsecs/imperial-assault';
import type { JSX } from 'react';
import { TimingMark } from '../../art/imperial-assault/index.ts';
import { ArtSvg } from '../../art/kit/index.ts';
import { useTexts } from '../../shell/texts.tsx';
import { NAMESPACES, nameOfCommand } from './words.ts';

/** A Command card in small: when it is played, its name, what it costs. */
export function CommandFace(props: {
  readonly card: CommandId;
  readonly isSmall: boolean;
}): JSX.Element {
  const { card, isSmall } = props;
  const texts = useTexts(...NAMESPACES);
  const found = findCommand(card);
  return (
    <>
      <span className="flex items-center gap-1.5 pr-6">
        {found !== undefined && (
          <ArtSvg size={isSmall ? 18 : 22} className="shrink-0 text-info-ink">
            <TimingMark timing={found.timing} />
          </ArtSvg>
        )}
        <Cost cost={found?.cost ?? 0} />
      </span>
      <span
        className={`line-clamp-2 leading-tight font-semibold ${isSmall ? 'condensed text-sm' : 'text-sm'}`}
      >
        {nameOfCommand(texts, card)}
      </span>
      {!isSmall && found !== undefined && (
        <span className="line-clamp-2 text-xs leading-tight text-quiet">
          {texts.t(`builder:imperial-assault.timing-${found.timing}`)}
        </span>
      )}
    </>
  );
}

/** One pip for each point of its cost. */
function Cost(props: { readonly cost: number }): JSX.Element {
  const texts = useTexts(...NAMESPACES);
  return (
    <span
      className="flex gap-0.5"
      role="img"
      aria-label={texts.t('imperial-assault-board:cost', { count: props.cost })}
    >
      {Array.from({ length: props.cost }, (_, pip) => (
        <span key={pip} className="block size-2 rotate-45 bg-ask-ink" />
      ))}
    </span>
  );
}
