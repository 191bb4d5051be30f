import type { JoinedRecording, Recording } from '@rehearse/practice-machines/ports';
import { FILE_SAMPLE_RATE, makeRecording } from '../shared/recording.ts';
import { join, type Resample, resampleOffline } from '../shared/sound.ts';

/**
 * Joins recordings into one file, a 16 kHz mono WAV under a new id. Those without samples are left out.
 *
 * @param resample default: `OfflineAudioContext`
 */
export async function joinRecordings(
  recordings: readonly Recording[],
  resample: Resample = resampleOffline,
): Promise<JoinedRecording> {
  const parts: JoinedRecording['parts'][number][] = [];
  const sounds: Float32Array[] = [];
  let length = 0;
  for (const { recordingId, samples } of recordings) {
    if (!samples) continue;
    const sound = await resample(samples.pcm, samples.sampleRate, FILE_SAMPLE_RATE);
    const start = length / FILE_SAMPLE_RATE;
    length += sound.length;
    sounds.push(sound);
    parts.push({ recordingId, start, end: length / FILE_SAMPLE_RATE });
  }
  const recording = await makeRecording(crypto.randomUUID(), join(sounds), FILE_SAMPLE_RATE, resample);
  return { recording, parts };
}
