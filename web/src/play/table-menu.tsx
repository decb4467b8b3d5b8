import type { People } from '@parsecs/lang';
import { GUARDS, type Guard, type SeatSnapshot } from '@parsecs/table';
import type { JSX, ReactNode } from 'react';
import { Link } from 'wouter';
import { Icon, type IconName } from '../art/emblems.tsx';
import { BOT_SPEEDS, useSettings } from '../shell/settings.ts';
import { useTexts } from '../shell/texts.tsx';
import { RadioGroup } from '../shell/ui/radio-group.tsx';
import { Sheet } from '../shell/ui/sheet.tsx';
import { Switch } from '../shell/ui/switch.tsx';
import { SoundControls } from '../sound/sound-controls.tsx';
import { PlaySettings } from './play-settings.tsx';
import type { Surroundings } from './surroundings.ts';

export interface TableMenuProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly id: string;
  readonly look: SeatSnapshot;
  readonly people: People;
  readonly held: boolean;
  readonly hasBots: boolean;
  readonly stepping: boolean;
  readonly onHold: (hold: boolean) => void;
  readonly onGuard: (seat: number, guard: Guard) => void;
  readonly onPosition: () => void;
  readonly onKeys: () => void;
  readonly onHelp: () => void;
  readonly onSave: () => void;
  readonly onStepping: (stepping: boolean) => void;
  /** Of a table that runs elsewhere: it is kept there. */
  readonly around?: Surroundings | undefined;
  /** Missing where the game cannot be given up now. */
  readonly onResign?: (() => void) | undefined;
}

export function TableMenu(props: TableMenuProps): JSX.Element {
  const { open, onOpenChange, id, look, people, held, hasBots } = props;
  const texts = useTexts();
  const { botSpeed, change } = useSettings();
  const own = typeof look.viewer === 'number' ? look.viewer : undefined;
  const guard = own === undefined ? undefined : look.seats[own]?.guard;
  const close = (act: () => void) => () => {
    onOpenChange(false);
    act();
  };
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      side="right"
      title={texts.t('shell:play.menu.title')}
    >
      <div className="grid gap-1">
        <MenuButton icon="help" onClick={close(props.onHelp)}>
          {texts.t('shell:play.help.title')}
        </MenuButton>
        <MenuButton icon="eye" onClick={close(props.onPosition)}>
          {texts.t('shell:play.menu.position')}
        </MenuButton>
        <MenuButton icon="keyboard" onClick={close(props.onKeys)}>
          {texts.t('shell:play.keys.title')}
        </MenuButton>
        {hasBots && (
          <MenuButton icon={held ? 'play' : 'pause'} onClick={close(() => props.onHold(!held))}>
            {texts.t(held ? 'shell:play.menu.go-on' : 'shell:play.menu.hold')}
          </MenuButton>
        )}
        {props.around === undefined ? (
          <>
            <MenuButton icon="download" onClick={close(props.onSave)}>
              {texts.t('shell:play.menu.save')}
            </MenuButton>
            <MenuLink icon="to-start" to={`/replay/${id}`}>
              {texts.t('shell:play.menu.replay')}
            </MenuLink>
          </>
        ) : (
          props.around.renderMenu(() => onOpenChange(false))
        )}
        <div className="my-2 grid gap-3 border-y border-line py-3">
          <PlaySettings />
          <SoundControls />
          {hasBots && (
            <RadioGroup
              label={texts.t('shell:play.menu.speed')}
              value={botSpeed}
              choices={BOT_SPEEDS.map((value) => ({
                value,
                label: texts.t(`shell:play.menu.${value}`),
              }))}
              onChange={(value) => change({ botSpeed: value })}
            />
          )}
          {hasBots && (
            <Switch
              label={texts.t('shell:play.menu.step')}
              note={texts.t('shell:play.menu.step-note')}
              checked={props.stepping}
              onChange={props.onStepping}
            />
          )}
          {own !== undefined && guard !== undefined && (
            <RadioGroup
              label={texts.t('shell:play.menu.guard', { name: people.name(own) })}
              value={guard}
              look="cards"
              choices={GUARDS.map((value) => ({
                value,
                label: texts.t(`table:guard.${value}.name`),
                note: texts.t(`table:guard.${value}.text`),
              }))}
              onChange={(value) => props.onGuard(own, value)}
            />
          )}
        </div>
        {props.onResign !== undefined && (
          <MenuButton icon="close" onClick={close(props.onResign)}>
            {texts.t('shell:play.menu.resign')}
          </MenuButton>
        )}
        <MenuLink icon="settings" to="/settings">
          {texts.t('shell:nav.settings')}
        </MenuLink>
        <MenuLink icon="home" to="/">
          {texts.t('shell:play.menu.leave')}
        </MenuLink>
      </div>
    </Sheet>
  );
}

const ROW =
  'flex min-h-touch w-full items-center gap-3 rounded-md px-2 text-left text-sm hover:bg-raised';

interface RowProps {
  readonly icon: IconName;
  readonly children: ReactNode;
}

export function MenuButton(props: RowProps & { readonly onClick: () => void }): JSX.Element {
  return (
    <button type="button" className={ROW} onClick={props.onClick}>
      <Icon name={props.icon} />
      {props.children}
    </button>
  );
}

function MenuLink(props: RowProps & { readonly to: string }): JSX.Element {
  return (
    <Link href={props.to} className={ROW}>
      <Icon name={props.icon} />
      {props.children}
    </Link>
  );
}
