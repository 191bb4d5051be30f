import { limitPeaks } from './limiter.ts';
import { loudnessOf } from './loudness.ts';
import { peakOf, type Sound, spokenPart } from './sound.ts';
import { truePeakOf } from './true-peak.ts';

/** Loudness of all clips in LUFS, so that nobody has to turn the volume when the voice changes. */
export const targetLoudness = -18;

/** Highest sample at first: −3 dB of full scale. */
const firstCeiling = 10 ** (-3 / 20);

/** Highest value between the samples in decibels of full scale: the MP3 file adds a little and has to stay below −2. */
const highestPeak = -2.5;

/** A sound with a lower peak counts as silence (−50 dB of full scale). */
const silencePeak = 10 ** (-50 / 20);

/** Silence before and after the speech: players and headphones swallow the first tenths of a second. */
const marginSeconds = 0.25;

/**
 * Limiting peaks makes a sound a little quieter again, and hisses are higher between their samples than at them; so often
 * gain and ceiling are adjusted, unless both are near enough before.
 */
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
  if (peakOf(samples) < silencePeak) throw new Error('The synthesizer produced only silence.');
  const { from, to } = spokenPart(samples);
  const margin = Math.round(marginSeconds * sampleRate);
  const padded = new Float32Array(to - from + 2 * margin);
  padded.set(samples.subarray(from, to), margin);
  return {
    samples: levelled({ samples: padded, sampleRate }),
    sampleRate,
    trimmedSeconds: (from - margin) / sampleRate,
  };
}

/** The sound at the target loudness, with its peaks below the ceiling. */
function levelled(sound: Sound): Float32Array {
  let missing = targetLoudness - loudnessOf(sound);
  let decibels = 0;
  let ceiling = firstCeiling;
  let excess = 0;
  let result = sound.samples;
  for (let round = 0; round < mostRounds && (Math.abs(missing) > nearEnough || excess > 0); round++) {
    decibels += missing;
    ceiling *= 10 ** (-excess / 20);
    const gain = 10 ** (decibels / 20);
    const amplified = sound.samples.map((sample) => sample * gain);
    result = limitPeaks({ samples: amplified, sampleRate: sound.sampleRate }, ceiling);
    missing = targetLoudness - loudnessOf({ samples: result, sampleRate: sound.sampleRate });
    excess = Math.max(0, truePeakOf(result) - highestPeak);
  }
  return result;
}
