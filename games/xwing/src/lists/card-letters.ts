import { LINK_ALPHABET, linkLetter, linkPlace } from '@parsecs/kernel';

/** The last letter stands for no card: it puts off the count to the next one. */
const MORE = LINK_ALPHABET.length - 1;

/** A card by its place in the order of all ids, in one letter or, far behind, a few. */
export function writeCardLetters(place: number): string {
  if (place < 0) throw new RangeError('no such card');
  return linkLetter(MORE).repeat(Math.floor(place / MORE)) + linkLetter(place % MORE);
}

/** The places of cards that stand side by side; nothing where a letter is none of ours. */
export function readCardLetters(text: string): readonly number[] | undefined {
  const places: number[] = [];
  let put = 0;
  for (const letter of text) {
    const place = linkPlace(letter);
    if (place === -1) return undefined;
    if (place === MORE) put += MORE;
    else {
      places.push(put + place);
      put = 0;
    }
  }
  return put === 0 ? places : undefined;
}
