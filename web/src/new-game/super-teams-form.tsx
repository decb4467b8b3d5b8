import { superTeams } from '@parsecs/super-teams';
import { COLOURS, type Colour, PLAYER_COUNTS } from '@parsecs/super-teams/words';
import type { JSX } from 'react';
import { Pennant } from '../art/super-teams/index.ts';
import { useTexts } from '../shell/texts.tsx';
import { RadioGroup } from '../shell/ui/radio-group.tsx';
import { Select } from '../shell/ui/select.tsx';
import { FormPage } from './form-page.tsx';
import { SeatList } from './seat-list.tsx';
import { Section } from './section.tsx';
import { BoardChoice } from './super-teams-board.tsx';
import {
  type ChangeRace,
  chooseColour,
  newRaceDraft,
  type RaceDraft,
  setPlayers,
  toRaceSetup,
} from './super-teams-draft.ts';
import { RaceSummary } from './super-teams-summary.tsx';
import { RaceTuning } from './super-teams-tuning.tsx';
import { type DraftRules, useDraft } from './use-draft.ts';

const RULES: DraftRules<RaceDraft> = {
  begin: newRaceDraft,
  toSetup: toRaceSetup,
  check: superTeams.checkSetup,
};

/** Everything has a sensible default: whoever just wants to play presses Start. */
export function SuperTeamsForm(): JSX.Element {
  const texts = useTexts('super-teams');
  const { draft, change, ...said } = useDraft(RULES);
  return (
    <FormPage game="super-teams" draft={draft} {...said} summary={<RaceSummary draft={draft} />}>
      <Players draft={draft} change={change} />
      <Section title={texts.t('shell:new.board')}>
        <BoardChoice
          board={draft.board}
          onChoose={(board) => change((old) => ({ ...old, board, boardChosen: true }))}
        />
      </Section>
      <RaceTuning draft={draft} change={change} />
    </FormPage>
  );
}

interface PartProps {
  readonly draft: RaceDraft;
  readonly change: ChangeRace;
}

function Players({ draft, change }: PartProps): JSX.Element {
  const texts = useTexts('super-teams');
  return (
    <Section title={texts.t('shell:new.players')}>
      <RadioGroup
        label={texts.t('shell:new.how-many')}
        hideLabel
        value={`${draft.players}`}
        choices={PLAYER_COUNTS.map((count) => ({
          value: `${count}`,
          label: texts.t('shell:new.count', { count }),
        }))}
        onChange={(value) => {
          const players = PLAYER_COUNTS.find((count) => `${count}` === value);
          if (players !== undefined) change((old) => setPlayers(old, players));
        }}
      />
      <p className="mt-2 text-sm text-quiet">{texts.t(`shell:new.sides-${draft.players}`)}</p>
      <SeatList game="super-teams" draft={draft} change={change} inTeams={draft.players === 4}>
        {(seat, named) => (
          <Colours
            named={named}
            colours={draft.colours[seat] ?? []}
            onColour={(slot, colour) => change((old) => chooseColour(old, seat, slot, colour))}
          />
        )}
      </SeatList>
    </Section>
  );
}

interface ColoursProps {
  readonly named: (what: string) => string;
  readonly colours: readonly Colour[];
  readonly onColour: (slot: number, colour: Colour) => void;
}

function Colours({ named, colours, onColour }: ColoursProps): JSX.Element {
  const texts = useTexts('super-teams');
  return (
    <div className="grid grid-cols-2 gap-2">
      {colours.map((colour, slot) => (
        <Select
          // A seat's slots keep their order; the colours in them move.
          key={slot}
          label={named(texts.t('shell:new.colour', { number: slot + 1 }))}
          value={colour}
          choices={COLOURS.map((value) => ({
            value,
            label: texts.t(`super-teams:colour.${value}.name`),
            picture: <Pennant colour={value} size={18} />,
          }))}
          onChange={(next) => onColour(slot, next)}
          className={colours.length === 1 ? 'col-span-2' : ''}
        />
      ))}
    </div>
  );
}
