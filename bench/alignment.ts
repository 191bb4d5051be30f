/**
 * `npm run bench:alignment`: measures how exactly words are found in readings by voices that no threshold was chosen on. Produces
 * the table in `packages/speech-alignment/README.md`; takes five minutes.
 */
import { alignReading, type ReadingAlignment, type Sound } from '../packages/speech-alignment/src/index.ts';
import { type VoiceName, voiceNames } from '../packages/speech-engine/src/index.ts';
import { createSpeaker, type Reading, readSentences, SAMPLE_RATE } from './reading-clips.ts';

/** Thresholds were chosen with the other voices on `readSentences(0, 24)`. */
const sentences = readSentences(11, 48);
const learners: readonly VoiceName[] = ['us-male', 'scottish'];
const rates = [0.75, 1, 1.25];

let seed = 1;
const random = () => {
  seed = (seed * 16_807) % 2_147_483_647;
  return seed / 2_147_483_647;
};
const hiss = () => random() * 2 - 1;
const second = SAMPLE_RATE;
const sound = (samples: Float32Array): Sound => ({ samples, sampleRate: SAMPLE_RATE });

/** A recording starts before the reader and ends after. */
const lead = 0.3;
function recorded(samples: Float32Array): Float32Array {
  const padded = new Float32Array(samples.length + Math.round(1.1 * lead * second) * 2);
  padded.set(samples, Math.round(lead * second));
  return padded;
}

/** White noise 25 dB below the voice, and the echoes of a small room. */
function inRoom(samples: Float32Array): Float32Array {
  const level = Math.sqrt(samples.reduce((sum, value) => sum + value ** 2, 0) / samples.length) * 10 ** (-25 / 20);
  const echoes = [0.013, 0.029, 0.047, 0.071].map(
    (delay, index) => [Math.round(delay * second), 0.4 * 0.7 ** index] as const,
  );
  return samples.map(
    (value, i) =>
      echoes.reduce((sum, [delay, gain]) => sum + gain * (samples[i - delay] ?? 0), value) +
      level * Math.sqrt(3) * hiss(),
  );
}

/** The beginning of a reading, up to and including `count` words. */
const beginning = ({ samples, words }: Reading, count: number) =>
  samples.slice(0, Math.round((words[count - 1]?.end ?? 0) * second));

const results = new Map<
  string,
  { errors: number[]; broken: number; found: number; flagged: number; whole: number; pauses: number; ms: number[] }
>();
const resultOf = (name: string) => {
  const known = results.get(name) ?? { errors: [], broken: 0, found: 0, flagged: 0, whole: 0, pauses: 0, ms: [] };
  results.set(name, known);
  return known;
};

const speaker = await createSpeaker();
for (const [index, text] of sentences.entries())
  for (const learner of learners) {
    const others = voiceNames.filter((voice) => voice !== learner);
    const sample = await speaker.read(text, others[index % others.length] ?? 'rp', 1);
    for (const rate of rates) {
      const reading = await speaker.read(text, learner, rate);
      const total = reading.words.length;
      for (const [name, degrade] of [
        ['quiet', (x: Float32Array) => x],
        ['room', inRoom],
      ] as const) {
        const tally = resultOf(name);
        const align = (samples: Float32Array): ReadingAlignment => {
          const start = performance.now();
          const result = alignReading({
            recording: sound(degrade(recorded(samples))),
            sample: sound(sample.samples),
            words: sample.words,
          });
          tally.ms.push(performance.now() - start);
          return result;
        };
        const whole = align(reading.samples);
        tally.whole += 1;
        if (whole.kind !== 'aligned' || whole.brokenOffAfter !== null) tally.flagged += 1;
        if (whole.kind === 'aligned') {
          for (const [word, { start, end }] of whole.words.entries()) {
            const truth = reading.words[word];
            if (truth) tally.errors.push(Math.abs(start - lead - truth.start), Math.abs(end - lead - truth.end));
          }
          const isReal = (after: number) =>
            (reading.words[after + 1]?.start ?? 0) - (reading.words[after]?.end ?? 0) > 0.1;
          tally.pauses += whole.pauses.filter(({ after }) => !isReal(after)).length;
        }
        for (const count of [Math.round(total * 0.4), Math.round(total * 0.7), total - 3]) {
          const result = align(beginning(reading, count));
          tally.broken += 1;
          if (result.kind === 'aligned' && result.brokenOffAfter !== null) tally.found += 1;
        }
      }
    }
  }

const quantile = (values: number[], share: number) =>
  [...values].sort((a, b) => a - b)[Math.floor(share * values.length)] ?? 0;
console.table(
  Object.fromEntries(
    [...results].map(([name, { errors, broken, found, flagged, whole, pauses, ms }]) => [
      name,
      {
        'median ms': Math.round(1000 * quantile(errors, 0.5)),
        'p90 ms': Math.round(1000 * quantile(errors, 0.9)),
        precision: (found / (found + flagged)).toFixed(3),
        recall: (found / broken).toFixed(3),
        'whole flagged': `${flagged} of ${whole}`,
        'false pauses per sentence': (pauses / whole).toFixed(3),
        'ms per alignment': Math.round(quantile(ms, 0.5)),
      },
    ]),
  ),
);

const [text = ''] = sentences;
const sample = await speaker.read(text, 'rp', 1);
await speaker.close();
const noises: Record<string, (i: number) => number> = {
  silence: () => 0,
  'white noise': () => 0.2 * hiss(),
  hum: (i) => 0.3 * Math.sin((2 * Math.PI * 50 * i) / second),
  'chords of music': (i) => {
    const chord = [220, 277, 330].map((hertz) => hertz * 2 ** ((Math.floor((2 * i) / second) % 4) / 12));
    return (
      0.2 *
      Math.exp(-3 * (((2 * i) / second) % 1)) *
      chord.reduce((sum, hertz) => sum + Math.sin((2 * Math.PI * hertz * i) / second), 0)
    );
  },
};
for (const [name, value] of Object.entries(noises)) {
  const samples = Float32Array.from({ length: 8 * second }, (_, i) => value(i));
  console.log(
    name,
    alignReading({ recording: sound(samples), sample: sound(sample.samples), words: sample.words }).kind,
  );
}
const long = new Float32Array(180 * second);
for (let at = 0; at + sample.samples.length < long.length; at += sample.samples.length + second)
  long.set(sample.samples, at);
const start = performance.now();
alignReading({ recording: sound(long), sample: sound(sample.samples), words: sample.words });
console.log(`three minutes: ${Math.round(performance.now() - start)} ms`);
