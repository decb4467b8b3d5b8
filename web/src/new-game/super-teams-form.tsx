import { superTeams } from '@parsecs/super-teams';
import { type JSX, type ReactNode, useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { Icon } from '../art/emblems.tsx';
import { Page } from '../shell/page.tsx';
import { useSettings } from '../shell/settings.ts';
import { startMatch } from '../shell/start-match.ts';
import { useTexts } from '../shell/texts.tsx';
import { Button } from '../shell/ui/button.tsx';
import { RadioGroup } from '../shell/ui/radio-group.tsx';
import { showToast } from '../shell/ui/toast.tsx';
import { BoardChoice } from './board-choice.tsx';
import {
  type ChangeDraft,
  changeSeat,
  chooseColour,
  type Draft,
  namesToKeep,
  newDraft,
  PLAYER_COUNTS,
  seatsInPlay,
  setPlayers,
  toLanguages,
  toOptions,
  toSeats,
  toSetup,
} from './draft.ts';
import { FineTuning } from './fine-tuning.tsx';
import { ProblemList } from './problem-list.tsx';
import { SeatEditor } from './seat-editor.tsx';
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
  const start = <StartButton draft={draft} ready={checked.ok} />;
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
          <ProblemList problems={checked.ok ? [] : checked.problems} tone="danger" />
          <ProblemList problems={checked.ok ? checked.warnings : []} tone="ask" />
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
              colours={draft.colours[index] ?? []}
              onChange={(part) => change((old) => changeSeat(old, index, part))}
              onColour={(slot, colour) => change((old) => chooseColour(old, index, slot, colour))}
            />
          </li>
        ))}
      </ul>
      {nobody && <p className="mt-3 text-sm text-ask-ink">{texts.t('shell:new.only-bots')}</p>}
    </Section>
  );
}

function StartButton(props: { readonly draft: Draft; readonly ready: boolean }): JSX.Element {
  const { draft, ready } = props;
  const texts = useTexts();
  const [starting, setStarting] = useState(false);
  const [, navigate] = useLocation();
  const start = async (): Promise<void> => {
    setStarting(true);
    const { language, names, change } = useSettings.getState();
    const seats = toSeats(draft);
    try {
      const id = await startMatch({
        game: 'super-teams',
        setup: toSetup(draft),
        seats,
        languages: toLanguages(draft, language),
        names: seats.map((seat) => seat.name ?? ''),
        options: toOptions(draft),
      });
      change({ names: namesToKeep(draft, names) });
      navigate(`/play/${id}`);
    } catch {
      setStarting(false);
      showToast({ text: texts.t('shell:home.cannot-start'), tone: 'danger' });
    }
  };
  return (
    <Button
      variant="ask"
      size="lg"
      className="w-full"
      disabled={!ready || starting}
      onClick={() => void start()}
    >
      <Icon name="play" />
      {texts.t('shell:new.start')}
    </Button>
  );
}

function Section(props: { readonly title: string; readonly children: ReactNode }): JSX.Element {
  return (
    <section className="rounded-md border border-line bg-panel/70 p-3 sm:p-5">
      <h2 className="mb-3 text-lg">{props.title}</h2>
      {props.children}
    </section>
  );
}
