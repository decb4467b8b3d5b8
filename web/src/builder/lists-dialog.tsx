import { plainSpaces } from '@parsecs/lang';
import { type JSX, useState } from 'react';
import { Icon } from '../art/emblems.tsx';
import { Button, IconButton } from '../shell/ui/button.tsx';
import { Dialog } from '../shell/ui/dialog.tsx';
import { Tabs } from '../shell/ui/tabs.tsx';
import { showToast } from '../shell/ui/toast.tsx';
import { useBuilder } from './builder-model.ts';
import { listName, ReadyChoices, SavedChoice } from './list-choice.tsx';
import { deleteSaved, type SavedList, saveList, useSavedLists } from './saved-lists.ts';

export interface DialogWish {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** Lists to put in the editor: those of this device, and ready-made ones. */
export function ListsDialog({ open, onOpenChange }: DialogWish): JSX.Element {
  const { editor, texts, words, lists } = useBuilder();
  const saved = useSavedLists(editor.box.game);
  const [chosen, choose] = useState<string>();
  const tab = chosen ?? (saved.length > 0 ? 'saved' : 'ready');
  const close = (): void => onOpenChange(false);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={texts.t('builder:lists')}
      actions={
        <Button
          onClick={() => {
            editor.act.startOver();
            close();
          }}
        >
          <Icon name="plus" />
          {texts.t('builder:new')}
        </Button>
      }
    >
      <Tabs
        label={texts.t('builder:lists')}
        value={tab}
        onChange={choose}
        tabs={[
          {
            id: 'saved',
            label: texts.t('builder:my-lists'),
            content: <SavedLists lists={saved} onOpened={close} />,
          },
          {
            id: 'ready',
            label: texts.t('builder:ready'),
            content: (
              <ReadyChoices
                onChoose={({ id, look }) => {
                  editor.act.open(lists.rename(look.link, words.ready(id)), look.terms);
                  close();
                }}
              />
            ),
          },
        ]}
      />
    </Dialog>
  );
}

interface SavedListsProps {
  readonly lists: readonly SavedList[];
  readonly onOpened: () => void;
}

function SavedLists({ lists, onOpened }: SavedListsProps): JSX.Element {
  const { editor, texts, lists: readyLists } = useBuilder();
  const open = (list: SavedList): void => {
    const problems = editor.act.open(list.link, list.terms, list.id);
    if (problems.length === 0) onOpened();
    else showToast({ text: texts.t('builder:link.link-broken'), tone: 'danger' });
  };
  const copy = (list: SavedList): void => {
    const name = plainSpaces(texts.t('builder:copy-name', { name: listName(texts, list.name) }));
    const link = readyLists.rename(list.link, name);
    saveList({ ...list, id: undefined, name, link });
  };
  const remove = (id: string): void => {
    const putBack = deleteSaved(id);
    showToast({
      text: texts.t('builder:deleted'),
      action: { label: texts.t('builder:undo'), act: putBack },
    });
  };
  if (lists.length === 0) {
    return <p className="text-sm text-quiet">{texts.t('builder:no-lists')}</p>;
  }
  return (
    <ul className="flex flex-col gap-2">
      {lists.map((list) => {
        const name = listName(texts, list.name);
        return (
          <SavedChoice key={list.id} list={list} onChoose={() => open(list)}>
            <IconButton label={texts.t('builder:copy-list', { name })} onClick={() => copy(list)}>
              <Icon name="copy" />
            </IconButton>
            <IconButton
              label={texts.t('builder:delete-list', { name })}
              onClick={() => remove(list.id)}
            >
              <Icon name="trash" />
            </IconButton>
          </SavedChoice>
        );
      })}
    </ul>
  );
}
