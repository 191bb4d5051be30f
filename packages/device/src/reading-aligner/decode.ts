import { FILE_SAMPLE_RATE } from '../shared/recording.ts';

/** Decodes a file to mono samples at 16 kHz. */
export type Decode = (file: ArrayBuffer) => Promise<Float32Array>;

/** Decodes with the browser's codecs, which also resample. */
export const decodeOffline: Decode = async (file) => {
  const decoded = await new OfflineAudioContext(1, 1, FILE_SAMPLE_RATE).decodeAudioData(file);
  const mono = new Float32Array(decoded.length);
  for (let channel = 0; channel < decoded.numberOfChannels; channel++) {
    const samples = decoded.getChannelData(channel);
    for (let i = 0; i < mono.length; i++) mono[i] = (mono[i] ?? 0) + (samples[i] ?? 0) / decoded.numberOfChannels;
  }
  return mono;
};
