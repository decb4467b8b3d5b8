import { type JSX, useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { Icon } from '../art/emblems.tsx';
import { isLostPart } from '../shell/lost-part.ts';
import { useSettings } from '../shell/settings.ts';
import { newMatchId, putMatch } from '../shell/storage.ts';
import { useTexts } from '../shell/texts.tsx';
import { announce } from '../shell/ui/announce.tsx';
import { Button } from '../shell/ui/button.tsx';
import { FileInput } from '../shell/ui/file-input.tsx';
import { describeFileFault, type Fault, loadFaultWords } from './file-fault.ts';
import type { OpenedFile } from './match-file.ts';

/** No match is larger; whatever is, was chosen by mistake. */
const LARGEST = 20_000_000;

interface Refused {
  readonly file: string;
  readonly fault: Fault;
}

/** Opens a saved game or a replay from a file: chosen, or dropped anywhere on the page. */
export function OpenFile(): JSX.Element {
  const texts = useTexts();
  const input = useRef<HTMLInputElement>(null);
  const [refused, setRefused] = useState<Refused>();
  /** How much of a long log was run, from 0 to 1. */
  const [done, setDone] = useState<number>();
  const [, navigate] = useLocation();
  const tryToOpen = async (file: File): Promise<void> => {
    const opened = await readFile(file, setDone);
    setDone(undefined);
    if ('fault' in opened) {
      await loadFaultWords(texts, opened.fault);
      setRefused({ file: file.name, fault: opened.fault });
      announce(describeFileFault(texts, opened.fault), 'assertive');
      return;
    }
    setRefused(undefined);
    await putMatch(opened.record, opened.table);
    navigate(`/${opened.page}/${opened.record.id}`);
  };
  const open = (file: File): void => {
    tryToOpen(file).catch((error: unknown) => {
      // Thrown while rendering, so that the page around it can say what happened.
      setRefused(() => {
        throw error;
      });
    });
  };
  const hovering = useDropped(open);
  return (
    <section
      aria-labelledby="open-title"
      className={`flex flex-col items-start gap-3 rounded-md border border-dashed p-5 transition-colors ${
        hovering ? 'border-ask bg-raised' : 'border-edge bg-panel/70'
      }`}
    >
      <h2 id="open-title" className="text-base">
        {texts.t('shell:home.open-title')}
      </h2>
      <p className="grow text-sm text-quiet">{texts.t('shell:home.open-text')}</p>
      <FileInput input={input} onFile={open} />
      <Button onClick={() => input.current?.click()}>
        <Icon name="upload" />
        {texts.t('shell:home.open')}
      </Button>
      {done !== undefined && (
        <progress
          className="w-full accent-ask"
          value={done}
          aria-label={texts.t('shell:common.loading')}
        />
      )}
      {refused !== undefined && (
        <div className="flex gap-3 rounded-md border border-danger-ink/60 bg-raised p-3 text-sm">
          <span className="text-danger-ink">
            <Icon name="warning" />
          </span>
          <div className="min-w-0">
            <p className="font-semibold">{texts.t('shell:file.refused', { file: refused.file })}</p>
            <p className="text-quiet">{describeFileFault(texts, refused.fault)}</p>
          </div>
        </div>
      )}
    </section>
  );
}

async function readFile(
  file: File,
  onProgress: (done: number) => void,
): Promise<OpenedFile | { readonly fault: Fault }> {
  if (file.size > LARGEST) return { fault: { cause: 'too-large' } };
  try {
    const { readInWorker } = await import('../play/read-in-worker.ts');
    const { language } = useSettings.getState();
    const around = { id: newMatchId(), now: Date.now(), language };
    return await readInWorker(await file.text(), around, onProgress);
  } catch (error) {
    if (isLostPart(error)) throw error;
    return { fault: { cause: 'unreadable' } };
  }
}

/** Files dropped anywhere on the page; true while one hangs over it. */
function useDropped(onFile: (file: File) => void): boolean {
  const [hovering, setHovering] = useState(false);
  const latest = useRef(onFile);
  useEffect(() => {
    latest.current = onFile;
  });
  useEffect(() => {
    const over = (event: DragEvent): void => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setHovering(true);
    };
    const leave = (event: DragEvent): void => {
      if (event.relatedTarget === null) setHovering(false);
    };
    const drop = (event: DragEvent): void => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setHovering(false);
      const file = event.dataTransfer?.files[0];
      if (file !== undefined) latest.current(file);
    };
    addEventListener('dragover', over);
    addEventListener('dragleave', leave);
    addEventListener('drop', drop);
    return () => {
      removeEventListener('dragover', over);
      removeEventListener('dragleave', leave);
      removeEventListener('drop', drop);
    };
  }, []);
  return hovering;
}

function hasFiles(event: DragEvent): boolean {
  return event.dataTransfer?.types.includes('Files') === true;
}
