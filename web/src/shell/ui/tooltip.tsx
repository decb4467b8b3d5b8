import * as Radix from 'radix-ui/tooltip';
import type { JSX, ReactNode } from 'react';

export interface TooltipProps {
  readonly label: ReactNode;
  readonly side?: 'top' | 'right' | 'bottom' | 'left';
  /** One element that can be focused. */
  readonly children: ReactNode;
}

/** A hint for whoever hovers or focuses. Nothing that matters may stand only here. */
export function Tooltip(props: TooltipProps): JSX.Element {
  const { label, side = 'top', children } = props;
  return (
    <Radix.Provider delayDuration={350} skipDelayDuration={200}>
      <Radix.Root>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        <Radix.Portal>
          <Radix.Content
            side={side}
            sideOffset={6}
            collisionPadding={8}
            className="z-50 max-w-72 animate-appear rounded-md border border-line bg-raised px-3 py-2 text-sm text-ink shadow-md"
          >
            {label}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}
