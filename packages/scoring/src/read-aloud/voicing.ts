import type { Stretch } from './envelope.ts';

const LOW_HZ = 70;
const HIGH_HZ = 500;
const WINDOW_SECONDS = 0.03;
const STEP_SECONDS = 0.15;
const LEAST_LOOKS = 6;
/** Pitch needs no more samples a second than this. */
const ENOUGH_RATE = 8000;
/** Of a perfect repetition; noise stays well below, vowels above. */
const LIKENESS = 0.55;
/** A stretch with less voice than this is not speech: speech has about half, noise next to none. */
const LEAST_SHARE = 0.12;

/** Whether a window repeats itself at the pitch of a voice. */
function isVoiced(pcm: Float32Array, sampleRate: number, start: number): boolean {
  const length = Math.round(WINDOW_SECONDS * sampleRate);
  const longest = Math.round(sampleRate / LOW_HZ);
  const stride = Math.max(1, Math.round(sampleRate / ENOUGH_RATE));
  if (start + length + longest >= pcm.length) return false;
  let energy = 0;
  for (let index = start; index < start + length; index += stride) energy += (pcm[index] ?? 0) ** 2;
  for (let lag = Math.round(sampleRate / HIGH_HZ); lag <= longest; lag += stride) {
    let product = 0;
    let shifted = 0;
    for (let index = start; index < start + length; index += stride) {
      const later = pcm[index + lag] ?? 0;
      product += (pcm[index] ?? 0) * later;
      shifted += later * later;
    }
    if (product > LIKENESS * Math.sqrt(energy * shifted)) return true;
  }
  return false;
}

/** Share of a stretch that is voiced, by looking at it a few times a second. */
export function voicedShare(pcm: Float32Array, sampleRate: number, { start, end }: Stretch): number {
  let looks = 0;
  let voiced = 0;
  const step = Math.min(STEP_SECONDS, (end - start) / LEAST_LOOKS);
  for (let time = start; time < end; time += step) {
    looks++;
    if (isVoiced(pcm, sampleRate, Math.round(time * sampleRate))) voiced++;
  }
  return looks === 0 ? 0 : voiced / looks;
}

/** The stretches that hold a voice: rustle, knocks and hiss are left out, however loud. */
export function keepVoiced(pcm: Float32Array, sampleRate: number, stretches: readonly Stretch[]): Stretch[] {
  return stretches.filter((stretch) => voicedShare(pcm, sampleRate, stretch) >= LEAST_SHARE);
}
