import type { Messages } from '@parsecs/table/wire';
import type { JSX } from 'react';
import { MenuButton } from '../play/table-menu.tsx';
import { useTexts } from '../shell/texts.tsx';
import type { AtTableProps } from './lobby.tsx';
import { NotifySwitch } from './notify-switch.tsx';
import type { OnlineOverlay } from './online-match.tsx';

export interface OnlineMenuProps extends AtTableProps {
  readonly names: readonly string[];
  readonly said: (act: () => Promise<unknown>) => Promise<boolean>;
  readonly onOverlay: (overlay: OnlineOverlay) => void;
  readonly onClose: () => void;
}

type Wish = Omit<Messages['propose']['message'], 'table'>;

/** Who plays for somebody who is gone. */
const STAND_IN = 'normal';

/** What the seats can agree on, and what a seat can do with its place. */
export function OnlineMenu(props: OnlineMenuProps): JSX.Element {
  const { table, desk, kept, names, said } = props;
  const texts = useTexts('online');
  const { seat: own, owner } = kept;
  const isPlaying = desk.phase === 'playing' && own !== undefined;
  const propose = (wish: Wish) => () => {
    props.onClose();
    void said(() => table.ask('propose', wish));
  };
  const hasFreeSeat = desk.seats.some(({ joined }) => !joined);
  const away = desk.seats.flatMap((seat, number) =>
    seat.kind === 'person' && !seat.present && number !== own ? [{ ...seat, number }] : [],
  );
  const open = (overlay: OnlineOverlay) => () => {
    props.onClose();
    props.onOverlay(overlay);
  };
  return (
    <>
      <MenuButton icon="chat" onClick={open('chat')}>
        {texts.t('online:chat.title')}
      </MenuButton>
      {(kept.spectator !== undefined || hasFreeSeat) && (
        <MenuButton icon="link" onClick={open('links')}>
          {texts.t('online:link.title')}
        </MenuButton>
      )}
      {own !== undefined && (
        <MenuButton icon="share" onClick={open('move')}>
          {texts.t('online:move.title')}
        </MenuButton>
      )}
      {isPlaying && !desk.held && (
        <MenuButton icon="pause" onClick={propose({ what: 'pause' })}>
          {texts.t('online:menu.pause')}
        </MenuButton>
      )}
      {isPlaying && (
        <MenuButton icon="hand" onClick={propose({ what: 'draw' })}>
          {texts.t('online:menu.draw')}
        </MenuButton>
      )}
      {isPlaying &&
        away.map(({ number: seat, joined }) => (
          <div key={seat}>
            <MenuButton icon="robot" onClick={propose({ what: 'hand-over', seat, bot: STAND_IN })}>
              {texts.t('online:menu.bot', { name: names[seat] ?? '' })}
            </MenuButton>
            {joined && (
              <MenuButton icon="person" onClick={propose({ what: 'hand-over', seat })}>
                {texts.t('online:menu.free', { name: names[seat] ?? '' })}
              </MenuButton>
            )}
          </div>
        ))}
      {isPlaying && (
        <MenuButton icon="robot" onClick={propose({ what: 'hand-over', seat: own, bot: STAND_IN })}>
          {texts.t('online:menu.bot-for-me')}
        </MenuButton>
      )}
      {owner !== undefined && (
        <MenuButton icon="trash" onClick={open('remove')}>
          {texts.t('online:menu.remove')}
        </MenuButton>
      )}
      <div className="px-2">
        <NotifySwitch />
      </div>
    </>
  );
}
