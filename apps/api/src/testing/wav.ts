const sampleRate = 16_000;

/** A WAV file; `sampleAt` gives the sample at a time in seconds, −1..1. */
function wavOf(seconds: number, sampleAt: (time: number) => number): Uint8Array<ArrayBuffer> {
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
  for (let index = 0; index < count; index++)
    view.setInt16(44 + index * 2, 32_767 * sampleAt(index / sampleRate), true);
  return bytes;
}

/** A WAV file with a quiet tone. */
export const quietWav = (seconds: number) => wavOf(seconds, (time) => 0.03 * Math.sin((time * sampleRate) / 5));

/** A WAV file that is measured as speech: a voiced sound with four syllables a second. */
export const speechWav = (seconds: number) =>
  wavOf(seconds, (time) => {
    const voice = [1, 2, 3, 4].reduce(
      (sum, harmonic) => sum + Math.sin(2 * Math.PI * 140 * harmonic * time) / harmonic,
      0,
    );
    return 0.2 * voice * Math.sin(Math.PI * 4 * time) ** 2;
  });
