const sampleRate = 16_000;

/** A WAV file with a quiet tone. */
export function quietWav(seconds: number): Uint8Array {
  const count = Math.round(seconds * sampleRate);
  const bytes = new Uint8Array(44 + count * 2);
  const view = new DataView(bytes.buffer);
  const write = (at: number, text: string) => bytes.set(new TextEncoder().encode(text), at);
  write(0, 'RIFF');
  write(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, sampleRate, true);
  view.setUint16(34, 16, true);
  write(36, 'data');
  view.setUint32(40, count * 2, true);
  for (let index = 0; index < count; index++) view.setInt16(44 + index * 2, 1000 * Math.sin(index / 5), true);
  return bytes;
}
