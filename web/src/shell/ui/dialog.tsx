import * as Radix from 'radix-ui/dialog';
import { type JSX, type ReactNode, Suspense } from 'react';
import { Icon } from '../../art/emblems.tsx';
import { useTexts } from '../texts.tsx';
import { IconButton } from './button.tsx';

export interface DialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly title: string;
  readonly description?: string;
  readonly children?: ReactNode;
  /** Buttons, the important one last. */
  readonly actions?: ReactNode;
}

const PANEL =
  'fixed left-1/2 top-1/2 z-50 flex max-h-[calc(100dvh-2rem)] w-[min(36rem,calc(100vw-2rem))] ' +
  '-translate-x-1/2 -translate-y-1/2 flex-col rounded-md border border-line bg-panel shadow-md ' +
  'animate-appear';

export function Dialog(props: DialogProps): JSX.Element | null {
  const { open, onOpenChange, title, description, children, actions } = props;
  // A closed one costs nothing, however often the page around it is drawn anew.
  if (!open) return null;
  return (
    <Radix.Root open onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 animate-appear bg-veil" />
        <Radix.Content
          className={PANEL}
          {...(description === undefined && { 'aria-describedby': undefined })}
        >
          <PanelHead title={title} />
          <div className="min-h-0 grow overflow-y-auto px-5 pt-1 pb-5">
            {description !== undefined && (
              <Radix.Description className="text-quiet">{description}</Radix.Description>
            )}
            <Suspense fallback={<p className="min-h-40" />}>{children}</Suspense>
          </div>
          {actions !== undefined && (
            <div className="flex flex-wrap justify-end gap-3 border-t border-line p-4">
              {actions}
            </div>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** Title and cross; also the head of a sheet. */
export function PanelHead(props: { readonly title: string }): JSX.Element {
  const texts = useTexts();
  return (
    <div className="flex items-start gap-3 py-3 pl-5 pr-3">
      <Radix.Title className="grow py-2 text-lg">{props.title}</Radix.Title>
      <Radix.Close asChild>
        <IconButton label={texts.t('shell:common.close')}>
          <Icon name="close" />
        </IconButton>
      </Radix.Close>
    </div>
  );
}
