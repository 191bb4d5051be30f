import type { Sound } from './sound.ts';

const pcm = 1;
const float = 3;
/** The real format is in the extension; its first two bytes are one of the above. */
const extensible = 0xfffe;

/**
 * Reads a WAV file of 16-bit integers or 32-bit floats; several channels are averaged. A file that was written as a stream
 * may give a wrong length: then everything after its header counts.
 *
 * @throws RangeError when the bytes are no such file
 */
export function readWav(bytes: Uint8Array): Sound {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const nameAt = (at: number) => String.fromCharCode(...bytes.subarray(at, at + 4));
  if (bytes.length < 12 || nameAt(0) !== 'RIFF' || nameAt(8) !== 'WAVE') throw new RangeError('This is no WAV file.');
  let format: { kind: number; channels: number; sampleRate: number; bits: number } | undefined;
  for (let at = 12; at + 8 <= bytes.length; ) {
    const name = nameAt(at);
    const start = at + 8;
    const length = Math.min(view.getUint32(at + 4, true), bytes.length - start);
    if (name === 'fmt ' && length >= 16) {
      const tag = view.getUint16(start, true);
      format = {
        kind: tag === extensible && length >= 26 ? view.getUint16(start + 24, true) : tag,
        channels: view.getUint16(start + 2, true),
        sampleRate: view.getUint32(start + 4, true),
        bits: view.getUint16(start + 14, true),
      };
    }
    if (name === 'data' && format)
      return readSamples(new DataView(view.buffer, view.byteOffset + start, length), format);
    at = start + length + (length % 2);
  }
  throw new RangeError('The WAV file has no sound.');
}

function readSamples(
  data: DataView,
  { kind, channels, sampleRate, bits }: { kind: number; channels: number; sampleRate: number; bits: number },
): Sound {
  const read =
    kind === pcm && bits === 16
      ? (at: number) => data.getInt16(at, true) / 32768
      : kind === float && bits === 32
        ? (at: number) => data.getFloat32(at, true)
        : undefined;
  if (!read || channels < 1 || sampleRate < 8000)
    throw new RangeError(`A WAV file with format ${kind}, ${bits} bits and ${sampleRate} Hz can't be read.`);
  const width = bits / 8;
  const count = Math.floor(data.byteLength / (width * channels));
  const samples = Float32Array.from({ length: count }, (_, index) => {
    let sum = 0;
    for (let channel = 0; channel < channels; channel++) sum += read((index * channels + channel) * width);
    return sum / channels;
  });
  return { samples, sampleRate };
}
