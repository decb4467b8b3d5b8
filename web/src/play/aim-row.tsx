import { type JSX, type ReactNode, useState } from 'react';
import { useTexts } from '../shell/texts.tsx';

export interface AimRowProps {
  /** What the match is about, and how far it has come. */
  readonly aim: string | undefined;
  /** Round, step and clock, where the top bar has no room for them. */
  readonly children?: ReactNode;
}

/**
 * What the match is about, in a slim row of its own above the board: nothing on the board is ever
 * under it. Where the line is too long a press shows all of it.
 */
export function AimRow(props: AimRowProps): JSX.Element | null {
  const { aim, children } = props;
  const texts = useTexts();
  const [isOpen, setOpen] = useState(false);
  if (aim === undefined && children === undefined) return null;
  return (
    <div className="condensed relative z-10 flex h-6 shrink-0 items-center gap-2 border-b border-line bg-panel px-3 text-sm leading-6">
      {children !== undefined && (
        <p className="shrink-0 whitespace-nowrap text-quiet">{children}</p>
      )}
      {aim !== undefined && (
        <button
          type="button"
          aria-expanded={isOpen}
          title={texts.t('shell:play.top.aim')}
          className="min-w-0 grow text-left sm:text-center"
          onClick={() => setOpen(!isOpen)}
          onBlur={() => setOpen(false)}
        >
          <span data-aim className="block truncate">
            {aim}
          </span>
          {isOpen && (
            <span
              aria-hidden="true"
              className="absolute inset-x-0 top-full block border-b border-line bg-panel px-3 py-1 text-left leading-5 shadow-md sm:text-center"
            >
              {aim}
            </span>
          )}
        </button>
      )}
    </div>
  );
}
