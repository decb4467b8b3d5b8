/** Text out of somebody's file without what a terminal would obey. */
export function cleanText(text: string): string {
  return text.replaceAll(/\p{Cc}/gu, '\uFFFD');
}
