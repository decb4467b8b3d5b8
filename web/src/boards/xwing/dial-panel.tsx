import { cardName } from '@parsecs/lang';
import type { Asked } from '@parsecs/table';
import {
  colourFor,
  type DialManoeuvre,
  mayTryTemplates,
  type ShipView,
  type View,
  writeManoeuvre,
  type XWing,
} from '@parsecs/xwing';
import { type JSX, useEffect, useMemo, useState } from 'react';
import { Icon } from '../../art/emblems.tsx';
import { isByKeyboard } from '../../shell/last-input.ts';
import { useTexts } from '../../shell/texts.tsx';
import { Button, IconButton } from '../../shell/ui/button.tsx';
import { type Part, type Picking, partOf } from '../contract.ts';
import { Beside } from '../kit/beside.tsx';
import { useLatest } from '../use-latest.ts';
import { Dial } from './dial.tsx';
import { answerFor, shipOfDial } from './dials.ts';
import { type Fate, fateOf, fateTone, fateWord, isDeadly } from './fates.ts';
import { OutlookList } from './outlook-list.tsx';
import { dialOf } from './ships.ts';
import { NAMESPACES, nameOfShip, nameOfType, nameOnDial } from './words.ts';

export interface DialPanelProps {
  readonly view: View;
  readonly question: Asked<XWing>;
  readonly picking: Picking;
  readonly isNarrow: boolean;
  readonly isFolded: boolean;
  readonly onFold: (isFolded: boolean) => void;
  readonly onPick: (part: Part) => void;
  /** What it shows now, for the board. */
  readonly onTurn: (answer: string | undefined) => void;
}

const NARROW_DIAL = 148;
const WIDE_DIAL = 206;

export function DialPanel(props: DialPanelProps): JSX.Element | null {
  const { view, question, picking } = props;
  const ship = shipOfDial(view, question, picking);
  if (ship === undefined || dialOf(ship).length === 0) return null;
  const { round } = view;
  // Not by the number of the question, which changes when others get ready.
  return <ShipDial key={`${round} ${question.kind} ${ship.id}`} {...props} ship={ship} />;
}

function ShipDial(props: DialPanelProps & { readonly ship: ShipView }): JSX.Element {
  const { view, question, picking, ship, isNarrow, isFolded, onPick } = props;
  const texts = useTexts(...NAMESPACES);
  const manoeuvres = dialOf(ship);
  const [place, setPlace] = useState(() => startOf(manoeuvres, question, ship));
  const current = manoeuvres[place];
  const isListed = (manoeuvre: DialManoeuvre): boolean =>
    question.answers.some(({ id }) => id === answerFor(question, ship, manoeuvre));
  const isOpen = current !== undefined && isListed(current);
  const answer = current && answerFor(question, ship, current);
  // XW-037: where it would end is told only where templates may be tried.
  const fates = useMemo(
    () => (mayTryTemplates(view) ? dialOf(ship).map((own) => fateOf(view, ship, own)) : []),
    [view, ship],
  );
  // What a mouse points at is told of before it is pressed.
  const [pointed, point] = useState<number>();
  const seen = manoeuvres[pointed ?? place];
  const fate = fates[pointed ?? place];
  const told = useLatest(props.onTurn);
  const seenAnswer = seen && answerFor(question, ship, seen);
  useEffect(() => told.current(seenAnswer), [seenAnswer, told]);
  const [dared, dare] = useState<string>();
  // A dial that loses the ship is held out only when somebody has said so.
  const isHeldBack = isOpen && isDeadly(fates[place]) && dared !== answer;
  const latest = useLatest(picking);
  const { ask } = question;
  useEffect(() => {
    if (ask >= 0) latest.current.propose(isOpen && !isHeldBack ? answer : undefined);
  }, [ask, answer, isOpen, isHeldBack, latest]);
  useEffect(() => {
    // Whoever plays by keys goes from dial to dial.
    const { activeElement: now } = document;
    const isFree =
      now === null || now === document.body || now.matches('[data-option], [data-choice]');
    if (isByKeyboard() && isFree) document.querySelector<SVGElement>('.xw-dial')?.focus();
  }, []);
  const set = (): void => {
    if (isHeldBack) dare(answer);
    else if (isOpen && answer !== undefined) picking.give(answer);
    else if (current !== undefined) onPick(partOf('manoeuvre', writeManoeuvre(current)));
  };
  /** What stands there already is held out once more, in case it was put back. */
  const show = (next: number): void => {
    if (next !== place) setPlace(next);
    else if (isOpen && !isHeldBack) picking.propose(answer);
  };
  /** A mouse has seen what it presses; what loses the ship is only shown. */
  const choose = (next: number): void => {
    const chosen = manoeuvres[next];
    point(undefined);
    show(next);
    if (chosen === undefined || !isListed(chosen) || isDeadly(fates[next])) return;
    picking.pickAnswer(answerFor(question, ship, chosen));
  };
  const turn = (by: number): void => setPlace((place + by + manoeuvres.length) % manoeuvres.length);
  const name = nameOfShip(texts, ship);
  const dial = !isFolded && (
    <Dial
      manoeuvres={manoeuvres}
      value={place}
      size={isNarrow ? NARROW_DIAL : WIDE_DIAL}
      texts={texts}
      label={texts.t('xwing-board:dial.title', { ship: name })}
      isOpen={isListed}
      onTurn={show}
      onSet={set}
      onPoint={point}
      onChoose={choose}
      pointed={pointed}
    />
  );
  return (
    <Beside
      label={texts.t('xwing-board:dial.title', { ship: name })}
      className={`flex border-ask-ink ${isNarrow ? 'items-center gap-2' : 'flex-col items-center gap-1'}`}
    >
      {isNarrow && dial}
      <div className="flex w-full min-w-0 flex-col gap-1">
        <header className="flex w-full min-w-0 items-center gap-1">
          <p className="min-w-0 grow text-sm leading-tight font-semibold">
            <span className="line-clamp-2">{name}</span>
            <span className="block truncate text-xs font-normal text-quiet">
              {nameOfType(texts, ship)}
            </span>
          </p>
          <IconButton
            label={texts.t(isFolded ? 'xwing-board:dial.unfold' : 'xwing-board:dial.fold')}
            aria-expanded={!isFolded}
            onClick={() => props.onFold(!isFolded)}
          >
            <Icon name={isFolded ? 'chevron-up' : 'chevron-down'} />
          </IconButton>
        </header>
        {seen !== undefined && !isFolded && (
          <>
            <p className="text-sm leading-tight" aria-hidden="true">
              {nameOnDial(texts, seen)}
            </p>
            <Consequence ship={ship} manoeuvre={seen} question={question} fate={fate} />
            {fate !== undefined && !fate.isOut && !isNarrow && (
              <OutlookList view={view} ship={ship} at={fate.flight} />
            )}
          </>
        )}
        {/* It stands on the foot: what is told of a manoeuvre never moves it from under the mouse. */}
        {!isNarrow && <div className="self-center">{dial}</div>}
        {!isFolded && (
          <div className="flex w-full gap-1">
            {isNarrow && (
              <TurnButton
                label={texts.t('xwing-board:place.left')}
                sign="M15 5L8 12L15 19"
                onTurn={() => turn(-1)}
              />
            )}
            {(!isOpen || isHeldBack) && (
              <Button
                variant={isHeldBack ? 'danger' : 'quiet'}
                className="min-w-0 grow !px-2"
                onClick={set}
              >
                {texts.t(isHeldBack ? 'xwing-board:dial.dare' : 'shell:play.ask.why-not')}
              </Button>
            )}
            {isOpen && !isHeldBack && isNarrow && <span className="grow" />}
            {isNarrow && (
              <TurnButton
                label={texts.t('xwing-board:place.right')}
                sign="M9 5L16 12L9 19"
                onTurn={() => turn(1)}
              />
            )}
          </div>
        )}
      </div>
    </Beside>
  );
}

