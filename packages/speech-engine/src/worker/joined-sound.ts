import type { MarkedSound } from './pieces.ts';
import { spokenPart } from './sound.ts';

/** Pause between two sentences in seconds; flite's own are too short to be noticed. */
const pauseSeconds = 0.45;

/** Sentences of one voice after each other, with a pause between them. */
export function joinedSound(sentences: readonly MarkedSound[]): MarkedSound {
  const [first, ...rest] = sentences;
  if (!first) throw new Error('There is nothing to join.');
  if (rest.length === 0) return first;
  const { sampleRate } = first;
  const pause = Math.round(pauseSeconds * sampleRate);
  const parts = sentences.map(({ samples, marks }) => ({ samples, marks, ...spokenPart(samples) }));
  const length = parts.reduce((sum, { from, to }) => sum + to - from, pause * rest.length);
  const samples = new Float32Array(length);
  const marks: MarkedSound['marks'][number][] = [];
  let offset = 0;
  for (const part of parts) {
    samples.set(part.samples.subarray(part.from, part.to), offset);
    const shift = (offset - part.from) / sampleRate;
    marks.push(...part.marks.map((mark) => mark && { start: mark.start + shift, end: mark.end + shift }));
    offset += part.to - part.from + pause;
  }
  return { samples, sampleRate, marks };
}
