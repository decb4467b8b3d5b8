import type { SeatSnapshot } from '@parsecs/table';
import type { JSX } from 'react';
import { useTexts } from '../shell/texts.tsx';
import { MatchClock } from './match-clock.tsx';
import { roundWords } from './round-words.ts';
import { StepsButton } from './steps-button.tsx';
import type { PageModel } from './use-page-model.ts';

/** A match that is over has no time to lose. */
export function timeLeftOf({ outcome, timeLeft }: SeatSnapshot): number | undefined {
  return outcome === undefined ? timeLeft : undefined;
}

/** The round and the step, where the top bar has no room for them. */
export function Moment(props: { readonly model: PageModel }): JSX.Element {
  const { session, animation, look, view, state } = props.model;
  const { board } = session;
  const texts = useTexts(board.words);
  const { round } = animation.shown;
  const limit = board.roundLimitOf?.(view);
  const phase = board.phaseOf(view);
  return (
    <>
      {roundWords(texts, round, limit)}
      {phase !== undefined && (
        <StepsButton game={session.record.game} board={board} view={view}>
          {` · ${texts.t(board.phaseKey(phase))}`}
        </StepsButton>
      )}
      {look.practice && ` · ${texts.t('shell:play.top.practice')}`}{' '}
      <MatchClock timeLeft={timeLeftOf(look)} isRunning={!state.held} round={round} limit={limit} />
    </>
  );
}
