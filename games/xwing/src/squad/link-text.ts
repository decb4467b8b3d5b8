/** Any text in 64 letters: each character five bits at a time, the sixth says that more follow. */

const BITS = 5;
const LOW = 0x1f;
const MORE = 0x20;
const MOST_CODE = 0x10_ffff;
/** No character needs more pieces than five. */
const MOST_PIECES = 5;

export function writeText(text: string, alphabet: string): string {
  let written = '';
  for (const character of text) {
    let rest = character.codePointAt(0) ?? 0;
    do {
      const piece = rest & LOW;
      rest >>>= BITS;
      written += alphabet.charAt(rest > 0 ? piece | MORE : piece);
    } while (rest > 0);
  }
  return written;
}

/** Nothing when it was not written so. */
export function readText(written: string, alphabet: string): string | undefined {
  let text = '';
  let code = 0;
  let pieces = 0;
  for (const letter of written) {
    const piece = alphabet.indexOf(letter);
    if (piece === -1 || pieces === MOST_PIECES) return undefined;
    code |= (piece & LOW) << (BITS * pieces);
    pieces += 1;
    if (piece < MORE) {
      // The last piece of a longer one is never empty: every text has one writing only.
      if (code > MOST_CODE || (pieces > 1 && piece === 0)) return undefined;
      text += String.fromCodePoint(code);
      code = 0;
      pieces = 0;
    }
  }
  return pieces === 0 ? text : undefined;
}
