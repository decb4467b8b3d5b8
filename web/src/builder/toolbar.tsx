import { type JSX, type ReactNode, useState } from 'react';
import { useLocation } from 'wouter';
import { Icon } from '../art/emblems.tsx';
import { Button, IconButton } from '../shell/ui/button.tsx';
import { Sheet } from '../shell/ui/sheet.tsx';
import { showToast } from '../shell/ui/toast.tsx';
import { Sign } from './badges.tsx';
import { useBuilder } from './builder-model.ts';
import { ImportDialog } from './import-dialog.tsx';
import { ListsDialog } from './lists-dialog.tsx';
import { ShareDialog } from './share-dialog.tsx';

type Opened = 'lists' | 'import' | 'share' | 'more';

interface Tool {
  readonly id: string;
  readonly label: string;
  readonly icon: ReactNode;
  readonly act: () => void;
}

/** What is done with whole lists. On a small screen most of it waits in a sheet. */
export function Toolbar({ onPrint }: { readonly onPrint: () => void }): JSX.Element {
  const { editor, texts } = useBuilder();
  const { act, canUndo, canRedo, look } = editor;
  const [, navigate] = useLocation();
  const [opened, open] = useState<Opened>();
  const save = useSave();
  const close = (isOpen: boolean): void => {
    if (!isOpen) open(undefined);
  };
  const tools: readonly Tool[] = [
    {
      id: 'random',
      label: texts.t('builder:random'),
      icon: <Icon name="dice" />,
      act: () => {
        if (!act.makeUp()) showToast({ text: texts.t('builder:random-none'), tone: 'danger' });
      },
    },
    {
      id: 'import',
      label: texts.t('builder:import'),
      icon: <Icon name="upload" />,
      act: () => open('import'),
    },
    {
      id: 'share',
      label: texts.t('builder:share'),
      icon: <Icon name="share" />,
      act: () => open('share'),
    },
    {
      id: 'compare',
      label: texts.t('builder:compare'),
      icon: <Sign name="compare" />,
      act: () => navigate(`/build/${editor.box.game}/compare#one=${encodeURIComponent(look.link)}`),
    },
    { id: 'print', label: texts.t('builder:print'), icon: <Sign name="print" />, act: onPrint },
  ];
  return (
    <>
      <div
        role="toolbar"
        aria-label={texts.t('builder:tools')}
        className="flex flex-wrap items-center gap-1 max-sm:gap-0"
      >
        <IconButton label={texts.t('builder:undo')} disabled={!canUndo} onClick={act.undo}>
          <Icon name="undo" />
        </IconButton>
        <IconButton label={texts.t('builder:redo')} disabled={!canRedo} onClick={act.redo}>
          <Icon name="redo" />
        </IconButton>
        <Button variant="bare" onClick={() => open('lists')} className="!px-3 max-sm:!px-2">
          <Icon name="log" />
          {texts.t('builder:lists')}
        </Button>
        <div className="flex flex-wrap items-center gap-1 max-lg:hidden">
          {tools.map(({ id, label, icon, act: use }) => (
            <Button key={id} variant="bare" onClick={use} className="!px-3">
              {icon}
              {label}
            </Button>
          ))}
        </div>
        <Button variant="quiet" onClick={save} className="!px-3 max-sm:!px-2">
          <Icon name={editor.isSaved ? 'check' : 'save'} />
          {texts.t(editor.isSaved ? 'builder:saved-mark' : 'builder:save')}
        </Button>
        <IconButton
          label={texts.t('builder:more')}
          className="lg:hidden"
          onClick={() => open('more')}
        >
          <Icon name="more" />
        </IconButton>
      </div>
      <Sheet
        open={opened === 'more'}
        onOpenChange={close}
        side="bottom"
        title={texts.t('builder:tools')}
      >
        <div className="grid gap-1">
          {tools.map(({ id, label, icon, act: use }) => (
            <Button
              key={id}
              variant="bare"
              className="!justify-start"
              onClick={() => {
                open(undefined);
                use();
              }}
            >
              {icon}
              {label}
            </Button>
          ))}
        </div>
      </Sheet>
      <ListsDialog open={opened === 'lists'} onOpenChange={close} />
      <ImportDialog open={opened === 'import'} onOpenChange={close} />
      <ShareDialog open={opened === 'share'} onOpenChange={close} />
    </>
  );
}

function useSave(): () => void {
  const { editor, texts } = useBuilder();
  return () => {
    const kept = editor.act.save(false);
    if (kept === 'device') showToast({ text: texts.t('builder:saved') });
    else showToast({ text: texts.t('builder:saved-in-tab'), tone: 'danger', lasting: true });
  };
}
