import { PHASE_OF_STEP, type RoundPhase, type View } from '@parsecs/imperial-assault';

/** An attack is shown as a phase of its own. */
export const PHASES = [
  'setup',
  'start-of-round',
  'activation',
  'attack',
  'status',
] as const satisfies readonly (RoundPhase | 'setup' | 'attack')[];

type Phase = (typeof PHASES)[number];

export function phaseOf({ outcome, attack, moment }: View): Phase | undefined {
  if (outcome !== null) return undefined;
  if (attack !== null) return 'attack';
  const round = moment.find((one) => one.kind === 'round');
  return round === undefined ? 'setup' : PHASE_OF_STEP[round.step];
}
