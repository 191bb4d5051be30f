/** Words as pairs of formants in hertz: sounds that differ as vowels do. */
const formants = [
  [300, 2300],
  [700, 1200],
  [500, 1700],
  [350, 900],
  [650, 2000],
  [450, 1100],
] as const;
const sampleRate = 16_000;
const wordSeconds = 0.3;
const near = (hertz: number, formant: number) => Math.exp(-(((hertz - formant) / 120) ** 2));

interface Voice {
  /** Hertz. */
  pitch: number;
  /** How many of the six words are spoken. */
  count?: number;
  /** Seconds of silence after the word with this index. */
  pauses?: Readonly<Record<number, number>>;
}

/** For stories: synthesized words as a WAV file, and when they are spoken. */
export function spoken({ pitch, count = formants.length, pauses = {} }: Voice) {
  const samples: number[] = [];
  const rest = (seconds: number) => {
    for (let i = 0; i < seconds * sampleRate; i++) samples.push(0.001 * Math.sin(i * i));
  };
  rest(0.3);
  const words = formants.slice(0, count).map(([low, high], index) => {
    const start = samples.length / sampleRate;
    const length = wordSeconds * sampleRate;
    for (let i = 0; i < length; i++) {
      let value = 0;
      for (let hertz = pitch; hertz < 4000; hertz += pitch)
        value += Math.sin((2 * Math.PI * hertz * i) / sampleRate) * (near(hertz, low) + near(hertz, high));
      samples.push(0.1 * value * (0.2 + 0.8 * Math.sin((Math.PI * i) / length)));
    }
    const end = samples.length / sampleRate;
    rest(pauses[index] ?? 0);
    return { text: `word${index + 1}`, start, end };
  });
  rest(0.5);
  return { file: toWav(samples), times: { seconds: samples.length / sampleRate, words } };
}

function toWav(samples: readonly number[]): Blob {
  const header = new DataView(new ArrayBuffer(44));
  const text = (offset: number, letters: string) => {
    for (let i = 0; i < letters.length; i++) header.setUint8(offset + i, letters.charCodeAt(i));
  };
  text(0, 'RIFF');
  header.setUint32(4, 36 + samples.length * 2, true);
  text(8, 'WAVEfmt ');
  header.setUint32(16, 16, true);
  header.setUint16(20, 1, true);
  header.setUint16(22, 1, true);
  header.setUint32(24, sampleRate, true);
  header.setUint32(28, sampleRate * 2, true);
  header.setUint16(32, 2, true);
  header.setUint16(34, 16, true);
  text(36, 'data');
  header.setUint32(40, samples.length * 2, true);
  const pcm = Int16Array.from(samples, (value) => Math.round(32_767 * Math.max(-1, Math.min(1, value))));
  return new Blob([header.buffer, pcm], { type: 'audio/wav' });
}
