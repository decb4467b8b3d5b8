import { describeRequest, describeWaiting } from '@parsecs/lang';
import { type JSX, useEffect } from 'react';
import { useSettings } from '../shell/settings.ts';
import { useTexts } from '../shell/texts.tsx';
import { Button } from '../shell/ui/button.tsx';
import { AskBar, RefusalNote, WaitBar } from './ask-bar.tsx';
import { PassScreen } from './pass-screen.tsx';
import { isByKeyboard, listOptions } from './use-keys.ts';
import type { Room } from './use-room.ts';
import type { Arrangement } from './use-size.ts';

export interface HandAreaProps {
  readonly room: Room;
  readonly arrangement: Arrangement;
  readonly onShowOutcome: () => void;
}

/** Under the thumb: what one holds, and what is asked. Its height never changes, so the board stands still. */
export function HandArea(props: HandAreaProps): JSX.Element {
  const { room, arrangement } = props;
  const { session, people, pass, state } = room;
  const isPhone = arrangement === 'phone';
  const height = isPhone ? 'h-[15.75rem]' : 'h-[15.5rem]';
  const isAsked = pass !== undefined || room.question !== undefined;
  return (
    <div
      className={`relative flex shrink-0 flex-col border-t bg-panel transition-colors ${height} ${
        isAsked ? 'border-ask-ink' : 'border-line'
      }`}
    >
      {pass === undefined ? (
        <>
          <Hand {...props} />
          <AskRow {...props} />
        </>
      ) : (
        <PassScreen
          name={people.name(pass.seat)}
          language={session.record.languages[pass.seat]}
          guarded={pass.guarded}
          onTake={() => void session.lookAs(pass.seat)}
          onDecline={() => void session.declineFor(pass.seat)}
        />
      )}
      {room.choosing.refusal !== undefined && (
        <RefusalNote
          game={session.record.game}
          board={session.board}
          refusal={room.choosing.refusal}
          people={people}
          onClose={room.choosing.forgive}
        />
      )}
      {state.failure !== undefined && <Failure message={state.failure} />}
    </div>
  );
}

function Hand(props: HandAreaProps): JSX.Element {
  const { room, arrangement } = props;
  const { session, view, look, question, choosing } = room;
  const { Tray } = session.board;
  const texts = useTexts();
  return (
    <section
      aria-label={texts.t('shell:play.tray.label')}
      className={`flex shrink-0 flex-col justify-end ${arrangement === 'phone' ? 'h-24' : 'h-[8.25rem]'}`}
    >
      <Tray
        view={view}
        viewer={look.viewer}
        {...(question && { question })}
        {...(choosing.picking && { picking: choosing.picking })}
        onPick={choosing.tap}
        compact={arrangement === 'phone'}
      />
    </section>
  );
}

/** The ask bar in all its states. */
function AskRow(props: HandAreaProps): JSX.Element {
  const { room } = props;
  const { session, question, choosing, people } = room;
  const { board } = session;
  const { game } = session.record;
  const texts = useTexts(board.words);
  const mustConfirm = useSettings((settings) => settings.confirm);
  const key = question === undefined ? '' : `${question.seat}/${question.ask}`;
  useEffect(() => {
    // A button that has done its work vanishes; whoever plays by keyboard must not be lost with it.
    if (key === '' || !isByKeyboard()) return;
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (isLost) listOptions()[0]?.focus();
  }, [key]);
  return (
    <section
      aria-label={texts.t('shell:play.ask.label')}
      className={`relative flex min-h-0 grow items-center overflow-y-auto border-t px-4 py-1.5 ${
        question === undefined
          ? 'border-line'
          : 'border-line bg-raised shadow-[inset_4px_0_0_var(--color-ask)]'
      }`}
    >
      {question === undefined || choosing.isSent ? (
        <Waiting {...props} />
      ) : (
        <AskBar
          game={game}
          board={board}
          question={question}
          view={room.look.view}
          people={people}
          picking={choosing.picking}
          previews={choosing.previews}
          mustConfirm={mustConfirm}
          onConfirm={choosing.confirm}
          onCancel={choosing.cancel}
          onNoMore={() => session.setGuard(question.seat, 'decline')}
        />
      )}
    </section>
  );
}

function Waiting(props: HandAreaProps): JSX.Element {
  const { room } = props;
  const { session, look, stage, people, state } = room;
  const texts = useTexts();
  const own = typeof look.viewer === 'number' ? look.viewer : undefined;
  const isDeclining = own !== undefined && look.seats[own]?.guard === 'decline';
  const skip = stage.busy && (
    <Button variant="bare" onClick={() => session.stage.skip()}>
      {texts.t('shell:play.ask.skip')}
    </Button>
  );
  if (look.request !== undefined) {
    return <WaitBar text={describeRequest(texts, look.request, people)} />;
  }
  if (look.outcome !== undefined) {
    return (
      <WaitBar text={texts.t('shell:play.ask.over')}>
        {skip || (
          <Button variant="ask" onClick={props.onShowOutcome} data-option>
            {texts.t('shell:play.over.show')}
          </Button>
        )}
      </WaitBar>
    );
  }
  if (state.held) {
    return (
      <WaitBar text={texts.t('shell:play.ask.held')}>
        <Button variant="ask" onClick={() => session.start()} data-option>
          {texts.t('shell:play.menu.go-on')}
        </Button>
      </WaitBar>
    );
  }
  const others = look.asked.filter((seat) => seat !== own);
  return (
    <WaitBar text={others.length === 0 ? '' : describeWaiting(texts, others, people)}>
      {isDeclining && (
        <Button variant="bare" onClick={() => session.setGuard(own, session.here.length > 1 ? 'ask' : 'auto')}>
          {texts.t('shell:play.ask.again')}
        </Button>
      )}
      {skip}
    </WaitBar>
  );
}

function Failure(props: { readonly message: string }): JSX.Element {
  const texts = useTexts();
  return (
    <div role="alert" className="absolute inset-0 z-20 flex flex-col items-center justify-center gap-3 bg-panel p-4 text-center">
      <p>{texts.t('shell:play.broken.failed')}</p>
      <p className="text-xs text-quiet">{props.message}</p>
      <Button variant="ask" onClick={() => location.reload()}>
        {texts.t('shell:play.broken.reopen')}
      </Button>
    </div>
  );
}
