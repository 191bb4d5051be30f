import { speech } from './activity.ts';
import { dimensions, extractFeatures } from './features.ts';
import { frameAt } from './frames.ts';
import type { Sound, Span } from './sound.ts';

/** What to look for in a recording: the frames of the sample that lie in words, without its pauses. */
export interface Template {
  /** Number of frames. */
  readonly size: number;
  /** Index of the first and of the last frame of each word. */
  readonly first: Int32Array;
  readonly last: Int32Array;
  readonly values: Float32Array;
  /** 1 for frames with speech, 0 for silence inside words, such as before a "t". */
  readonly loud: Uint8Array;
}

const shortestWord = 2;

/**
 * Prepares a sample whose word times are known. Its pauses are left out, since readers make their own.
 *
 * @param floors of the recording with which it will be compared
 */
export function toTemplate(sound: Sound, words: readonly Span[], floors: Float64Array): Template {
  const from = words.map(({ start }) => Math.max(0, frameAt(start)));
  const lengths = words.map(({ end }, word) => Math.max(shortestWord, frameAt(end) - (from[word] ?? 0)));
  const frames = from.flatMap((start, word) => Array.from({ length: lengths[word] ?? 0 }, (_, i) => start + i));
  const inWords = new Set(frames);
  const { values: all, level } = extractFeatures(sound, { counts: (frame) => inWords.has(frame), floors });
  const values = new Float32Array(frames.length * dimensions);
  for (const [j, t] of frames.entries()) values.set(all.subarray(t * dimensions, (t + 1) * dimensions), j * dimensions);
  let size = 0;
  const last = Int32Array.from(lengths, (length) => {
    size += length;
    return size - 1;
  });
  const first = last.map((frame, word) => frame - (lengths[word] ?? 0) + 1);
  return { size, first, last, values, loud: Uint8Array.from(frames, (t) => Number(level[t] === speech)) };
}
