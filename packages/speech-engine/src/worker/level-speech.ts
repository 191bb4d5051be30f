import { limitPeaks } from './limiter.ts';
import { loudnessOf } from './loudness.ts';
import { peakOf, type Sound } from './sound.ts';

/** Loudness of all clips in LUFS, so that nobody has to turn the volume when the voice changes. */
export const targetLoudness = -18;

/** Highest sample: −3 dB of full scale, so that the decoded file stays below −2 dB between its samples as well. */
const ceiling = 10 ** (-3 / 20);

/** A sound with a lower peak counts as silence (−50 dB of full scale). */
const silencePeak = 10 ** (-50 / 20);

/** Sound below this share of the peak is trimmed at both ends (−40 dB). */
const trimShare = 10 ** (-40 / 20);

/** Silence before and after the speech: players and headphones swallow the first tenths of a second. */
const marginSeconds = 0.25;

/** Limiting peaks makes a sound a little quieter again; so often the gain is adjusted, unless it is near enough before. */
const mostRounds = 8;
const nearEnough = 0.1;

/** A sound, and how much was trimmed before it; negative if silence was added. */
export interface LevelledSound extends Sound {
  readonly trimmedSeconds: number;
}

/**
 * Sets the silence at both ends to {@link marginSeconds} and the loudness to {@link targetLoudness}.
 *
 * @throws Error when the sound is silent
 */
export function levelSpeech({ samples, sampleRate }: Sound): LevelledSound {
  const peak = peakOf(samples);
  if (peak < silencePeak) throw new Error('The synthesizer produced only silence.');
  const threshold = peak * trimShare;
  const first = samples.findIndex((sample) => Math.abs(sample) > threshold);
  const last = samples.findLastIndex((sample) => Math.abs(sample) > threshold);
  const margin = Math.round(marginSeconds * sampleRate);
  const padded = new Float32Array(last + 1 - first + 2 * margin);
  padded.set(samples.subarray(first, last + 1), margin);
  return {
    samples: levelled({ samples: padded, sampleRate }),
    sampleRate,
    trimmedSeconds: (first - margin) / sampleRate,
  };
}

/** The sound at the target loudness, with its peaks below the ceiling. */
function levelled(sound: Sound): Float32Array {
  let missing = targetLoudness - loudnessOf(sound);
  let decibels = 0;
  let result = sound.samples;
  for (let round = 0; round < mostRounds && Math.abs(missing) > nearEnough; round++) {
    decibels += missing;
    const gain = 10 ** (decibels / 20);
    const amplified = sound.samples.map((sample) => sample * gain);
    result = limitPeaks({ samples: amplified, sampleRate: sound.sampleRate }, ceiling);
    missing = targetLoudness - loudnessOf({ samples: result, sampleRate: sound.sampleRate });
  }
  return result;
}
