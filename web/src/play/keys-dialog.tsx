import type { JSX } from 'react';
import { useTexts } from '../shell/texts.tsx';
import { Dialog } from '../shell/ui/dialog.tsx';

const TABLE_KEYS = [
  ['← → ↑ ↓', 'arrows'],
  ['1–9', 'numbers'],
  ['Enter', 'enter'],
  ['Esc', 'escape'],
  ['Space', 'space'],
  ['U', 'undo'],
  ['L', 'log'],
  ['P', 'players'],
  ['T', 'position'],
  ['+ − 0', 'zoom'],
  ['N', 'next-step'],
  ['M', 'sound'],
  ['?', 'help'],
] as const;

const REPLAY_KEYS = [
  ['← →', 'arrows'],
  ['Space', 'space'],
  ['Home End', 'ends'],
] as const;

/** What the buttons on the board say about their own keys. */
function boardKeys(): readonly (readonly [string, string])[] {
  return [...document.querySelectorAll('[data-board] button[aria-keyshortcuts]')].flatMap(
    (node) => {
      const key = node.getAttribute('aria-keyshortcuts')?.toUpperCase() ?? '';
      // Digits pick from the tray, which has its own line.
      return /^[A-Z]$/.test(key) ? [[key, node.getAttribute('aria-label') ?? ''] as const] : [];
    },
  );
}

export interface KeysDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly page: 'table' | 'replay';
}

/** Everything that can be done by keyboard, in one list. */
export function KeysDialog(props: KeysDialogProps): JSX.Element {
  const texts = useTexts();
  const common =
    props.page === 'table'
      ? TABLE_KEYS.map(([key, what]) => [key, texts.t(`shell:play.keys.${what}`)] as const)
      : REPLAY_KEYS.map(([key, what]) => [key, texts.t(`shell:play.replay.keys.${what}`)] as const);
  const rows = props.open ? [...common, ...boardKeys()] : common;
  return (
    <Dialog
      open={props.open}
      onOpenChange={props.onOpenChange}
      title={texts.t('shell:play.keys.title')}
    >
      <dl className="grid grid-cols-[auto_1fr] items-baseline gap-x-4 gap-y-2 text-sm">
        {rows.map(([key, what]) => (
          <div key={key} className="contents">
            <dt>
              <kbd className="condensed rounded-sm border border-edge bg-raised px-2 py-0.5">
                {key}
              </kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
