import { FACTIONS, xwing } from '@parsecs/xwing';
import { type JSX, useMemo, useState } from 'react';
import { useSearch } from 'wouter';
import { Page } from '../shell/page.tsx';
import { useSettings } from '../shell/settings.ts';
import { useTexts } from '../shell/texts.tsx';
import { ButtonLink } from '../shell/ui/button.tsx';
import { RadioGroup } from '../shell/ui/radio-group.tsx';
import { ProblemList } from './problem-list.tsx';
import { SeatEditor } from './seat-editor.tsx';
import { changeSeat, seatsInPlay } from './seats.ts';
import { Section } from './section.tsx';
import { StartButton } from './start-button.tsx';
import { BattlePicture } from './xwing-battle-picture.tsx';
import {
  type ChangeXWing,
  chooseBattle,
  newXWingDraft,
  readSquadLink,
  sideOfSeat,
  toXWingSetup,
  XWING_BATTLES,
  XWING_PLAYERS,
  type XWingDraft,
} from './xwing-draft.ts';
import { Forces } from './xwing-forces.tsx';
import { tellPlaces } from './xwing-problems.ts';
import { XWingSummary } from './xwing-summary.tsx';
import { Aids, XWingTuning } from './xwing-tuning.tsx';

const GAME = 'xwing';

/** Everything has a sensible default: whoever just wants to play presses Start. */
export function XWingForm(): JSX.Element {
  const texts = useTexts(GAME, 'xwing-board');
  const search = useSearch();
  const [draft, change] = useState<XWingDraft>(() => {
    const { language, names } = useSettings.getState();
    return readSquadLink(newXWingDraft(language, names), search);
  });
  const setup = useMemo(() => toXWingSetup(draft), [draft]);
  const checked = useMemo(() => xwing.checkSetup(setup), [setup]);
  const told = tellPlaces(texts, draft, checked.ok ? checked.warnings : checked.problems);
  const title = texts.t('shell:new.title', { game: texts.t('shell:game.xwing.name') });
  const start = <StartButton game={GAME} draft={draft} setup={setup} ready={checked.ok} />;
  return (
    <Page
      title={title}
      bar={
        <div className="safe-x safe-bottom sticky bottom-0 z-10 border-t border-line bg-space/95 pt-3 lg:hidden">
          {start}
        </div>
      }
    >
      <h1 className="py-4 text-xl">{title}</h1>
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="flex flex-col gap-6">
          <Section title={texts.t('xwing-board:new.battle')}>
            <Battles draft={draft} change={change} />
          </Section>
          <Players draft={draft} change={change} />
          <Forces draft={draft} change={change} />
          <Aids draft={draft} change={change} />
          <XWingTuning draft={draft} change={change} />
        </div>
        <aside
          aria-label={texts.t('shell:new.summary')}
          className="flex flex-col gap-4 rounded-md border border-line bg-panel/80 p-4 lg:sticky lg:top-4"
        >
          <XWingSummary draft={draft} />
          <ProblemList game={GAME} problems={told} tone={checked.ok ? 'ask' : 'danger'} />
          <ButtonLink to={`/build/${GAME}`}>{texts.t('xwing-board:new.builder')}</ButtonLink>
          <div className="max-lg:hidden">{start}</div>
        </aside>
      </div>
    </Page>
  );
}

interface PartProps {
  readonly draft: XWingDraft;
  readonly change: ChangeXWing;
}

function Battles({ draft, change }: PartProps): JSX.Element {
  const texts = useTexts(GAME, 'xwing-board');
  return (
    <RadioGroup
      label={texts.t('xwing-board:new.battle')}
      hideLabel
      look="cards"
      value={draft.battle}
      choices={XWING_BATTLES.map((value) => {
        const mission = /^mission-(\d)$/.exec(value)?.[1];
        const words = mission === undefined ? `setup.${value}` : `mission.${mission}`;
        return {
          value,
          label: texts.t(`xwing:${words}.name`),
          note: texts.t(`xwing:${words}.text`),
          picture: <BattlePicture battle={value} />,
        };
      })}
      onChange={(battle) => change((old) => chooseBattle(old, battle))}
    />
  );
}

function Players({ draft, change }: PartProps): JSX.Element {
  const texts = useTexts(GAME, 'xwing-board');
  const nobody = seatsInPlay(draft).every((seat) => seat.kind === 'bot');
  return (
    <Section title={texts.t('shell:new.players')}>
      <div className="flex flex-wrap items-start gap-x-8 gap-y-3">
        {/* Seven segments just fit on a small screen. */}
        <div className="max-sm:-mx-2">
          <RadioGroup
            label={texts.t('shell:new.how-many')}
            value={`${draft.players}`}
            choices={XWING_PLAYERS.map((count) => ({ value: `${count}`, label: `${count}` }))}
            onChange={(value) => change((old) => ({ ...old, players: Number(value) }))}
          />
        </div>
        <RadioGroup
          label={texts.t('xwing-board:new.side')}
          value={draft.side}
          choices={[
            ...FACTIONS.map((value) => ({
              value,
              label: texts.t(`xwing:faction.${value}.name`),
            })),
            { value: 'ask' as const, label: texts.t('xwing-board:new.side-ask') },
          ]}
          onChange={(side) => change((old) => ({ ...old, side }))}
        />
      </div>
      {draft.players > 2 && (
        <p className="mt-2 text-sm text-quiet">{texts.t('xwing-board:new.teams')}</p>
      )}
      <ul className="mt-4 grid grid-cols-1 gap-3 sm:grid-cols-2">
        {seatsInPlay(draft).map((seat, index) => {
          const side = sideOfSeat(draft, index);
          return (
            // Seats never change places, so their number is their name.
            <li key={index}>
              <SeatEditor
                index={index}
                seat={seat}
                team={draft.players > 2 ? (index % 2) + 1 : undefined}
                onChange={(part) => change((old) => changeSeat(old, index, part))}
              >
                {() => (
                  <p className="text-sm text-quiet">
                    {side === undefined
                      ? texts.t('xwing-board:new.side-ask')
                      : texts.t(`xwing:faction.${side}.name`)}
                  </p>
                )}
              </SeatEditor>
            </li>
          );
        })}
      </ul>
      {nobody && <p className="mt-3 text-sm text-ask-ink">{texts.t('shell:new.only-bots')}</p>}
    </Section>
  );
}
