import { type ChatLine, QUICK_PHRASES, type Said } from '@parsecs/table/wire';
import { type JSX, useEffect, useRef, useState } from 'react';
import { Icon } from '../art/emblems.tsx';
import { changeTable, type KeptTable } from '../shell/kept-tables.ts';
import { type Texts, useTexts } from '../shell/texts.tsx';
import { Button, IconButton } from '../shell/ui/button.tsx';
import type { OnlineState, OnlineTable } from './online-table.ts';
import { useSaid } from './use-said.ts';

export interface ChatPanelProps {
  readonly table: OnlineTable;
  readonly state: OnlineState;
  readonly kept: KeptTable;
  readonly names: readonly string[];
}

const LONGEST = 300;

/** What people say at the table. Quick phrases are read by everybody in their own language. */
export function ChatPanel(props: ChatPanelProps): JSX.Element {
  const { table, state, kept, names } = props;
  const texts = useTexts('online');
  const said = useSaid(kept.game, (seat) => names[seat] ?? '');
  const [words, setWords] = useState('');
  const isMuted = kept.muted === true;
  const lines = linesFor(state.chat, kept);
  const end = useRef<HTMLLIElement>(null);
  const last = lines.at(-1)?.number;
  useEffect(() => {
    if (last !== undefined) end.current?.scrollIntoView({ block: 'nearest' });
  }, [last]);
  const say = async (what: Said): Promise<boolean> => said(() => table.ask('say', { said: what }));
  const send = async (): Promise<void> => {
    const text = words.trim();
    if (text !== '' && (await say({ kind: 'text', words: text }))) setWords('');
  };
  return (
    <div className="flex min-h-0 flex-col gap-3">
      <div className="flex items-center justify-between gap-2">
        <p className="text-sm text-quiet">{texts.t('online:chat.note')}</p>
        <IconButton
          label={texts.t(isMuted ? 'online:chat.unmute' : 'online:chat.mute')}
          aria-pressed={isMuted}
          onClick={() => changeTable(kept.id, { muted: !isMuted })}
        >
          <Icon name={isMuted ? 'sound-off' : 'sound-on'} />
        </IconButton>
      </div>
      {isMuted && <p className="text-sm text-ask-ink">{texts.t('online:chat.muted')}</p>}
      <ol
        aria-label={texts.t('online:chat.title')}
        aria-live="polite"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keys
        tabIndex={0}
        className="flex max-h-64 min-h-16 flex-col gap-1 overflow-y-auto text-sm"
      >
        {lines.map((line) => (
          <li key={line.number} className="break-words">
            <span className="font-semibold">{names[line.seat]}:</span> {wordsOf(texts, line)}
          </li>
        ))}
        <li ref={end} aria-hidden="true" />
      </ol>
      {kept.seat !== undefined && (
        <>
          <ul aria-label={texts.t('online:chat.quick')} className="flex flex-wrap gap-2">
            {QUICK_PHRASES.map((phrase) => (
              <li key={phrase}>
                <Button
                  className="!px-3"
                  onClick={() => void say({ kind: 'phrase', words: phrase })}
                >
                  {texts.t(`online:phrase.${phrase}`)}
                </Button>
              </li>
            ))}
          </ul>
          <form
            className="flex gap-2"
            onSubmit={(event) => {
              event.preventDefault();
              void send();
            }}
          >
            <input
              type="text"
              aria-label={texts.t('online:chat.text')}
              placeholder={texts.t('online:chat.text')}
              value={words}
              maxLength={LONGEST}
              autoComplete="off"
              onChange={(event) => setWords(event.target.value)}
              className="min-h-touch min-w-0 grow rounded-md border border-edge bg-raised px-3 text-sm placeholder:text-quiet"
            />
            <Button type="submit">{texts.t('online:chat.send')}</Button>
          </form>
        </>
      )}
    </div>
  );
}

/** Whoever has muted the others reads only what they said themselves. */
export function linesFor(
  chat: readonly ChatLine[],
  { muted, seat }: Pick<KeptTable, 'muted' | 'seat'>,
): readonly ChatLine[] {
  return muted === true ? chat.filter((line) => line.seat === seat) : chat;
}

export function wordsOf(texts: Texts, { kind, words }: ChatLine): string {
  const phrase = QUICK_PHRASES.find((one) => one === words);
  return kind === 'phrase' && phrase !== undefined ? texts.t(`online:phrase.${phrase}`) : words;
}
