import { type JSX, useState } from 'react';
import type { BoardModule } from '../boards/contract.ts';
import { findGame } from '../games/index.ts';
import { Lessons } from '../learn/lessons.tsx';
import { RuleList } from '../learn/rule-list.tsx';
import { useTexts } from '../shell/texts.tsx';
import { Button } from '../shell/ui/button.tsx';
import { Dialog } from '../shell/ui/dialog.tsx';
import { Tabs } from '../shell/ui/tabs.tsx';

export interface HelpDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly game: string;
  readonly board: BoardModule;
  readonly view: unknown;
  /** What the match is about. */
  readonly aim: string | undefined;
  readonly onKeys: () => void;
}

/** The game explained over its own table: what is to be won, every sign, how to play, all rules. */
export function HelpDialog(props: HelpDialogProps): JSX.Element {
  const { open, onOpenChange, game, board } = props;
  const texts = useTexts(board.words);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={texts.t('shell:learn.title', { game: texts.t(board.titleKey) })}
    >
      <Help {...props} game={game} />
    </Dialog>
  );
}

function Help(props: HelpDialogProps): JSX.Element {
  const { game, board, view, aim } = props;
  const { Legend } = board;
  const texts = useTexts(board.words, ...(board.moreWords ?? []));
  const manifest = findGame(game);
  const tabs = [
    ...(Legend === undefined
      ? []
      : [
          {
            id: 'legend',
            label: texts.t('shell:play.help.legend'),
            content: <Legend view={view} />,
          },
        ]),
    ...(manifest === undefined
      ? []
      : [
          {
            id: 'lessons',
            label: texts.t('shell:learn.lessons'),
            content: <Lessons game={manifest} />,
          },
          {
            id: 'rules',
            label: texts.t('shell:learn.rules'),
            content: <RuleList game={manifest} />,
          },
        ]),
  ];
  const [tab, setTab] = useState(tabs[0]?.id ?? '');
  return (
    <>
      {aim !== undefined && <p className="mb-3 border-l-2 border-ask pl-3">{aim}</p>}
      <Tabs label={texts.t('shell:learn.tabs')} value={tab} onChange={setTab} tabs={tabs} />
      <Button variant="bare" className="mt-4" onClick={props.onKeys}>
        {texts.t('shell:play.keys.title')}
      </Button>
    </>
  );
}
