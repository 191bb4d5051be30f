import { type Envelope, HOP_SECONDS, percentile, type Stretch, toDecibels } from './envelope.ts';

const VOICE_LOW_HZ = 200;
const VOICE_HIGH_HZ = 1500;
const DIP_DB = 1;
const FLOOR_DB = 28;

/** Second-order Butterworth filter (the Audio EQ Cookbook's). */
function filter(signal: Float32Array, sampleRate: number, cutoffHz: number, kind: 'high' | 'low'): Float32Array {
  const omega = (2 * Math.PI * Math.min(cutoffHz, sampleRate / 2.1)) / sampleRate;
  const alpha = Math.sin(omega) * Math.SQRT1_2;
  const cosine = Math.cos(omega);
  const edge = kind === 'high' ? 1 + cosine : 1 - cosine;
  const b0 = edge / 2 / (1 + alpha);
  const b1 = ((kind === 'high' ? -1 : 1) * edge) / (1 + alpha);
  const a1 = (-2 * cosine) / (1 + alpha);
  const a2 = (1 - alpha) / (1 + alpha);
  const out = new Float32Array(signal.length);
  let [x1, x2, y1, y2] = [0, 0, 0, 0];
  for (let index = 0; index < signal.length; index++) {
    const x = signal[index] ?? 0;
    const y = b0 * x + b1 * x1 + b0 * x2 - a1 * y1 - a2 * y2;
    x2 = x1;
    x1 = x;
    y2 = y1;
    y1 = y;
    out[index] = y;
  }
  return out;
}

function smooth(db: Float32Array): Float32Array {
  return db.map((value, index) => ((db[index - 1] ?? value) + 2 * value + (db[index + 1] ?? value)) / 4);
}

/** Counts syllables: loudness peaks in the voice band that rise at least 1 dB above the dips around them. */
export function countNuclei(
  pcm: Float32Array,
  sampleRate: number,
  envelope: Envelope,
  speech: readonly Stretch[],
): number {
  const band = filter(filter(pcm, sampleRate, VOICE_LOW_HZ, 'high'), sampleRate, VOICE_HIGH_HZ, 'low');
  const db = smooth(toDecibels(band, sampleRate)).subarray(0, envelope.db.length);
  const floor = percentile(db, 0.97) - FLOOR_DB;
  const isSpoken = (frame: number) => {
    const time = frame * HOP_SECONDS;
    return speech.some((stretch) => time >= stretch.start && time < stretch.end);
  };
  let nuclei = 0;
  let rising = true;
  let low = db[0] ?? 0;
  let high = low;
  let highFrame = 0;
  for (const [frame, value] of db.entries()) {
    if (rising && value > high) {
      high = value;
      highFrame = frame;
    } else if (rising && value < high - DIP_DB) {
      if (high > floor && isSpoken(highFrame)) nuclei++;
      rising = false;
      low = value;
    } else if (!rising && value < low) {
      low = value;
    } else if (!rising && value > low + DIP_DB) {
      rising = true;
      high = value;
      highFrame = frame;
    }
  }
  return nuclei;
}
