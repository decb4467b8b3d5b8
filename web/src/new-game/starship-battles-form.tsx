import { FACTIONS, starshipBattles } from '@parsecs/starship-battles';
import { type JSX, useMemo, useState } from 'react';
import { useSearch } from 'wouter';
import { Page } from '../shell/page.tsx';
import { useSettings } from '../shell/settings.ts';
import { useTexts } from '../shell/texts.tsx';
import { ButtonLink } from '../shell/ui/button.tsx';
import { RadioGroup } from '../shell/ui/radio-group.tsx';
import {
  BATTLE_PLAYERS,
  BATTLES,
  type BattleDraft,
  type ChangeBattle,
  chooseBattle,
  newBattleDraft,
  setSide,
  sideOfSeat,
  toBattleSetup,
} from './battle-draft.ts';
import { BattleSummary } from './battle-summary.tsx';
import { BattleTuning } from './battle-tuning.tsx';
import { FleetSelect } from './fleet-select.tsx';
import { ProblemList } from './problem-list.tsx';
import { readList } from './read-list.ts';
import { SeatEditor } from './seat-editor.tsx';
import { changeSeat, seatsInPlay } from './seats.ts';
import { Section } from './section.tsx';
import { ShipFile } from './ship-file.tsx';
import { StartButton } from './start-button.tsx';

const GAME = 'starship-battles';

/** Everything has a sensible default: whoever just wants to play presses Start. */
export function StarshipBattlesForm(): JSX.Element {
  const texts = useTexts(GAME, 'starship-battles-board');
  const search = useSearch();
  const [draft, change] = useState<BattleDraft>(() => {
    const { language, names } = useSettings.getState();
    return readList(newBattleDraft(language, names), search);
  });
  const setup = useMemo(() => toBattleSetup(draft), [draft]);
  const checked = useMemo(() => starshipBattles.checkSetup(setup), [setup]);
  const title = texts.t('shell:new.title', { game: texts.t('shell:game.starship-battles.name') });
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
          <Section title={texts.t('starship-battles-board:new.battle')}>
            <RadioGroup
              label={texts.t('starship-battles-board:new.battle')}
              hideLabel
              look="cards"
              value={draft.battle}
              choices={BATTLES.map((value) => ({
                value,
                label: texts.t(`starship-battles:setup.${value}.name`),
                note: texts.t(`starship-battles:setup.${value}.text`),
              }))}
              onChange={(battle) => change((old) => chooseBattle(old, battle))}
            />
          </Section>
          <Players draft={draft} change={change} />
          <BattleTuning draft={draft} change={change} />
          <ShipFile
            ships={draft.ships}
            onChange={(ships) => change((old) => ({ ...old, ships }))}
          />
        </div>
        <aside
          aria-label={texts.t('shell:new.summary')}
          className="flex flex-col gap-4 rounded-md border border-line bg-panel/80 p-4 lg:sticky lg:top-4"
        >
          <BattleSummary draft={draft} />
          <ProblemList game={GAME} problems={checked.ok ? [] : checked.problems} tone="danger" />
          <ProblemList game={GAME} problems={checked.ok ? checked.warnings : []} tone="ask" />
          <ButtonLink to={`/build/${GAME}`}>
            {texts.t('starship-battles-board:new.builder')}
          </ButtonLink>
          <div className="max-lg:hidden">{start}</div>
        </aside>
      </div>
    </Page>
  );
}

interface PartProps {
  readonly draft: BattleDraft;
  readonly change: ChangeBattle;
}

function Players({ draft, change }: PartProps): JSX.Element {
  const texts = useTexts(GAME, 'starship-battles-board');
  const nobody = seatsInPlay(draft).every((seat) => seat.kind === 'bot');
  return (
    <Section title={texts.t('shell:new.players')}>
      <div className="flex flex-wrap items-start gap-x-8 gap-y-3">
        <RadioGroup
          label={texts.t('shell:new.how-many')}
          value={`${draft.players}`}
          choices={BATTLE_PLAYERS.map((count) => ({
            value: `${count}`,
            label: texts.t('shell:new.count', { count }),
          }))}
          onChange={(value) => {
            const players = BATTLE_PLAYERS.find((count) => `${count}` === value);
            if (players !== undefined) change((old) => ({ ...old, players }));
          }}
        />
        <RadioGroup
          label={texts.t('starship-battles-board:new.side')}
          value={draft.side}
          choices={[
            ...FACTIONS.map((value) => ({
              value,
              label: texts.t(`starship-battles:side.${value}.name`),
            })),
            { value: 'ask' as const, label: texts.t('starship-battles-board:new.side-ask') },
          ]}
          onChange={(side) => change((old) => setSide(old, side))}
        />
      </div>
      {draft.players === 4 && (
        <p className="mt-2 text-sm text-quiet">{texts.t('shell:new.sides-4')}</p>
      )}
      <ul className="mt-4 grid grid-cols-1 gap-3 sm:grid-cols-2">
        {seatsInPlay(draft).map((seat, index) => (
          // Seats never change places, so their number is their name.
          <li key={index}>
            <SeatEditor
              index={index}
              seat={seat}
              team={draft.players === 4 ? (index % 2) + 1 : undefined}
              onChange={(part) => change((old) => changeSeat(old, index, part))}
            >
              {(named) => (
                <FleetSelect
                  draft={draft}
                  seat={index}
                  side={sideOfSeat(draft, index)}
                  named={named}
                  change={change}
                />
              )}
            </SeatEditor>
          </li>
        ))}
      </ul>
      {nobody && <p className="mt-3 text-sm text-ask-ink">{texts.t('shell:new.only-bots')}</p>}
    </Section>
  );
}
