import type { JSX, ReactNode } from 'react';
import { Icon } from '../../art/emblems.tsx';
import { useTexts } from '../../shell/texts.tsx';
import { IconButton } from '../../shell/ui/button.tsx';
import '../../boards/kit/kit.css';

export interface FigureFrameProps {
  /** What can be done with it, in one sentence. */
  readonly hint: string;
  readonly picture: ReactNode;
  readonly controls: ReactNode;
  /** What comes of it; read aloud whenever it changes. */
  readonly said: ReactNode;
}

/** Something on a page that can be played with: the picture, what one does with it, what comes of it. */
export function FigureFrame(props: FigureFrameProps): JSX.Element {
  const texts = useTexts('learn');
  return (
    <figure
      data-figure
      className="no-print overflow-hidden rounded-md border border-info-ink/60 bg-panel"
    >
      <figcaption className="flex items-start gap-2 px-4 py-2 text-sm">
        <span className="mt-0.5 text-info-ink">
          <Icon name="hand" size={18} />
        </span>
        <span>
          <strong className="mr-1 font-semibold">{texts.t('learn:figure.try')}</strong>
          {props.hint}
        </span>
      </figcaption>
      {props.picture}
      <div className="flex flex-wrap items-center gap-2 border-t border-line p-2">
        {props.controls}
      </div>
      <div role="status" className="min-h-18 border-t border-line px-4 py-3 text-sm">
        {props.said}
      </div>
    </figure>
  );
}

export type Way = 'up' | 'down' | 'left' | 'right';

const STEPS = [
  ['left', 'chevron-left'],
  ['up', 'chevron-up'],
  ['down', 'chevron-down'],
  ['right', 'chevron-right'],
] as const;

export interface StepButtonsProps {
  readonly onStep: (way: Way) => void;
  /** Ways that lead nowhere from here. */
  readonly shut?: readonly Way[];
}

/** Four arrows that move a piece, for whoever does not point at the picture. */
export function StepButtons({ onStep, shut = [] }: StepButtonsProps): JSX.Element {
  const texts = useTexts('learn');
  return (
    <div role="group" aria-label={texts.t('learn:figure.move')} className="flex">
      {STEPS.map(([way, icon]) => (
        <IconButton
          key={way}
          label={texts.t(`learn:figure.${way}`)}
          aria-disabled={shut.includes(way)}
          onClick={() => {
            if (!shut.includes(way)) onStep(way);
          }}
        >
          <Icon name={icon} />
        </IconButton>
      ))}
    </div>
  );
}

/** A piece turns on its place. */
export function TurnButtons(props: { readonly onTurn: (by: 1 | -1) => void }): JSX.Element {
  const texts = useTexts('learn');
  return (
    <div role="group" aria-label={texts.t('learn:figure.turn')} className="flex">
      <IconButton label={texts.t('learn:figure.turn-left')} onClick={() => props.onTurn(-1)}>
        <Icon name="undo" />
      </IconButton>
      <IconButton label={texts.t('learn:figure.turn-right')} onClick={() => props.onTurn(1)}>
        <Icon name="redo" />
      </IconButton>
    </div>
  );
}
