import { COLOURS, type Colour, superTeams } from '@parsecs/super-teams';
import { type JSX, useMemo, useState } from 'react';
import { Pennant } from '../art/pennants.tsx';
import { Page } from '../shell/page.tsx';
import { useSettings } from '../shell/settings.ts';
import { useTexts } from '../shell/texts.tsx';
import { RadioGroup } from '../shell/ui/radio-group.tsx';
import { Select } from '../shell/ui/select.tsx';
import { BoardChoice } from './board-choice.tsx';
import {
  type ChangeDraft,
  chooseColour,
  type Draft,
  newDraft,
  PLAYER_COUNTS,
  setPlayers,
  toSetup,
} from './draft.ts';
import { FineTuning } from './fine-tuning.tsx';
import { ProblemList } from './problem-list.tsx';
import { SeatEditor } from './seat-editor.tsx';
import { changeSeat, seatsInPlay } from './seats.ts';
import { Section } from './section.tsx';
import { StartButton } from './start-button.tsx';
import { Summary } from './summary.tsx';

/** Everything has a sensible default: whoever just wants to play presses Start. */
export function SuperTeamsForm(): JSX.Element {
  const texts = useTexts('super-teams');
  const [draft, change] = useState<Draft>(() => {
    const { language, names } = useSettings.getState();
    return newDraft(language, names);
  });
  const checked = useMemo(() => superTeams.checkSetup(toSetup(draft)), [draft]);
  const title = texts.t('shell:new.title', { game: texts.t('shell:game.super-teams.name') });
  const start = (
    <StartButton game="super-teams" draft={draft} setup={toSetup(draft)} ready={checked.ok} />
  );
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
          <Players draft={draft} change={change} />
          <Section title={texts.t('shell:new.board')}>
            <BoardChoice
              board={draft.board}
              onChoose={(board) => change((old) => ({ ...old, board, boardChosen: true }))}
            />
          </Section>
          <FineTuning draft={draft} change={change} />
        </div>
        <aside
          aria-label={texts.t('shell:new.summary')}
          className="flex flex-col gap-4 rounded-md border border-line bg-panel/80 p-4 lg:sticky lg:top-4"
        >
          <Summary draft={draft} />
          <ProblemList
            game="super-teams"
            problems={checked.ok ? [] : checked.problems}
            tone="danger"
          />
          <ProblemList
            game="super-teams"
            problems={checked.ok ? checked.warnings : []}
            tone="ask"
          />
          <div className="max-lg:hidden">{start}</div>
        </aside>
      </div>
    </Page>
  );
}

interface PartProps {
  readonly draft: Draft;
  readonly change: ChangeDraft;
}

function Players({ draft, change }: PartProps): JSX.Element {
  const texts = useTexts('super-teams');
  const nobody = seatsInPlay(draft).every((seat) => seat.kind === 'bot');
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
                <Colours
                  named={named}
                  colours={draft.colours[index] ?? []}
                  onColour={(slot, colour) =>
                    change((old) => chooseColour(old, index, slot, colour))
                  }
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
