import { createMp3Encoder } from 'wasm-media-encoders';
import type { Sound } from './sound.ts';

/** Kilobits per second, which is 300 kB per minute. */
const bitrate = 40;
const chunkSamples = 65_536;

let encoder: ReturnType<typeof createMp3Encoder> | undefined;

/** Encodes speech as a mono MP3 file at its own sample rate. */
export async function encodeMp3({ samples, sampleRate }: Sound): Promise<Uint8Array> {
  encoder ??= createMp3Encoder();
  const mp3 = await encoder;
  mp3.configure({ sampleRate, channels: 1, bitrate });
  const parts: Uint8Array[] = [];
  for (let start = 0; start < samples.length; start += chunkSamples)
    parts.push(mp3.encode([samples.subarray(start, start + chunkSamples)]).slice());
  parts.push(mp3.finalize().slice());
  return Buffer.concat(parts);
}
