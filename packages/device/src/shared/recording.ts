import type { Recording } from '@rehearse/practice-machines/ports';
import { levelsOf, type Resample } from './sound.ts';
import { encodeWav } from './wav.ts';

/** The sample rate of every file: enough for speech, at 32 kB per second. */
export const FILE_SAMPLE_RATE = 16_000;

/** Object URLs by recording, so that they can be revoked when it is discarded. */
const urls = new Map<string, string[]>();

/** Revokes the URLs of a recording; the file stays as long as it is referenced. */
export function revokeRecordingUrls(recordingId: string): void {
  for (const url of urls.get(recordingId) ?? []) URL.revokeObjectURL(url);
  urls.delete(recordingId);
}

/** A recording with its levels and samples; its file is `video` if given, else a 16 kHz mono WAV. */
export async function makeRecording(
  recordingId: string,
  pcm: Float32Array,
  sampleRate: number,
  resample: Resample,
  video: Blob | null = null,
): Promise<Recording> {
  const samples = await resample(pcm, sampleRate, FILE_SAMPLE_RATE);
  const file = video ?? encodeWav(samples, FILE_SAMPLE_RATE);
  const url = URL.createObjectURL(file);
  urls.set(recordingId, [...(urls.get(recordingId) ?? []), url]);
  return {
    recordingId,
    file,
    url,
    durationSeconds: pcm.length / sampleRate,
    levels: levelsOf(samples, FILE_SAMPLE_RATE),
    samples: { pcm: samples, sampleRate: FILE_SAMPLE_RATE },
  };
}
