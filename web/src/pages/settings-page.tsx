import { LANGUAGE_NAMES, LANGUAGES } from '@parsecs/lang';
import type { JSX, ReactNode } from 'react';
import { BotPortrait } from '../art/portraits/portrait.tsx';
import { PlaySettings } from '../play/play-settings.tsx';
import { opponentsBeside } from '../shell/opponents.ts';
import { Page } from '../shell/page.tsx';
import { BOT_SPEEDS, MOTIONS, THEMES, useSettings } from '../shell/settings.ts';
import { useTexts } from '../shell/texts.tsx';
import { RadioGroup } from '../shell/ui/radio-group.tsx';
import { SoundControls } from '../sound/sound-controls.tsx';

/** Every choice holds at once; there is nothing to save. */
export function SettingsPage(): JSX.Element {
  const texts = useTexts('table');
  const { change, ...settings } = useSettings();
  const title = texts.t('shell:settings.title');
  return (
    <Page title={title}>
      <div className="mx-auto max-w-2xl">
        <h1 className="py-4 text-xl">{title}</h1>
        <Group title={texts.t('shell:settings.look')}>
          <RadioGroup
            label={texts.t('shell:settings.language')}
            value={settings.language}
            choices={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
            onChange={(language) => change({ language })}
          />
          <RadioGroup
            label={texts.t('shell:settings.theme')}
            value={settings.theme}
            choices={THEMES.map((value) => ({
              value,
              label: texts.t(`shell:settings.theme-${value}`),
            }))}
            onChange={(theme) => change({ theme })}
          />
          <RadioGroup
            label={texts.t('shell:settings.motion')}
            value={settings.motion}
            choices={MOTIONS.map((value) => ({
              value,
              label: texts.t(`shell:settings.motion-${value}`),
            }))}
            onChange={(motion) => change({ motion })}
          />
        </Group>
        <Group title={texts.t('shell:settings.play')}>
          <RadioGroup
            label={texts.t('shell:settings.opponent')}
            value={settings.opponent}
            choices={opponentsBeside(settings.opponent).map((value) => ({
              value,
              label: texts.t(`table:bot.${value}.name`),
              picture: <BotPortrait bot={value} size={36} />,
            }))}
            onChange={(opponent) => change({ opponent })}
          />
          <RadioGroup
            label={texts.t('shell:settings.bot-speed')}
            value={settings.botSpeed}
            choices={BOT_SPEEDS.map((value) => ({
              value,
              label: texts.t(`shell:settings.bot-speed-${value}`),
            }))}
            onChange={(botSpeed) => change({ botSpeed })}
          />
          <PlaySettings />
        </Group>
        <Group title={texts.t('shell:sound.title')}>
          <SoundControls />
        </Group>
        <p className="mt-4 text-sm text-quiet">{texts.t('shell:settings.kept')}</p>
      </div>
    </Page>
  );
}

function Group(props: { readonly title: string; readonly children: ReactNode }): JSX.Element {
  return (
    <section className="mt-4 rounded-md border border-line bg-panel/70 p-5">
      <h2 className="mb-4 text-base">{props.title}</h2>
      <div className="flex flex-col gap-5">{props.children}</div>
    </section>
  );
}
