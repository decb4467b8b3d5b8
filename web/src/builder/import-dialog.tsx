import { type JSX, useId, useRef, useState } from 'react';
import { Icon } from '../art/emblems.tsx';
import { announce } from '../shell/ui/announce.tsx';
import { Button } from '../shell/ui/button.tsx';
import { Dialog } from '../shell/ui/dialog.tsx';
import { FileInput } from '../shell/ui/file-input.tsx';
import { showToast } from '../shell/ui/toast.tsx';
import { useBuilder } from './builder-model.ts';
import type { DialogWish } from './lists-dialog.tsx';
import { sayFault } from './problem-words.ts';

/** No list is larger. */
const LARGEST = 100_000;

/** A list from elsewhere: pasted, or chosen as a file. */
export function ImportDialog({ open, onOpenChange }: DialogWish): JSX.Element {
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
    const read = editor.act.openText(content);
    if (!read.ok) {
      refuse(read.problems.map((problem) => sayFault(builder, problem)));
      return;
    }
    setText('');
    setProblems([]);
    onOpenChange(false);
    const notes = read.warnings.map((warning) => sayFault(builder, warning));
    showToast({
      text: [texts.t('builder:imported'), ...notes].join(' '),
      lasting: notes.length > 0,
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
        <ul className="mt-2 flex flex-col gap-1 rounded-md border border-danger-ink/60 p-3 text-sm">
          {problems.map((problem) => (
            <li key={problem} className="flex gap-2">
              <span className="shrink-0 text-danger-ink">
                <Icon name="warning" size={18} />
              </span>
              {problem}
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}
