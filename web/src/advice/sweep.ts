import { listMatches } from '../shell/storage.ts';
import { forgetAllBut } from './advice-store.ts';

/** Forgets thoughts and analyses of matches that are not there any more. */
export async function sweepAdvice(): Promise<void> {
  const { matches, broken } = await listMatches();
  await forgetAllBut(new Set([...matches, ...broken].map(({ id }) => id)));
}
