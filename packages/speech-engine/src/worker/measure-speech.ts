import type { SpeechMeasures } from '../protocol.ts';
import { loudnessOf } from './loudness.ts';
import { pitchOf } from './pitch.ts';
import { type Sound, spokenPart } from './sound.ts';
import { truePeakOf } from './true-peak.ts';

/** Loudness, peak, silence, length and pitch of a clip. */
export function measureSpeech(sound: Sound): SpeechMeasures {
  const { samples, sampleRate } = sound;
  const { from, to } = spokenPart(samples);
  return {
    loudness: loudnessOf(sound),
    truePeak: truePeakOf(samples),
    silenceBefore: from / sampleRate,
    silenceAfter: (samples.length - to) / sampleRate,
    speechSeconds: (to - from) / sampleRate,
    pitch: pitchOf(sound),
  };
}
