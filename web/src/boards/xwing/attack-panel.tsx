import type { Asked } from '@parsecs/table';
import type { View, XWing } from '@parsecs/xwing';
import { type JSX, type ReactNode, useMemo } from 'react';
import type { CssVars } from '../../art/kit/css-vars.ts';
import { useTexts } from '../../shell/texts.tsx';
import type { Picking, PlayingBeat } from '../contract.ts';
import { Beside } from '../kit/beside.tsx';
import type { Motion } from './choreography.ts';
import { diceChoiceOf } from './dice-choice.ts';
import { Dice } from './dice-row.tsx';
import { DiceEffects, useDiceTouch } from './dice-touch.tsx';
import { HealthPips, ShortName, TokenMarks } from './marks.tsx';
import type { ShownAttack } from './moment.ts';
import { OddsBars } from './odds-bars.tsx';
import { ShipPicture } from './ship-picture.tsx';
import { shipIn, typeOf } from './ships.ts';
import { oddsOf } from './shots.ts';
import { NAMESPACES, nameOfWeapon, shotWords } from './words.ts';

export interface AttackPanelProps {
  readonly view: View;
  readonly attack: ShownAttack;
  readonly question: Asked<XWing> | undefined;
  readonly picking: Picking | undefined;
  readonly beat: PlayingBeat | undefined;
  readonly isNarrow: boolean;
}

/** The attack in progress: who against whom, the dice, what they come to. */
export function AttackPanel(props: AttackPanelProps): JSX.Element {
  const { view, attack, question, picking, beat, isNarrow } = props;
  const texts = useTexts(...NAMESPACES);
  const motion = beat?.motion as Motion | undefined;
  const rolled = motion?.kind === 'dice' && motion.isRoll ? motion.pool : undefined;
  const choice = useMemo(
    () => (question && picking ? diceChoiceOf(question, picking) : undefined),
    [question, picking],
  );
  const touching = useDiceTouch(attack, choice);
  const diceOf = (pool: 'attack' | 'defence'): JSX.Element => (
    <Dice
      pool={pool}
      faces={attack[pool]}
      fixed={pool === 'attack' ? attack.fixed : []}
      added={pool === 'attack' ? 0 : attack.evades}
      size={isNarrow ? 34 : 38}
      isTumbling={rolled === pool}
      stateOf={choice?.pool === pool ? touching.stateOf : undefined}
      onTouch={touching.touch}
    />
  );
  const hasDice = attack.attack.length + attack.defence.length > 0;
  const own = { view, attack, isNarrow, question };
  return (
    <Beside
      label={texts.t('xwing-board:attack.title')}
      className={`xw-attack flex flex-col gap-1.5 text-sm ${
        choice === undefined ? 'border-line' : 'border-ask-ink'
      }`}
    >
      <div
        className={
          isNarrow
            ? 'grid grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] items-start gap-x-2'
            : 'flex flex-col gap-2'
        }
      >
        <Fighter {...own} id={attack.ship} note={nameOfWeapon(texts, attack.weapon)}>
          {diceOf('attack')}
        </Fighter>
        <Range attack={attack} isNarrow={isNarrow} />
        <Fighter {...own} id={attack.target} isTarget={isNarrow}>
          {diceOf('defence')}
        </Fighter>
      </div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        {choice !== undefined && <DiceEffects choice={choice} touching={touching} />}
        {hasDice ? (
          <Result
            attack={attack}
            isAsked={choice !== undefined}
            wait={motion?.kind === 'results' ? beat?.length : undefined}
          />
        ) : (
          <Promised {...own} />
        )}
      </div>
    </Beside>
  );
}

interface FighterProps {
  readonly view: View;
  readonly id: string;
  readonly note?: string;
  readonly isTarget?: boolean;
  readonly isNarrow: boolean;
  readonly children: ReactNode;
}