interface TurnButtonProps {
  readonly label: string;
  readonly sign: string;
  readonly onTurn: () => void;
}

/** For thumbs that find the dial small; keys have the dial itself. */
function TurnButton(props: TurnButtonProps): JSX.Element {
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-label={props.label}
      className="hidden min-h-touch w-touch shrink-0 @xs:grid place-items-center rounded-md border border-line bg-raised/60"
      onClick={props.onTurn}
    >
      <svg width={22} height={22} viewBox="0 0 24 24" aria-hidden="true">
        <path
          d={props.sign}
          fill="none"
          stroke="currentColor"
          strokeWidth={2.4}
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
    </button>
  );
}

/** What the colour does to the ship, and what lies in its way where that may be tried. */
function Consequence(props: {
  readonly ship: ShipView;
  readonly manoeuvre: DialManoeuvre;
  readonly question: Asked<XWing>;
  readonly fate: Fate | undefined;
}): JSX.Element {
  const { ship, manoeuvre, question, fate } = props;
  const texts = useTexts(...NAMESPACES);
  const colour = colourFor(ship, writeManoeuvre(manoeuvre)) ?? manoeuvre.difficulty;
  const isRed = colour === 'red';
  const isStressed = ship.stress > 0;
  const words: string[] = [];
  if (colour !== manoeuvre.difficulty) words.push(cardName(texts, 'damage', 'damaged-engine'));
  if (isRed) {
    const isReplaced = isStressed && question.kind === 'dial';
    words.push(texts.t(isReplaced ? 'xwing:hint.red-stressed' : 'xwing:hint.red'));
  } else if (colour === 'green' && isStressed) {
    words.push(texts.t('xwing:hint.green'));
  }
  const word = fate && fateWord(fate);
  return (
    <p className={`min-h-4 text-xs leading-tight ${isRed ? 'text-danger-ink' : 'text-quiet'}`}>
      {words.join(' · ')}
      {fate !== undefined && word !== undefined && (
        <strong className={`block ${INKS[fateTone(fate)]}`} role="status">
          {texts.t(`xwing-board:fate.${word}`)}
        </strong>
      )}
    </p>
  );
}

const INKS = { bad: 'text-danger-ink', risky: 'text-ask-ink', plain: 'text-info-ink' } as const;

/** Every dial begins at a middling straight. */
function startOf(
  manoeuvres: readonly DialManoeuvre[],
  question: Asked<XWing>,
  ship: ShipView,
): number {
  const isLegal = (manoeuvre: DialManoeuvre): boolean =>
    question.answers.some(({ id }) => id === answerFor(question, ship, manoeuvre));
  const wanted = manoeuvres.findIndex(
    (own) => own.bearing === 'straight' && own.speed === 2 && isLegal(own),
  );
  return wanted === -1 ? Math.max(0, manoeuvres.findIndex(isLegal)) : wanted;
}
