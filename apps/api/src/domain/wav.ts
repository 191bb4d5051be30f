/** Sound of one channel, −1 to 1. */
export interface Sound {
  readonly pcm: Float32Array;
  readonly sampleRate: number;
}

/** Bytes of a chunk's name and length. */
const CHUNK_HEAD = 8;
const SAMPLE_BYTES = 2;

/** Decodes a 16-bit mono WAV file, as the app records it; null for anything else. */
export function readWav(bytes: Uint8Array): Sound | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const name = (at: number) => String.fromCharCode(...bytes.subarray(at, at + 4));
  if (bytes.length < 12 || name(0) !== 'RIFF' || name(8) !== 'WAVE') return null;
  let sampleRate: number | null = null;
  for (let at = 12; at + CHUNK_HEAD <= bytes.length; ) {
    const start = at + CHUNK_HEAD;
    const length = view.getUint32(at + 4, true);
    if (name(at) === 'fmt ' && start + 16 <= bytes.length) {
      const [format, channels, bits] = [0, 2, 14].map((offset) => view.getUint16(start + offset, true));
      if (format !== 1 || channels !== 1 || bits !== 8 * SAMPLE_BYTES) return null;
      sampleRate = view.getUint32(start + 4, true);
    }
    if (name(at) === 'data' && sampleRate) {
      const samples = Math.floor(Math.min(length, bytes.length - start) / SAMPLE_BYTES);
      const pcm = Float32Array.from(
        { length: samples },
        (_, index) => view.getInt16(start + index * SAMPLE_BYTES, true) / 32_768,
      );
      return { pcm, sampleRate };
    }
    at = start + length + (length % 2);
  }
  return null;
}
