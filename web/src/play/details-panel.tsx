import { type JSX, Suspense } from 'react';
import { Icon } from '../art/emblems.tsx';
import type { BoardModule, DetailsProps } from '../boards/contract.ts';
import { useCover } from '../boards/kit/use-stage.ts';
import { CardLink } from '../learn/reference/card-link.tsx';
import { useTexts } from '../shell/texts.tsx';
import { IconButton } from '../shell/ui/button.tsx';

export interface DetailsPanelProps extends DetailsProps {
  readonly board: BoardModule;
  /** At the upper edge of the board, where it is too narrow for a place at its side. */
  readonly isAbove: boolean;
  readonly onClose: () => void;
}

/** One thing of the table, looked at closely, over an edge of the board. The ask bar stays free. */
export function DetailsPanel(props: DetailsPanelProps): JSX.Element | null {
  const { board, isAbove, onClose, ...rest } = props;
  const { Details } = board;
  const texts = useTexts();
  const cover = useCover();
  if (Details === undefined) return null;
  return (
    <section
      ref={cover}
      aria-label={texts.t('shell:play.details')}
      className={`pointer-events-auto z-10 animate-rise overflow-y-auto rounded-md border border-line bg-panel shadow-md ${
        isAbove
          ? 'absolute inset-x-2 top-2 mx-auto max-h-[55%] max-w-md'
          : 'relative min-h-0 shrink'
      }`}
    >
      <IconButton
        label={texts.t('shell:common.close')}
        className="!absolute top-1 right-1"
        onClick={onClose}
      >
        <Icon name="close" />
      </IconButton>
      <Suspense fallback={<p className="min-h-40" />}>
        <Details {...rest} />
        <CardLink game={board.words} view={rest.view} part={rest.part} />
      </Suspense>
    </section>
  );
}
