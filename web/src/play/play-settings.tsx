import type { JSX } from 'react';
import { useCoachStore } from '../coach/coach-store.ts';
import { CONFIRMS, useSettings } from '../shell/settings.ts';
import { useTexts } from '../shell/texts.tsx';
import { RadioGroup } from '../shell/ui/radio-group.tsx';
import { Switch } from '../shell/ui/switch.tsx';

/** How much is asked and shown at a table; the same in the settings and in the menu of a table. */
export function PlaySettings(): JSX.Element {
  const texts = useTexts('advice');
  const { confirm, askAll, lead, change } = useSettings();
  const { isOn, setOn } = useCoachStore();
  return (
    <>
      <RadioGroup
        label={texts.t('shell:settings.confirm')}
        value={confirm}
        choices={CONFIRMS.map((value) => ({
          value,
          label: texts.t(`shell:settings.confirm-${value}`),
        }))}
        onChange={(value) => change({ confirm: value })}
      />
      <Switch
        label={texts.t('shell:settings.ask-all')}
        note={texts.t('shell:settings.ask-all-note')}
        checked={askAll}
        onChange={(checked) => change({ askAll: checked })}
      />
      <Switch
        label={texts.t('shell:settings.lead')}
        note={texts.t('shell:settings.lead-note')}
        checked={lead}
        onChange={(checked) => change({ lead: checked })}
      />
      <Switch
        label={texts.t('advice:coach.setting')}
        note={texts.t('advice:coach.setting-note')}
        checked={isOn}
        onChange={setOn}
      />
    </>
  );
}
