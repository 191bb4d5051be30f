import { PitchDetector } from 'pitchy';
import type { SpeechMeasures } from '../protocol.ts';
import type { Sound } from './sound.ts';

const windowSeconds = 0.064;
const stepSeconds = 0.01;
const lowest = 60;
const highest = 400;
/** Below it a window is a consonant or a pause. */
const leastClarity = 0.85;
/** Further from the median, the detector has probably found another octave. */
const mostSemitones = 9;
const fewestWindows = 20;

/** The pitch of a speaker; null if too little is voiced. McLeod and Wyvill, "A smarter way to find pitch", 2005. */
export function pitchOf({ samples, sampleRate }: Sound): SpeechMeasures['pitch'] {
  const size = Math.round(windowSeconds * sampleRate);
  const detector = PitchDetector.forFloat32Array(size);
  const found: number[] = [];
  for (let start = 0; start + size <= samples.length; start += Math.round(stepSeconds * sampleRate)) {
    const [hertz, clarity] = detector.findPitch(samples.subarray(start, start + size), sampleRate);
    if (clarity >= leastClarity && hertz >= lowest && hertz <= highest) found.push(hertz);
  }
  const median = found.toSorted((a, b) => a - b)[found.length >> 1];
  if (median === undefined || found.length < fewestWindows) return null;
  const semitones = found
    .map((hertz) => 12 * Math.log2(hertz / median))
    .filter((distance) => Math.abs(distance) <= mostSemitones);
  const mean = semitones.reduce((sum, each) => sum + each, 0) / semitones.length;
  const variance = semitones.reduce((sum, each) => sum + (each - mean) ** 2, 0) / semitones.length;
  return { hertz: median, deviation: Math.sqrt(variance) };
}
