import type { People } from '@parsecs/lang';
import type { JSX } from 'react';
import { Icon } from '../art/emblems.tsx';
import { useTexts } from '../shell/texts.tsx';
import { Button, IconButton } from '../shell/ui/button.tsx';
import { Select } from '../shell/ui/select.tsx';
import type { Watcher } from './protocol.ts';
import type { ReplaySession, ReplayState } from './replay-session.ts';
import { Scrubber } from './scrubber.tsx';

export interface ReplayControlsProps {
  readonly session: ReplaySession;
  readonly state: ReplayState;
  readonly view: unknown;
  readonly people: People;
  readonly canContinue: boolean;
  readonly onContinue: () => void;
  /** Only of a match that is over. */
  readonly onAnalyse?: () => void;
  /** What bots thought, where it was kept. */
  readonly thoughts?: { readonly isOpen: boolean; readonly onToggle: () => void };
}

const SPEEDS = ['0.5', '1', '2', '4'] as const;

/** The scrubber, and the buttons of a player under it. */
export function ReplayControls(props: ReplayControlsProps): JSX.Element {
  const { session, state, view, people, canContinue, onContinue } = props;
  const { step, opened, playing, speed, curve } = state;
  const { thoughts, onAnalyse } = props;
  const texts = useTexts('advice');
  const goTo = (next: number): void => {
    session.pause();
    void session.goTo(next);
  };
  return (
    <section
      aria-label={texts.t('shell:play.replay.title')}
      className="shrink-0 border-t border-line bg-panel px-3 pt-2 pb-1"
    >
      <Scrubber
        board={session.board}
        view={view}
        people={people}
        step={step}
        length={opened.length}
        marks={state.marks}
        curve={curve}
        onGoTo={goTo}
      />
      <div className="flex flex-wrap items-center gap-x-1 gap-y-1">
        <IconButton label={texts.t('shell:play.replay.start')} onClick={() => goTo(0)}>
          <Icon name="to-start" />
        </IconButton>
        <IconButton label={texts.t('shell:play.replay.back')} onClick={() => session.stepBy(-1)}>
          <Icon name="step-back" />
        </IconButton>
        <IconButton
          label={texts.t(playing ? 'shell:play.replay.pause' : 'shell:play.replay.play')}
          variant="ask"
          onClick={() => (playing ? session.pause() : session.play())}
        >
          <Icon name={playing ? 'pause' : 'play'} />
        </IconButton>
        <IconButton label={texts.t('shell:play.replay.forward')} onClick={() => session.stepBy(1)}>
          <Icon name="step-forward" />
        </IconButton>
        <IconButton label={texts.t('shell:play.replay.end')} onClick={() => goTo(opened.length)}>
          <Icon name="to-end" />
        </IconButton>
        <Select
          label={texts.t('shell:play.replay.speed')}
          value={`${speed}` as (typeof SPEEDS)[number]}
          choices={SPEEDS.map((value) => ({ value, label: `${value}×` }))}
          onChange={(value) => session.setSpeed(Number(value))}
          className="w-20"
        />
        <p className="condensed mx-2 text-sm text-quiet">
          {texts.t('shell:play.replay.step', { step, length: opened.length })}
        </p>
        <div className="ml-auto flex flex-wrap items-center gap-1">
          <WatcherChoice session={session} state={state} people={people} />
          {thoughts !== undefined && (
            <IconButton
              label={texts.t('advice:thoughts.title')}
              aria-pressed={thoughts.isOpen}
              onClick={thoughts.onToggle}
            >
              <Icon name="bulb" />
            </IconButton>
          )}
          {onAnalyse !== undefined && (
            <Button onClick={onAnalyse}>{texts.t('advice:analysis.title')}</Button>
          )}
          <Button variant="ask" disabled={!canContinue} onClick={onContinue}>
            <Icon name="branch" />
            {texts.t('shell:play.replay.continue')}
          </Button>
        </div>
      </div>
    </section>
  );
}

interface WatcherChoiceProps {
  readonly session: ReplaySession;
  readonly state: ReplayState;
  readonly people: People;
}

/** Whose eyes; a match that is not over leaves no choice. */
function WatcherChoice(props: WatcherChoiceProps): JSX.Element | null {
  const { session, state, people } = props;
  const texts = useTexts();
  const isOver = session.record.finished || state.opened.outcome !== undefined;
  if (!isOver || state.opened.notRunning !== undefined) return null;
  const seats = session.record.fresh.seats.map((_, seat) => ({
    value: `${seat}`,
    label: people.name(seat),
  }));
  const choices = [
    { value: 'open', label: texts.t('shell:play.replay.open-hands') },
    ...seats,
    { value: 'spectator', label: texts.t('shell:play.replay.spectator') },
  ];
  const read = (value: string): Watcher =>
    value === 'open' || value === 'spectator' ? value : Number(value);
  return (
    <Select
      label={texts.t('shell:play.replay.watcher')}
      value={`${state.watcher}`}
      choices={choices}
      onChange={(value) => void session.watch(read(value))}
      className="w-44"
    />
  );
}
