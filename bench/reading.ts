/**
 * `npm run bench:reading`: measures on synthesized speech how often the length of a reading detects that it is not the whole
 * sentence. Produces the figures in `packages/scoring/src/read-aloud/README.md`; takes a quarter of an hour.
 */
import { compareLength, countSyllables, type Extent, estimateFluency, type FluencyFeatures } from '@rehearse/scoring';
import type { VoiceName } from '../packages/speech-engine/src/index.ts';
import { createSpeaker, readSentences, SAMPLE_RATE } from './reading-clips.ts';

const EVERY = 24;
const splits: readonly { name: string; voices: readonly VoiceName[]; sentences: string[] }[] = [
  { name: 'chosen on', voices: ['rp', 'us-female'], sentences: readSentences(0, EVERY) },
  { name: 'held out', voices: ['rp-female', 'us-male', 'scottish'], sentences: readSentences(11, EVERY) },
];
const rates = [0.7, 0.85, 1, 1.2];
/** Signal-to-noise ratios in dB; infinity for no noise. */
const noises = [Number.POSITIVE_INFINITY, 20, 10];
/** Bins for the length of another sentence, relative to the right one. */
const bounds = [0, 0.5, 0.67, 0.8, 1.25, 1.67, 2, Number.POSITIVE_INFINITY];

const tallies = new Map<string, Record<Extent, number>>();
const count = (row: string, extent: Extent) => {
  const tally = tallies.get(row) ?? { whole: 0, less: 0, more: 0 };
  tallies.set(row, { ...tally, [extent]: tally[extent] + 1 });
};

function beginningOf(text: string, share: number): string {
  const words = text.split(/\s+/);
  return words.slice(0, Math.max(2, Math.round(words.length * share))).join(' ');
}

/** Adds repeated words and "um". */
function halting(text: string): string {
  const say = (word: string, index: number) => {
    if (index % 5 === 3) return `${word}, ${index % 2 === 1 ? 'um,' : ''} ${word}`;
    return index % 5 === 1 ? `${word},` : word;
  };
  return text.split(/\s+/).map(say).join(' ');
}

let seed = 1;
const random = () => {
  seed = (seed * 16_807) % 2_147_483_647;
  return seed / 2_147_483_647;
};

function withNoise(pcm: Float32Array, decibels: number): Float32Array {
  const power = pcm.reduce((sum, sample) => sum + sample * sample, 0) / pcm.length;
  const level = Math.sqrt(power) * 10 ** (-decibels / 20) * Math.sqrt(3);
  return pcm.map((sample) => sample + level * (random() * 2 - 1));
}

function featuresOf(pcm: Float32Array): FluencyFeatures {
  const result = estimateFluency(pcm, SAMPLE_RATE);
  if (result.kind === 'refused') throw new Error(`A clip was rejected (${result.reason}), so nothing was measured.`);
  return result.features;
}

const speaker = await createSpeaker();
for (const { name, voices, sentences } of splits) {
  const readings: { text: string; features: FluencyFeatures }[] = [];
  for (const text of sentences) {
    for (const voice of voices) {
      const say = (said: string, rate: number) => speaker.say(said, voice, rate);
      const check = (row: string, pcm: Float32Array) => count(`${name}: ${row}`, compareLength(featuresOf(pcm), text));
      for (const rate of rates) {
        const clip = await say(text, rate);
        for (const decibels of noises) check('the whole sentence', withNoise(clip, decibels));
        readings.push({ text, features: featuresOf(clip) });
      }
      for (const rate of [0.8, 1]) {
        const clip = await say(beginningOf(text, 0.5), rate);
        for (const decibels of noises) check('its first half', withNoise(clip, decibels));
      }
      check('its first third', await say(beginningOf(text, 0.34), 0.9));
      check('its first two thirds', await say(beginningOf(text, 0.67), 0.9));
      check('the sentence twice', await say(`${text} ${text}`, 1));
      check('halting', await say(halting(text), 0.8));
    }
  }
  for (const { text: said, features } of readings) {
    for (const text of sentences.filter((other) => other !== said)) {
      const ratio = countSyllables(said) / countSyllables(text);
      const bin = bounds.findIndex((bound, index) => ratio >= bound && ratio < (bounds[index + 1] ?? 0));
      count(
        `${name}: another sentence, ${bounds[bin]} to ${bounds[bin + 1]} times as long`,
        compareLength(features, text),
      );
    }
  }
}
await speaker.close();

const rows = [...tallies].map(([row, tally]) => {
  const clips = tally.whole + tally.less + tally.more;
  const share = (extent: Extent) => `${((100 * tally[extent]) / clips).toFixed(1)} %`;
  return { row, clips, less: share('less'), more: share('more') };
});
console.table(rows);
