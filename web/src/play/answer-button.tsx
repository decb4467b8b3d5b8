import { describeAnswer, describeAnswerHint, type People } from '@parsecs/lang';
import type { Asked } from '@parsecs/table';
import type { JSX } from 'react';
import type { BoardModule, Part, Picking, Preview } from '../boards/contract.ts';
import { useTexts } from '../shell/texts.tsx';
import { Button } from '../shell/ui/button.tsx';

/** One button of the ask bar: an answer, or a part that several answers begin with. */
export interface AskButton {
  readonly id: string;
  readonly part?: Part;
}

/** A few answers are buttons; while a card must be picked first, the hand is. */
export function buttonsOf(
  board: BoardModule,
  question: Asked,
  picking: Picking,
): readonly AskButton[] {
  const { possible, chosen } = picking;
  if (board.isOnBoard !== undefined) return buttonsBesideBoard(board, question, picking);
  const isInHand = possible.every((answer) => {
    const next = board.partsOf(question, answer).find((part) => !chosen.includes(part));
    return next !== undefined && board.isInTray(next);
  });
  return isInHand && possible.length > 3 ? [] : possible;
}

/** What is picked on the board or in the tray needs no button; what begins alike has one. */
function buttonsBesideBoard(
  board: BoardModule,
  question: Asked,
  { possible, chosen }: Picking,
): readonly AskButton[] {
  const buttons = new Map<string, AskButton>();
  for (const { id } of possible) {
    const answer = question.answers.find((candidate) => candidate.id === id);
    const parts = answer === undefined ? [] : board.partsOf(question, answer);
    const next = parts.find((own) => !chosen.includes(own));
    const part = next ?? parts.at(-1);
    if (part !== undefined && (board.isOnBoard?.(part) === true || board.isInTray(part))) continue;
    const known = next === undefined ? undefined : buttons.get(next);
    if (known === undefined || next === undefined) buttons.set(next ?? id, { id });
    else buttons.set(next, { id: known.id, part: next });
  }
  return [...buttons.values()];
}

export interface AnswerButtonProps extends AskButton {
  readonly game: string;
  readonly board: BoardModule;
  readonly question: Asked;
  readonly view: unknown;
  readonly people: People;
  readonly picking: Picking;
  readonly previews: Readonly<Record<string, Preview>>;
}

/** What the button says at a glance; missing where only the whole answer tells enough. */
function shortName(props: AnswerButtonProps, parts: readonly Part[]): Part | undefined {
  const { board, picking, part } = props;
  if (part !== undefined) return part;
  const left = parts.filter((own) => !picking.chosen.includes(own));
  if (board.isOnBoard !== undefined) return left[0] ?? parts[0];
  const rest = left.length === 0 ? parts.slice(-1) : left;
  return rest.length === 1 ? rest[0] : undefined;
}

export function AnswerButton(props: AnswerButtonProps): JSX.Element {
  const { game, board, question, view, people, picking, previews, id, part } = props;
  const texts = useTexts(board.words);
  const known = board.known(view);
  const preview = previews[id];
  const note = preview && board.noteOf(texts, view, preview);
  const hint = describeAnswerHint(texts, game, id, question, view, people, known);
  const answer = question.answers.find((candidate) => candidate.id === id);
  const parts = answer === undefined ? [] : board.partsOf(question, answer);
  const named = shortName(props, parts);
  const short = named && board.nameOf(texts, named);
  const whole = describeAnswer(texts, game, id, question, view, people, known);
  const words = part === undefined ? whole : (short ?? whole);
  const isChosen = picking.complete?.id === id;
  const isDecline =
    id === question.decline ||
    (answer !== undefined && board.isSecondary?.(question, answer) === true);
  const needsConfirm = answer !== undefined && board.needsConfirm?.(question, answer) === true;
  const pointed = part ?? parts.at(-1);
  const offered = part ?? parts.find((own) => !picking.chosen.includes(own)) ?? pointed;
  return (
    <Button
      variant={needsConfirm ? 'danger' : isChosen || isDecline ? 'quiet' : 'ask'}
      className={`flex-col !gap-0 leading-tight ${isChosen ? '!border-ask !text-ask-ink shadow-[0_0_0_1px_var(--color-ask)]' : ''}`}
      aria-pressed={isChosen}
      aria-label={note === undefined ? words : `${words}, ${note}`}
      title={hint}
      data-option
      data-offers={offered}
      onClick={() => (part === undefined ? picking.pickAnswer(id) : picking.pick(part))}
      onPointerEnter={(event) => event.pointerType === 'mouse' && picking.hover(pointed)}
      onPointerLeave={() => picking.hover(undefined)}
      onFocus={() => picking.hover(pointed)}
      onBlur={() => picking.hover(undefined)}
    >
      <span>{short ?? words}</span>
      {note !== undefined && <span className="text-xs font-normal">{note}</span>}
    </Button>
  );
}
