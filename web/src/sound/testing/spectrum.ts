/** The mean pitch of samples, weighed by power, in hertz. */
export function centroidOf(samples: Float32Array, rate: number): number {
  const size = 2 ** Math.floor(Math.log2(Math.max(2, samples.length)));
  const real = Float64Array.from(samples.subarray(0, size), (value, index) => {
    return value * (0.5 - 0.5 * Math.cos((2 * Math.PI * index) / size));
  });
  const imaginary = new Float64Array(size);
  transform(real, imaginary);
  let [sum, all] = [0, 0];
  for (let bin = 1; bin < size / 2; bin += 1) {
    const power = (real[bin] ?? 0) ** 2 + (imaginary[bin] ?? 0) ** 2;
    sum += power * ((bin * rate) / size);
    all += power;
  }
  return all === 0 ? 0 : sum / all;
}

/** Fourier's, in place; the size is a power of two. */
function transform(real: Float64Array, imaginary: Float64Array): void {
  const size = real.length;
  if (size === 1) return;
  const half = size / 2;
  const parts = [0, 1].map((odd) => ({
    real: Float64Array.from({ length: half }, (_, index) => real[2 * index + odd] ?? 0),
    imaginary: Float64Array.from({ length: half }, (_, index) => imaginary[2 * index + odd] ?? 0),
  }));
  const [even, odd] = parts;
  if (even === undefined || odd === undefined) return;
  transform(even.real, even.imaginary);
  transform(odd.real, odd.imaginary);
  for (let bin = 0; bin < half; bin += 1) {
    const angle = (-2 * Math.PI * bin) / size;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const turned = (odd.real[bin] ?? 0) * cos - (odd.imaginary[bin] ?? 0) * sin;
    const other = (odd.real[bin] ?? 0) * sin + (odd.imaginary[bin] ?? 0) * cos;
    real[bin] = (even.real[bin] ?? 0) + turned;
    imaginary[bin] = (even.imaginary[bin] ?? 0) + other;
    real[bin + half] = (even.real[bin] ?? 0) - turned;
    imaginary[bin + half] = (even.imaginary[bin] ?? 0) - other;
  }
}
