import type { Texts } from './texts.ts';

/** Why a bot liked one answer better than the next: what it is about, and of which side. */
interface ReasonInData {
  readonly theme: string;
  readonly of: 'own' | 'others';
}

/** A phrase without a full stop, such as “less damage taken”. */
export function describeReason(texts: Texts, { theme, of }: ReasonInData): string {
  return texts.t(`table:reason.${theme}.${of}`);
}

/** The name of a bot's style, and what it means. */
export function describeStyle(
  texts: Texts,
  style: string,
): { readonly name: string; readonly text: string } {
  return { name: texts.t(`table:style.${style}.name`), text: texts.t(`table:style.${style}.text`) };
}
