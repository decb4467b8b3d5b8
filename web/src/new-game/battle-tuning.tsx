import {
  ATTACK_ORDERS,
  COSTS,
  MAP_IDS,
  MOST_POINTS,
  MOST_QUIET_ROUNDS,
  MOST_ROUNDS,
} from '@parsecs/starship-battles';
import type { JSX } from 'react';
import { useTexts } from '../shell/texts.tsx';
import { NumberField } from '../shell/ui/number-field.tsx';
import { RadioGroup } from '../shell/ui/radio-group.tsx';
import type { BattleDraft, ChangeBattle } from './battle-draft.ts';
import { ClockFields } from './clock-fields.tsx';
import { Fold } from './fold.tsx';

const POINT_STEP = 10;

interface PartProps {
  readonly draft: BattleDraft;
  readonly change: ChangeBattle;
}

/** Map, points and clock; and the points of the rules on which tables differ. */
export function BattleTuning({ draft, change }: PartProps): JSX.Element {
  const texts = useTexts('starship-battles', 'starship-battles-board');
  const set = (part: Partial<BattleDraft>): void => change((old) => ({ ...old, ...part }));
  return (
    <>
      <Fold title={texts.t('starship-battles-board:new.table')}>
        <div className="flex flex-col gap-5">
          <RadioGroup
            label={texts.t('starship-battles-board:new.map')}
            look="cards"
            value={draft.map}
            choices={MAP_IDS.map((value) => ({
              value,
              label: texts.t(`starship-battles:map.${value}.name`),
              note: texts.t(`starship-battles:map.${value}.text`),
            }))}
            onChange={(map) => set({ map })}
          />
          {draft.mode === 'advanced' && (
            <NumberField
              label={texts.t('starship-battles-board:new.points')}
              note={texts.t('starship-battles-board:new.points-note')}
              value={draft.points}
              least={0}
              most={MOST_POINTS}
              step={POINT_STEP}
              onChange={(points) => set({ points })}
            />
          )}
          <RadioGroup
            label={texts.t('starship-battles-board:new.costs')}
            look="cards"
            value={draft.costs}
            choices={COSTS.map((value) => ({
              value,
              label: texts.t(`starship-battles:costs.${value}.name`),
              note: texts.t(`starship-battles:costs.${value}.text`),
            }))}
            onChange={(costs) => set({ costs })}
          />
          <ClockFields clock={draft.clock} onChange={(clock) => set({ clock })} />
        </div>
      </Fold>
      <Fold title={texts.t('shell:new.rules')}>
        <div className="flex flex-col gap-5">
          <RadioGroup
            label={texts.t('starship-battles-board:new.target')}
            value={`${draft.targetFightersBonus}`}
            choices={(['3', '4'] as const).map((value) => ({ value, label: `+${value}` }))}
            onChange={(value) => set({ targetFightersBonus: value === '3' ? 3 : 4 })}
          />
          <RadioGroup
            label={texts.t('starship-battles-board:new.attack-order')}
            look="cards"
            value={draft.attackOrder}
            choices={ATTACK_ORDERS.map((value) => ({
              value,
              label: texts.t(`starship-battles:attack-order.${value}.name`),
              note: texts.t(`starship-battles:attack-order.${value}.text`),
            }))}
            onChange={(attackOrder) => set({ attackOrder })}
          />
          <NumberField
            label={texts.t('starship-battles-board:new.standstill')}
            note={texts.t('starship-battles-board:new.standstill-note')}
            value={draft.standstillRounds}
            least={0}
            most={MOST_QUIET_ROUNDS}
            onChange={(standstillRounds) => set({ standstillRounds })}
          />
          <NumberField
            label={texts.t('starship-battles-board:new.rounds')}
            note={texts.t('starship-battles-board:new.rounds-note')}
            value={draft.roundLimit}
            least={0}
            most={MOST_ROUNDS}
            onChange={(roundLimit) => set({ roundLimit })}
          />
        </div>
      </Fold>
    </>
  );
}
