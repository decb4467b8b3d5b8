import type { JSX } from 'react';
import type { KeptTable } from '../shell/kept-tables.ts';
import { useTexts } from '../shell/texts.tsx';
import { Dialog } from '../shell/ui/dialog.tsx';
import { addressOf, codeOf } from './addresses.ts';
import { LinkBox, useOrigin } from './link-box.tsx';

export interface MoveDialogProps {
  readonly kept: KeptTable;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** One’s own seat on another device: by a link, a picture of it, or a code. */
export function MoveDialog(props: MoveDialogProps): JSX.Element {
  const { kept, open, onOpenChange } = props;
  const { id, token } = kept;
  const texts = useTexts('online');
  const { origin } = useOrigin();
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={texts.t('online:move.title')}
      description={texts.t('online:move.text')}
    >
      <div className="mt-4 grid gap-4">
        <LinkBox
          label={texts.t('online:move.link')}
          text={addressOf(origin, id, { kind: 'seat', token })}
        />
        <LinkBox label={texts.t('online:move.code')} text={codeOf(id, token)} hasPicture={false} />
      </div>
    </Dialog>
  );
}
