/** The loudness of a recording in steps of 10 ms. */
export interface Envelope {
  db: Float32Array;
  durationSeconds: number;
  /** Levels of the background and of loud speech: the 5th and the 97th percentile. */
  noiseDb: number;
  peakDb: number;
  rangeDb: number;
  /** Share of samples at full level, 0..1. */
  clippedShare: number;
}

/** A stretch of speech, in seconds. */
export interface Stretch {
  start: number;
  end: number;
}

export const HOP_SECONDS = 0.01;
const WINDOW_SECONDS = 0.025;
const CLIP_LEVEL = 0.985;
const HUM_HZ = 80;
const MIN_SPEECH_FRAMES = 4;
const MIN_GAP_FRAMES = 20;

/** Loudness in dB of each 25 ms window, every 10 ms. */
export function toDecibels(signal: Float32Array, sampleRate: number): Float32Array {
  const hop = Math.max(1, Math.round(sampleRate * HOP_SECONDS));
  const window = Math.max(1, Math.round(sampleRate * WINDOW_SECONDS));
  const frames = Math.max(0, Math.floor((signal.length - window) / hop) + 1);
  const db = new Float32Array(frames);
  for (let frame = 0; frame < frames; frame++) {
    let energy = 0;
    for (let index = frame * hop; index < frame * hop + window; index++) energy += (signal[index] ?? 0) ** 2;
    db[frame] = 10 * Math.log10(energy / window + 1e-10);
  }
  return db;
}

/** The value below which a share of the frames lies. */
export function percentile(values: Float32Array, share: number): number {
  const sorted = Float32Array.from(values).sort();
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? -100;
}

function withoutHum(pcm: Float32Array, sampleRate: number): Float32Array {
  const keep = Math.exp((-2 * Math.PI * HUM_HZ) / sampleRate);
  const filtered = new Float32Array(pcm.length);
  for (let index = 1; index < pcm.length; index++) {
    filtered[index] = keep * ((filtered[index - 1] ?? 0) + (pcm[index] ?? 0) - (pcm[index - 1] ?? 0));
  }
  return filtered;
}

export function measureEnvelope(pcm: Float32Array, sampleRate: number): Envelope {
  let clipped = 0;
  for (const sample of pcm) if (Math.abs(sample) > CLIP_LEVEL) clipped++;
  const db = toDecibels(withoutHum(pcm, sampleRate), sampleRate);
  const noiseDb = percentile(db, 0.05);
  const peakDb = percentile(db, 0.97);
  return {
    db,
    durationSeconds: sampleRate > 0 ? pcm.length / sampleRate : 0,
    noiseDb,
    peakDb,
    rangeDb: peakDb - noiseDb,
    clippedShare: pcm.length === 0 ? 0 : clipped / pcm.length,
  };
}

/** Flips runs of `value` that are shorter than `shortest` frames, except the first and the last run. */
function turnShortRuns(active: Uint8Array, value: 0 | 1, shortest: number): void {
  let start = 0;
  while (start < active.length) {
    let end = start;
    while (end < active.length && active[end] === active[start]) end++;
    const inside = start > 0 && end < active.length;
    if (active[start] === value && end - start < shortest && inside) active.fill(1 - value, start, end);
    start = end;
  }
}

/** Finds speech by energy: drops clicks under 40 ms and bridges gaps under 200 ms. */
export function findSpeech(envelope: Envelope): Stretch[] {
  const { db, noiseDb, peakDb, rangeDb } = envelope;
  const threshold = Math.max(noiseDb + Math.min(12, rangeDb * 0.35), peakDb - 32);
  const active = Uint8Array.from(db, (value) => (value > threshold ? 1 : 0));
  turnShortRuns(active, 1, MIN_SPEECH_FRAMES);
  turnShortRuns(active, 0, MIN_GAP_FRAMES);
  const speech: Stretch[] = [];
  for (let frame = 0; frame < active.length; frame++) {
    if (active[frame] !== 1) continue;
    const start = frame;
    while (frame < active.length && active[frame] === 1) frame++;
    speech.push({ start: start * HOP_SECONDS, end: frame * HOP_SECONDS });
  }
  return speech;
}
