import type { AttackView, ImperialAssault, View } from '@parsecs/imperial-assault';
import type { People } from '@parsecs/lang';
import type { Asked } from '@parsecs/table';
import { type JSX, type ReactNode, useMemo } from 'react';
import { type DieSymbol, DieSymbolArt } from '../../art/dice/index.ts';
import { DoorArt, TokenArt } from '../../art/imperial-assault/index.ts';
import type { CssVars } from '../../art/kit/css-vars.ts';
import { ArtSvg } from '../../art/kit/index.ts';
import { useTexts } from '../../shell/texts.tsx';
import type { Part, Picking, PlayingBeat } from '../contract.ts';
import { Beside } from '../kit/beside.tsx';
import { type Amount, isRolled, outlooksOf, sumsOf, type Verdict } from './attack-sums.ts';
import { figureIn } from './cards.ts';
import type { Motion } from './choreography.ts';
import { DiceRow } from './dice-row.tsx';
import { Bust } from './figure-piece.tsx';
import { ModifierRow } from './modifier-row.tsx';
import { PoolChoice, RerollChoice } from './pool-choice.tsx';
import { distanceBetween } from './sight.ts';
import { SurgeRow } from './surge-row.tsx';
import { NAMESPACES, nameOfTarget } from './words.ts';

export interface AttackPanelProps {
  readonly view: View;
  readonly people: People;
  readonly attack: AttackView;
  readonly question: Asked<ImperialAssault> | undefined;
  readonly picking: Picking | undefined;
  readonly beat: PlayingBeat | undefined;
  readonly onPick: (part: Part) => void;
}

/** The attack in progress: who against whom, the dice, what they come to, what surges could buy. */
export function AttackPanel(props: AttackPanelProps): JSX.Element {
  const { view, people, attack, question, picking, beat, onPick } = props;
  const texts = useTexts(...NAMESPACES);
  const motion = beat?.motion as Motion | undefined;
  const tumbling =
    motion?.kind === 'roll' ? 'all' : motion?.kind === 'reroll' ? motion.die : undefined;
  const outlooks = useMemo(() => outlooksOf(view, question), [view, question]);
  const dice = { picking, onPick, tumbling, size: 34 } as const;
  return (
    <Beside
      label={texts.t('imperial-assault-board:attack.title')}
      className="ia-attack flex flex-col gap-1.5 border-line text-sm"
    >
      <div className="flex flex-col gap-x-2 gap-y-1 @xs:grid @xs:grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] @xs:items-center">
        <Fighter view={view} people={people} id={attack.figure} />
        <Range view={view} attack={attack} />
        {attack.target !== null && (
          <Fighter view={view} people={people} id={attack.target} isTarget />
        )}
      </div>
      {question?.kind === 'pool' && picking !== undefined && (
        <PoolChoice question={question} picking={picking} onPick={onPick} />
      )}
      {attack.attackDice.length > 0 && (
        <div className="flex flex-wrap justify-between gap-x-4 gap-y-1">
          <DiceRow dice={attack.attackDice} pool="attack" {...dice} />
          <div className="flex justify-end">
            <DiceRow dice={attack.defenceDice} pool="defence" {...dice} />
          </div>
        </div>
      )}
      {question !== undefined && picking !== undefined && (
        <RerollChoice
          view={view}
          people={people}
          question={question}
          picking={picking}
          onPick={onPick}
        />
      )}
      {isRolled(attack) && motion?.kind !== 'roll' && (
        <Results
          view={view}
          attack={attack}
          verdict={outlooks.now}
          wait={motion?.kind === 'hit' || motion?.kind === 'miss' ? beat?.length : undefined}
        />
      )}
      {beat === undefined && attack.results !== null && attack.dealt === null && (
        <ModifierRow view={view} />
      )}
      {attack.surges.length > 0 && isRolled(attack) && attack.dealt === null && (
        <SurgeRow
          attack={attack}
          picking={picking}
          after={outlooks.after}
          isAsked={question?.kind === 'surge'}
          onPick={onPick}
        />
      )}
    </Beside>
  );
}

interface FighterProps {
  readonly view: View;
  readonly people: People;
  readonly id: string;
  readonly isTarget?: boolean;
}

function Fighter(props: FighterProps): JSX.Element {
  const { view, people, id, isTarget = false } = props;
  const texts = useTexts(...NAMESPACES);
  const figure = figureIn(view, id);
  return (
    <div
      className={`flex min-w-0 items-center gap-2 ${isTarget ? '@xs:flex-row-reverse @xs:text-right' : ''}`}
    >
      <ArtSvg size={36} className="shrink-0">
        <Portrait view={view} id={id} card={figure?.card} />
      </ArtSvg>
      <span className="condensed min-w-0 text-base leading-tight">
        {nameOfTarget(texts, view, id, people)}
      </span>
    </div>
  );
}

/** Figures have their bust, doors and raiders what lies on the map. */
function Portrait(props: {
  readonly view: View;
  readonly id: string;
  readonly card: string | undefined;
}): JSX.Element {
  const { view, id, card } = props;
  if (card !== undefined) return <Bust id={card} />;
  const door = view.doors.find((own) => own.id === id);
  return door === undefined ? (
    <TokenArt kind="raider" />
  ) : (
    <DoorArt spaces={1} isLocked={door.locked} />
  );
}

