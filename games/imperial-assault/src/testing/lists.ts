import type { CommandId } from '../vocabulary.ts';

/** A legal deck that suits every army: the free cards and two cheap ones. */
export const FREE_DECK: readonly CommandId[] = [
  'celebration',
  'deadeye',
  'element-of-surprise',
  'expose-weakness',
  'fleet-footed',
  'planning',
  'rally',
  'recovery',
  'sit-tight',
  'take-cover',
  'take-initiative',
  'to-the-limit',
  'urgency',
  'pummel',
  'pummel',
];
