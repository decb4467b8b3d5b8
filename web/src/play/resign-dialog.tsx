import type { JSX } from 'react';
import { useTexts } from '../shell/texts.tsx';
import { Button } from '../shell/ui/button.tsx';
import { Dialog } from '../shell/ui/dialog.tsx';
import type { PageModel } from './use-page-model.ts';

export interface ResignDialogProps {
  readonly model: PageModel;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** Nobody is made to play on, and nobody gives up by a slip. */
export function ResignDialog(props: ResignDialogProps): JSX.Element {
  const { model, open, onOpenChange } = props;
  const texts = useTexts();
  const resign = (): void => {
    onOpenChange(false);
    model.concede?.();
  };
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={texts.t('shell:play.resign.title')}
      description={texts.t('shell:play.resign.text')}
      actions={
        <>
          <Button onClick={() => onOpenChange(false)}>{texts.t('shell:play.resign.no')}</Button>
          <Button variant="danger" onClick={resign}>
            {texts.t('shell:play.resign.yes')}
          </Button>
        </>
      }
    />
  );
}
