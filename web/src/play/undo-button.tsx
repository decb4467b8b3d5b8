import type { Refusal, Seat, TakeBackPoint } from '@parsecs/kernel';
import { describeRequest, type People } from '@parsecs/lang';
import type { TakeBackRequest } from '@parsecs/table';
import type { JSX } from 'react';
import { Icon } from '../art/emblems.tsx';
import { useTexts } from '../shell/texts.tsx';
import { Button, IconButton } from '../shell/ui/button.tsx';
import { Dialog } from '../shell/ui/dialog.tsx';

export interface UndoButtonProps {
  readonly point: TakeBackPoint | undefined;
  /** Nobody else at the table could mind. */
  readonly alone: boolean;
  readonly onUndo: () => void;
}

/** Its three states are told by its words and its look: free, with consent, nothing. */
export function UndoButton(props: UndoButtonProps): JSX.Element {
  const { point, alone, onUndo } = props;
  const texts = useTexts();
  const state = point === undefined ? 'none' : point.free || alone ? 'free' : 'consent';
  return (
    <IconButton
      label={texts.t(`shell:play.undo.${state}`)}
      aria-disabled={state === 'none'}
      aria-keyshortcuts="u"
      className={state === 'free' ? 'relative !text-confirm-ink' : 'relative'}
      onClick={onUndo}
    >
      <Icon name="undo" />
      {state === 'consent' && (
        <span className="absolute right-0.5 bottom-0.5 text-ask-ink">
          <Icon name="people" size={14} />
        </span>
      )}
    </IconButton>
  );
}

export interface ConsentProps {
  readonly request: TakeBackRequest | undefined;
  /** People at this device. */
  readonly here: readonly Seat[];
  readonly people: People;
  readonly onAnswer: (seat: Seat, agrees: boolean) => Promise<Refusal | undefined>;
}

/** Asks the other people at this device, one after another, whether they agree. */
export function ConsentDialog(props: ConsentProps): JSX.Element | null {
  const { request, here, people, onAnswer } = props;
  const texts = useTexts();
  const seat = request?.waitingFor.find((waiting) => here.includes(waiting));
  if (request === undefined || seat === undefined) return null;
  const asked: People = { name: people.name, me: seat };
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) void onAnswer(seat, false);
      }}
      title={`${people.name(seat)} · ${texts.t('shell:play.undo.title')}`}
      description={describeRequest(texts, request, asked)}
      actions={
        <>
          <Button onClick={() => void onAnswer(seat, false)}>
            {texts.t('table:take-back.refuse')}
          </Button>
          <Button variant="confirm" onClick={() => void onAnswer(seat, true)}>
            {texts.t('table:take-back.agree')}
          </Button>
        </>
      }
    />
  );
}
