import type { Problem } from '@parsecs/kernel';
import { checkShipFile, type ShipCard } from '@parsecs/starship-battles';
import { type JSX, useRef, useState } from 'react';
import { Icon } from '../art/emblems.tsx';
import { downloadJson } from '../shell/download.ts';
import { useTexts } from '../shell/texts.tsx';
import { announce } from '../shell/ui/announce.tsx';
import { Button, IconButton } from '../shell/ui/button.tsx';
import { FileInput } from '../shell/ui/file-input.tsx';
import { exampleShipFile } from './example-ship-file.ts';
import { Fold } from './fold.tsx';
import { ProblemList } from './problem-list.tsx';

export interface ShipFileProps {
  readonly ships: readonly ShipCard[];
  readonly onChange: (ships: readonly ShipCard[]) => void;
}

interface Refused {
  readonly file: string;
  /** Empty when the file is no JSON at all. */
  readonly problems: readonly Problem[];
}

/** Whoever has the printed cards corrects those of this table with a file. */
export function ShipFile({ ships, onChange }: ShipFileProps): JSX.Element {
  const texts = useTexts('starship-battles', 'starship-battles-board');
  const input = useRef<HTMLInputElement>(null);
  const [refused, setRefused] = useState<Refused>();
  const load = async (file: File): Promise<void> => {
    const read = await readShips(file);
    if ('problems' in read) {
      setRefused({ file: file.name, problems: read.problems });
      announce(
        texts.t('starship-battles-board:new.ships-refused', { file: file.name }),
        'assertive',
      );
      return;
    }
    setRefused(undefined);
    onChange(read.ships);
  };
  return (
    <Fold
      title={texts.t('starship-battles-board:new.ships')}
      mark={ships.length === 0 ? undefined : `${ships.length}`}
    >
      <div className="flex flex-col gap-3">
        <p className="text-sm text-quiet">{texts.t('starship-battles-board:new.ships-text')}</p>
        {ships.length > 0 && (
          <div className="flex items-center gap-2 rounded-md border border-confirm-ink/60 py-1 pr-1 pl-3 text-sm">
            <span className="text-confirm-ink">
              <Icon name="check" size={18} />
            </span>
            <p className="min-w-0 grow">
              {texts.t('starship-battles-board:new.ships-loaded', { count: ships.length })}{' '}
              {ships.map(({ name }) => name).join(', ')}
            </p>
            <IconButton
              label={texts.t('starship-battles-board:new.ships-remove')}
              onClick={() => onChange([])}
            >
              <Icon name="trash" />
            </IconButton>
          </div>
        )}
        <FileInput input={input} onFile={(file) => void load(file)} />
        <div className="flex flex-wrap gap-2">
          <Button onClick={() => input.current?.click()}>
            <Icon name="upload" />
            {texts.t('starship-battles-board:new.ships-load')}
          </Button>
          <Button onClick={() => downloadJson('ship-file-example.json', exampleShipFile())}>
            <Icon name="download" />
            {texts.t('starship-battles-board:new.ships-example')}
          </Button>
        </div>
        {refused !== undefined && (
          <div>
            <p className="mb-2 text-sm font-semibold">
              {texts.t('starship-battles-board:new.ships-refused', { file: refused.file })}
            </p>
            {refused.problems.length === 0 ? (
              <p className="text-sm text-quiet">{texts.t('shell:file.not-json')}</p>
            ) : (
              <ProblemList game="starship-battles" problems={refused.problems} tone="danger" />
            )}
          </div>
        )}
      </div>
    </Fold>
  );
}

async function readShips(
  file: File,
): Promise<{ readonly ships: readonly ShipCard[] } | { readonly problems: readonly Problem[] }> {
  try {
    const checked = checkShipFile(JSON.parse(await file.text()));
    return checked.ok ? { ships: checked.value } : { problems: checked.problems };
  } catch {
    return { problems: [] };
  }
}
