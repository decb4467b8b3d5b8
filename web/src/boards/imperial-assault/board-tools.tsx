import type { View } from '@parsecs/imperial-assault';
import type { People } from '@parsecs/lang';
import type { JSX, ReactNode } from 'react';
import { Icon } from '../../art/emblems.tsx';
import { useTexts } from '../../shell/texts.tsx';
import { type Part, partOf } from '../contract.ts';
import { Corner } from '../kit/corner.tsx';
import { endOf, lastingFor } from './lasting.ts';
import { missionOf } from './layout.ts';
import { LastingMark } from './rail-marks.tsx';
import { NAMESPACES, nameOfCommand, nameOfMission } from './words.ts';

interface BoardToolsProps {
  readonly overview: ReactNode;
  readonly view: View;
  readonly isSightOn: boolean;
  readonly people: People;
  readonly onSight: () => void;
  readonly onInspect: (part: Part) => void;
}

const BUTTON =
  'flex min-h-touch items-center gap-1.5 rounded-md border border-line bg-panel/85 px-2.5 text-xs hover:bg-raised';

/** The mission one touch away, and sight on request. */
export function BoardTools(props: BoardToolsProps): JSX.Element {
  const { view, people, isSightOn, onSight, onInspect } = props;
  const texts = useTexts(...NAMESPACES);
  const mission = missionOf(view);
  return (
    <Corner side="left" className="flex max-w-[60%] flex-col items-start gap-1">
      <div className="flex">{props.overview}</div>
      {view.seats.flatMap((_, seat) =>
        lastingFor(view, seat).map((card) => (
          <button
            key={`${card}-${seat}`}
            type="button"
            className={`${BUTTON} max-w-full !border-ask-ink`}
            title={endOf(texts, card)}
            onClick={() => onInspect(partOf('card', card))}
          >
            <span className="shrink-0 text-ask-ink">
              <LastingMark size={16} />
            </span>
            <span className="truncate">
              {nameOfCommand(texts, card)} → {people.name(seat)}
            </span>
          </button>
        )),
      )}
      <div className="flex max-w-full gap-1">
        {mission !== undefined && (
          <button
            type="button"
            className={`${BUTTON} min-w-0`}
            onClick={() => onInspect(partOf('mission', mission))}
          >
            <span className="shrink-0 text-info-ink">
              <Icon name="info" size={16} />
            </span>
            <span className="truncate">{nameOfMission(texts, mission)}</span>
          </button>
        )}
        {view.mission !== null && (
          <button
            type="button"
            className={`${BUTTON} shrink-0 ${isSightOn ? '!border-info-ink text-info-ink' : ''}`}
            aria-pressed={isSightOn}
            aria-keyshortcuts="S"
            aria-label={texts.t('imperial-assault-board:sight.title')}
            title={texts.t('imperial-assault-board:sight.title')}
            onClick={onSight}
          >
            <SightSign />
          </button>
        )}
        <button
          type="button"
          className={`${BUTTON} shrink-0`}
          aria-label={texts.t('imperial-assault-board:steps.title')}
          title={texts.t('imperial-assault-board:steps.title')}
          onClick={() => onInspect(partOf('steps', 'round'))}
        >
          <StepsSign />
        </button>
      </div>
    </Corner>
  );
}

/** Two lines from one corner to the corners of a space. */
function SightSign(): JSX.Element {
  return (
    <svg width={22} height={22} viewBox="0 0 24 24" aria-hidden="true">
      <g fill="none" stroke="currentColor" strokeWidth={1.7} strokeLinejoin="round">
        <path d="M3 21L14 3M3 21L21 10" />
        <path d="M14 3H21V10H14Z" fill="currentColor" fillOpacity={0.25} />
        <circle cx={3.4} cy={20.6} r={1.8} fill="currentColor" />
      </g>
    </svg>
  );
}

/** A short list. */
function StepsSign(): JSX.Element {
  return (
    <svg width={22} height={22} viewBox="0 0 24 24" aria-hidden="true">
      <g fill="none" stroke="currentColor" strokeWidth={1.8} strokeLinecap="round">
        <path d="M10 6H20M10 12H20M10 18H20" />
        <path d="M4.5 6H5M4.5 12H5M4.5 18H5" strokeWidth={3} />
      </g>
    </svg>
  );
}