/** One of the two ships with all that decides the shot, and its dice. */
function Fighter(props: FighterProps): JSX.Element {
  const { view, id, note, isTarget = false, isNarrow, children } = props;
  const ship = shipIn(view, id);
  return (
    <div className={`flex min-w-0 flex-col gap-1 ${isTarget ? 'items-end' : ''}`}>
      <div
        className={`flex max-w-full min-w-0 items-center gap-2 ${
          isTarget ? 'flex-row-reverse text-right' : ''
        }`}
      >
        <ShipPicture type={ship && typeOf(ship)} size={isNarrow ? 30 : 36} />
        <span className="min-w-0 leading-tight font-semibold">
          {ship !== undefined && <ShortName ship={ship} />}
          {note !== undefined && (
            <span className="block truncate text-xs font-normal text-quiet">{note}</span>
          )}
          {ship !== undefined && (
            <span
              className={`flex flex-wrap items-center gap-x-1.5 ${isTarget ? 'justify-end' : ''}`}
            >
              <HealthPips ship={ship} />
              <TokenMarks ship={ship} size={15} />
            </span>
          )}
        </span>
      </div>
      {children}
    </div>
  );
}

interface RangeProps {
  readonly attack: ShownAttack;
  readonly isNarrow: boolean;
}

function Range(props: RangeProps): JSX.Element {
  const { attack, isNarrow } = props;
  const texts = useTexts(...NAMESPACES);
  return (
    <span
      className={`flex items-center text-xs text-quiet ${
        isNarrow ? 'flex-col pt-1' : 'gap-2 border-y border-line py-1'
      }`}
    >
      <svg
        width={isNarrow ? 32 : 12}
        height={isNarrow ? 10 : 18}
        viewBox={isNarrow ? '0 0 32 10' : '0 0 12 18'}
        aria-hidden="true"
        className="shrink-0"
      >
        <path
          d={isNarrow ? 'M0 5H28M23 1L29 5L23 9' : 'M6 0V15M1 10L6 16L11 10'}
          fill="none"
          stroke="currentColor"
          strokeWidth={1.6}
        />
      </svg>
      {texts.t('xwing:position.range', { range: attack.range })}
      {attack.obstructed && (
        <span className="text-ask-ink">{texts.t('xwing-board:attack.obstructed')}</span>
      )}
    </span>
  );
}

/** What gets through, as far as the dice lie: for who may still change that; others see dice cancelled before words. */
function Result(props: {
  readonly attack: ShownAttack;
  readonly isAsked: boolean;
  /** Milliseconds in which dice are cancelled: words wait for that. */
  readonly wait: number | undefined;
}): JSX.Element | null {
  const { attack, isAsked, wait } = props;
  const texts = useTexts(...NAMESPACES);
  const count = (face: string): number => attack.attack.filter((own) => own === face).length;
  const evades = attack.defence.filter((own) => own === 'evade').length + attack.evades;
  const isDefended = attack.defence.length > 0 || attack.evades > 0;
  if (attack.result === undefined && !(isAsked && isDefended)) return null;
  const left = attack.result ?? cancelled(count('hit'), count('critical'), evades);
  const through = left.hits + left.crits;
  const time: CssVars = { '--time': `${wait ?? 0}ms` };
  return (
    <strong
      style={time}
      className={`text-base ${through === 0 ? 'text-quiet' : 'text-danger-ink'} ${wait === undefined ? '' : 'bk-told'}`}
    >
      {through === 0
        ? texts.t('xwing-board:attack.nothing')
        : texts.t('xwing-board:attack.through', { count: through })}
    </strong>
  );
}

/** As the dice lie: hits are cancelled before critical hits. */
function cancelled(
  hits: number,
  crits: number,
  evades: number,
): { readonly hits: number; readonly crits: number } {
  const rest = Math.max(0, evades - hits);
  return { hits: Math.max(0, hits - evades), crits: Math.max(0, crits - rest) };
}

/** What the attack promises before anything is rolled. */
function Promised(
  props: Pick<AttackPanelProps, 'view' | 'attack' | 'question'>,
): JSX.Element | null {
  const { view, attack, question } = props;
  const texts = useTexts(...NAMESPACES);
  const promise = useMemo(
    () => (question?.unaided ? undefined : oddsOf(view, attack)),
    [view, attack, question],
  );
  if (promise === undefined) return null;
  const target = shipIn(view, attack.target);
  return (
    <div className="flex items-end gap-2">
      {target !== undefined && (
        <OddsBars shot={promise} enough={target.shields + target.hullLeft} />
      )}
      <p className="text-xs text-quiet">{shotWords(texts, promise)}</p>
    </div>
  );
}
