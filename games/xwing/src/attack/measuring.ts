import type { Arc } from '../geometry/arc.ts';
import { type Attack, measureAttackInto, newAttack } from '../geometry/attack.ts';
import { RULER_WIDTH } from '../geometry/dimensions.ts';
import type { Footprint } from '../geometry/footprint.ts';
import type { Outline } from '../geometry/outline.ts';
import type { Options } from '../setup/options.ts';

const ANYWHERE: readonly Arc[] = ['turret-360'];
const straight = newAttack();

/** XW-090, XW-195: range, arc and obstruction as the players read them. */
export function measureAsAgreedInto(
  out: Attack,
  { obstructionWidth, obstructionLine }: Options,
  attacker: Readonly<Footprint>,
  arcs: readonly Arc[],
  target: Readonly<Footprint>,
  obstacles: readonly Outline[],
): void {
  // V-15
  const breadth = obstructionWidth === 'ruler' ? RULER_WIDTH : 0;
  measureAttackInto(out, attacker, arcs, target, obstacles, breadth);
  if (obstructionLine === 'arc') return;
  // by the shortest line between the bases, wherever the arc is.
  measureAttackInto(straight, attacker, ANYWHERE, target, obstacles, breadth);
  out.obstructed = straight.obstructed;
}
