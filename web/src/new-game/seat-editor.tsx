import { isStyle, STYLES } from '@parsecs/bots/ids';
import { describeStyle, LANGUAGE_NAMES, LANGUAGES, pairOf } from '@parsecs/lang';
import type { GameId } from '@parsecs/table';
import type { JSX, ReactNode } from 'react';
import { Icon } from '../art/emblems.tsx';
import { BotPortrait, StyleMark } from '../art/portraits/portrait.tsx';
import { opponentsBeside } from '../shell/opponents.ts';
import { PLAYER_MARKS, type PlayerMark, PlayerMarkSign } from '../shell/player-mark.tsx';
import { useTexts } from '../shell/texts.tsx';
import { RadioGroup } from '../shell/ui/radio-group.tsx';
import { Select } from '../shell/ui/select.tsx';
import { TextField } from '../shell/ui/text-field.tsx';
import { isLevel, SEAT_KINDS, type SeatDraft } from './seats.ts';

export interface SeatEditorProps {
  readonly game: GameId;
  readonly index: number;
  readonly seat: SeatDraft;
  /** At a table online, where friends come by a link. */
  readonly isOnline?: boolean;
  /** Only with four players, where partners win together. */
  readonly team?: number | undefined;
  readonly onChange: (part: Partial<SeatDraft>) => void;
  /** What the seat chooses in this game; `named` tells a control apart from those of other seats. */
  readonly children: (named: (what: string) => string) => ReactNode;
}

const PICTURES = { me: 'person', friend: 'people', bot: 'robot' } as const;

export function SeatEditor(props: SeatEditorProps): JSX.Element {
  const { game, index, seat, isOnline = false, team, onChange } = props;
  const isByLink = isOnline && seat.kind === 'friend';
  // A server knows no styles.
  const hasStyle = seat.kind === 'bot' && isLevel(seat.bot) && !isOnline;
  const texts = useTexts('advice');
  const number = index + 1;
  const seatLabel = texts.t('shell:new.seat', { number });
  const named = (what: string): string => texts.t('shell:new.of-seat', { what, seat: seatLabel });
  return (
    <fieldset className="flex h-full flex-col gap-3 rounded-md border border-line bg-raised/50 p-3">
      <legend className="sr-only">{seatLabel}</legend>
      <div aria-hidden="true" className="flex items-center justify-between text-sm">
        <span className="font-semibold">{seatLabel}</span>
        {team !== undefined && (
          <span className="text-quiet">{texts.t('shell:new.team', { team })}</span>
        )}
      </div>
      <RadioGroup
        label={named(texts.t('shell:new.who'))}
        hideLabel
        wide
        value={seat.kind}
        choices={SEAT_KINDS.map((value) => ({
          value,
          label: texts.t(
            isOnline && value === 'friend' ? 'shell:new.kind-link' : `shell:new.kind-${value}`,
          ),
          picture: <Icon name={PICTURES[value]} size={18} />,
        }))}
        onChange={(kind) => onChange({ kind })}
      />
      {props.children(named)}
      {seat.kind === 'bot' ? (
        <Select
          label={named(texts.t('shell:new.level'))}
          className="w-full"
          value={seat.bot}
          choices={opponentsBeside(seat.bot).map((value) => ({
            value,
            label: texts.t(`table:bot.${value}.name`),
            picture: <BotPortrait bot={value} size={32} />,
          }))}
          onChange={(bot) => onChange({ bot })}
        />
      ) : isByLink ? null : (
        <div className="grid grid-cols-2 gap-2">
          <TextField
            label={named(texts.t('shell:new.name'))}
            placeholder={texts.t('table:player', { number })}
            value={seat.name}
            onChange={(name) => onChange({ name })}
          />
          <Select
            label={named(texts.t('shell:nav.language'))}
            value={seat.language}
            choices={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
            onChange={(language) => onChange({ language })}
          />
          <div className="col-span-2">
            <MarkChoice
              label={named(texts.t('shell:new.mark'))}
              mark={seat.mark ?? 'none'}
              onChange={(mark) => onChange({ mark })}
            />
          </div>
        </div>
      )}
      {hasStyle && (
        <Select
          label={named(texts.t('advice:style.label'))}
          className="w-full"
          value={seat.style ?? NO_STYLE}
          choices={[NO_STYLE, ...STYLES].map((value) => ({
            value,
            label: isStyle(value) ? describeStyle(texts, value).name : texts.t('advice:style.none'),
            ...(isStyle(value) && { picture: <StyleMark style={value} size={22} /> }),
          }))}
          onChange={(style) => onChange({ style: isStyle(style) ? style : undefined })}
        />
      )}
      {seat.kind === 'bot' ? (
        <div className="flex items-center gap-3">
          <BotPortrait bot={seat.bot} playStyle={hasStyle ? seat.style : undefined} size={64} />
          <p className="text-sm text-quiet">
            {pairOf(
              texts,
              texts.t(`table:call.${game}.${seat.bot}`),
              texts.t(`table:bot.${seat.bot}.text`),
            )}
          </p>
        </div>
      ) : (
        <p className="text-sm text-quiet">
          {texts.t(isByLink ? 'shell:new.kind-link-note' : `shell:new.kind-${seat.kind}-note`)}
        </p>
      )}
      {hasStyle && seat.style !== undefined && (
        <p className="-mt-2 text-sm text-quiet">{describeStyle(texts, seat.style).text}</p>
      )}
    </fieldset>
  );
}

const NO_STYLE = 'none';

interface MarkChoiceProps {
  readonly label: string;
  readonly mark: PlayerMark;
  readonly onChange: (mark: PlayerMark) => void;
}

/** A colour with a shape, to be known by beside the name. */
function MarkChoice({ label, mark, onChange }: MarkChoiceProps): JSX.Element {
  const texts = useTexts();
  return (
    <div className="flex items-center gap-2">
      <div className="min-w-0 grow">
        <Select
          label={label}
          className="w-full"
          value={mark}
          choices={PLAYER_MARKS.map((value) => ({ value, label: texts.t(`shell:mark.${value}`) }))}
          onChange={onChange}
        />
      </div>
      <PlayerMarkSign mark={mark} size={28} />
    </div>
  );
}
