import type { AttackResult, DefenceResult } from '@parsecs/xwing';
import type { JSX } from 'react';
import { DieFace } from '../../art/dice/index.ts';
import { ArtSvg } from '../../art/kit/index.ts';
import { TokenArt } from '../../art/xwing/index.ts';
import { DiceStage, type StageDie } from '../fx/dice-stage.tsx';
import type { Seen } from '../fx/theatre.ts';
import type { Motion } from './choreography.ts';
import { type DicePairs, dicePairs } from './dice-pairs.ts';
import { type Showing, spotOf } from './drama.ts';
import { attackIn, type ShownAttack } from './moment.ts';

export interface AttackDiceProps {
  readonly showing: Showing;
  readonly motion: Motion;
  readonly time: number;
  readonly seen: () => Seen;
}

const SIZE = 76;
const PASSING = {
  attack: ['focus', 'blank'] satisfies readonly AttackResult[],
  defence: ['evade', 'blank'] satisfies readonly DefenceResult[],
};

/** The dice of an attack while they are rolled, altered and compared. */
export function AttackDice(props: AttackDiceProps): JSX.Element | null {
  const { showing, motion, time, seen } = props;
  if (motion.kind !== 'dice' && motion.kind !== 'results') return null;
  const attack = attackIn(showing.after) ?? attackIn(showing.view);
  if (attack === undefined || attack.attack.length === 0) return null;
  const before = attackIn(showing.view);
  const pairs = motion.kind === 'results' ? dicePairs(attack, motion.cancelled) : undefined;
  const about = [attack.ship, attack.target].flatMap((id) => spotOf(showing, id) ?? []);
  const row = (pool: 'attack' | 'defence'): readonly StageDie[] =>
    attack[pool].map((face, place) => ({
      face: faceOf(pool, face),
      others: PASSING[pool].map((other) => faceOf(pool, other)),
      order: pairs?.[pool][place] ?? place,
      motion: motionOf(pool, place, { motion, attack, before, pairs }),
    }));
  const added = Array.from({ length: attack.evades }, (_, index): StageDie => {
    const turn = pairs?.added[index];
    return {
      face: (
        <ArtSvg size={SIZE}>
          <TokenArt kind="evade" />
        </ArtSvg>
      ),
      order: turn ?? index,
      motion: turn === undefined ? 'lie' : 'cancel',
    };
  });
  return (
    <DiceStage
      time={time}
      seen={seen}
      about={about}
      rows={[row('attack'), [...row('defence'), ...added]]}
      turns={pairs?.count ?? 1}
    />
  );
}

interface Moment {
  readonly motion: Extract<Motion, { readonly kind: 'dice' | 'results' }>;
  readonly attack: ShownAttack;
  readonly before: ShownAttack | undefined;
  readonly pairs: DicePairs | undefined;
}

function motionOf(
  pool: 'attack' | 'defence',
  place: number,
  { motion, attack, before, pairs }: Moment,
): StageDie['motion'] {
  const face = attack[pool][place];
  if (motion.kind === 'dice') {
    if (motion.pool !== pool) return 'lie';
    if (motion.isRoll) return 'tumble';
    return before?.[pool][place] === face ? 'lie' : 'alter';
  }
  if (pairs?.[pool][place] !== undefined) return 'cancel';
  return face === 'hit' || face === 'critical' ? 'count' : 'lie';
}

function faceOf(pool: 'attack' | 'defence', face: AttackResult | DefenceResult): JSX.Element {
  return pool === 'attack' ? (
    <DieFace kind="xwing-attack" face={face as AttackResult} size={SIZE} />
  ) : (
    <DieFace kind="xwing-defence" face={face as DefenceResult} size={SIZE} />
  );
}
