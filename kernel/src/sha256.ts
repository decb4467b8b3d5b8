// FIPS 180-4. Written out here because Web Crypto is asynchronous and Node's is not in a browser.

// Fractional parts of the cube roots of the first 64 primes.
const ROUND_CONSTANTS = new Int32Array([
  0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
  0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
  0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
  0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
  0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
  0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
  0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
  0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2,
]);

// Fractional parts of the square roots of the first eight primes.
const INITIAL: readonly number[] = [
  0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19,
];

const BLOCK_BYTES = 64;
const LENGTH_BYTES = 8;

// Scratch space is shared by all calls: they are synchronous and never nest.
const schedule = new Int32Array(64);
const digest = new Int32Array(8);

/** The digest of the text's UTF-8 form, in lowercase hex. */
export function sha256(text: string): string {
  return toHex(sha256Bytes(toUtf8(text)));
}

export function sha256Bytes(bytes: Uint8Array): Uint8Array {
  digest.set(INITIAL);
  const whole = bytes.length - (bytes.length % BLOCK_BYTES);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let offset = 0; offset < whole; offset += BLOCK_BYTES) compress(view, offset);

  const rest = bytes.length - whole;
  const blocks = rest + 1 + LENGTH_BYTES > BLOCK_BYTES ? 2 : 1;
  const tail = new Uint8Array(blocks * BLOCK_BYTES);
  tail.set(bytes.subarray(whole));
  tail[rest] = 0x80;
  const tailView = new DataView(tail.buffer);
  // The length counts bits: times eight overflows 32 bits for 512 MiB and more.
  tailView.setUint32(tail.length - 8, Math.floor(bytes.length / 0x20000000));
  tailView.setUint32(tail.length - 4, bytes.length << 3);
  for (let offset = 0; offset < tail.length; offset += BLOCK_BYTES) compress(tailView, offset);

  const result = new Uint8Array(32);
  const resultView = new DataView(result.buffer);
  for (const [index, word] of digest.entries()) resultView.setInt32(index * 4, word);
  return result;
}

/** The UTF-8 form; half a surrogate pair becomes U+FFFD, as in every standard encoder. */
export function toUtf8(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length * 3);
  let length = 0;
  for (let index = 0; index < text.length; index += 1) {
    let code = text.charCodeAt(index);
    if (code >= 0xd800 && code <= 0xdfff) {
      code = text.codePointAt(index) ?? 0;
      if (code > 0xffff) index += 1;
      else code = 0xfffd;
    }
    if (code < 0x80) {
      bytes[length++] = code;
      continue;
    }
    if (code < 0x800) {
      bytes[length++] = 0xc0 | (code >> 6);
    } else {
      if (code < 0x10000) {
        bytes[length++] = 0xe0 | (code >> 12);
      } else {
        bytes[length++] = 0xf0 | (code >> 18);
        bytes[length++] = 0x80 | ((code >> 12) & 0x3f);
      }
      bytes[length++] = 0x80 | ((code >> 6) & 0x3f);
    }
    bytes[length++] = 0x80 | (code & 0x3f);
  }
  return bytes.subarray(0, length);
}

export function toHex(bytes: Uint8Array): string {
  let hex = '';
  for (const byte of bytes) hex += byte.toString(16).padStart(2, '0');
  return hex;
}

function compress(view: DataView, offset: number): void {
  extendSchedule(view, offset);
  let a = digest[0] as number;
  let b = digest[1] as number;
  let c = digest[2] as number;
  let d = digest[3] as number;
  let e = digest[4] as number;
  let f = digest[5] as number;
  let g = digest[6] as number;
  let h = digest[7] as number;
  for (let round = 0; round < 64; round += 1) {
    const sumOfE = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
    const chosen = (e & f) ^ (~e & g);
    const constant = (ROUND_CONSTANTS[round] as number) + (schedule[round] as number);
    const first = (h + sumOfE + chosen + constant) | 0;
    const sumOfA = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    h = g;
    g = f;
    f = e;
    e = (d + first) | 0;
    d = c;
    c = b;
    b = a;
    a = (first + sumOfA + majority) | 0;
  }
  addToDigest(0, a);
  addToDigest(1, b);
  addToDigest(2, c);
  addToDigest(3, d);
  addToDigest(4, e);
  addToDigest(5, f);
  addToDigest(6, g);
  addToDigest(7, h);
}

function extendSchedule(view: DataView, offset: number): void {
  for (let index = 0; index < 16; index += 1) schedule[index] = view.getInt32(offset + index * 4);
  for (let index = 16; index < 64; index += 1) {
    const early = schedule[index - 15] as number;
    const late = schedule[index - 2] as number;
    const mixedEarly = rotate(early, 7) ^ rotate(early, 18) ^ (early >>> 3);
    const mixedLate = rotate(late, 17) ^ rotate(late, 19) ^ (late >>> 10);
    const carried = (schedule[index - 16] as number) + (schedule[index - 7] as number);
    schedule[index] = carried + mixedEarly + mixedLate;
  }
}

function addToDigest(index: number, word: number): void {
  digest[index] = (digest[index] as number) + word;
}

function rotate(word: number, bits: number): number {
  return (word >>> bits) | (word << (32 - bits));
}
