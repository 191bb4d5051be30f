import type { Recording } from '@rehearse/practice-machines/ports';
import { levelsOf, type Resample } from './sound.ts';
import { encodeWav } from './wav.ts';

/** The rate of every file: enough for speech, and 32 kB a second. */
export const FILE_SAMPLE_RATE = 16_000;

/** Object URLs by recording, so that whoever discards a recording frees them. */
const urls = new Map<string, string[]>();

/** Frees the URLs of a recording; the file itself stays as long as somebody holds it. */
export function revokeRecordingUrls(recordingId: string): void {
  for (const url of urls.get(recordingId) ?? []) URL.revokeObjectURL(url);
  urls.delete(recordingId);
}

/** The recording of this sound with its levels and samples: `video` if there is one, else a 16 kHz mono WAV file. */
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
