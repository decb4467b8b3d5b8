import type { Measured } from '@parsecs/kernel';

/**
 * The two armies of the first skirmish are printed (IA-035) and stay as they are, whoever has it harder;
 * uneven armies of our own are changed instead. Missions by chance; measured with
 * `parsecs balance --game imperial-assault --only first-skirmish --games 400 --bot greedy`.
 */
export const PRINTED_SKIRMISH: Measured<'first-skirmish-empire' | 'first-skirmish-rebels'> = {
  games: 400,
  wins: { 'first-skirmish-empire': 240, 'first-skirmish-rebels': 160 },
};
