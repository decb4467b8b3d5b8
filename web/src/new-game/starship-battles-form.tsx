import { FACTIONS, starshipBattles } from '@parsecs/starship-battles';
import type { JSX } from 'react';
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
import { adviceOn, measuredIn } from './battle-handicap.ts';
import { readList } from './battle-list.ts';
import { BattleSummary } from './battle-summary.tsx';
import { BattleTuning } from './battle-tuning.tsx';
import { FleetSelect } from './fleet-select.tsx';
import { FormPage } from './form-page.tsx';
import { SeatList } from './seat-list.tsx';
import { Section } from './section.tsx';
import { ShipFile } from './ship-file.tsx';
import { type DraftRules, useDraft } from './use-draft.ts';

const GAME = 'starship-battles';

const RULES: DraftRules<BattleDraft> = {
  begin: (language, names, search) => readList(newBattleDraft(language, names), search),
  toSetup: toBattleSetup,
  check: starshipBattles.checkSetup,
};

/** Everything has a sensible default: whoever just wants to play presses Start. */
export function StarshipBattlesForm(): JSX.Element {
  const texts = useTexts(GAME, 'starship-battles-board');
  const { draft, change, ...said } = useDraft(RULES);
  return (
    <FormPage
      game={GAME}
      draft={draft}
      {...said}
      summary={<BattleSummary draft={draft} />}
      links={
        <ButtonLink to={`/build/${GAME}`}>
          {texts.t('starship-battles-board:new.builder')}
        </ButtonLink>
      }
    >
      <Section title={texts.t('starship-battles-board:new.battle')}>
        <RadioGroup
          label={texts.t('starship-battles-board:new.battle')}
          hideLabel
          look="cards"
          value={draft.battle}
          choices={BATTLES.map((value) => ({
            value,
            label: texts.t(`starship-battles:setup.${value}.name`),
            note: `${texts.t(`starship-battles:setup.${value}.text`)} ${adviceOn(texts, value, draft)}`.trim(),
          }))}
          onChange={(battle) => change((old) => chooseBattle(old, battle))}
        />
        <Measured draft={draft} />
      </Section>
      <Players draft={draft} change={change} />
      <BattleTuning draft={draft} change={change} />
      <ShipFile ships={draft.ships} onChange={(ships) => change((old) => ({ ...old, ships }))} />
    </FormPage>
  );
}

interface PartProps {
  readonly draft: BattleDraft;
  readonly change: ChangeBattle;
}

/** What the advice rests on. */
function Measured({ draft }: Pick<PartProps, 'draft'>): JSX.Element | null {
  const texts = useTexts(GAME, 'starship-battles-board');
  const words = measuredIn(texts, draft);
  return words === '' ? null : <p className="mt-3 max-w-prose text-sm text-quiet">{words}</p>;
}

function Players({ draft, change }: PartProps): JSX.Element {
  const texts = useTexts(GAME, 'starship-battles-board');
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
      <SeatList draft={draft} change={change} inTeams={draft.players === 4}>
        {(seat, named) => (
          <FleetSelect
            draft={draft}
            seat={seat}
            side={sideOfSeat(draft, seat)}
            named={named}
            change={change}
          />
        )}
      </SeatList>
    </Section>
  );
}
