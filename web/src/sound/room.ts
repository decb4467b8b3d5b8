/** Milliseconds between the walls; no two of them ring together. */
const WALLS = [29.7, 37.1, 41.1, 43.7];
const CORNERS = [5, 1.7];
const CORNER = 0.7;
/** How much of the brightness each wall swallows. */
const SOFT = 0.35;
/** A room has died away when a thousandth is left. */
const GONE = 0.001;

/** Lets the samples ring in a hall that answers for so many seconds. */
export function addRoom(samples: Float32Array, seconds: number, mix: number, rate: number): void {
  const wet = new Float32Array(samples.length);
  for (const wall of WALLS) addWall(samples, wet, wall / 1000, seconds, rate);
  for (const corner of CORNERS) scatter(wet, Math.round((corner / 1000) * rate));
  for (let index = 0; index < samples.length; index += 1) {
    samples[index] = (samples[index] ?? 0) * (1 - mix) + (wet[index] ?? 0) * mix;
  }
}

function addWall(
  dry: Float32Array,
  wet: Float32Array,
  delay: number,
  seconds: number,
  rate: number,
): void {
  const back = GONE ** (delay / seconds);
  const line = new Float32Array(Math.round(delay * rate));
  let dull = 0;
  for (let index = 0; index < dry.length; index += 1) {
    const place = index % line.length;
    const heard = line[place] ?? 0;
    dull = heard * (1 - SOFT) + dull * SOFT;
    line[place] = (dry[index] ?? 0) + dull * back;
    wet[index] = (wet[index] ?? 0) + heard / WALLS.length;
  }
}

/** Blurs echoes into a hall. */
function scatter(samples: Float32Array, delay: number): void {
  const line = new Float32Array(delay);
  for (let index = 0; index < samples.length; index += 1) {
    const place = index % delay;
    const old = line[place] ?? 0;
    const now = (samples[index] ?? 0) + old * CORNER;
    line[place] = now;
    samples[index] = old - now * CORNER;
  }
}
