import { type JSX, useMemo, useRef } from 'react';
import { useLocation } from 'wouter';
import { Icon } from '../art/emblems.tsx';
import { downloadJson, matchFileName } from '../shell/download.ts';
import { useSettings } from '../shell/settings.ts';
import { newMatchId, putMatch } from '../shell/storage.ts';
import { useTexts } from '../shell/texts.tsx';
import { IconButton } from '../shell/ui/button.tsx';
import { FileInput } from '../shell/ui/file-input.tsx';
import { showToast } from '../shell/ui/toast.tsx';
import { readInWorker } from './read-in-worker.ts';
import type { ReplaySession } from './replay-session.ts';

const NOTHING = (): void => undefined;

/** Out to a file and in from one. */
export function ReplayFiles(props: { readonly session: ReplaySession }): JSX.Element {
  const { record, log } = props.session;
  const texts = useTexts();
  const input = useRef<HTMLInputElement>(null);
  const [, navigate] = useLocation();
  const name = replayFileName(record.id, record.game);
  const shareable = useMemo(() => canShare(fileOf(name, log)), [name, log]);
  const open = async (file: File): Promise<void> => {
    const { language } = useSettings.getState();
    const around = { id: newMatchId(), now: Date.now(), language };
    const read = await readInWorker(await file.text(), around, NOTHING);
    if ('fault' in read) {
      showToast({ text: texts.t('shell:play.replay.refused'), tone: 'danger' });
      return;
    }
    await putMatch(read.record, read.table);
    navigate(`/replay/${read.record.id}`);
  };
  return (
    <>
      {shareable && (
        <IconButton
          label={texts.t('shell:play.replay.share')}
          onClick={() => void navigator.share({ files: [fileOf(name, log)] }).catch(NOTHING)}
        >
          <Icon name="share" />
        </IconButton>
      )}
      <IconButton label={texts.t('shell:play.replay.save')} onClick={() => downloadJson(name, log)}>
        <Icon name="download" />
      </IconButton>
      <FileInput input={input} onFile={(file) => void open(file)} />
      <IconButton label={texts.t('shell:play.replay.open')} onClick={() => input.current?.click()}>
        <Icon name="upload" />
      </IconButton>
    </>
  );
}

function fileOf(name: string, content: unknown): File {
  return new File([JSON.stringify(content)], name, { type: 'application/json' });
}

export function canShare(file: File): boolean {
  return typeof navigator.canShare === 'function' && navigator.canShare({ files: [file] });
}

/** The name of a file that holds a match and nothing else. */
export function replayFileName(id: string, game: string): string {
  return matchFileName(id, game).replace(/[.]json$/, '.match.json');
}
