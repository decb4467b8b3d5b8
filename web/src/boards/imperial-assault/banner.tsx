import type { Event, View } from '@parsecs/imperial-assault';
import { describeEvent, type People } from '@parsecs/lang';
import type { JSX, ReactNode } from 'react';
import type { CssVars } from '../../art/kit/css-vars.ts';
import { useTexts } from '../../shell/texts.tsx';
import type { PlayingBeat } from '../contract.ts';
import type { Motion } from './choreography.ts';
import { knownOf, NAMESPACES, nameOfCommand } from './words.ts';

export interface BannerProps {
  readonly beat: PlayingBeat | undefined;
  readonly people: People;
  readonly view: View;
  /** The attack stands where the banner would. */
  readonly isLow: boolean;
}

/** What must be read while it happens: cards, points, abilities, rounds, whose turn. */
export function Banner(props: BannerProps): JSX.Element | null {
  const { beat, people, view, isLow } = props;
  const texts = useTexts(...NAMESPACES);
  const motion = beat?.motion as Motion | undefined;
  if (beat === undefined || motion === undefined) return null;
  const tell = (event: Event): string =>
    describeEvent(texts, 'imperial-assault', event, people, knownOf(view));
  const content = contentOf(motion, tell, texts);
  if (content === undefined) return null;
  const time: CssVars = { '--time': `${beat.length}ms` };
  return (
    <div
      key={beat.key}
      aria-hidden="true"
      style={time}
      className={`ia-banner pointer-events-none absolute inset-x-2 z-20 mx-auto flex w-fit max-w-md flex-col gap-1 rounded-md border border-line bg-panel/95 px-4 py-2 text-sm shadow-md ${
        isLow ? 'bottom-14' : 'top-12'
      }`}
    >
      {content}
    </div>
  );
}

function contentOf(
  motion: Motion,
  tell: (event: Event) => string,
  texts: ReturnType<typeof useTexts>,
): ReactNode | undefined {
  switch (motion.kind) {
    case 'card':
      return (
        <>
          <span className="text-xs text-quiet">{tell(motion.event)}</span>
          <span className="text-base font-semibold text-ask-ink">
            {nameOfCommand(texts, motion.card)}
          </span>
          <span>{texts.t(`imperial-assault:command.${motion.card}.text`)}</span>
        </>
      );
    case 'score':
    case 'headline':
    case 'ability':
    case 'surge':
    case 'reroll':
    case 'token':
      return <span className="font-semibold">{tell(motion.event)}</span>;
    default:
      return undefined;
  }
}
