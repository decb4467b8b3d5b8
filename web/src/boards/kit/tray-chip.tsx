import { pairOf } from '@parsecs/lang';
import type { JSX, ReactNode } from 'react';
import { Icon } from '../../art/emblems.tsx';
import { useTexts } from '../../shell/texts.tsx';
import type { Part, Picking } from '../contract.ts';

export interface TrayChipProps {
  /** What a tap means; without it, it only leads to a closer look. */
  readonly part: Part | undefined;
  readonly label: string;
  /** The number key that picks it. */
  readonly shortcut: number;
  readonly picking: Picking | undefined;
  /** Shown as chosen although it is no part of the answer, such as the ship that is at it. */
  readonly active?: boolean;
  readonly width: string;
  readonly onPick: (part: Part) => void;
  /** A closer look: beside the chip, so that a tap on the chip itself stays a choice. */
  readonly onLook?: (() => void) | undefined;
  readonly children: ReactNode;
}

const LOOKS = {
  chosen: 'border-ask bg-raised shadow-[0_0_0_2px_var(--color-ask)]',
  open: 'border-ask-ink bg-raised/80 hover:bg-raised',
  waiting: 'border-line opacity-60',
  plain: 'border-line bg-raised/50',
} as const;

/** One thing of one's own that can be picked, with what matters of it. */
export function TrayChip(props: TrayChipProps): JSX.Element {
  const { part, label, shortcut, picking, active = false, width, onPick, onLook } = props;
  const texts = useTexts();
  const isOpen = part !== undefined && (picking?.open.has(part) ?? false);
  const isChosen = active || (part !== undefined && (picking?.chosen.includes(part) ?? false));
  const look = isChosen ? 'chosen' : isOpen ? 'open' : picking === undefined ? 'plain' : 'waiting';
  const isWhy = picking !== undefined && !isOpen;
  return (
    <div className={`relative flex h-full shrink-0 rounded-md border ${width} ${LOOKS[look]}`}>
      <button
        type="button"
        className="flex min-w-0 grow flex-col items-stretch justify-center gap-0.5 rounded-md px-2 py-1 text-left"
        aria-label={label}
        aria-pressed={isChosen}
        aria-disabled={!isOpen}
        aria-keyshortcuts={shortcut <= 9 ? `${shortcut}` : undefined}
        title={isWhy ? pairOf(texts, label, texts.t('shell:play.ask.why-not')) : label}
        data-place={part}
        data-choice
        data-option={isOpen || undefined}
        onClick={() => (part === undefined ? onLook?.() : onPick(part))}
        onPointerEnter={(event) => event.pointerType === 'mouse' && picking?.hover(part)}
        onPointerLeave={() => picking?.hover(undefined)}
        onFocus={() => picking?.hover(part)}
        onBlur={() => picking?.hover(undefined)}
      >
        {props.children}
      </button>
      {onLook !== undefined && (
        <button
          type="button"
          aria-label={pairOf(texts, label, texts.t('shell:play.details'))}
          className="absolute top-0 right-0 grid size-8 place-items-center rounded-md text-quiet hover:text-ink"
          onClick={onLook}
        >
          <Icon name="info" size={16} />
        </button>
      )}
    </div>
  );
}
