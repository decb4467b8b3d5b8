import type { JSX } from 'react';
import { Icon } from '../art/emblems.tsx';
import type { BoardModule, DetailsProps } from '../boards/contract.ts';
import { useTexts } from '../shell/texts.tsx';
import { IconButton } from '../shell/ui/button.tsx';

export interface DetailsPanelProps extends DetailsProps {
  readonly board: BoardModule;
  /** Above the board, where there is no room beside it. */
  readonly isFloating: boolean;
  /** Missing where it follows the question by itself. */
  readonly onClose?: (() => void) | undefined;
}

/** One thing of the table, looked at closely. The board and the ask bar stay free. */
export function DetailsPanel(props: DetailsPanelProps): JSX.Element | null {
  const { board, isFloating, onClose, ...rest } = props;
  const { Details } = board;
  const texts = useTexts();
  if (Details === undefined) return null;
  return (
    <section
      aria-label={texts.t('shell:play.details')}
      className={
        isFloating
          ? 'absolute inset-x-2 top-2 z-10 mx-auto max-h-[calc(100%-1rem)] max-w-md animate-rise overflow-y-auto rounded-md border border-line bg-panel shadow-md'
          : 'relative max-h-[62%] shrink-0 overflow-y-auto border-b border-line'
      }
    >
      {onClose !== undefined && (
        <IconButton
          label={texts.t('shell:common.close')}
          className="!absolute top-1 right-1"
          onClick={onClose}
        >
          <Icon name="close" />
        </IconButton>
      )}
      <Details {...rest} />
    </section>
  );
}
