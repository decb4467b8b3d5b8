/** Letters without case and marks, so that `zlapany` finds `Złapany` and `ё` is found by `е`. */
function fold(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('ł', 'l')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[-–—’'`“”„«»]/g, ' ');
}

/** Whether the text has every word that is searched for, in any order. */
export function searchFor(search: string): (text: string) => boolean {
  const words = fold(search).split(/\s+/).filter(Boolean);
  return (text) => {
    if (words.length === 0) return true;
    const folded = fold(text);
    return words.every((word) => folded.includes(word));
  };
}
