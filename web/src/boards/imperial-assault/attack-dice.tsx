import { type AttackView, type DieView, writeDie } from '@parsecs/imperial-assault';
import type { JSX } from 'react';
import { DieFace, type DieSymbol, DieSymbolArt } from '../../art/dice/index.ts';
import { ArtSvg } from '../../art/kit/index.ts';
import { DiceStage, type StageDie } from '../fx/dice-stage.tsx';
import type { Seen } from '../fx/theatre.ts';
import { faceOf, sumsOf } from './attack-sums.ts';
import type { Motion } from './choreography.ts';
import { type Showing, spotOf } from './drama.ts';

export interface AttackDiceProps {
  readonly showing: Showing;
  readonly motion: Motion;
  readonly time: number;
  readonly seen: () => Seen;
}

interface Rows {
  readonly rows: readonly (readonly StageDie[])[];
  readonly turns: number;
}

const SIZE = 76;
/** The attack stands at the upper edge; so many pixels. */
const COVERED = 190;

/** The dice of an attack while they are rolled, and what they come to symbol by symbol. */
export function AttackDice(props: AttackDiceProps): JSX.Element | null {
  const { showing, motion, time, seen } = props;
  const attack = showing.after.attack ?? showing.view.attack;
  if (attack === null) return null;
  const shown = rowsOf(attack, motion);
  if (shown === undefined || shown.rows.every((row) => row.length === 0)) return null;
  const about = [attack.figure, attack.target].flatMap((id) =>
    id === null ? [] : (spotOf(showing, id) ?? []),
  );
  return <DiceStage time={time} seen={seen} about={about} covered={COVERED} {...shown} />;
}

function rowsOf(attack: AttackView, motion: Motion): Rows | undefined {
  switch (motion.kind) {
    case 'roll':
    case 'reroll':
      return { rows: diceRows(attack, motion), turns: 1 };
    case 'results':
      return evadedRows(attack);
    case 'hit':
      return motion.blocked > 0 ? blockedRows(motion) : undefined;
    default:
      return undefined;
  }
}

function diceRows(
  attack: AttackView,
  motion: Extract<Motion, { readonly kind: 'roll' | 'reroll' }>,
): Rows['rows'] {
  const row = (pool: 'attack' | 'defence', dice: readonly DieView[]): readonly StageDie[] =>
    dice.map((die, index) => ({
      face: <DieFace kind={die.die} face={faceOf(die)} size={SIZE} />,
      others: [1, 4].map((face) => (
        <DieFace key={face} kind={die.die} face={faceOf({ ...die, face })} size={SIZE} />
      )),
      order: index,
      motion: motion.kind === 'roll' || motion.die === writeDie(pool, index + 1) ? 'tumble' : 'lie',
    }));
  return [row('attack', attack.attackDice), row('defence', attack.defenceDice)];
}

function symbols(
  symbol: DieSymbol,
  ink: string,
  count: number,
  cancelled: number,
  rest: StageDie['motion'],
): readonly StageDie[] {
  return Array.from({ length: count }, (_, index) => ({
    face: (
      <ArtSvg size={SIZE} className={ink}>
        <DieSymbolArt symbol={symbol} />
      </ArtSvg>
    ),
    order: index,
    motion: index < cancelled ? 'cancel' : rest,
  }));
}

/** Evades take surges away; what surges are spent on comes later. */
function evadedRows(attack: AttackView): Rows | undefined {
  const { results } = attack;
  if (results === null) return undefined;
  const surges = Math.max(results.surges, sumsOf(attack).surges.shown);
  const evaded = Math.min(results.evade, surges - results.surges);
  return {
    rows: [
      [
        ...symbols('damage', 'text-danger-ink', results.damage, 0, 'count'),
        ...symbols('surge', 'text-ask-ink', surges, evaded, 'count'),
      ],
      [
        ...symbols('block', 'text-info-ink', results.block, 0, 'lie'),
        ...symbols('evade-surge', 'text-confirm-ink', results.evade, evaded, 'lie'),
      ],
    ],
    turns: Math.max(1, evaded),
  };
}

/** Each block takes one damage away; the rest is what the target suffers. */
function blockedRows({ damage, blocked }: Extract<Motion, { readonly kind: 'hit' }>): Rows {
  return {
    rows: [
      symbols('damage', 'text-danger-ink', damage + blocked, blocked, 'count'),
      symbols('block', 'text-info-ink', blocked, blocked, 'lie'),
    ],
    // The shot needs the other half of the beat.
    turns: blocked * 2,
  };
}
