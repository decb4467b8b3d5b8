import type { JSX } from 'react';
import { useLocation } from 'wouter';
import { forgetTable } from '../shell/kept-tables.ts';
import { useTexts } from '../shell/texts.tsx';
import { Button } from '../shell/ui/button.tsx';
import { Dialog } from '../shell/ui/dialog.tsx';
import type { AtTableProps } from './lobby.tsx';

export interface RemoveDialogProps extends AtTableProps {
  readonly said: (act: () => Promise<unknown>) => Promise<boolean>;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** Nobody deletes everybody’s game by a slip. */
export function RemoveDialog(props: RemoveDialogProps): JSX.Element {
  const { table, kept, said, open, onOpenChange } = props;
  const { id, owner } = kept;
  const texts = useTexts('online');
  const [, navigate] = useLocation();
  const remove = async (): Promise<void> => {
    if (owner === undefined || !(await said(() => table.ask('remove', { owner })))) return;
    forgetTable(id);
    navigate('/');
  };
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={texts.t('online:menu.remove')}
      description={texts.t('online:remove.text')}
      actions={
        <>
          <Button onClick={() => onOpenChange(false)}>{texts.t('online:remove.no')}</Button>
          <Button variant="danger" onClick={() => void remove()}>
            {texts.t('online:remove.yes')}
          </Button>
        </>
      }
    />
  );
}
