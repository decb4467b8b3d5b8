const HEAD = 44;
const BYTES = 2;

/** Samples of one channel as a file that any player reads. */
export function wavOf(samples: Float32Array, rate: number): Uint8Array {
  const size = samples.length * BYTES;
  const view = new DataView(new ArrayBuffer(HEAD + size));
  const write = (at: number, text: string): void => {
    for (let index = 0; index < text.length; index += 1) {
      view.setUint8(at + index, text.charCodeAt(index));
    }
  };
  write(0, 'RIFF');
  view.setUint32(4, HEAD - 8 + size, true);
  write(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, rate, true);
  view.setUint32(28, rate * BYTES, true);
  view.setUint16(32, BYTES, true);
  view.setUint16(34, BYTES * 8, true);
  write(36, 'data');
  view.setUint32(40, size, true);
  for (let index = 0; index < samples.length; index += 1) {
    const value = Math.max(-1, Math.min(1, samples[index] ?? 0));
    view.setInt16(HEAD + index * BYTES, Math.round(value * 0x7fff), true);
  }
  return new Uint8Array(view.buffer);
}
