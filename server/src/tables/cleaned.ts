/** Names and chat are shown as text; what cannot be seen has no place in them. */
export function cleaned(words: string): string {
  return words.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cs}]/gu, ' ').trim();
}
