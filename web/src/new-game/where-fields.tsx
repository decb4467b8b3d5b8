import type { JSX } from 'react';
import { Icon } from '../art/emblems.tsx';
import { useTexts } from '../shell/texts.tsx';
import { RadioGroup } from '../shell/ui/radio-group.tsx';
import { Switch } from '../shell/ui/switch.tsx';
import {
  type ClockDraft,
  DAYS_CLOCK,
  LONGEST_MINUTES,
  type SeatsDraft,
  toWhere,
  USUAL_CLOCK,
} from './seats.ts';

export interface WhereFieldsProps<D extends SeatsDraft> {
  readonly draft: D;
  readonly change: (step: (draft: D) => D) => void;
}

const PACES = ['none', 'live', 'days'] as const;
type Pace = (typeof PACES)[number];

const CLOCKS: Readonly<Record<Pace, ClockDraft | undefined>> = {
  none: undefined,
  live: USUAL_CLOCK,
  days: DAYS_CLOCK,
};

function paceOf(clock: ClockDraft | undefined): Pace {
  if (clock === undefined) return 'none';
  return clock.minutes > LONGEST_MINUTES ? 'days' : 'live';
}

/** At this device, or at a table online to which friends come by a link. */
export function WhereFields<D extends SeatsDraft>(props: WhereFieldsProps<D>): JSX.Element {
  const { draft, change } = props;
  const { online } = draft;
  const texts = useTexts();
  const pace = paceOf(draft.clock);
  return (
    <div className="mt-4 flex flex-col gap-3 first:mt-0">
      <RadioGroup
        label={texts.t('shell:new.where')}
        hideLabel
        value={online === undefined ? 'here' : 'online'}
        choices={[
          {
            value: 'here',
            label: texts.t('shell:new.where-here'),
            picture: <Icon name="person" size={18} />,
          },
          {
            value: 'online',
            label: texts.t('shell:new.where-online'),
            picture: <Icon name="link" size={18} />,
          },
        ]}
        onChange={(value) => change((old) => toWhere(old, value === 'online'))}
      />
      {online !== undefined && (
        <>
          <p className="text-sm text-quiet">{texts.t('shell:new.online-note')}</p>
          <RadioGroup
            label={texts.t('shell:new.pace')}
            value={pace}
            choices={PACES.map((value) => ({ value, label: texts.t(`shell:new.pace-${value}`) }))}
            onChange={(value) => change((old) => ({ ...old, clock: CLOCKS[value] }))}
          />
          {pace === 'days' && (
            <p className="text-sm text-quiet">{texts.t('shell:new.pace-days-note')}</p>
          )}
          <Switch
            label={texts.t('shell:new.listed')}
            note={texts.t('shell:new.listed-note')}
            checked={online.listed}
            onChange={(listed) => change((old) => ({ ...old, online: { listed } }))}
          />
        </>
      )}
    </div>
  );
}
