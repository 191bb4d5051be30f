import type { WordTime } from '../protocol.ts';
import { isSpoken, type Piece, piecesOf, type Span } from './pieces.ts';
import { speakableText } from './text.ts';

/**
 * When each word of a text is spoken; null if that is unknown. A word is what stands between two spaces, with a following
 * dash; it may be spoken as several pieces ("5°C") or share a mark with the piece before it.
 */
export function toWordTimes(text: string, marks: readonly (Span | null)[]): WordTime[] | null {
  const spans = filled(piecesOf(speakableText(text)), marks);
  if (!spans) return null;
  const times: WordTime[] = [];
  let next = 0;
  for (const word of wordsOf(text)) {
    const count = piecesOf(speakableText(word)).length;
    const [first, last] = [spans[next], spans[next + count - 1]];
    if (count === 0 || !first || !last) return null;
    times.push({ text: word, start: first.start, end: last.end });
    next += count;
  }
  return next === spans.length ? times : null;
}

/** The words of a text; punctuation between spaces belongs to the word before it. */
function wordsOf(text: string): string[] {
  const words: string[] = [];
  for (const token of text.trim().split(/\s+/)) {
    const before = words.at(-1);
    if (isSpoken(token) && (before === undefined || isSpoken(before))) words.push(token);
    else words[Math.max(0, words.length - 1)] = before === undefined ? token : `${before} ${token}`;
  }
  return words;
}

/** Marks for all pieces: one without a mark shares that of the piece before it, in proportion to their letters. */
function filled(pieces: readonly Piece[], marks: readonly (Span | null)[]): Span[] | null {
  if (marks[0] === null || marks.length !== pieces.length) return null;
  const spans: Span[] = [];
  for (let from = 0, to = 0; from < pieces.length; from = to) {
    for (to = from + 1; to < pieces.length && marks[to] === null; ) to++;
    const mark = marks[from];
    if (!mark) return null;
    const letters = pieces.slice(from, to).map(({ text }) => text.length);
    const perLetter = (mark.end - mark.start) / letters.reduce((sum, count) => sum + count, 0);
    let start = mark.start;
    for (const count of letters) {
      spans.push({ start, end: start + count * perLetter });
      start += count * perLetter;
    }
  }
  return spans;
}
