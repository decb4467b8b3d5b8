import { FREE_COMMANDS } from '../lists/ready-made.ts';
import type { CommandId } from '../vocabulary.ts';

/** A legal deck that suits every army: the free cards and two cheap ones. */
export const FREE_DECK: readonly CommandId[] = [...FREE_COMMANDS, 'pummel', 'pummel'];
