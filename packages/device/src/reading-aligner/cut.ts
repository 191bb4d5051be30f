import type { SoundSpan } from '@rehearse/practice-machines/ports';

/** Seconds around a word: its boundaries are not exact. */
const margin = 0.03;
/** Seconds of fading in and out, so that nothing clicks. */
const fade = 0.008;

/** A part of a sound, with a little of what is around it. */
export function cut(samples: Float32Array, { start, end }: SoundSpan, sampleRate: number): Float32Array {
  const from = Math.max(0, Math.round((start - margin) * sampleRate));
  const part = samples.slice(from, Math.max(from, Math.round((end + margin) * sampleRate)));
  const faded = Math.min(Math.round(fade * sampleRate), part.length >> 1);
  for (let i = 0; i < faded; i++) {
    const last = part.length - 1 - i;
    part[i] = ((part[i] ?? 0) * i) / faded;
    part[last] = ((part[last] ?? 0) * i) / faded;
  }
  return part;
}