function Range(props: { readonly view: View; readonly attack: AttackView }): JSX.Element | null {
  const { view, attack } = props;
  const texts = useTexts(...NAMESPACES);
  if (attack.target === null) return null;
  const distance = distanceBetween(view, attack.figure, attack.target);
  return (
    <span className="condensed flex items-center gap-2 text-xs text-quiet @xs:flex-col @xs:gap-0">
      <svg
        width={44}
        height={10}
        viewBox="0 0 44 10"
        aria-hidden="true"
        className="-mx-1 rotate-90 scale-50 @xs:mx-0 @xs:scale-100 @xs:rotate-0"
      >
        <path d="M0 5H38M33 1L39 5L33 9" fill="none" stroke="currentColor" strokeWidth={1.6} />
      </svg>
      {attack.melee
        ? texts.t('imperial-assault-board:attack.melee')
        : distance !== undefined && texts.t('imperial-assault-board:distance', { count: distance })}
    </span>
  );
}

interface ResultsProps {
  readonly view: View;
  readonly attack: AttackView;
  readonly verdict: Verdict | undefined;
  /** Milliseconds in which blocks are counted and the shot is fired: words wait for that. */
  readonly wait: number | undefined;
}

function Results(props: ResultsProps): JSX.Element {
  const { view, attack, verdict, wait } = props;
  const texts = useTexts(...NAMESPACES);
  const sums = sumsOf(attack);
  const needed =
    attack.melee || attack.target === null
      ? undefined
      : distanceBetween(view, attack.figure, attack.target);
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 border-t border-line pt-1.5">
      {!attack.melee && (
        <Sum symbol="accuracy" word="accuracy" amount={sums.accuracy} of={needed} />
      )}
      <Sum symbol="damage" word="damage" amount={sums.damage} />
      <Sum symbol="surge" word="surge" amount={sums.surges} />
      <Sum symbol="block" word="block" amount={sums.block} />
      <Sum symbol="evade-surge" word="evade" amount={sums.evade} />
      {attack.results !== null && attack.results.pierce > 0 && (
        <span className="text-xs">
          {texts.t('imperial-assault:keyword.pierce.label', { value: attack.results.pierce })}
        </span>
      )}
      {sums.isDodged && (
        <span className="flex items-center gap-1 text-danger-ink">
          <ArtSvg size={16}>
            <DieSymbolArt symbol="dodge" />
          </ArtSvg>
          {texts.t('imperial-assault-board:attack.dodge')}
        </span>
      )}
      <Outcome attack={attack} verdict={verdict} wait={wait} />
    </div>
  );
}

interface SumProps {
  readonly symbol: DieSymbol;
  readonly word: 'accuracy' | 'damage' | 'surge' | 'block' | 'evade';
  readonly amount: Amount;
  /** What is needed. */
  readonly of?: number | undefined;
}

/** A number with its sign; where cards or conditions have changed it, by how much. */
function Sum(props: SumProps): JSX.Element {
  const { symbol, word, amount, of } = props;
  const texts = useTexts(...NAMESPACES);
  const value = amount.value ?? amount.shown;
  const difference = value - amount.shown;
  const isShort = of !== undefined && value < of;
  const label = texts.t(`imperial-assault:symbol.${word}.shown`, { value });
  return (
    <span className="inline-flex items-center gap-1" title={label}>
      <span className="sr-only">{label}</span>
      <ArtSvg size={18} className="shrink-0 text-quiet">
        <DieSymbolArt symbol={symbol} />
      </ArtSvg>
      <span
        aria-hidden="true"
        className={`condensed text-base ${isShort ? 'text-danger-ink' : ''}`}
      >
        {value}
        {of !== undefined && <span className="text-sm text-quiet">/{of}</span>}
        {difference !== 0 && (
          <span className="ml-0.5 text-xs text-info-ink">
            {difference > 0 ? `+${difference}` : `−${-difference}`}
          </span>
        )}
      </span>
    </span>
  );
}

/** What has come of it, or what would come of it if nothing more is done. */
function Outcome(props: {
  readonly attack: AttackView;
  readonly verdict: Verdict | undefined;
  readonly wait: number | undefined;
}): JSX.Element | null {
  const { attack, verdict, wait } = props;
  const texts = useTexts(...NAMESPACES);
  const strong = (content: ReactNode, ink: string): JSX.Element => {
    const time: CssVars = { '--time': `${wait ?? 0}ms` };
    return (
      <strong
        style={time}
        className={`ml-auto text-base ${ink} ${wait === undefined ? '' : 'bk-told'}`}
      >
        {content}
      </strong>
    );
  };
  if (attack.missed) return strong(texts.t('imperial-assault-board:attack.missed'), 'text-quiet');
  if (attack.dealt !== null) {
    return strong(
      texts.t('imperial-assault-board:attack.dealt', { count: attack.dealt }),
      attack.dealt > 0 ? 'text-danger-ink' : 'text-quiet',
    );
  }
  if (verdict === undefined) return null;
  return strong(describeVerdict(texts, verdict), 'text-ask-ink');
}

function describeVerdict(texts: ReturnType<typeof useTexts>, verdict: Verdict): string {
  return verdict.kind === 'hit'
    ? texts.t('imperial-assault-board:attack.would-deal', { count: verdict.damage })
    : texts.t(`imperial-assault-board:attack.would-miss-${verdict.cause}`);
}
