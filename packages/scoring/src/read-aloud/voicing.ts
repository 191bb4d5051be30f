import type { Stretch } from './envelope.ts';

const LOW_HZ = 70;
const HIGH_HZ = 500;
const WINDOW_SECONDS = 0.03;
const STEP_SECONDS = 0.15;
const LEAST_LOOKS = 6;
/** Samples per second that are enough to detect pitch. */
const ENOUGH_RATE = 8000;
/** Correlation from which a window counts as periodic; noise stays well below, vowels are above. */
const LIKENESS = 0.55;
/** Speech is about half voiced and noise hardly at all, so a stretch with a smaller voiced share is not speech. */
const LEAST_SHARE = 0.12;

/** Whether a window is periodic at the pitch of a voice. */
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

/** Voiced share of a stretch, sampled a few times a second. */
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

/** Keeps the stretches that contain a voice; rustling, knocks and hiss are dropped, however loud. */
export function keepVoiced(pcm: Float32Array, sampleRate: number, stretches: readonly Stretch[]): Stretch[] {
  return stretches.filter((stretch) => voicedShare(pcm, sampleRate, stretch) >= LEAST_SHARE);
}
