import type { View } from '@parsecs/imperial-assault';
import type { JSX, ReactNode } from 'react';
import { useTexts } from '../../shell/texts.tsx';
import { phaseOf } from './phases.ts';
import { NAMESPACES } from './words.ts';

const STATUS = ['ready', 'draw', 'effects', 'initiative'] as const;

/** What happens in a round, and where the game stands. */
export function StepsDetails(props: { readonly view: View }): JSX.Element {
  const texts = useTexts(...NAMESPACES);
  const now = phaseOf(props.view);
  const title = texts.t('imperial-assault-board:steps.title');
  return (
    <article className="flex flex-col gap-2 p-3 text-sm" aria-label={title}>
      <h2 className="pr-10 text-base leading-tight font-semibold">{title}</h2>
      <ol className="flex flex-col gap-2">
        <Phase name="start-of-round" isNow={now === 'start-of-round'}>
          <p>{texts.t('imperial-assault-board:steps.start')}</p>
        </Phase>
        <Phase name="activation" isNow={now === 'activation' || now === 'attack'}>
          <p>{texts.t('imperial-assault-board:steps.turns')}</p>
        </Phase>
        <Phase name="status" isNow={now === 'status'}>
          <ol className="ml-4 flex list-decimal flex-col gap-1">
            {STATUS.map((step) => (
              <li key={step}>{texts.t(`imperial-assault-board:steps.${step}`)}</li>
            ))}
          </ol>
        </Phase>
      </ol>
    </article>
  );
}

function Phase(props: {
  readonly name: 'start-of-round' | 'activation' | 'status';
  readonly isNow: boolean;
  readonly children: ReactNode;
}): JSX.Element {
  const texts = useTexts(...NAMESPACES);
  return (
    <li
      aria-current={props.isNow ? 'step' : undefined}
      className={`rounded-sm border-l-4 py-1 pr-1 pl-2 ${
        props.isNow ? 'border-ask bg-raised' : 'border-line'
      }`}
    >
      <h3 className="font-semibold">{texts.t(`imperial-assault:phase.${props.name}`)}</h3>
      <div className="text-xs text-quiet">{props.children}</div>
    </li>
  );
}
