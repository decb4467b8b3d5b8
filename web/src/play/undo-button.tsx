import type { Seat } from '@parsecs/kernel';
import { describeRequest, type People } from '@parsecs/lang';
import type { TakeBackRequest, TakeBackTerms } from '@parsecs/table';
import type { JSX } from 'react';
import { Icon } from '../art/emblems.tsx';
import { useTexts } from '../shell/texts.tsx';
import { Button, IconButton } from '../shell/ui/button.tsx';
import { Dialog } from '../shell/ui/dialog.tsx';

export interface UndoButtonProps {
  /** What a take-back would cost; nothing where there is none. */
  readonly terms: TakeBackTerms | undefined;
  readonly onUndo: () => void;
}

/** A take-back that is not free wears what stands in its way. */
const MARKS = { granted: 'dice', consent: 'people', refused: 'lock' } as const;

/** Its states are told by its words and its look: free, granted, by consent, refused, nothing. */
export function UndoButton(props: UndoButtonProps): JSX.Element {
  const { terms = 'none', onUndo } = props;
  const texts = useTexts();
  const mark = terms === 'none' || terms === 'free' ? undefined : MARKS[terms];
  return (
    <IconButton
      label={texts.t(`shell:play.undo.${terms}`)}
      aria-disabled={terms === 'none' || terms === 'refused'}
      aria-keyshortcuts="u"
      className={`relative ${terms === 'free' ? '!text-confirm-ink' : ''}`}
      onClick={onUndo}
    >
      <Icon name="undo" />
      {mark !== undefined && (
        <span className="absolute right-0.5 bottom-0.5 text-ask-ink">
          <Icon name={mark} size={14} />
        </span>
      )}
    </IconButton>
  );
}

export interface ConsentProps {
  readonly request: TakeBackRequest | undefined;
  /** The person at this device who is asked now. */
  readonly seat: Seat | undefined;
  readonly people: People;
  readonly onAnswer: (seat: Seat, agrees: boolean) => void;
}

/** Asks another person at this device whether they agree. */
export function ConsentDialog(props: ConsentProps): JSX.Element | null {
  const { request, seat, people, onAnswer } = props;
  const texts = useTexts();
  if (request === undefined || seat === undefined) return null;
  const asked: People = { name: people.name, me: seat };
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onAnswer(seat, false);
      }}
      title={`${people.name(seat)} · ${texts.t('shell:play.undo.title')}`}
      description={describeRequest(texts, request, asked)}
      actions={
        <>
          <Button onClick={() => onAnswer(seat, false)}>{texts.t('table:take-back.refuse')}</Button>
          <Button variant="confirm" onClick={() => onAnswer(seat, true)}>
            {texts.t('table:take-back.agree')}
          </Button>
        </>
      }
    />
  );
}
