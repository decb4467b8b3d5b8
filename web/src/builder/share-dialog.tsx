import { type JSX, useId } from 'react';
import { Icon } from '../art/emblems.tsx';
import { downloadJson } from '../shell/download.ts';
import { Button } from '../shell/ui/button.tsx';
import { Dialog } from '../shell/ui/dialog.tsx';
import { showToast } from '../shell/ui/toast.tsx';
import { useBuilder } from './builder-model.ts';
import { writeListText } from './list-text.ts';
import type { DialogWish } from './lists-dialog.tsx';

/** Ways to give the list away: a link, plain words, a file. Nothing is sent anywhere. */
export function ShareDialog({ open, onOpenChange }: DialogWish): JSX.Element {
  const builder = useBuilder();
  const { editor, texts } = builder;
  const { game } = editor.box;
  const file = JSON.stringify(editor.file, undefined, 2);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={texts.t('builder:share')}
      description={texts.t('builder:share-text')}
    >
      <div className="mt-4 flex flex-col gap-5">
        <Copyable
          label={texts.t('builder:as-link')}
          note={texts.t('builder:as-link-note')}
          text={`${location.origin}/build/${game}${editor.address}`}
          rows={2}
        />
        <Copyable
          label={texts.t('builder:as-text')}
          text={writeListText(builder, editor.look)}
          rows={5}
        />
        <Copyable label={texts.t(`builder:${game}.file`)} text={file} rows={5}>
          <Button onClick={() => downloadJson(fileName(game, editor.look.name), editor.file)}>
            <Icon name="download" />
            {texts.t('builder:download')}
          </Button>
        </Copyable>
      </div>
    </Dialog>
  );
}

/** Letters and digits only: every system takes such a name. */
function fileName(game: string, name: string): string {
  const plain = name
    .normalize('NFKD')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-+|-+$/g, '')
    .toLowerCase();
  return plain === '' ? `${game}-list.json` : `${game}-${plain}.json`;
}

interface CopyableProps {
  readonly label: string;
  readonly note?: string;
  readonly text: string;
  readonly rows: number;
  readonly children?: JSX.Element;
}

function Copyable({ label, note, text, rows, children }: CopyableProps): JSX.Element {
  const { texts } = useBuilder();
  const id = useId();
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      showToast({ text: texts.t('builder:copied') });
    } catch {
      showToast({ text: texts.t('builder:copy-refused'), tone: 'danger' });
    }
  };
  return (
    <div>
      <label htmlFor={id} className="mb-1 block font-semibold">
        {label}
      </label>
      {note !== undefined && <p className="mb-1 text-sm text-quiet">{note}</p>}
      <textarea
        id={id}
        readOnly
        rows={rows}
        value={text}
        onFocus={(event) => event.target.select()}
        className="w-full resize-none rounded-md border border-edge bg-raised p-3 text-sm break-all"
      />
      <div className="mt-1 flex flex-wrap gap-2">
        <Button
          onClick={() => void copy()}
          aria-label={texts.t('builder:copy-what', { what: label })}
        >
          <Icon name="copy" />
          {texts.t('builder:copy')}
        </Button>
        {children}
      </div>
    </div>
  );
}
