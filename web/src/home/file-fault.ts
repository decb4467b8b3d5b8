import { describeFault, type Texts } from '@parsecs/lang';
import type { FileFault } from './match-file.ts';

export type Fault = FileFault | { readonly cause: 'too-large' | 'unreadable' };

/** The refusal of a choice is told in the words of its game. */
export async function loadFaultWords(texts: Texts, fault: Fault): Promise<void> {
  if (fault.cause === 'cannot-be-run') await texts.load(fault.game);
}

export function describeFileFault(texts: Texts, fault: Fault): string {
  if (fault.cause === 'cannot-be-run') {
    const why = describeFault(texts, fault.fault, fault.game);
    return `${why} ${texts.t('table:fault.path', { path: fault.path })}`;
  }
  return texts.t(`shell:file.${fault.cause}`, { path: 'path' in fault ? (fault.path ?? '') : '' });
}
