import type { Problem } from '@parsecs/kernel';
import { BOARDS, checkBoard } from '@parsecs/super-teams';
import { BOARD_IDS, type Board, type BoardId } from '@parsecs/super-teams/words';
import { type JSX, useRef, useState } from 'react';
import { Icon } from '../art/emblems.tsx';
import { useTexts } from '../shell/texts.tsx';
import { announce } from '../shell/ui/announce.tsx';
import { Button } from '../shell/ui/button.tsx';
import { FileInput } from '../shell/ui/file-input.tsx';
import { RadioGroup } from '../shell/ui/radio-group.tsx';
import type { Choice } from '../shell/ui/select.tsx';
import { ProblemList } from './problem-list.tsx';
import { BoardPreview } from './super-teams-board-preview.tsx';

export interface BoardChoiceProps {
  readonly board: BoardId | Board;
  readonly onChoose: (board: BoardId | Board) => void;
}

type BoardKey = BoardId | 'custom';

interface Refused {
  readonly file: string;
  /** Empty when the file is no JSON at all. */
  readonly problems: readonly Problem[];
}

export function BoardChoice(props: BoardChoiceProps): JSX.Element {
  const { board, onChoose } = props;
  const texts = useTexts('super-teams');
  const [custom, setCustom] = useState<Board | undefined>(
    typeof board === 'string' ? undefined : board,
  );
  const [refused, setRefused] = useState<Refused>();
  const choices: Choice<BoardKey>[] = BOARD_IDS.map((value) => ({
    value,
    label: texts.t(`super-teams:board.${value}.name`),
    note: texts.t(`super-teams:board.${value}.text`),
    picture: <BoardPreview board={BOARDS[value]} />,
  }));
  if (custom !== undefined) {
    choices.push({
      value: 'custom',
      label: custom.name ?? custom.id,
      note: texts.t('shell:new.own-board', { count: custom.spaces.length }),
      picture: <BoardPreview board={custom} />,
    });
  }
  const load = async (file: File): Promise<void> => {
    const read = await readBoard(file);
    if ('problems' in read) {
      setRefused({ file: file.name, problems: read.problems });
      announce(texts.t('shell:new.board-refused', { file: file.name }), 'assertive');
      return;
    }
    setRefused(undefined);
    setCustom(read.board);
    onChoose(read.board);
  };
  return (
    <>
      <RadioGroup
        label={texts.t('shell:new.board')}
        hideLabel
        look="cards"
        value={typeof board === 'string' ? board : 'custom'}
        choices={choices}
        onChange={(key) => {
          const chosen = key === 'custom' ? custom : key;
          if (chosen !== undefined) onChoose(chosen);
        }}
      />
      <LoadButton onFile={(file) => void load(file)} />
      {refused !== undefined && (
        <div className="mt-3">
          <p className="mb-2 text-sm font-semibold">
            {texts.t('shell:new.board-refused', { file: refused.file })}
          </p>
          {refused.problems.length === 0 ? (
            <p className="text-sm text-quiet">{texts.t('shell:file.not-json')}</p>
          ) : (
            <ProblemList game="super-teams" problems={refused.problems} tone="danger" />
          )}
        </div>
      )}
    </>
  );
}

function LoadButton(props: { readonly onFile: (file: File) => void }): JSX.Element {
  const texts = useTexts();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <FileInput input={input} onFile={props.onFile} />
      <Button variant="bare" className="mt-3" onClick={() => input.current?.click()}>
        <Icon name="upload" />
        {texts.t('shell:new.load-board')}
      </Button>
    </>
  );
}

async function readBoard(
  file: File,
): Promise<{ readonly board: Board } | { readonly problems: readonly Problem[] }> {
  try {
    const checked = checkBoard(JSON.parse(await file.text()));
    return checked.ok ? { board: checked.value } : { problems: checked.problems };
  } catch {
    return { problems: [] };
  }
}
