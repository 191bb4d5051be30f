/** Size of a WAV header with one `fmt ` and one `data` chunk. */
const HEADER_BYTES = 44;

/** Converts samples −1..1 to 16 bits, with clipping. */
export function toInt16(pcm: Float32Array): Int16Array<ArrayBuffer> {
  const samples = new Int16Array(pcm.length);
  for (let i = 0; i < pcm.length; i++) samples[i] = Math.round(Math.max(-1, Math.min(1, pcm[i] ?? 0)) * 32767);
  return samples;
}

/** Converts 16-bit samples to −1..1. */
export function toFloat32(samples: Int16Array): Float32Array<ArrayBuffer> {
  const pcm = new Float32Array(samples.length);
  for (let i = 0; i < samples.length; i++) pcm[i] = (samples[i] ?? 0) / 32767;
  return pcm;
}

/** A 16-bit mono WAV file, `audio/wav`. */
export function encodeWav(pcm: Float32Array, sampleRate: number): Blob {
  const dataBytes = pcm.length * 2;
  const view = new DataView(new ArrayBuffer(HEADER_BYTES + dataBytes));
  const text = (offset: number, letters: string) => {
    for (let i = 0; i < letters.length; i++) view.setUint8(offset + i, letters.charCodeAt(i));
  };
  text(0, 'RIFF');
  view.setUint32(4, HEADER_BYTES - 8 + dataBytes, true);
  text(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, sampleRate, true);
  view.setUint32(28, sampleRate * 2, true);
  view.setUint16(32, 2, true);
  view.setUint16(34, 16, true);
  text(36, 'data');
  view.setUint32(40, dataBytes, true);
  // WAV is little-endian, and so is every machine that runs a browser
  new Int16Array(view.buffer, HEADER_BYTES).set(toInt16(pcm));
  return new Blob([view.buffer], { type: 'audio/wav' });
}
