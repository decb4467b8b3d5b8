import { type JSX, useEffect, useId, useRef, useState } from 'react';
import { Icon } from '../art/emblems.tsx';
import { announce } from '../shell/ui/announce.tsx';
import { Button } from '../shell/ui/button.tsx';
import { Dialog } from '../shell/ui/dialog.tsx';
import { FileInput } from '../shell/ui/file-input.tsx';
import { showToast } from '../shell/ui/toast.tsx';
import { useBuilder } from './builder-model.ts';
import type { ReadList } from './editor.ts';
import { writeListText } from './list-text.ts';
import type { DialogWish } from './lists-dialog.tsx';
import { sayFault } from './problem-words.ts';

/** No list is larger. */
const LARGEST = 100_000;

/** A list from elsewhere: pasted, or chosen as a file. */
export function ImportDialog(wish: DialogWish): JSX.Element {
  const { texts } = useBuilder();
  /** A list that is not whole: whoever brought it decides. */
  const [partly, setPartly] = useState<Partly>();
  /** Remarks stay as long as the builder does. */
  const closeNotes = useRef<() => void>(undefined);
  useEffect(() => () => closeNotes.current?.(), []);
  const finish = ({ list, notes }: Partly): void => {
    setPartly(undefined);
    wish.onOpenChange(false);
    list.open();
    closeNotes.current?.();
    closeNotes.current = showToast({
      text: [texts.t('builder:imported'), ...notes].join(' '),
      lasting: notes.length > 0,
    });
  };
  const onRead = (read: Partly): void => {
    if (read.list.leftOut.length > 0) setPartly(read);
    else finish(read);
  };
  const close = (open: boolean): void => {
    if (!open) setPartly(undefined);
    wish.onOpenChange(open);
  };
  return partly === undefined ? (
    <TextDialog {...wish} onRead={onRead} />
  ) : (
    <PartlyDialog
      open={wish.open}
      onOpenChange={close}
      partly={partly}
      onTake={() => finish(partly)}
    />
  );
}

interface Partly {
  readonly list: ReadList;
  /** What else there is to say of it. */
  readonly notes: readonly string[];
}

/** What could be read and what is left out, before anything is opened. */
function PartlyDialog(
  props: DialogWish & { readonly partly: Partly; readonly onTake: () => void },
): JSX.Element {
  const builder = useBuilder();
  const { texts } = builder;
  const { open, onOpenChange, partly, onTake } = props;
  const { look, leftOut } = partly.list;
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={texts.t('builder:partly-title')}
      description={texts.t('builder:partly-text')}
      actions={
        <Button variant="ask" onClick={onTake}>
          {texts.t('builder:partly-open')}
        </Button>
      }
    >
      <h3 className="mt-4 mb-1 text-sm text-quiet">{texts.t('builder:partly-read')}</h3>
      <p className="rounded-md border border-edge bg-raised p-3 text-sm whitespace-pre-line">
        {writeListText(builder, look)}
      </p>
      <h3 className="mt-4 mb-1 text-sm text-quiet">{texts.t('builder:partly-left-out')}</h3>
      <FaultList faults={leftOut.map((problem) => sayFault(builder, problem))} />
    </Dialog>
  );
}

function FaultList(props: { readonly faults: readonly string[] }): JSX.Element {
  return (
    <ul className="flex flex-col gap-1 rounded-md border border-danger-ink/60 p-3 text-sm">
      {props.faults.map((fault, index) => (
        // Two ships may lack the same card.
        <li key={`${fault}-${index}`} className="flex gap-2">
          <span className="shrink-0 text-danger-ink">
            <Icon name="warning" size={18} />
          </span>
          <span className="first-letter:uppercase">{fault}</span>
        </li>
      ))}
    </ul>
  );
}

function TextDialog(props: DialogWish & { readonly onRead: (read: Partly) => void }): JSX.Element {
  const { open, onOpenChange, onRead } = props;
  const builder = useBuilder();
  const { editor, texts } = builder;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [problems, setProblems] = useState<readonly string[]>([]);
  const refuse = (lines: readonly string[]): void => {
    setProblems(lines);
    announce(lines.join(' '), 'assertive');
  };
  const take = (content: string): void => {
    const read = editor.act.readText(content);
    if (!read.ok) {
      refuse(read.problems.map((problem) => sayFault(builder, problem)));
      return;
    }
    setText('');
    setProblems([]);
    onRead({
      list: read.value,
      notes: read.warnings.map((warning) => sayFault(builder, warning)),
    });
  };
  const takeFile = async (file: File): Promise<void> => {
    if (file.size > LARGEST) refuse([texts.t('builder:file-too-large')]);
    else take(await file.text());
  };
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={texts.t('builder:import')}
      description={texts.t(`builder:${editor.box.game}.import-text`)}
      actions={
        <>
          <FileInput input={input} onFile={(file) => void takeFile(file)} />
          <Button onClick={() => input.current?.click()}>
            <Icon name="upload" />
            {texts.t('builder:choose-file')}
          </Button>
          <Button variant="ask" disabled={text.trim() === ''} onClick={() => take(text)}>
            {texts.t('builder:open-pasted')}
          </Button>
        </>
      }
    >
      <label htmlFor={id} className="mb-1 mt-4 block text-sm text-quiet">
        {texts.t('builder:paste-here')}
      </label>
      <textarea
        id={id}
        rows={8}
        value={text}
        spellCheck={false}
        onChange={(event) => setText(event.target.value)}
        className="w-full rounded-md border border-edge bg-raised p-3 text-sm break-all"
      />
      {problems.length > 0 && (
        <div className="mt-2">
          <FaultList faults={problems} />
        </div>
      )}
    </Dialog>
  );
}
