import type { Payload } from '@rehearse/content';
import { toPassageWords, type WordRange } from '@rehearse/scoring';

/** Shown in later steps where the right word of a blank stands. With its number it counts as a word of the passage. */
const blankMark = (number: string) => `(${number})`;
/** Shown in later steps where the missing sentence stands. */
const gapMark = '[missing sentence]';

/** A part of the passage as it is, and as an exam shows it. */
interface Piece {
  readonly whole: string;
  readonly shown: string;
}

/** A passage without the keys of its first two steps. */
export interface SealedPassage {
  /** The template of each step. */
  readonly templates: readonly string[];
  /** The passage of the highlights, in pieces. */
  readonly pieces: readonly Piece[];
}

type Steps = Payload<9>['sequences'];

const same = (text: string): Piece => ({ whole: text, shown: text });
const wholeOf = (pieces: readonly Piece[]) => pieces.map(({ whole }) => whole).join('');
const shownOf = (pieces: readonly Piece[]) => pieces.map(({ shown }) => shown).join('');

/**
 * Later steps show the passage with the right words and the missing sentence filled in, and so the keys of the first two
 * steps. All steps are handed out at once, so an exam leaves them out. Null if the steps don't share one passage.
 */
export function sealPassage(steps: Steps): SealedPassage | null {
  const [first, second, third] = steps;
  if (!first || !second || !third || !Array.isArray(first.blankList)) return null;
  if (Array.isArray(second.blankList) || !('options' in second.blankList)) return null;
  const answers = new Map(first.blankList.map(({ indexNumber, answer }) => [String(indexNumber), answer]));
  const opening = first.sentenceTemplate
    .split(/\{(\d+)\}/u)
    .map((part, index) => (index % 2 === 0 ? same(part) : { whole: answers.get(part) ?? '', shown: blankMark(part) }));
  const [before = '', after] = second.sentenceTemplate.split('{}');
  const opened = wholeOf(opening);
  const passage = third.sentenceTemplate;
  const gap = { whole: second.blankList.answer, shown: gapMark };
  if (after === undefined || !before.startsWith(opened)) return null;
  if (!passage.startsWith(`${before}${gap.whole}${after}`)) return null;
  if (steps.slice(2).some(({ sentenceTemplate }) => sentenceTemplate !== passage)) return null;
  const untilGap = [...opening, same(before.slice(opened.length))];
  const pieces = [...untilGap, gap, same(passage.slice(before.length + gap.whole.length))];
  const shown = shownOf(pieces);
  const templates = steps.map(({ sentenceTemplate }, index) => {
    if (index === 0) return sentenceTemplate;
    return index === 1 ? `${shownOf(untilGap)}{}${after}` : shown;
  });
  return { templates, pieces };
}

interface Place {
  readonly start: number;
  readonly end: number;
}

/** Where each word of a passage begins and ends, in characters. */
function placesOf(passage: string): Place[] {
  let at = 0;
  const skipSpace = () => {
    while (/\s/u.test(passage[at] ?? '')) at += 1;
  };
  return toPassageWords(passage).map(({ text }) => {
    skipSpace();
    const start = at;
    for (let left = text.replace(/\s/gu, '').length; left > 0; left -= 1) {
      skipSpace();
      at += 1;
    }
    return { start, end: at };
  });
}

/** The place in the whole passage of a character that is shown; of a mark, all that it stands for. */
function placeInWhole({ pieces }: SealedPassage, character: number): Place {
  let shownAt = 0;
  let wholeAt = 0;
  for (const { whole, shown } of pieces) {
    if (character < shownAt + shown.length) {
      const place = wholeAt + character - shownAt;
      return whole === shown ? { start: place, end: place + 1 } : { start: wholeAt, end: wholeAt + whole.length };
    }
    shownAt += shown.length;
    wholeAt += whole.length;
  }
  return { start: wholeAt, end: wholeAt };
}

/** A range of words of the passage as it was shown, as one of the whole passage. */
export function wholeRange(passage: SealedPassage, { start, end }: WordRange): WordRange {
  const shown = placesOf(shownOf(passage.pieces));
  const first = shown[Math.min(start, end)];
  const last = shown[Math.max(start, end)];
  if (!first || !last) return { start, end };
  const from = placeInWhole(passage, first.start).start;
  const to = placeInWhole(passage, last.end - 1).end;
  const words = placesOf(wholeOf(passage.pieces));
  return { start: words.findIndex((word) => word.end > from), end: words.findLastIndex((word) => word.start < to) };
}
