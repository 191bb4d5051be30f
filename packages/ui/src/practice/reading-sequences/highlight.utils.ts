import type { PassageWord } from '@rehearse/scoring';

/** The words of each paragraph, with the index of its first word. */
export function paragraphsOf(words: readonly PassageWord[]): { start: number; words: PassageWord[] }[] {
  const paragraphs: { start: number; words: PassageWord[] }[] = [];
  for (const [index, word] of words.entries()) {
    if (words[index - 1]?.paragraph === word.paragraph) paragraphs.at(-1)?.words.push(word);
    else paragraphs.push({ start: index, words: [word] });
  }
  return paragraphs;
}

/** The sentences of a passage as word ranges. */
export function sentencesOf(words: readonly PassageWord[]): { start: number; end: number }[] {
  const sentences: { start: number; end: number }[] = [];
  for (const [index, word] of words.entries()) {
    const last = sentences.at(-1);
    if (last && words[index - 1]?.sentence === word.sentence) last.end = index;
    else sentences.push({ start: index, end: index });
  }
  return sentences;
}

/** The position of a word on screen. */
export interface WordPlace {
  top: number;
  center: number;
}

/** Direction of a key; `jump` is Ctrl or Alt. */
export interface Move {
  key: string;
  jump: boolean;
}

function sentenceStep(words: readonly PassageWord[], at: number, step: -1 | 1): number {
  const starts = sentencesOf(words).map(({ start }) => start);
  const next = step === 1 ? starts.find((start) => start > at) : starts.findLast((start) => start < at);
  return next ?? (step === 1 ? words.length - 1 : 0);
}

/** The word above or below: the horizontally nearest one on the nearest other line. */
function lineStep(count: number, at: number, step: -1 | 1, placeOf: (word: number) => WordPlace): number {
  const from = placeOf(at);
  let best = at;
  let line: number | null = null;
  for (let word = at + step; word >= 0 && word < count; word += step) {
    const { top, center } = placeOf(word);
    if (top === from.top) continue;
    line ??= top;
    if (top !== line) break;
    if (best === at || Math.abs(center - from.center) < Math.abs(placeOf(best).center - from.center)) best = word;
  }
  return best;
}

function lineEnd(count: number, at: number, step: -1 | 1, placeOf: (word: number) => WordPlace): number {
  const { top } = placeOf(at);
  let word = at;
  while (word + step >= 0 && word + step < count && placeOf(word + step).top === top) word += step;
  return word;
}

/** The word that a key moves to; null if it does not move. */
export function destinationOf(
  words: readonly PassageWord[],
  at: number,
  { key, jump }: Move,
  placeOf: (word: number) => WordPlace,
): number | null {
  const last = words.length - 1;
  switch (key) {
    case 'ArrowRight':
      return jump ? sentenceStep(words, at, 1) : Math.min(at + 1, last);
    case 'ArrowLeft':
      return jump ? sentenceStep(words, at, -1) : Math.max(at - 1, 0);
    case 'ArrowDown':
      return lineStep(words.length, at, 1, placeOf);
    case 'ArrowUp':
      return lineStep(words.length, at, -1, placeOf);
    case 'Home':
      return jump ? 0 : lineEnd(words.length, at, -1, placeOf);
    case 'End':
      return jump ? last : lineEnd(words.length, at, 1, placeOf);
    default:
      return null;
  }
}
