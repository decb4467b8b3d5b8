import * as Radix from 'radix-ui/dialog';
import { type JSX, type ReactNode, Suspense } from 'react';
import { PanelHead } from './dialog.tsx';

export interface SheetProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly side: 'bottom' | 'right';
  readonly title: string;
  readonly children: ReactNode;
}

const SIDES: Readonly<Record<SheetProps['side'], string>> = {
  bottom: 'inset-x-0 bottom-0 max-h-[85dvh] rounded-t-md border-t animate-sheet-up',
  right: 'inset-y-0 right-0 w-[min(22rem,100vw-3rem)] rounded-l-md border-l animate-sheet-in',
};

/** A rail that is pulled in from below or from the right. */
export function Sheet(props: SheetProps): JSX.Element | null {
  const { open, onOpenChange, side, title, children } = props;
  if (!open) return null;
  return (
    <Radix.Root open onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 animate-appear bg-veil" />
        <Radix.Content
          aria-describedby={undefined}
          className={`fixed z-50 flex flex-col border-line bg-panel shadow-md ${SIDES[side]}`}
        >
          <PanelHead title={title} />
          <div className="safe-bottom min-h-0 grow overflow-y-auto px-5">
            <Suspense fallback={<p className="min-h-40" />}>{children}</Suspense>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
